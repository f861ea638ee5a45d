import type { Context } from '../../shared/context.js';
import type { User } from '../user.entity.js';

/**
 * Makes the one link that an account has for a forgotten password. SQL, since the account is locked
 * in the statement that writes: an address that changes meanwhile either gets no link here or ends
 * this one.
 *
 * @returns false where the account is gone or has another address by now
 */
export async function upsertReset(
  { db }: Context,
  { id, email }: Pick<User, 'id' | 'email'>,
  { tokenHash, minutes }: { tokenHash: string; minutes: number },
): Promise<boolean> {
  const made: unknown[] = await db.query(
    `INSERT INTO password_reset (user_id, token_hash, expires_at)
     SELECT id, $2, now() + make_interval(mins => $3) FROM "user" WHERE id = $1 AND email = $4 FOR KEY SHARE
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
     RETURNING user_id`,
    [id, tokenHash, minutes, email],
  );
  return made.length > 0;
}
