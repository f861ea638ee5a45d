import { randomUUID } from 'node:crypto';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { trySessionLock } from '../../postgres/session-lock.js';
import { SearchReader } from '../../search/index/index-waiting.js';
import { searchWaits } from '../../search/index/index-waiting.queries.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { readArticle } from '../read/read-article.js';
import { readCustom } from '../read/read-custom.js';
import type { Problem, SourceRow } from '../read/source-row.js';
import { type CategoryIndex, openCategoryIndex } from './find-categories.js';
import { type FoundPictures, findPictures } from './find-pictures.js';
import { fingerprintOf } from './fingerprint.js';
import { type Identified, openIdentification } from './identify.js';
import { planBatch } from './plan-batch.js';
import { type Written, writeBatch } from './write-batch.js';
import { analyze } from './write-products.queries.js';

/**
 * Rows that are written at once: enough that statements cost little, few enough that checkouts
 * hardly wait.
 */
const BATCH = 1_000;

/** Pieces of a new article whose row does not tell how many there are. */
const STOCK_OF_NEW = 10;

/** Names the shop's only lock of this kind: two imports at once would undo each other's work. */
const IMPORT_LOCK = 5_646;

/** How an import is done. */
export interface ImportOptions {
  /** Does everything and undoes it again, to tell what it would come to. */
  isTrial?: boolean;
  /** Whether an apostrophe guards texts against being formulas, as in a CSV. */
  isGuarded?: boolean;
  /** Where the files of pictures lie; absent: only pictures that the shop has are taken. */
  picturesFolder?: string | null;
  /** Pieces of a new article whose row does not tell; absent: 10. */
  stockOfNew?: number;
  /** Told of each row that was refused, in no particular order. */
  onProblem?: (problem: Problem) => void;
  /**
   * Told of each cell that was left out of a row that was not, and of rows that are articles of
   * their own by mistake, perhaps.
   */
  onWarning?: (warning: Problem) => void;
  /** Told after each batch what has come of the file so far. */
  onProgress?: (report: Readonly<ImportReport>) => void;
}

/** What came of a file. Every row of it is counted once. */
export interface ImportReport {
  /** Rows that made a new article. */
  created: number;
  /** Rows that changed what the shop had. */
  updated: number;
  /** Rows that said what the shop has already; nothing was written for them. */
  unchanged: number;
  /** Rows that were not imported, each reported with its reason. */
  refused: number;
  /** Cells that were left out, and rows that may be there twice. */
  warned: number;
  /** Columns that say nothing the shop could keep. */
  unread: string[];
  /** Rows that were imported without their pictures, for want of a folder to look in. */
  withoutPictures: number;
}

/**
 * Writes the articles of a file into the catalogue, or brings those that are there up to date.
 * Articles that the file does not name stay as they are.
 *
 * Rows are written a thousand at a time, each batch in a transaction of its own: what was reported
 * as done is kept whatever happens later, and the same file can be imported again, which changes
 * nothing that is done. A row is imported wholly or refused. Search finds what is new some batches
 * later, and all of it when this is done. Memory does not grow with the file, but for some 150
 * bytes an article.
 *
 * Three things are done at a time, so that two processors have work: a batch is read while the one
 * before it is written and while what was written before is read for search.
 *
 * @param rows of a CSV or JSONL, see `readCsv` and `readJsonl`
 * @throws ShopError CONFLICT while another import is under way
 */
export async function importCatalogue(
  ctx: Context,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const giveBack = await trySessionLock(ctx.db.connection, IMPORT_LOCK);
  if (!giveBack) throw new ShopError(ErrorCode.CONFLICT, phrase('Another import is in progress.'));
  const runner = ctx.db.connection.createQueryRunner();
  try {
    return await new Import({ ...ctx, db: runner.manager, loaders: new Map() }, options).run(rows);
  } finally {
    await runner.release();
    await giveBack();
  }
}

/** Undoes a trial. */
class Undone extends Error {
  constructor(readonly result: BatchResult) {
    super('This was a trial.');
  }
}

interface BatchResult extends Written {
  problems: Problem[];
  /** Products that the batch described. */
  described: string[];
}

class Import {
  private readonly report: ImportReport = {
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    warned: 0,
    unread: [],
    withoutPictures: 0,
  };
  /** Products that rows so far have described; later rows only add choices to them. */
  private readonly described = new Set<number>();
  private categories: CategoryIndex;
  /** The last batch being written. */
  private writing: Promise<void> = Promise.resolve();
  private readonly search: SearchReader;
  /** Names the import in the audit, which has an entry of each batch that changed something. */
  private readonly id = randomUUID();

  constructor(
    private readonly ctx: Context,
    private readonly options: ImportOptions,
  ) {
    this.search = new SearchReader(ctx.db.connection.manager);
  }

  async run(rows: AsyncIterable<SourceRow>): Promise<ImportReport> {
    const identify = openIdentification();
    this.categories = await openCategoryIndex(this.ctx);
    const unread = new Set<string>();
    let batch: Identified[] = [];
    try {
      for await (const source of rows) {
        const isGuarded = this.options.isGuarded ?? false;
        const custom = readCustom(this.ctx, source, isGuarded);
        for (const name of source.mapping.unread.keys()) if (!custom.read.includes(name)) unread.add(name);
        const read = readArticle(source, isGuarded);
        const result = read.problem ? read : identify(source.row, { ...read.article, ...custom.said });
        if (result.problem) this.refuse(result.problem);
        else {
          batch.push(result.identified);
          this.warn([...(read.warnings ?? []), ...custom.leftOut, ...(result.warning ? [result.warning] : [])]);
        }
        if (batch.length < BATCH) continue;
        await this.begin(batch);
        batch = [];
      }
      await this.begin(batch);
    } finally {
      await this.writing.finally(() => this.search.settle());
    }
    if (!this.options.isTrial) await this.search.finish();
    this.report.unread.push(...unread);
    if (!this.options.isTrial && this.report.created + this.report.updated > BATCH) await analyze(this.ctx);
    return this.report;
  }

  /**
   * Has a batch written when the one before it is; the next call, or the end, throws what goes
   * wrong.
   */
  private async begin(batch: readonly Identified[]): Promise<void> {
    await this.writing;
    this.writing = this.importBatch(batch);
    this.writing.catch(() => undefined);
  }

  private async importBatch(batch: readonly Identified[]): Promise<void> {
    if (batch.length > 0) {
      const { picturesFolder = null, isTrial = false } = this.options;
      const pictures = await findPictures(this.ctx, batch, picturesFolder, isTrial);
      for (const problem of pictures.problems) this.refuse(problem);
      const refused = new Set(pictures.problems.map(({ row }) => row));
      this.report.withoutPictures += pictures.left.size;
      const rest = batch
        .filter(({ row }) => !refused.has(row))
        .map((each) => (pictures.left.has(each.row) ? withoutPictures(each) : each));
      const before = this.report.created;
      await this.write(rest, pictures);
      if (!isTrial) await this.search.expect(this.report.created - before);
    }
    this.options.onProgress?.(this.report);
  }

  /**
   * Writes rows in a transaction; when the database will not have them, in two, and so on, down to
   * the row at fault.
   */
  private async write(rows: readonly Identified[], pictures: FoundPictures): Promise<void> {
    if (rows.length === 0) return;
    try {
      const { created, updated, unchanged, problems, described } = await this.transact(rows, pictures);
      this.report.created += created.length;
      this.report.updated += updated.length;
      this.report.unchanged += unchanged.length;
      for (const problem of problems) this.refuse(problem);
      for (const id of described) this.described.add(fingerprintOf(id));
    } catch (thrown) {
      if (!isOfData(thrown)) throw thrown;
      const [only] = rows;
      if (only && rows.length === 1) {
        this.ctx.log.warn({ err: thrown, row: only.row }, 'the database refused a row');
        this.refuse({ row: only.row, column: null, reason: phrase('The database rejects this row.') });
        return;
      }
      this.categories = await openCategoryIndex(this.ctx);
      const half = Math.ceil(rows.length / 2);
      await this.write(rows.slice(0, half), pictures);
      await this.write(rows.slice(half), pictures);
    }
  }

  private async transact(rows: readonly Identified[], { imageIds }: FoundPictures): Promise<BatchResult> {
    const { isTrial = false, stockOfNew = STOCK_OF_NEW } = this.options;
    try {
      const result = await inTransaction(this.ctx, async (tx) => {
        this.categories.rollback();
        await searchWaits(tx.db);
        const plan = await planBatch(tx, rows, this.described, isTrial);
        const written = await writeBatch(tx, plan.rows, { categories: this.categories, imageIds, stockOfNew });
        const described = plan.rows.filter(({ describes }) => describes).map(({ productId }) => productId);
        const done = { ...written, created: [...written.created, ...plan.only], problems: plan.problems, described };
        if (isTrial) throw new Undone(done);
        await this.recordBatch(tx, done);
        return done;
      });
      this.categories.commit();
      return result;
    } catch (thrown) {
      this.categories.rollback();
      if (thrown instanceof Undone) return thrown.result;
      throw thrown;
    }
  }

  private async recordBatch(tx: Context, { created, updated }: Written): Promise<void> {
    const counts = { created: created.length, updated: updated.length };
    if (counts.created + counts.updated === 0) return;
    const change = { operation: 'importCatalogue', subjectType: AuditSubject.CATALOGUE, subjectId: this.id };
    await recordChange(tx, { ...change, before: null, after: counts });
  }

  private warn(warnings: readonly Problem[]): void {
    this.report.warned += warnings.length;
    for (const warning of warnings) this.options.onWarning?.(warning);
  }

  private refuse(problem: Problem): void {
    this.report.refused += 1;
    this.options.onProblem?.(problem);
  }
}

function withoutPictures(each: Identified): Identified {
  return { ...each, article: { ...each.article, pictures: undefined, variantPicture: undefined } };
}

/**
 * Whether it was the rows that the database complained of: their values (22, 23), what triggers
 * made of them (42, 54), or that they took too long (57014). Anything else would go wrong with
 * other rows as well.
 */
function isOfData(thrown: unknown): boolean {
  const code = typeof thrown === 'object' && thrown && 'code' in thrown ? String(thrown.code) : '';
  return /^(22|23|42|54)...$/.test(code) || code === '57014';
}
