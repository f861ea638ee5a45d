import type { Context } from '../../shared/context.js';
import type { OfferUse } from './offer-use.entity.js';

/** Counts taken uses and what they give. SQL, since it adds to what others have added. */
export async function countTaken(
  { db }: Context,
  taken: readonly Pick<OfferUse, 'offerId' | 'codeId' | 'discountPaise'>[],
): Promise<void> {
  const uses = [taken.map(({ offerId }) => offerId), taken.map(({ discountPaise }) => discountPaise)];
  await db.query(
    `UPDATE offer SET uses = uses + 1, spent_paise = spent_paise + taken.paise
     FROM unnest($1::uuid[], $2::bigint[]) AS taken(id, paise) WHERE offer.id = taken.id`,
    uses,
  );
  await db.query('UPDATE offer_code SET uses = uses + 1 WHERE id = ANY($1::uuid[])', [
    taken.flatMap(({ codeId }) => codeId ?? []),
  ]);
}

/**
 * Gives back the uses of a checkout that were not given back before. SQL, since what was counted
 * goes in the statement that says so, and no more than once.
 */
export async function giveBack({ db }: Context, paymentOrderId: string): Promise<void> {
  await db.query(
    `WITH back AS (
       UPDATE offer_use SET state = 'RETURNED' WHERE payment_order_id = $1 AND state <> 'RETURNED'
       RETURNING offer_id, code_id, discount_paise),
     of_code AS (UPDATE offer_code SET uses = uses - 1 FROM back WHERE offer_code.id = back.code_id)
     UPDATE offer SET uses = uses - 1, spent_paise = spent_paise - back.discount_paise
     FROM back WHERE offer.id = back.offer_id`,
    [paymentOrderId],
  );
}

/** How often a shopper has used offers. SQL, since it counts by offer. */
export async function countUsesOf(
  { db }: Context,
  userId: string,
  offerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows: { id: string; uses: number }[] = await db.query(
    `SELECT offer_id AS id, count(*)::integer AS uses FROM offer_use
     WHERE user_id = $1 AND state = 'USED' AND offer_id = ANY($2::uuid[]) GROUP BY 1`,
    [userId, offerIds],
  );
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/** Takes the codes out of the cart that were bought with. SQL, since it joins what it deletes. */
export async function removeUsedCodes({ db }: Context, paymentOrderId: string): Promise<void> {
  await db.query(
    `DELETE FROM cart_code e USING offer_use u
     WHERE u.payment_order_id = $1 AND e.user_id = u.user_id AND e.code_id = u.code_id`,
    [paymentOrderId],
  );
}
