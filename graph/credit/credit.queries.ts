import type { Context } from '../shared/context.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { CreditMovementKind } from './credit-kind.js';
import { endOfDay } from './end-of-day.js';

const { HELD, RELEASED, SPENT, RETURNED, EXPIRED } = CreditMovementKind;

/** A credit that something is taken from, or given back to. */
export interface CreditShare {
  creditId: string;
  paise: Paise;
}

/**
 * What an account can spend, by credit, what expires first coming first: locked, in the order of
 * their ids, so that no two wait for each other. SQL, since rows are locked in another order than
 * they are answered in.
 */
export async function lockSpendable({ db }: Context, userId: string): Promise<CreditShare[]> {
  const rows: (CreditShare & { expiresAt: Date | null })[] = await db.query(
    `SELECT id AS "creditId", balance_paise AS paise, expires_at AS "expiresAt" FROM credit
     WHERE id IN (SELECT credit_id FROM credit_holder WHERE user_id = $1)
       AND balance_paise > 0 AND (expires_at IS NULL OR expires_at > now())
     ORDER BY id FOR NO KEY UPDATE`,
    [userId],
  );
  const end = ({ expiresAt }: { expiresAt: Date | null }) => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return rows.toSorted((one, other) => (end(one) === end(other) ? 0 : end(one) - end(other)));
}

/** Writes movements of one kind down. SQL, since they lock their credits in the order of ids. */
export async function addMovements(
  { db }: Context,
  kind: CreditMovementKind,
  paymentOrderId: string,
  shares: readonly CreditShare[],
): Promise<void> {
  await db.query(
    `INSERT INTO credit_movement (credit_id, kind, amount_paise, payment_order_id)
     SELECT id, $1, paise, $2 FROM unnest($3::uuid[], $4::bigint[]) AS share(id, paise) ORDER BY id`,
    [kind, paymentOrderId, shares.map(({ creditId }) => creditId), shares.map(({ paise }) => paise)],
  );
}

/** What a checkout has set aside and not used, by credit. SQL, since it is summed by credit. */
export function findHeld({ db }: Context, paymentOrderId: string): Promise<CreditShare[]> {
  return db.query(
    `SELECT credit_id AS "creditId", -sum(amount_paise)::bigint AS paise FROM credit_movement
     WHERE payment_order_id = $1 AND kind IN ('${HELD}', '${RELEASED}') GROUP BY 1 HAVING sum(amount_paise) < 0`,
    [paymentOrderId],
  );
}

/**
 * What of an order was paid by each credit and has not come back, what expires last coming first.
 * SQL, since it is summed by credit.
 */
export function findUnreturned({ db }: Context, paymentOrderId: string): Promise<CreditShare[]> {
  return db.query(
    `SELECT m.credit_id AS "creditId", -sum(m.amount_paise)::bigint AS paise
     FROM credit_movement m JOIN credit c ON c.id = m.credit_id
     WHERE m.payment_order_id = $1 AND m.kind IN ('${SPENT}', '${RETURNED}')
     GROUP BY m.credit_id, c.expires_at HAVING sum(m.amount_paise) < 0 ORDER BY c.expires_at DESC NULLS FIRST, 1`,
    [paymentOrderId],
  );
}

/** What comes back can be spent for at least so many days more. SQL, since the clock is its own. */
export async function prolong({ db }: Context, shares: readonly CreditShare[], days: number): Promise<void> {
  const end = endOfDay('now() + make_interval(days => $2)');
  await db.query(`UPDATE credit SET expires_at = ${end} WHERE id = ANY($1::uuid[]) AND expires_at < ${end}`, [
    shares.map(({ creditId }) => creditId),
    days,
  ]);
}

/**
 * Writes off what was not spent in time. SQL, since what is left is read in the statement that
 * takes it.
 *
 * @param ids of the credits that are meant; null for all
 * @returns how much, in paise
 */
export async function writeOffExpired({ db }: Context, ids: readonly string[] | null): Promise<Paise> {
  const [row]: { paise: Paise }[] = await db.query(
    `WITH expired AS (
       SELECT id, balance_paise FROM credit WHERE balance_paise > 0 AND expires_at <= now()
         AND ($1::uuid[] IS NULL OR id = ANY($1)) ORDER BY id FOR NO KEY UPDATE),
     written AS (
       INSERT INTO credit_movement (credit_id, kind, amount_paise) SELECT id, '${EXPIRED}', -balance_paise FROM expired
       RETURNING amount_paise)
     SELECT coalesce(-sum(amount_paise), 0)::bigint AS paise FROM written`,
    [ids],
  );
  return row?.paise ?? asPaise(0);
}
