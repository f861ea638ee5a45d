import { In, Not, Raw } from 'typeorm';
import { addJobs } from '../jobs/add-jobs.queries.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { BulkExport, type BulkExportConnection, BulkExportPart, BulkExportState } from './bulk-export.entity.js';
import { ChangeKind } from './change.type.js';
import { allowReading, mayRead } from './changes.service.js';

/**
 * Exports that wait or are being written at once; anyone who needs more asks when these are done.
 */
const MAX_UNFINISHED = 50;

/** The task that writes an export. */
export const WRITE_BULK_EXPORT = 'write-bulk-export';

/**
 * Has all things of a kind written into a file, in the background.
 *
 * @param updatedSince only what changed at this moment and later, what is gone included; null for
 *   everything that there is
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not read all things of the kind,
 *   CONFLICT for too many at once
 */
export async function startBulkExport(
  ctx: Context,
  kind: ChangeKind,
  updatedSince: Date | null,
): Promise<{ bulkExport: BulkExport; message: string }> {
  allowReading(ctx, kind);
  return inTransaction(ctx, async (tx) => {
    if ((await tx.db.countBy(BulkExport, { state: Not(BulkExportState.DONE) })) >= MAX_UNFINISHED)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('Too many exports are being written. Try again when some are done.'),
      );
    const { identifiers } = await tx.db.insert(BulkExport, { kind, updatedSince });
    const id: string = identifiers[0]?.id;
    const row = 'SELECT $1::json AS payload, $2::text AS key, NULL::timestamptz AS run_at';
    await addJobs(tx, WRITE_BULK_EXPORT, row, [JSON.stringify({ id }), `bulk-export:${id}`]);
    return {
      bulkExport: await tx.db.findOneByOrFail(BulkExport, { id }),
      message: say(phrase('The export is being written.'), tx.language),
    };
  });
}

/**
 * An export that has not expired; null for an unknown one.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not read all things of its kind
 */
export async function findBulkExport(ctx: Context, sentId: unknown): Promise<BulkExport | null> {
  const id = readId(sentId);
  const found = id && (await ctx.db.findOneBy(BulkExport, { id }));
  if (!found || found.expiresAt.getTime() <= Date.now()) return null;
  allowReading(ctx, found.kind);
  return found;
}

/**
 * A page of the exports that have not expired, of the kinds that the caller may read, latest first.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may read none of the kinds,
 *   BAD_USER_INPUT
 */
export async function listBulkExports(ctx: Context, page: PageAsked): Promise<BulkExportConnection> {
  const kinds = Object.values(ChangeKind).filter((kind) => mayRead(ctx, kind));
  if (kinds.length === 0) allowReading(ctx, ChangeKind.PRODUCT);
  const where = { kind: In(kinds), createdAt: Raw((column) => `${column} > now() - interval '1 day'`) };
  const totalCount = await ctx.db.countBy(BulkExport, where);
  return Object.assign(await latestFirst(ctx, BulkExport, page, where), { totalCount });
}

/**
 * The file of an export, piece by piece, each a member of a gzip file.
 *
 * @throws ShopError as `findBulkExport`, NOT_FOUND, CONFLICT before it is written
 */
export async function readBulkExport(ctx: Context, id: unknown): Promise<AsyncGenerator<Buffer>> {
  const found = await findBulkExport(ctx, id);
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such export, or it has expired.'), 'id');
  if (found.state !== BulkExportState.DONE)
    throw new ShopError(ErrorCode.CONFLICT, phrase('The export is not written yet. Ask again soon.'), 'id');
  return partsOf(ctx, found.id);
}

async function* partsOf(ctx: Context, exportId: string): AsyncGenerator<Buffer> {
  for (let position = 1; ; position++) {
    const part = await ctx.db.findOneBy(BulkExportPart, { exportId, position });
    if (!part) return;
    yield part.bytes;
  }
}

/** Removes exports that have expired, with their files. */
export async function removeOldExports({ db }: Context): Promise<void> {
  await db.delete(BulkExport, { createdAt: Raw((column) => `${column} <= now() - interval '1 day'`) });
}
