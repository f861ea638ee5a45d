import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeText } from '../../catalogue-files/decode-text.js';
import { exportCatalogue } from '../../catalogue-files/export-catalogue.js';
import { importCatalogue } from '../../catalogue-files/import-catalogue.js';
import { readCsv } from '../../catalogue-files/read-csv.js';
import { Dice } from '../../database/seed/dice.js';
import { asOperator } from '../../operator.js';
import type { Context } from '../../shared/context.js';
import { printRow } from './table.js';

const WORDS =
  `basmati rice toor dal masala tea coffee biscuit chips soap shampoo oil ghee butter cheese paneer milk curd atta
  maida sooji poha idli dosa mix chutney pickle jam honey sugar salt jaggery almond cashew raisin walnut dates banana apple
  mango onion potato tomato chilli ginger garlic turmeric cumin pepper cardamom clove organic fresh premium classic`.split(
    /\s+/,
  );

/**
 * Imports a made-up catalogue into a shop of its own, imports it again, exports it, and imports the export into an empty
 * shop, which has to export the very same bytes. Prints how long each takes, and the most memory of the process.
 */
export async function benchCatalogue(rows: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jhola-bench-'));
  try {
    await asOperator((shop) => measure(shop, rows), { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(shop: Context, rows: number): Promise<void> {
  printRow(['', 'seconds', 'rows/s', 'MB most', 'new', 'changed', 'as before']);
  const told = async (what: string, work: () => Promise<readonly number[]>) => {
    const startedAt = performance.now();
    const counts = await work();
    const seconds = (performance.now() - startedAt) / 1000;
    const mega = Math.round(process.resourceUsage().maxRSS / 1024);
    printRow([what, seconds.toFixed(1), Math.round(rows / seconds), mega, ...counts]);
  };
  const bringIn = async (text: AsyncIterable<string>) => {
    const { created, updated, unchanged } = await importCatalogue(shop, readCsv(text), { isGuarded: true });
    return [created, updated, unchanged];
  };
  const written: string[] = [];
  const writeOut = async () => {
    const hash = createHash('sha256');
    for await (const piece of exportCatalogue(shop, 'csv')) hash.update(piece);
    written.push(hash.digest('hex'));
    return [];
  };

  await told('import', () => bringIn(decodeText(madeUp(rows))));
  await told('again', () => bringIn(decodeText(madeUp(rows))));
  await told('export', writeOut);
  await shop.db.query('CREATE TABLE exported (place serial, piece text)');
  for await (const piece of exportCatalogue(shop, 'csv'))
    await shop.db.query('INSERT INTO exported (piece) VALUES ($1)', [piece]);
  await shop.db.query('TRUNCATE product, category CASCADE');
  await told('back', () => bringIn(exported(shop)));
  await told('export', writeOut);
  process.stdout.write(written[0] === written[1] ? 'The exports are the same.\n' : 'THE EXPORTS DIFFER.\n');
  if (written[0] !== written[1]) process.exitCode = 1;
}

/** What was exported, a piece at a time. */
async function* exported(shop: Context): AsyncGenerator<string> {
  for (let place = 1; ; place++) {
    const [row]: { piece: string }[] = await shop.db.query('SELECT piece FROM exported WHERE place = $1', [place]);
    if (!row) return;
    yield row.piece;
  }
}

/** A CSV such as shops have: a few hundred shelves, a price and a longer one, a description of forty words. */
async function* madeUp(rows: number): AsyncGenerator<Buffer> {
  const dice = new Dice('catalogue', String(rows));
  const some = (count: number) => Array.from({ length: count }, () => WORDS[dice.whole(0, WORDS.length - 1)]).join(' ');
  yield Buffer.from('name,brand,category,sub_category,type,sale_price,market_price,stock,description\n');
  for (let row = 0; row < rows; row++) {
    const shelf = dice.whole(0, 439);
    const places = `Department ${shelf % 11},Aisle ${shelf % 88},Shelf ${shelf}`;
    const paise = dice.whole(1_000, 200_000);
    const prices = `${(paise * 0.8) / 100},${paise / 100},${dice.whole(0, 99)}`;
    yield Buffer.from(
      `"${some(3)} - ${row}",Brand ${dice.whole(1, 300)},${places},${prices},"${some(40)}, so ""good""."\n`,
    );
  }
}
