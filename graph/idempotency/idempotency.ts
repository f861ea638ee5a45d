import { hash } from 'node:crypto';
import { Raw } from 'typeorm';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { type IdempotencyKey, takeKey } from './idempotency.queries.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';
import { StoredAnswer } from './stored-answer.entity.js';

const MAX_CHARACTERS = 200;

/**
 * Does work at most once per idempotency key of a shopper, within seven days, so that a client may
 * retry a request. To be called inside a transaction; one with the same key waits for it, and work
 * that fails leaves the key unused.
 *
 * @param request what must be the same when the key comes again
 * @returns what the work answered the first time, and whether that was before
 * @throws ShopError IDEMPOTENCY_MISMATCH for a key that came with another request, BAD_USER_INPUT
 *   for a key of more than 200 characters
 */
export async function withIdempotencyKey<Response extends object>(
  tx: Context,
  name: IdempotencyKey,
  request: object,
  work: () => Promise<Response>,
): Promise<{ response: Response; isRepeat: boolean }> {
  checkedKey(name.key);
  const requestHash = hashOf(request);
  if (await takeKey(tx, name, requestHash)) {
    const response = await work();
    // An empty response is stored already: adding to the cart takes a statement less.
    if (Object.keys(response).length > 0) await tx.db.update(IdempotencyRecord, name, { response });
    return { response, isRepeat: false };
  }
  const before = await tx.db.findOneByOrFail(IdempotencyRecord, name);
  if (before.requestHash === requestHash) return { response: before.response as Response, isRepeat: true };
  throw keyOfAnother();
}

/** The refusal of a key that came with another request before. */
export function keyOfAnother(): ShopError {
  return new ShopError(
    ErrorCode.IDEMPOTENCY_MISMATCH,
    phrase('This idempotency key was already used with another request.'),
  );
}

/**
 * Route, key and hash of the request, for a statement that takes the key and does the work.
 *
 * @throws ShopError BAD_USER_INPUT for a key of more than 200 characters
 */
export function keyValues({ route, key }: IdempotencyKey, request: object): [string, string, string] {
  return [route, checkedKey(key), hashOf(request)];
}

function hashOf(request: object): string {
  return hash('sha256', JSON.stringify(request));
}

/**
 * @throws ShopError BAD_USER_INPUT for a key of more than 200 characters, or with one that cannot
 *   be stored
 */
export function checkedKey(key: string): string {
  const refuse = (message: Phrase) => new ShopError(ErrorCode.BAD_USER_INPUT, message, 'idempotencyKey');
  if (key.length > MAX_CHARACTERS)
    throw refuse(phrase('The idempotency key can have at most {most} characters.', { most: MAX_CHARACTERS }));
  if (key.includes('\0'))
    throw refuse(
      phrase('{called} contains characters that cannot be shown.', { called: phrase('The idempotency key') }),
    );
  return key;
}

/** Deletes the idempotency keys of more than seven days ago, and what was answered under them. */
export async function deleteOldKeys(ctx: Context): Promise<void> {
  const createdAt = Raw((column) => `${column} < now() - interval '7 days'`);
  await ctx.db.delete(IdempotencyRecord, { createdAt });
  await ctx.db.delete(StoredAnswer, { createdAt });
}
