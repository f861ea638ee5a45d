import type { Context } from '../shared/context.js';
import type { StoredAnswer } from './stored-answer.entity.js';

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

/**
 * Takes the key of a whole answer. SQL, since every write under /api that comes with one waits for
 * it.
 *
 * @returns false where it is taken already
 */
export async function takeAnswerKey(
  { db }: Context,
  row: Pick<StoredAnswer, 'caller' | 'keyHash' | 'requestHash'>,
): Promise<boolean> {
  const taken: unknown[] = await db.query(
    `INSERT INTO stored_answer (caller, key_hash, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT (caller, key_hash) DO NOTHING RETURNING caller`,
    [row.caller, row.keyHash, row.requestHash],
  );
  return taken.length > 0;
}
