import {
  type ImportOptions,
  type ImportReport,
  importCatalogue,
} from '../../catalogue-files/import/import-catalogue.js';
import { type CatalogueFormat, readRows } from '../../catalogue-files/read/read-rows.js';
import type { Problem } from '../../catalogue-files/read/source-row.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';

/** What is wrong with a row, as an English reader is told. */
type WordedProblem = Omit<Problem, 'reason'> & { reason: string };

/** What came of a file, and which rows were refused. */
export interface Imported extends ImportReport {
  problems: WordedProblem[];
  warnings: WordedProblem[];
}

const worded = ({ reason, ...place }: Problem): WordedProblem => ({ ...place, reason: say(reason, 'en') });

/** Imports a file that stands in the test: its text, or its bytes in any encoding. */
export async function importFileOf(
  ctx: Context,
  file: string | Uint8Array,
  { format = 'csv', ...options }: Partial<ImportOptions> & { format?: CatalogueFormat } = {},
): Promise<Imported> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const problems: WordedProblem[] = [];
  const warnings: WordedProblem[] = [];
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  const report = await importCatalogue(ctx, readRows(chunks(), format), {
    isGuarded: format === 'csv',
    ...options,
    onProblem: (problem) => problems.push(worded(problem)),
    onWarning: (warning) => warnings.push(worded(warning)),
  });
  return { ...report, problems: problems.toSorted((one, other) => one.row - other.row), warnings };
}
