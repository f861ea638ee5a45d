import type { Context } from '../shared/context.js';
import type { KeyCaller } from '../shared/rights/caller.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { ApiKey } from './api-key.entity.js';

const KEY_COLUMNS = columnsOf(ApiKey, 'k', { only: new Set(['id', 'scopes', 'madeById', 'hash', 'costPerMinute']) });

/** A key as a request that brings it needs it. */
export interface FoundKey extends KeyCaller {
  hash: string;
  isInForce: boolean;
  isUseStale: boolean;
  costPerMinute: number;
}

/**
 * The key with a prefix and who made it. SQL, since every request of an integrator waits for it,
 * and the clock is that of the database.
 */
export async function findKey(ctx: Context, prefix: string): Promise<FoundKey | null> {
  const [found]: FoundKey[] = await ctx.db.query(
    `SELECT ${KEY_COLUMNS},
       k.revoked_at IS NULL AND coalesce(k.expires_at > now(), true) AND coalesce(u.role = 'OWNER', false) AS "isInForce",
       coalesce(k.last_used_at < now() - interval '1 minute', true) AS "isUseStale"
     FROM api_key k JOIN "user" u ON u.id = k.made_by_id WHERE k.prefix = $1`,
    [prefix],
  );
  return found ?? null;
}
