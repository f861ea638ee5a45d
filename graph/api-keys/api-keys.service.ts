import { IsNull, Raw } from 'typeorm';
import { countNetworkFailure, refuseSpentNetwork } from '../accounts/sign-in/network-limit.js';
import { type Facts, recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import type { ApiScope } from '../shared/rights/api-scope.js';
import type { Budget, KeyCaller } from '../shared/rights/caller.js';
import { Right } from '../shared/rights/right.js';
import { askSecondFactorAgain, staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { ApiKey, type ApiKeyConnection } from './api-key.entity.js';
import { findKey } from './api-keys.queries.js';
import { countKeyCall } from './calls/count-key-calls.js';
import { checkedCost, USUAL_COST_PER_MINUTE } from './cost-per-minute.js';
import { fitsHash, hashOfKey, isKey, keyIn, makeKey, prefixOf } from './key-text.js';

/** Keys that are in force at once; anyone who needs more has forgotten some. */
const MAX_KEYS = 100;

/** What an admin says of a key to be made. */
export interface ApiKeyDraft {
  name: string;
  scopes: readonly ApiScope[];
  /** Null: it does not expire. */
  expiresAt: Date | null;
  /**
   * What its requests may cost together in a minute, 5,000 to 10,000,000; the usual amount unless
   * said.
   */
  costPerMinute?: number;
}

/**
 * Makes an API key. It lets in at once, and as long as the account that made it is an admin's.
 *
 * @returns the key, which is shown nowhere else and never again
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, SECOND_FACTOR_REQUIRED,
 *   BAD_USER_INPUT for the name, without a scope, for a moment that has passed or for the cost,
 *   CONFLICT for more than 100 in force
 */
export async function createApiKey(
  ctx: Context,
  draft: ApiKeyDraft,
): Promise<{ apiKey: ApiKey; key: string; message: string }> {
  const viewer = staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  // A key goes without a second factor, so that making one is as good as showing it for ever.
  askSecondFactorAgain(viewer);
  const madeById = viewer.id;
  const name = checkedText(draft.name, { field: 'name', called: phrase('The name'), most: 100 });
  const scopes = [...new Set(draft.scopes)];
  if (scopes.length === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A key needs a scope.'), 'scopes');
  const { expiresAt } = draft;
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('It must expire in the future.'), 'expiresAt');
  }
  const costPerMinute = checkedCost(draft.costPerMinute ?? USUAL_COST_PER_MINUTE);
  const key = makeKey();
  return inTransaction(ctx, async (tx) => {
    await refuseMany(tx);
    const row = { name, scopes, expiresAt, costPerMinute, madeById, prefix: prefixOf(key), hash: hashOfKey(key) };
    const made = await tx.db.insert(ApiKey, row);
    const apiKey = await tx.db.findOneByOrFail(ApiKey, { id: made.identifiers[0]?.id });
    const change = { operation: 'createApiKey', subjectType: AuditSubject.API_KEY, subjectId: apiKey.id };
    await recordChange(tx, { ...change, before: null, after: factsOf(apiKey) });
    return { apiKey, key, message: say(phrase('Keep the key now: it is not shown again.'), tx.language) };
  });
}

/**
 * Ends an API key at once and for good. Revoking it again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND
 */
export async function revokeApiKey(ctx: Context, sentId: unknown): Promise<{ apiKey: ApiKey; message: string }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOne(ApiKey, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such key.'), 'id');
    const message = say(phrase('{name} is revoked.', { name: was.name }), tx.language);
    if (was.revokedAt) return { apiKey: was, message };
    await tx.db.update(ApiKey, { id: was.id }, { revokedAt: () => 'now()' });
    const apiKey = await tx.db.findOneByOrFail(ApiKey, { id: was.id });
    const change = { operation: 'revokeApiKey', subjectType: AuditSubject.API_KEY, subjectId: was.id };
    await recordChange(tx, { ...change, before: factsOf(was), after: factsOf(apiKey) });
    return { apiKey, message };
  });
}

/**
 * A page of all keys, those that no longer let in included, latest first.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT
 */
export async function apiKeys(ctx: Context, page: PageAsked): Promise<ApiKeyConnection> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  return Object.assign(await latestFirst(ctx, ApiKey, page), { totalCount: await ctx.db.count(ApiKey) });
}

/** What was sent as a key, and who that is. */
export interface SentKey {
  /**
   * Null for a key that is not valid: unknown, revoked, expired, or made by one who is no admin any
   * more.
   */
  caller: KeyCaller | null;
  /** Null for a key that is not valid. */
  budget: Budget | null;
}

/**
 * Reads an API key out of an Authorization header and confirms it by its row, whose last use is
 * noted at most once a minute. A wrong guess counts as one at a password does; a key that was right
 * once is none.
 *
 * @returns null when the header brings no key
 * @throws ShopError RATE_LIMITED after too many wrong guesses from the network, with `retryAfterS`
 */
export async function readSentKey(ctx: Context, header: string | undefined): Promise<SentKey | null> {
  const key = keyIn(header);
  if (key === null) return null;
  await refuseSpentNetwork(ctx);
  const found = isKey(key) ? await findKey(ctx, prefixOf(key)) : null;
  if (!found || !fitsHash(key, found.hash)) {
    await countNetworkFailure(ctx);
    return { caller: null, budget: null };
  }
  if (!found.isInForce) return { caller: null, budget: null };
  const { id, scopes, madeById, costPerMinute } = found;
  if (found.isUseStale) await noteUse(ctx, id);
  const hear = (call: string) => countKeyCall(ctx, id, call);
  return { caller: { id, scopes, madeById }, budget: { key: `api_key:${id}`, most: costPerMinute, hear } };
}

const aMinuteAgo = Raw<Date>((column) => `${column} < now() - interval '1 minute'`);

async function noteUse(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(
    ApiKey,
    [
      { id, lastUsedAt: IsNull() },
      { id, lastUsedAt: aMinuteAgo },
    ],
    {
      lastUsedAt: () => 'now()',
    },
  );
}

async function refuseMany(tx: Context): Promise<void> {
  const inForce = await tx.db.countBy(ApiKey, [
    { revokedAt: IsNull(), expiresAt: IsNull() },
    { revokedAt: IsNull(), expiresAt: Raw((column) => `${column} > now()`) },
  ]);
  if (inForce < MAX_KEYS) return;
  throw new ShopError(
    ErrorCode.CONFLICT,
    phrase('There are {most} keys in force already. Revoke some first.', { most: MAX_KEYS }),
  );
}

/** What the audit knows of a key: never the key, nor its hash. */
function factsOf({ name, prefix, scopes, expiresAt, costPerMinute, revokedAt }: ApiKey): Facts {
  return { name, prefix, scopes, expiresAt, costPerMinute, revokedAt };
}
