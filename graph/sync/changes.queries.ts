import type { Context } from '../shared/context.js';
import type { BulkExport } from './bulk-export.entity.js';
import type { Change, ChangeKind } from './change.type.js';

/** When a thing changed last, as the trigger noted it. */
export interface Noted {
  id: string;
  updatedAt: Date;
  isRemoved: boolean;
}

/** Which changes are wanted, and from where on. */
interface ChangesWanted {
  kinds: readonly ChangeKind[];
  since: Date | null;
  /** Place, kind and id of the last that was told; nulls for the first page. */
  after: readonly unknown[];
  limit: number;
}

/**
 * The number below which transactions have begun by now. SQL, since transactions are numbered by
 * the database.
 */
export async function findHorizon({ db }: Context): Promise<bigint> {
  const [horizon]: { next: string }[] = await db.query('SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next');
  return BigInt(horizon?.next ?? 0);
}

/**
 * Changes before which nothing can come any more, in their order. SQL, since that order is one of
 * transactions, see `findHorizon`.
 */
export function findChanges({ db }: Context, { kinds, since, after, limit }: ChangesWanted): Promise<Change[]> {
  return db.query(
    `SELECT c.kind, c.id, c.changed_at AS "updatedAt", c.is_removed AS "isRemoved", c.changed_by::text AS place
     FROM unnest($1::text[]) AS wanted (kind) CROSS JOIN LATERAL (
       SELECT * FROM change WHERE change.kind = wanted.kind
         AND changed_by < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
         AND ($2::timestamptz IS NULL OR changed_at >= $2)
         AND ($3::bigint IS NULL OR (changed_by, change.kind, change.id) > ($3, $4, $5::uuid))
       ORDER BY changed_by, change.id LIMIT $6) c
     ORDER BY c.changed_by, c.kind, c.id LIMIT $6`,
    [kinds, since, ...after, limit],
  );
}

/** How many changes `findChanges` would find in all. SQL as that is. */
export async function countChangedRows(
  { db }: Context,
  kinds: readonly ChangeKind[],
  since: Date | null,
): Promise<number> {
  const [row]: { count: number }[] = await db.query(
    `SELECT count(*)::integer AS count FROM change
     WHERE kind = ANY ($1::text[]) AND ($2::timestamptz IS NULL OR changed_at >= $2)
       AND changed_by < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
    [kinds, since],
  );
  return row?.count ?? 0;
}

/**
 * When things changed last, by pairs of kind and id. SQL, since no entity stands for the table,
 * which triggers write.
 */
export function findTimes(
  { db }: Context,
  asked: readonly (readonly string[])[],
): Promise<{ key: string; updatedAt: Date }[]> {
  return db.query(
    `SELECT concat(c.kind, ' ', c.id) AS key, c.changed_at AS "updatedAt"
     FROM unnest($1::text[], $2::uuid[]) AS wanted (kind, id) JOIN change c USING (kind, id)`,
    [asked.map(([kind]) => kind), asked.map(([, id]) => id)],
  );
}

/**
 * The next things in the order of their ids. What is gone is of use to callers that ask what
 * changed, and to no other. SQL, since no entity stands for the table, which triggers write.
 */
export function findChangedRows(
  { db }: Context,
  limit: number,
  { kind, updatedSince }: BulkExport,
  after: string | null,
): Promise<Noted[]> {
  return db.query(
    `SELECT id, changed_at AS "updatedAt", is_removed AS "isRemoved" FROM change
     WHERE kind = $1 AND ($2::uuid IS NULL OR id > $2)
       AND CASE WHEN $3::timestamptz IS NULL THEN NOT is_removed ELSE changed_at >= $3 END
     ORDER BY id LIMIT $4`,
    [kind, after, updatedSince, limit],
  );
}

/**
 * Takes changes that a restored copy of the database brought along into the order of this one,
 * whose transactions count from a lower number. Does nothing elsewhere. SQL, since transactions are
 * numbered by the database.
 */
export async function renumberRestoredChanges({ db }: Context): Promise<void> {
  const here = 'pg_current_xact_id()::text::bigint';
  await db.query(`UPDATE change SET changed_by = ${here} WHERE changed_by > ${here}`);
}
