import type { Context } from '../shared/context.js';

/** What an id is of. */
export interface KnownId {
  kind: string;
  id: string;
  /** Of what belongs to an order. */
  orderId: string | null;
}

/** Where things of a kind are looked for. */
interface Place {
  /** A table, as `n`. */
  from: string;
  /** SQL for the order that a row of it belongs to. */
  order?: string;
}

/** What ids are of. SQL, since it is a union of the tables of all kinds. */
export function findKinds(
  { db }: Context,
  kinds: Readonly<Record<string, Place>>,
  ids: readonly string[],
): Promise<KnownId[]> {
  const parts = Object.entries(kinds).map(
    ([name, { from, order = 'NULL::uuid' }]) =>
      `SELECT '${name}' AS kind, n.id, ${order} AS "orderId" FROM ${from} WHERE n.id = ANY($1::uuid[])`,
  );
  return db.query(parts.join(' UNION ALL '), [ids]);
}
