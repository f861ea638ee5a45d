import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';

/**
 * What accounts can spend, with what their own open checkouts have set aside, since a new checkout
 * takes their place. SQL, since it is summed over both.
 */
export async function sumSpendable({ db }: Context, userIds: readonly string[]): Promise<Map<string, Paise>> {
  const rows: { id: string; paise: Paise }[] = await db.query(
    `SELECT h.user_id AS id, sum(c.balance_paise + coalesce(held.paise, 0))::bigint AS paise
     FROM credit_holder h JOIN credit c ON c.id = h.credit_id
     CROSS JOIN LATERAL (SELECT -sum(m.amount_paise) AS paise FROM credit_movement m JOIN payment_order p ON p.id = m.payment_order_id
       WHERE m.credit_id = c.id AND p.user_id = h.user_id AND p.state IN ('creating', 'open')) AS held
     WHERE h.user_id = ANY($1::uuid[]) AND (c.expires_at IS NULL OR c.expires_at > now()) GROUP BY 1`,
    [userIds],
  );
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}
