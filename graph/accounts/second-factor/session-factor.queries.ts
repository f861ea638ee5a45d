import type { Context } from '../../shared/context.js';

/**
 * Whether an account has a second factor, and whether the owner demands one of those who may move
 * money. SQL, since every request of staff waits for it.
 */
export async function findFactorState(
  { db }: Context,
  userId: string,
): Promise<{ isSetUp: boolean; isDemanded: boolean }> {
  const [state]: { isSetUp: boolean; isDemanded: boolean }[] = await db.query(
    `SELECT EXISTS (SELECT FROM passkey WHERE user_id = $1)
         OR EXISTS (SELECT FROM authenticator WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS "isSetUp",
       EXISTS (SELECT FROM second_factor_policy WHERE is_demanded) AS "isDemanded"`,
    [userId],
  );
  return state ?? { isSetUp: false, isDemanded: false };
}
