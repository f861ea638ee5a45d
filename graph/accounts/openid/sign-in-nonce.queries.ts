import type { Context } from '../../shared/context.js';

/**
 * Forgets nonces whose tokens have long expired. SQL, since it skips what another process is at.
 */
export async function deleteExpiredNonces({ db }: Context): Promise<void> {
  await db.query(
    `DELETE FROM spent_nonce WHERE nonce_hash IN (
       SELECT nonce_hash FROM spent_nonce WHERE expires_at < now() - interval '1 hour' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
