import { randomBytes } from 'node:crypto';
import { IsNull } from 'typeorm';
import { checkedCost } from '../api-keys/cost-per-minute.js';
import { type Facts, recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { type Phrase, phrase, say } from '../shared/languages/phrase.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import type { PublicKeyCaller } from '../shared/rights/caller.js';
import type { PublicKeyScope } from '../shared/rights/public-key-scope.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { PublicKey, type PublicKeyConnection } from './public-key.entity.js';
import { findKeyInForce, hasKeyOfOrigin } from './public-keys.queries.js';

/** Keys that are in force at once; anyone who needs more has forgotten some. */
const MAX_KEYS = 100;
const MAX_ORIGINS = 20;

/** What every public key begins with, so that it is not taken for a secret one. */
const MARK = 'pk_';
const RANDOM_BYTES = 24;
const KEY = /^pk_[\w-]{32}$/;

/** What an admin says of a public key to be made. */
export interface PublicKeyDraft {
  name: string;
  origins: readonly string[];
  scope: PublicKeyScope;
  /** What the requests of each origin may cost together in a minute, 5,000 to 10,000,000. */
  costPerMinute: number;
}

/**
 * Makes a public key, which lets in at once.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for the
 *   name, an origin or the cost, CONFLICT for more than 100 in force
 */
export async function createPublicKey(
  ctx: Context,
  draft: PublicKeyDraft,
): Promise<{ publicKey: PublicKey; message: string }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const row = {
    name: checkedText(draft.name, { field: 'name', called: phrase('The name'), most: 100 }),
    origins: checkedOrigins(draft.origins),
    scope: draft.scope,
    costPerMinute: checkedCost(draft.costPerMinute),
    key: MARK + randomBytes(RANDOM_BYTES).toString('base64url'),
  };
  return inTransaction(ctx, async (tx) => {
    if ((await tx.db.countBy(PublicKey, { revokedAt: IsNull() })) >= MAX_KEYS)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('There are {most} public keys already. Revoke some first.', { most: MAX_KEYS }),
      );
    const made = await tx.db.insert(PublicKey, row);
    const publicKey = await tx.db.findOneByOrFail(PublicKey, { id: made.identifiers[0]?.id });
    await record(tx, 'createPublicKey', publicKey.id, null, factsOf(publicKey));
    return {
      publicKey,
      message: say(phrase('Send {key} in the header Public-Key.', { key: publicKey.key }), tx.language),
    };
  });
}

/**
 * Ends a public key at once and for good. Revoking it again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND
 */
export async function revokePublicKey(
  ctx: Context,
  sentId: unknown,
): Promise<{ publicKey: PublicKey; message: string }> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const was = id && (await tx.db.findOne(PublicKey, { where: { id }, lock: { mode: 'for_no_key_update' } }));
    if (!was) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such key.'), 'id');
    const message = say(phrase('{name} is revoked.', { name: was.name }), tx.language);
    if (was.revokedAt) return { publicKey: was, message };
    await tx.db.update(PublicKey, { id: was.id }, { revokedAt: () => 'now()' });
    const publicKey = await tx.db.findOneByOrFail(PublicKey, { id: was.id });
    await record(tx, 'revokePublicKey', was.id, factsOf(was), factsOf(publicKey));
    return { publicKey, message };
  });
}

/**
 * A page of all public keys, revoked ones included, latest first.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, null for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT
 */
export async function publicKeys(ctx: Context, page: PageAsked): Promise<PublicKeyConnection> {
  staffOf(ctx, Right.MANAGE_INTEGRATIONS);
  return Object.assign(await latestFirst(ctx, PublicKey, page), { totalCount: await ctx.db.count(PublicKey) });
}

/**
 * Whether any public key in force lets pages of an origin in. A browser asks before it says by
 * which key.
 */
export function isOriginOfPublicKey(ctx: Pick<Context, 'db'>, origin: string): Promise<boolean> {
  return hasKeyOfOrigin(ctx, origin);
}

/**
 * Who comes with a public key, and what of it may be spent by the pages of their origin.
 *
 * @param origin null for an app, whose requests have none
 * @throws ShopError UNAUTHENTICATED for a key that is unknown or revoked, FORBIDDEN for the page of
 *   an origin that it is not for
 */
export async function readPublicKey(
  ctx: Pick<Context, 'db'>,
  key: string,
  origin: string | null,
): Promise<Pick<Context, 'publicKey' | 'budget'> & { publicKey: PublicKeyCaller }> {
  const found = KEY.test(key) ? await findKeyInForce(ctx, key) : null;
  if (!found) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('This public key is not valid.'));
  if (origin !== null && !found.origins.includes(origin))
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('This public key is not for the pages of {origin}.', { origin }));
  const { id, scope, costPerMinute } = found;
  return {
    publicKey: { id, scope },
    budget: { key: `public_key:${id}:${origin ?? ''}`, most: costPerMinute },
  };
}

function checkedOrigins(sent: readonly string[]): string[] {
  const refuse = (message: Phrase) => new ShopError(ErrorCode.BAD_USER_INPUT, message, 'origins');
  const origins = [...new Set(sent.map((origin) => origin.trim().replace(/\/$/, '')))];
  if (origins.length === 0 || origins.length > MAX_ORIGINS)
    throw refuse(phrase('Name 1 to {most} origins.', { most: MAX_ORIGINS }));
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) throw refuse(phrase('Write an origin like https://recipes.example, without a path.'));
  return origins;
}

function record(tx: Context, operation: string, subjectId: string, before: Facts | null, after: Facts | null) {
  return recordChange(tx, { operation, subjectType: AuditSubject.PUBLIC_KEY, subjectId, before, after });
}

function factsOf({ name, origins, scope, costPerMinute, revokedAt }: PublicKey): Facts {
  return { name, origins, scope, costPerMinute, revokedAt };
}
