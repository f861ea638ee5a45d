import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { imagesFolder } from '../../media/image-store.js';
import { openLog } from '../../shared/observability/log.js';
import { processesNaming } from '../../testing/processes.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { describePicture } from './describe-picture.js';
import { ASKED_FOR, BACKGROUND, openDrawer } from './drawer.js';
import { PictureScene } from './picture-scene.entity.js';
import type { Scene } from './scene.js';

const EMOJIS = ['🍎', '🍌', '🥕'];
const SCENES: Scene[] = EMOJIS.map((emoji) => ({ kind: 'category', emoji, field: '#F8EBCB' }));

/** The widths in which a picture of a category comes. */
const WIDTHS = [160, 320];

let shop: TestShop;
let folder: string;
let keys: string[];
let logged: string[];

beforeEach(async () => {
  logged = [];
  shop = await openShop({ LOG_LEVEL: 'warn' }, { write: (line) => logged.push(line) });
  folder = imagesFolder(shop.config);
  keys = SCENES.map((scene) => describePicture({ scene, alt: '' }).key);
  const rows = SCENES.map((scene, index) => ({ key: keys[index] ?? '', scene }));
  await shop.database.manager.insert(PictureScene, rows);
});
afterEach(() => shop.close());

const ask = (key: string | undefined, width = 320) => fetch(`${shop.address}/images/${key}-${width}.webp`);

const statusesOf = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))];

const failures = () => logged.filter((line) => line.includes('pictures cannot be drawn'));

/** Processes of this test that draw. */
const drawing = () =>
  processesNaming('drawing-process.js')
    .filter(({ parent }) => parent === process.pid)
    .map(({ pid, niceness }) => ({ pid, priority: niceness }));

describe('asking for a picture of the demonstration', () => {
  it('draws it, to be kept for ever, and in its other width as well', async () => {
    const answer = await ask(keys[0]);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await readdir(folder)).sort()).toEqual(WIDTHS.map((width) => `${keys[0]}-${width}.webp`));
  });

  it('draws it once, however many ask at once, and however many processes', async () => {
    const drawers = [1, 2].map(() => openDrawer(shop.database, folder, openLog('silent'), ASKED_FOR));
    const inodes = new Set<number>();
    const look = async (key: string) => {
      for (const width of WIDTHS) inodes.add((await stat(path.join(folder, `${key}-${width}.webp`))).ino);
    };

    const draws = Array.from({ length: 5 }, () =>
      keys.flatMap((key) => drawers.map(({ draw }) => draw(key, 320).then(() => look(key)))),
    );
    const visits = Array.from({ length: 5 }, () => keys.map((key) => ask(key)));
    const answers = await Promise.all(visits.flat());
    await Promise.all(draws.flat());
    for (const key of keys) await look(key);

    expect(statusesOf(answers)).toEqual([200]);
    // Drawn again it would have taken the place of the first.
    expect(inodes.size).toBe(keys.length * WIDTHS.length);
    await Promise.all(drawers.map((drawer) => drawer.stop()));
  });

  it('draws in a process that the shop goes before', async () => {
    await ask(keys[0]);

    expect(drawing()).toEqual([{ pid: expect.any(Number), priority: Math.max(5, getPriority()) }]);
  });

  it('answers of what there is not that there is nothing, and lets nobody remember it', async () => {
    const answers = [await ask('0123456789abcdef01234567'), await ask(keys[0], 321)];

    expect(statusesOf(answers)).toEqual([404]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
  });

  it('asks to come again while the disk takes nothing, says why once, and draws as soon as it does', async () => {
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(folder, 'no folder');

    const refusals = [await ask(keys[0]), await ask(keys[1])];
    expect(statusesOf(refusals)).toEqual([503]);
    expect(refusals[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refusals[0]?.headers.get('cache-control')).toBe('private, no-store');
    expect(failures()).toHaveLength(1);
    expect(failures()[0]).toContain('EEXIST');

    await rm(folder);
    expect((await ask(keys[0])).status).toBe(200);
    expect(logged.at(-1)).toContain('pictures can be drawn again');
  });

  it('asks to come again when the process that draws is killed, and starts another', async () => {
    await ask(keys[0]);
    for (const { pid } of drawing()) process.kill(pid, 'SIGKILL');
    while (drawing().length > 0) await pause(20);

    const answers = [await ask(keys[1])];
    while (answers.at(-1)?.status === 503) {
      await pause(100);
      answers.push(await ask(keys[1]));
    }

    expect(answers.at(-1)?.status).toBe(200);
    expect(failures()).toHaveLength(1);
  });
});

describe('drawing the rest', () => {
  const open = () =>
    openDrawer(shop.database, folder, openLog('warn', { write: (line) => logged.push(line) }), BACKGROUND);
  const all = () => keys.flatMap((key) => WIDTHS.map((width) => `${key}-${width}.webp`)).sort();
  const present = async () =>
    (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.webp')).sort();
  const untilAllAreThere = async () => {
    while ((await present()).length < all().length) await pause(20);
    expect(await present()).toEqual(all());
  };

  it('makes the files of all pictures, behind everything else, and ends then', async () => {
    const drawer = open();
    drawer.drawRest();
    while (drawing().length === 0) await pause(5);
    expect(drawing()).toEqual([{ pid: expect.any(Number), priority: expect.any(Number) }]);

    await untilAllAreThere();

    while (drawing().length > 0) await pause(50);
    await drawer.stop();
  });

  it('goes on where it was killed', async () => {
    const drawer = open();
    drawer.drawRest();
    while ((await present()).length === 0) await pause(1);
    for (const { pid } of drawing()) process.kill(pid, 'SIGKILL');

    await untilAllAreThere();

    await drawer.stop();
    expect(drawing()).toEqual([]);
  });

  it('goes on once the disk takes files again, and says once why it did not', async () => {
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(folder, 'no folder');
    const drawer = open();
    drawer.drawRest();
    while (failures().length === 0) await pause(20);

    await rm(folder);
    await untilAllAreThere();

    expect(failures()).toHaveLength(1);
    await drawer.stop();
  });
});
