import { createHmac, hash } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { decryptJson, encryptJson } from '../shared/rows/encrypted-json.js';
import { checkedKey } from './idempotency.js';
import { takeAnswerKey } from './idempotency.queries.js';
import { StoredAnswer } from './stored-answer.entity.js';

/** How long a repeated request waits for the one under way. In milliseconds. */
const LOOK_AGAIN_MS = 100;
const MAX_LOOKS = 20;

/** The first request under its key. */
export interface Claim {
  /** Stores what is answered, so that a repetition is answered the same. */
  store(answer: object): Promise<void>;
  /** Nothing was done: the same key may come again. */
  release(): Promise<void>;
  /**
   * Whether a failure with this code leaves open if anything was done. What was rolled back before
   * anything was committed was not.
   */
  leavesOpen(code: unknown): boolean;
}

/**
 * Claims an idempotency key for a request that writes, before its work begins. Anyone who comes
 * with the key again is answered what the first was, for seven days; one whose answer was never
 * known, since the process died over it or the database was lost, is not done again.
 *
 * @param ctx is told from here on what becomes of the transactions of the request
 * @param request what must be the same when the key comes again
 * @returns the claim, or what was answered before
 * @throws ShopError IDEMPOTENCY_MISMATCH for a key that came with another request, CONFLICT while
 *   it is not known what became of the first, BAD_USER_INPUT for a key of more than 200 characters
 */
export async function claimKey(
  ctx: Context,
  sentKey: string,
  request: readonly unknown[],
): Promise<{ claim: Claim } | { before: object }> {
  const key = checkedKey(sentKey);
  const caller = ctx.viewer ? `user ${ctx.viewer.id}` : ctx.apiKey ? `key ${ctx.apiKey.id}` : 'visitor';
  const row = { caller, keyHash: hashOf(key) };
  const requestHash = hashOf(textOf(request));
  const secret = createHmac('sha256', ctx.config.jwtSecret)
    .update(JSON.stringify([caller, key, requestHash]))
    .digest();
  for (let looks = 1; ; looks++) {
    if (await takeAnswerKey(ctx, { ...row, requestHash })) {
      const outcome = { isCommitted: false, isRolledBack: false };
      Object.assign(ctx, { outcome });
      return {
        claim: {
          store: async (answer) =>
            void (await ctx.db.update(StoredAnswer, row, { answer: encryptJson(answer, secret) })),
          release: async () => void (await ctx.db.delete(StoredAnswer, row)),
          leavesOpen: (code) =>
            code === ErrorCode.INTERNAL_SERVER_ERROR ||
            (code === ErrorCode.SERVICE_UNAVAILABLE && (outcome.isCommitted || !outcome.isRolledBack)),
        },
      };
    }
    const before = await ctx.db.findOneBy(StoredAnswer, row);
    if (before && before.requestHash !== requestHash)
      throw new ShopError(
        ErrorCode.IDEMPOTENCY_MISMATCH,
        phrase('This idempotency key was already used with another request.'),
      );
    if (before?.answer) return { before: decryptJson(before.answer, secret) };
    if (looks === MAX_LOOKS)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase(
          'We do not know yet what became of the first request with this idempotency key. Check before you send it with another.',
        ),
        null,
        { retryAfterS: 2 },
      );
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

function hashOf(text: string): string {
  return hash('sha256', text);
}

/**
 * @throws ShopError BAD_USER_INPUT for lists within lists by the thousand, which no call takes and
 *   nothing writes as text
 */
function textOf(request: readonly unknown[]): string {
  try {
    return JSON.stringify(request, withoutFiles);
  } catch (thrown) {
    if (thrown instanceof RangeError)
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
    throw thrown;
  }
}

/** Files come as streams, and are told apart by their number alone. */
function withoutFiles(_key: string, value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'promise' in value ? 'a file' : value;
}
