import type { Context } from '../shared/context.js';

/** The idempotency key: what a client calls a request, so that repeating it changes nothing. */
export interface IdempotencyKey {
  userId: string;
  /** The operation by its name in the graph; the same key may come with another one. */
  route: string;
  /** The client's own text, at most 200 characters. */
  key: string;
}

/**
 * Takes an idempotency key. SQL, since every write of a cart waits for it.
 *
 * @returns false where it is taken already
 */
export async function takeKey({ db }: Context, name: IdempotencyKey, requestHash: string): Promise<boolean> {
  const taken: unknown[] = await db.query(
    `INSERT INTO idempotency (user_id, route, key, request_hash, response) VALUES ($1, $2, $3, $4, '{}')
     ON CONFLICT (user_id, route, key) DO NOTHING RETURNING key`,
    [name.userId, name.route, name.key, requestHash],
  );
  return taken.length > 0;
}
