import type { EntityManager } from 'typeorm';
import type { AccountState } from '../cache/catalogue-version.queries.js';
import type { Context } from '../shared/context.js';
import { LinkPurpose } from './email/email-link.entity.js';
import type { User } from './user.entity.js';

/**
 * Makes an account with an address and a number that no account has, nor, of the address, may go
 * back to. SQL, since they are looked for in the statement that takes them.
 *
 * @returns its id; null where address or number belongs to an account
 */
export async function insertUser(
  { db }: Context,
  {
    name,
    email,
    phone,
    passwordHash,
    confirmedPhone = null,
  }: Pick<User, 'name' | 'email' | 'phone' | 'passwordHash'> & Partial<Pick<User, 'confirmedPhone'>>,
): Promise<string | null> {
  const [made]: { id: string }[] = await db.query(
    `INSERT INTO "user" (name, email, phone, password_hash, confirmed_phone) SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (
       SELECT FROM email_link WHERE email = $2 AND purpose = '${LinkPurpose.UNDO}' AND expires_at > now())
     ON CONFLICT DO NOTHING RETURNING id`,
    [name, email || null, phone, passwordHash, confirmedPhone],
  );
  return made?.id ?? null;
}

/**
 * Locks a shopper's account row, which every step of a checkout takes first and checkouts and stock
 * after it, and every change of many lines of the cart. So two steps for one shopper wait for each
 * other in one order, for every caller. To be called inside a transaction. SQL, since nothing
 * of the row is read.
 */
export async function lockShopper({ db }: Context, userId: string): Promise<void> {
  await db.query('SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/**
 * What a token of an account is held against. SQL, since every request of a shopper waits for it.
 */
export async function findAccountState(db: EntityManager, id: string): Promise<AccountState | undefined> {
  const [account]: AccountState[] = await db.query(
    'SELECT token_version AS "tokenVersion", role FROM "user" WHERE id = $1',
    [id],
  );
  return account;
}

/**
 * Who has an address: an account that signs in with it, or one that may go back to it. SQL, since
 * it is a union of both.
 *
 * @param exceptId of an account that may have it
 * @returns null when it is free
 */
export async function findHolder({ db }: Context, email: string, exceptId: string): Promise<{ name: string } | null> {
  const [holder]: { name: string }[] = await db.query(
    `SELECT name FROM "user" WHERE email = $1 AND id <> $2
     UNION ALL SELECT u.name FROM email_link l JOIN "user" u ON u.id = l.user_id
     WHERE l.email = $1 AND l.purpose = '${LinkPurpose.UNDO}' AND l.user_id <> $2 AND l.expires_at > now() LIMIT 1`,
    [email, exceptId],
  );
  return holder ?? null;
}
