/**
 * Brings a catalogue in from a file, or writes it to one:
 * `npm run catalogue -- import FILE [--dry-run]` and `npm run catalogue -- export FILE`. Uses the
 * shop's database, whether the shop runs or not. The columns, and what becomes of each row, are
 * told in docs/graph.md.
 */
import { parseArgs } from 'node:util';
import { exportFile } from '../catalogue-files/export/export-file.js';
import { importFile } from '../catalogue-files/import/import-file.js';
import { asOperator } from './operator.js';

const USAGE = `npm run catalogue -- import FILE   brings the articles of a CSV or JSONL file, or of a workbook (.xlsx),
                                   into the shop; - reads stdin

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
  await asOperator((shop) =>
    action === 'import'
      ? importFile(shop, file, { format, isTrial, picturesFolder, ...stockOfNew })
      : exportFile(shop, file, format),
  ).catch((thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  });
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
