import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { readRows } from '../read/read-rows.js';
import type { Problem } from '../read/source-row.js';
import { type ImportReport, importCatalogue } from './import-catalogue.js';

/** So many refused rows are told of, and so many warnings. */
const MAX_PROBLEMS = 100;

/** A file that the caller sent. */
export interface SentCatalogue {
  /**
   * JSON lines when it ends in .jsonl or .ndjson; otherwise a CSV. A workbook is known by its
   * bytes.
   */
  filename: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** What is wrong with a row, in the language of who sent the file. */
export type ToldProblem = Omit<Problem, 'reason'> & { reason: string };

/** What came of it. */
export interface UploadedCatalogue extends ImportReport {
  /** A hundred refused rows at the most, in the order of the file. */
  problems: ToldProblem[];
  /** A hundred warnings at the most, in the order of the file. */
  warnings: ToldProblem[];
}

/**
 * Imports a file that an admin, or an API key with catalogue:write, sent, as `importCatalogue`
 * does.
 *
 * @param isTrial tells what would come of it, and changes nothing
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, CONFLICT while another import is under way,
 *   BAD_USER_INPUT for a file that holds no article
 */
export async function importUploadedCatalogue(
  ctx: Context,
  receive: () => Promise<SentCatalogue>,
  isTrial: boolean,
): Promise<UploadedCatalogue> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const { filename, bytes } = await receive();
  const isJsonl = /\.(jsonl|ndjson)$/i.test(filename);
  const problems: ToldProblem[] = [];
  const warnings: ToldProblem[] = [];
  const told = (problem: Problem) => ({ ...problem, reason: say(problem.reason, ctx.language) });
  const report = await importCatalogue(ctx, readRows(bytes, isJsonl ? 'jsonl' : 'csv'), {
    isTrial,
    isGuarded: !isJsonl,
    onProblem: (problem) => {
      if (problems.length < MAX_PROBLEMS) problems.push(told(problem));
    },
    onWarning: (warning) => {
      if (warnings.length < MAX_PROBLEMS) warnings.push(told(warning));
    },
  });
  // A row is refused while it is read, or by what the catalogue holds, once others were read.
  return { ...report, problems: problems.sort(byRow), warnings: warnings.sort(byRow) };
}

function byRow(one: ToldProblem, other: ToldProblem): number {
  return one.row - other.row;
}
