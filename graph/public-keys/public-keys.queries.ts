import type { Context } from '../shared/context.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { PublicKey } from './public-key.entity.js';

// SQL, since every request of a shop front, and every browser before it, waits for these.

const KEY_COLUMNS = columnsOf(PublicKey, 'k', { only: new Set(['id', 'scope', 'origins', 'costPerMinute']) });

/** A key as a request that brings it needs it. */
type KeyOfRequest = Pick<PublicKey, 'id' | 'scope' | 'origins' | 'costPerMinute'>;

/** A key in force; null for an unknown or revoked one. */
export async function findKeyInForce({ db }: Pick<Context, 'db'>, key: string): Promise<KeyOfRequest | null> {
  const [found]: KeyOfRequest[] = await db.query(
    `SELECT ${KEY_COLUMNS} FROM public_key k WHERE k.key = $1 AND k.revoked_at IS NULL`,
    [key],
  );
  return found ?? null;
}

/** Whether any key in force lets pages of an origin in. */
export async function hasKeyOfOrigin({ db }: Pick<Context, 'db'>, origin: string): Promise<boolean> {
  const found: unknown[] = await db.query(
    'SELECT FROM public_key WHERE revoked_at IS NULL AND $1 = ANY(origins) LIMIT 1',
    [origin],
  );
  return found.length > 0;
}
