import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { imagesFolder } from '../../../media/image-store.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../postgres/embedded-postgres.js';
import { cleanEnvironment } from '../../clean-environment.js';
import { inFull, testsEverything } from '../../every-case.js';
import { processesNaming } from '../../processes.js';
import { shopAddress } from '../browser.js';
import { fillNewShop, newDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

/**
 * `npm run test:all` repeats what luck may have let pass once, and asks a shop for every picture
 * instead of some.
 */
const STARTS = testsEverything ? 10 : 2;
/**
 * One in so many of the pictures that come with the first hundred products, where not all are asked
 * for.
 */
const SOME = 30;

/** Far beyond what either takes, also beside other work; in milliseconds. */
const TIMEOUT_MS = testsEverything ? 3_600_000 : 600_000;

/** How many pictures are asked for at once, about as many as a page shows. */
const AT_ONCE = 20;

/** How far a first start has come: what it has printed, and what lies in its folder. */
interface Progress {
  printed: string;
  dataDir: string;
}

const drawn = ({ dataDir }: Pick<Progress, 'dataDir'>) => {
  const folder = imagesFolder({ dataDir });
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')).length : 0;
};

/** When a first start is killed, each of them after the one before it. */
const MOMENTS: [name: string, hasCome: (progress: Progress) => boolean][] = [
  ['it begins to set up PostgreSQL', ({ printed }) => printed.includes('Starting PostgreSQL')],
  ['PostgreSQL is being set up', ({ dataDir }) => readdirSync(dataDir).some((name) => name.startsWith('postgres.new'))],
  ['PostgreSQL has been set up', ({ dataDir }) => existsSync(path.join(dataDir, 'postgres'))],
  ['PostgreSQL starts', ({ dataDir }) => existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))],
  ['it fills the shelves', ({ printed }) => printed.includes('Filling the shelves')],
  ['it opens', ({ printed }) => printed.includes('is open at')],
  ['it has drawn a file', (progress) => drawn(progress) >= 1],
  ['it has drawn 20 files', (progress) => drawn(progress) >= 20],
  ['it has drawn 200 files', (progress) => drawn(progress) >= 200],
  ['it has drawn 500 files', (progress) => drawn(progress) >= 500],
];

let folders: string[];
let shops: RunningShop[];

beforeEach(() => {
  folders = [];
  shops = [];
});
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await Promise.all(folders.map(removeDataDir));
});

async function newFolder(): Promise<string> {
  const folder = await newDataDir();
  folders.push(folder);
  return folder;
}

async function start(dataDir: string, variables: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const shop = await startShop(dataDir, variables);
  shops.push(shop);
  return shop;
}

async function startAndKill(dataDir: string, hasCome: (progress: Progress) => boolean): Promise<void> {
  const shop = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...cleanEnvironment(), PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shop.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  while (!hasCome({ printed, dataDir })) {
    if (shop.exitCode !== null) throw new Error(`The shop ended by itself:\n${printed}`);
    await pause(5);
  }
  shop.kill('SIGKILL');
  await once(shop, 'exit');
}

/** A part of the answers that this test asks for. */
interface Pictured {
  images: { srcset: string }[];
  children?: Pictured[];
}

const filesOf = ({ images, children = [] }: Pictured): string[] => [
  ...images.flatMap(({ srcset }) => srcset.split(', ').map((file) => file.split(' ')[0] ?? '')),
  ...children.flatMap(filesOf),
];

/** The addresses of all pictures that a shop shows, in each of their widths; or of some. */
async function picturesOf({ address }: Pick<RunningShop, 'address'>, isAll = testsEverything): Promise<string[]> {
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    // biome-ignore lint/suspicious/noExplicitAny: the test names the shape of its data
    return ((await answer.json()) as any).data;
  };
  const others = await ask(
    `{ categories { images { srcset } children { images { srcset } children { images { srcset } } } }
       homeSlides { images { srcset } }
       home: banners(placement: HOME) { images { srcset } } side: banners(placement: SIDE) { images { srcset } } }`,
  );
  const shown: Pictured[] = [...others.categories, ...others.homeSlides, ...others.home, ...others.side];
  let after = '';
  do {
    const page = `first: 100 ${after && `after: "${after}"`}`;
    const { products } = await ask(
      `{ products(${page}) { nodes { images { srcset } } pageInfo { hasNextPage endCursor } } }`,
    );
    shown.push(...products.nodes);
    after = isAll && products.pageInfo.hasNextPage ? products.pageInfo.endCursor : '';
  } while (after);
  return [...new Set(shown.flatMap(filesOf))].filter((_, index) => isAll || index % SOME === 0);
}

/**
 * The pictures that a shop does not have. One that it asks to come again for is asked for again, as
 * a client would.
 */
async function missingOf({ address }: RunningShop, pictures: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  const queue = [...pictures];
  const visit = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const answer = await fetch(address + next);
      await answer.arrayBuffer();
      if (answer.status === 503) queue.push(next);
      else if (answer.status !== 200) missing.push(`${answer.status} ${next}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return missing;
}

describe('the first start', () => {
  // One that is killed while it draws is started again below, which is enough for `npm test`.
  inFull(it)(
    'that is killed, and started again, ends with every picture',
    async () => {
      const dataDir = await newFolder();
      for (const [, hasCome] of MOMENTS) await startAndKill(dataDir, hasCome);

      const shop = await start(dataDir);

      const pictures = await picturesOf(shop);
      expect(pictures.length).toBeGreaterThan(25);
      expect(await missingOf(shop, pictures)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('finds nothing of goods whose putting on the shelves was cut off while it was built', async () => {
    const dataDir = await newFolder();
    const cutOff = fillNewShop(dataDir);

    for await (const text of cutOff.stdout) if (String(text).includes('Filling the shelves')) cutOff.kill('SIGTERM');

    expect(processesNaming(dataDir)).toEqual([]);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  // A shop that others opened for the run may have been filled long ago.
  (process.env.SHOP_PRINTED ? it : it.skip)(
    'finds the goods that were put on its shelves while it was built',
    async () => {
      expect(process.env.SHOP_PRINTED).not.toContain('Filling the shelves');
      expect((await picturesOf({ address: shopAddress() })).length).toBeGreaterThan(25);
    },
  );

  describe('of several shops at once over one database', () => {
    let postgres: EmbeddedPostgres;
    beforeEach(async () => {
      postgres = await startEmbeddedPostgres({ dataDir: await newFolder(), password: 'test', durable: false });
    });
    afterEach(async () => {
      await Promise.all(shops.map((shop) => shop.stop()));
      await postgres.stop();
    });

    it('opens all of them', async () => {
      const dataDirs = await Promise.all(Array.from({ length: STARTS }, newFolder));

      await Promise.all(
        dataDirs.map((dataDir) => start(dataDir, { DATABASE_URL: postgres.url, SEED_CATALOGUE: 'no' })),
      );

      for (const { address } of shops) expect((await fetch(`${address}/health`)).status).toBe(200);
    });

    // That goods are put up once tells seed.test.ts, and what becomes of pictures drawer.test.ts.
    inFull(it)(
      'opens all of them, fills the shelves once, and gives each of them every picture, also one that is killed while it draws',
      async () => {
        const dataDirs = await Promise.all(Array.from({ length: STARTS }, newFolder));
        const open = (dataDir: string, drawsAhead: 'yes' | 'no') =>
          start(dataDir, { DATABASE_URL: postgres.url, DRAW_AHEAD: drawsAhead });

        // Drawing what is not asked for is a promise of its own, which drawer.test.ts proves.
        const [killed] = await Promise.all(dataDirs.map((dataDir, place) => open(dataDir, place === 0 ? 'yes' : 'no')));
        if (!killed) throw new Error('No shop was started.');
        while (drawn(killed) < 1) await pause(5);
        killed.process.kill('SIGKILL');
        await once(killed.process, 'exit');
        await open(killed.dataDir, 'no');

        expect(shops.filter((shop) => shop.printed().includes('Filling the shelves'))).toHaveLength(1);
        // The last one has the machine to itself.
        const living = shops.filter((shop) => shop !== killed);
        for (const [left, shop] of [...living.entries()].reverse()) {
          const pictures = await picturesOf(shop, testsEverything && left === 0);
          expect(pictures.length).toBeGreaterThan(25);
          expect(await missingOf(shop, pictures)).toEqual([]);
          await shop.stop();
        }
      },
      TIMEOUT_MS,
    );
  });
});
