/**
 * Brings a catalogue in from a file, or writes it to one: `npm run catalogue -- import FILE [--dry-run]` and
 * `npm run catalogue -- export FILE`. Uses the shop's database, whether the shop runs or not. The columns, and what becomes of each row, are told in docs/graph.md.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/data-source.js';
import { startEmbeddedPostgres } from '../database/embedded-postgres.js';
import { openPaymentProvider } from '../payments/razorpay.js';
import { generatedSecrets, readConfig } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { openLog } from '../shared/log.js';
import { exportFile } from './catalogue/export-file.js';
import { importFile } from './catalogue/import-file.js';

const USAGE = `npm run catalogue -- import FILE   brings the articles of a CSV or JSONL file into the shop; - reads stdin

  --dry-run           tells what would come of it, and changes nothing
  --format csv|jsonl  where the name of the file does not tell
  --pictures FOLDER   where the files lie that the column of pictures names
  --stock N           pieces of a new article when the file does not tell how many there are; otherwise 10

npm run catalogue -- export FILE   writes the whole catalogue; - writes to stdout (npm run --silent)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    format: { type: 'string' },
    pictures: { type: 'string' },
    stock: { type: 'string' },
  },
});
const [action, file, ...others] = positionals;
const format = values.format ?? (/\.(jsonl|ndjson)(\.report)?$/i.test(file ?? '') ? 'jsonl' : 'csv');
const stock = values.stock === undefined ? undefined : Number(values.stock);
const isUnderstood =
  (action === 'import' || action === 'export') &&
  file &&
  others.length === 0 &&
  (format === 'csv' || format === 'jsonl') &&
  (stock === undefined || (Number.isInteger(stock) && stock >= 0));

if (isUnderstood) {
  const isTrial = values['dry-run'];
  const picturesFolder = values.pictures ?? null;
  const stockOfNew = stock === undefined ? {} : { stockOfNew: stock };
  await withShop((shop) =>
    action === 'import'
      ? importFile(shop, file, { format, isTrial, picturesFolder, ...stockOfNew })
      : exportFile(shop, file, format),
  );
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

/** Opens the shop's database, starting the embedded one when nothing else runs it. */
async function withShop(work: (shop: Context) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
  try {
    const database = await openDatabase(config.databaseUrl ?? embedded?.url ?? '', config.databasePoolSize);
    const log = openLog(config.logLevel);
    const nowhere = () => {
      throw new Error('Nothing is paid for here.');
    };
    try {
      await work({
        db: database.manager,
        viewer: null,
        requestId: randomUUID(),
        network: null,
        log,
        config,
        payments: openPaymentProvider(config.payments, nowhere, log),
        identity: null,
        loaders: new Map(),
      });
    } finally {
      await database.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
