import type { Context } from '../../shared/context.js';
import type { Period } from '../../shared/input/months.js';
import { CreditKind, CreditMovementKind } from '../credit-kind.js';
import type { CreditAccount } from './credit-books.type.js';

const { ISSUED, HELD, RELEASED, SPENT, RETURNED, EXPIRED, ADJUSTED, WITHDRAWN } = CreditMovementKind;

/** Of what was issued: staff who give a card say why, and who buys one does not. */
const IS_SOLD = `c.kind = '${CreditKind.GIFT_CARD}' AND m.note IS NULL`;

/** The sum of movements of the period, as a column. */
const during = (name: string, amount: string, when: string) =>
  `coalesce(sum(${amount}) FILTER (WHERE m.happened_at >= $1 AND ${when}), 0)::bigint AS "${name}Paise"`;

/**
 * What became of credit in a period, by its kinds that there are. What a checkout sets aside is
 * owed all the while. SQL, since it sums.
 */
export function sumCreditMovements({ db }: Context, { since, before }: Period): Promise<CreditAccount[]> {
  return db.query(
    `SELECT c.kind,
       coalesce(sum(m.amount_paise) FILTER (WHERE m.happened_at < $1), 0)::bigint AS "openingPaise",
       ${during('sold', 'm.amount_paise', `m.kind = '${ISSUED}' AND ${IS_SOLD}`)},
       ${during('given', 'm.amount_paise', `m.kind = '${ISSUED}' AND NOT (${IS_SOLD})`)},
       ${during('returned', 'm.amount_paise', `m.kind = '${RETURNED}'`)},
       ${during('spent', '-m.amount_paise', `m.kind = '${SPENT}'`)},
       ${during('expired', '-m.amount_paise', `m.kind = '${EXPIRED}'`)},
       ${during('withdrawn', '-m.amount_paise', `m.kind = '${WITHDRAWN}'`)},
       ${during('adjustedUp', 'm.amount_paise', `m.kind = '${ADJUSTED}' AND m.amount_paise > 0`)},
       ${during('adjustedDown', '-m.amount_paise', `m.kind = '${ADJUSTED}' AND m.amount_paise < 0`)},
       coalesce(sum(m.amount_paise), 0)::bigint AS "closingPaise"
     FROM credit_movement m JOIN credit c ON c.id = m.credit_id
     WHERE m.kind NOT IN ('${HELD}', '${RELEASED}') AND m.happened_at < $2 GROUP BY c.kind`,
    [since, before],
  );
}
