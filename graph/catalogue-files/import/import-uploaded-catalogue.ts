import { allow } from '../../shared/allow.js';
import { ApiScope } from '../../shared/api-scope.js';
import type { Context } from '../../shared/context.js';
import { readRows } from '../read/read-rows.js';
import type { Problem } from '../read/source-row.js';
import { type ImportReport, importCatalogue } from './import-catalogue.js';

/** So many refused rows are told of, and so many warnings. */
const MAX_PROBLEMS = 100;

/** A file that somebody sent. */
export interface SentCatalogue {
  /**
   * JSON lines when it ends in .jsonl or .ndjson; otherwise a CSV. A workbook is known by its
   * bytes.
   */
  filename: string;
  bytes: AsyncIterable<Uint8Array>;
}

/** What came of it. */
export interface UploadedCatalogue extends ImportReport {
  /** The first hundred refused rows. */
  problems: Problem[];
  /** The first hundred warnings. */
  warnings: Problem[];
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
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const report = await importCatalogue(ctx, readRows(bytes, isJsonl ? 'jsonl' : 'csv'), {
    isTrial,
    isGuarded: !isJsonl,
    onProblem: (problem) => {
      if (problems.length < MAX_PROBLEMS) problems.push(problem);
    },
    onWarning: (warning) => {
      if (warnings.length < MAX_PROBLEMS) warnings.push(warning);
    },
  });
  return { ...report, problems, warnings };
}
