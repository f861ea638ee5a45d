import type { Context } from '../../shared/context.js';

/**
 * Counts a try at the code of a number, while it holds and tries are left. SQL, since it is checked
 * and counted in one statement, so that no more are looked at however many come at once.
 *
 * @returns the code's id; null where no code may be tried
 */
export async function countTry({ db }: Context, phone: string, most: number): Promise<string | null> {
  const [counted]: { id: string }[][] = await db.query(
    `UPDATE phone_code SET tries = tries + 1 WHERE phone = $1 AND expires_at > now() AND tries < $2 RETURNING id`,
    [phone, most],
  );
  return counted?.[0]?.id ?? null;
}
