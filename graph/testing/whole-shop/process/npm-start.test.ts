import { once } from 'node:events';
import { cp, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testsEverything } from '../../every-case.js';
import { listProcesses, processesNaming } from '../../processes.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

let dataDir: string;
let shop: RunningShop;
/** When the first file of the program was compiled, before npm started the shop. */
let compiledMs: number;

const start = (folder: string) => startShop(folder, { SEED_CATALOGUE: 'no' }, ['npm', 'start']);

const readCompiledMs = async () => (await stat('dist/graph/main.js')).mtimeMs;

beforeAll(async () => {
  compiledMs = await readCompiledMs();
  dataDir = await newMigratedDataDir();
  shop = await start(dataDir);
});
/** One shop for all tests, started anew where a test has ended it. */
async function open(): Promise<void> {
  if (processesNaming(dataDir).length === 0) shop = await start(dataDir);
}
afterAll(async () => {
  await shop.stop();
  await removeDataDir(dataDir);
});

/** The numbers of npm, of all that it started, and of the PostgreSQL of this shop. */
function numbersOfShop(): number[] {
  const all = listProcesses();
  const found = new Set([shop.process.pid, ...all.filter(({ args }) => args.includes(dataDir)).map(({ pid }) => pid)]);
  // A process may stand in the list before the one that started it.
  for (const _ of all) for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  return [...found].filter((pid) => pid !== undefined);
}

const livingOf = (numbers: number[]) => listProcesses().filter(({ pid }) => numbers.includes(pid));

/** The shop that is copied and its copy are stopped by SIGINT. */
const SIGNALS: NodeJS.Signals[] = testsEverything ? ['SIGTERM', 'SIGINT'] : ['SIGTERM'];

describe('npm start', () => {
  it('compiles nothing that is compiled already, since others may run it', async () => {
    expect(await readCompiledMs()).toBe(compiledMs);
  });

  it.each(SIGNALS)('closes the shop at %s, and says that all is well', async (signal) => {
    await open();
    const running = numbersOfShop();
    expect(running.length).toBeGreaterThan(3);

    shop.process.kill(signal);
    const [exitCode] = await once(shop.process, 'exit');

    expect(exitCode).toBe(0);
    expect(livingOf(running)).toEqual([]);
    expect(shop.printed()).toContain('Closing the shop');
  });

  it('opens a copy of the data of a shop, beside the shop itself, whichever user made the copy', async () => {
    const copy = `${dataDir}-copy`;
    await shop.stop();
    // As `cp -r` does, it makes the user who runs it the owner of the copy.
    await cp(dataDir, copy, { recursive: true });
    shop = await start(dataDir);

    const other = await start(copy);

    expect((await fetch(`${other.address}/health`)).status).toBe(200);
    await other.stop();
    expect(other.process.exitCode).toBe(0);
    expect(processesNaming(copy)).toEqual([]);
    expect((await fetch(`${shop.address}/health`)).status).toBe(200);
    await rm(copy, { recursive: true });
  });

  it('leaves no shop behind when it is killed', async () => {
    await open();
    const running = numbersOfShop();

    shop.process.kill('SIGKILL');

    while (livingOf(running).length > 0) await pause(50);
  });
});
