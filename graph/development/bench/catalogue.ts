import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Dice } from '../../demo/goods/dice.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { type BenchDatabase, openBenchPostgres } from './load/bench-database.js';
import { openProcessorTime, peakMemory, processTime } from './load/processor-time.js';
import { Table } from './table.js';

const WORDS =
  `basmati rice toor dal masala tea coffee biscuit chips soap shampoo oil ghee butter cheese paneer milk curd atta
  maida sooji poha idli dosa mix chutney pickle jam honey sugar salt jaggery almond cashew raisin walnut dates banana apple
  mango onion potato tomato chilli ginger garlic turmeric cumin pepper cardamom clove organic fresh premium classic`.split(
    /\s+/,
  );

/** How often the command is looked at. In milliseconds. */
const LOOK_MS = 50;

/**
 * Imports a made-up catalogue into a shop of its own, imports it again, exports it, and imports the
 * export into an empty shop, which has to export the very same bytes. Each time it is
 * `npm run catalogue` that is measured, from its start to its end, over a PostgreSQL as a shop has
 * it: how long it takes, the processor time of the command and of PostgreSQL, and the most memory
 * of the command.
 */
export async function benchCatalogue(rows: number): Promise<void> {
  const postgres = await openBenchPostgres();
  try {
    const [given, first, second] = ['given', 'first', 'second'].map((name) =>
      path.join(postgres.dataDir, `${name}.csv`),
    ) as [string, string, string];
    await pipeline(Readable.from(madeUp(rows)), createWriteStream(given));
    const table = new Table(['', 'seconds', 'rows/s', 'CPU s', 'of node', 'of PG', 'MB most', 'what it says']);

    const shop = await postgres.makeDatabase();
    const inShop = (what: string, ...command: string[]) => measure(table, shop, rows, what, command);
    await inShop('import', 'import', given);
    await inShop('again', 'import', given);
    await inShop('export', 'export', first);
    await shop.drop();

    const other = await postgres.makeDatabase();
    await measure(table, other, rows, 'back', ['import', first]);
    await measure(table, other, rows, 'export', ['export', second]);
    await other.drop();
    const isSame = (await hashOf(first)) === (await hashOf(second));
    process.stdout.write(isSame ? 'The exports are the same.\n' : 'THE EXPORTS DIFFER.\n');
    if (!isSame) process.exitCode = 1;
  } finally {
    await postgres.stop();
  }
}

async function measure(
  table: Table,
  { url, client }: BenchDatabase,
  rows: number,
  what: string,
  command: string[],
): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8'));
  const [, ...program] = String(manifest.scripts.catalogue).split(' ');
  const readTime = await openProcessorTime(client);
  const ofDatabase = async () => ((await readTime(process.pid)) ?? 0) - ((await processTime(process.pid)) ?? 0);

  const [began, before] = [performance.now(), await ofDatabase()];
  const running = spawn(process.execPath, [...program, ...command], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let own = 0;
  let most = 0;
  const looking = setInterval(async () => {
    own = (await processTime(running.pid)) ?? own;
    most = (await peakMemory(running.pid)) ?? most;
  }, LOOK_MS);
  const said: string[] = [];
  const shown: string[] = [];
  running.stdout.on('data', (text: Buffer) => said.push(text.toString()));
  running.stderr.on('data', (text: Buffer) => shown.push(text.toString()));
  const code = await new Promise<number | null>((resolve) => running.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`The command ended with ${code}. ${shown.join('')}`);

  const seconds = (performance.now() - began) / 1000;
  const database = (await ofDatabase()) - before;
  const last = said.join('').trim().split('\n').at(-1) ?? '';
  const times = [own + database, own, database].map((each) => each.toFixed(1));
  table.add([what, seconds.toFixed(1), Math.round(rows / seconds), ...times, most, last.replace(/ in \/.*/, '')]);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * A CSV such as shops have: a few hundred categories, a price and a longer one, a description of
 * forty words.
 */
function* madeUp(rows: number): Generator<string> {
  const dice = new Dice('catalogue', String(rows));
  const some = (count: number) => Array.from({ length: count }, () => WORDS[dice.whole(0, WORDS.length - 1)]).join(' ');
  yield 'name,brand,category,sub_category,type,sale_price,market_price,stock,description\n';
  for (let row = 0; row < rows; row++) {
    const category = dice.whole(0, 439);
    const places = `Department ${category % 11},Aisle ${category % 88},Category ${category}`;
    const paise = dice.whole(1_000, 200_000);
    const prices = `${(paise * 0.8) / 100},${paise / 100},${dice.whole(0, 99)}`;
    yield `"${some(3)} - ${row}",Brand ${dice.whole(1, 300)},${places},${prices},"${some(40)}, so ""good""."\n`;
  }
}
