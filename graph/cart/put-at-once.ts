import { type Context, inOneStatement } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { type IdempotencyKey, keyValues, takingKey } from '../shared/idempotency.js';
import { availableTo, MOST_LINES, MOST_PAISE } from './cart-limits.js';
import type { PricedCartLine } from './cart-line.entity.js';
import type { Pieces } from './put-into-cart.js';
import { type LineRow, type LineWants, lineColumns, lineJoins, linesOf, WHOLE_LINES } from './read-lines.js';

/** The name of a request, and what must be the same when it comes again. */
export interface OnceOnly {
  name: IdempotencyKey;
  request: object;
}

/** PostgreSQL's code of a division by zero. */
const DIVIDED_BY_ZERO = '22012';

/** The statements by what is read with the lines, without a key and with one: the driver knows them again as the same text. */
const statements: Record<'plain' | 'once', WeakMap<LineWants, string>> = { plain: new WeakMap(), once: new WeakMap() };

/**
 * Puts pieces into a cart and reads all of it, as `putIntoCart` does, for half of the time: what seldom matters is not looked
 * at. So null says only that nothing was done. Nothing may be done by it inside a transaction, which its failure would end.
 *
 * @param once takes an idempotency key in the same statement; null for none
 * @param wants see `readLines`
 * @returns null where it does not go in so, or the key was used before
 */
export async function putAtOnce(
  ctx: Context,
  userId: string,
  pieces: Pieces,
  once: OnceOnly | null,
  wants: LineWants = WHOLE_LINES,
): Promise<PricedCartLine[] | null> {
  const { quantity, variantId, productId } = pieces;
  const values = [userId, quantity, variantId, readId(productId), ctx.config.cartPiecesPerLine];
  const statement = statementFor(wants, once !== null);
  const all = once ? [...values, ...keyValues(once.name, once.request)] : values;
  try {
    const rows: LineRow[] = await inOneStatement(ctx, () => ctx.db.query(statement, all));
    if (!rows.some((row) => row['variant.id'] === variantId)) return null;
    return await linesOf(ctx, userId, rows.sort(byId), wants);
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === DIVIDED_BY_ZERO) return null;
    throw thrown;
  }
}

/**
 * To start the plan is half of what PostgreSQL does for an addition, and each node of it counts: pieces that are held for the shopper's own
 * checkout are left out of account, and the limits of the whole cart are looked at as its lines are read, once it is written. A cart
 * beyond them makes the statement fail as a whole, by a division. So does a line that has grown meanwhile beyond what it can have,
 * where a key is taken: a key without its work would refuse the next try.
 */
function statementFor(wants: LineWants, isOnce: boolean): string {
  const known = statements[isOnce ? 'once' : 'plain'];
  const before = known.get(wants);
  if (before) return before;
  const mine = 'coalesce((SELECT quantity FROM cart_line WHERE user_id = $1 AND variant_id = $3), 0)';
  const key = { route: '$6', key: '$7', requestHash: '$8' };
  const taken = `, taken AS (${takingKey('$1', key, `possible WHERE most >= $2 + ${mine}`)})`;
  const together = 'l.quantity + excluded.quantity';
  const fits = `${together} <= (SELECT most FROM possible)`;
  const statement = `
    WITH possible AS MATERIALIZED (
      SELECT v.price_paise AS price, least(v.on_hand - v.reserved, $5::integer) AS most
      FROM product_variant v WHERE v.id = $3::uuid AND v.product_id = $4::uuid
    )${isOnce ? taken : ''},
    written AS (
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      SELECT $1::uuid, $3, $2::integer, price FROM possible ${isOnce ? ', taken' : 'WHERE most >= $2'}
      ON CONFLICT (user_id, variant_id) DO UPDATE
      SET quantity = ${isOnce ? `(${together}) / CASE WHEN ${fits} THEN 1 ELSE 0 END` : together},
        chosen_price_paise = excluded.chosen_price_paise
      ${isOnce ? '' : `WHERE ${fits}`}
      RETURNING l.id, l.variant_id, l.quantity, l.chosen_price_paise
    )
    SELECT ${lineColumns(wants, wants.hasAvailable ? availableTo('$1') : 'NULL')},
      1 / CASE WHEN count(*) OVER () <= ${MOST_LINES} AND sum(l.quantity * v.price_paise::float8) OVER () <= ${MOST_PAISE}
        THEN 1 ELSE 0 END AS "isWithinLimits"
    FROM (
      SELECT id, variant_id, quantity, chosen_price_paise FROM cart_line WHERE user_id = $1 AND variant_id <> $3
      UNION ALL SELECT id, variant_id, quantity, chosen_price_paise FROM written
    ) AS l ${lineJoins(wants)}`;
  known.set(wants, statement);
  return statement;
}

/** Ids are in the order in which the lines were added. */
function byId(one: LineRow, other: LineRow): number {
  return one.lineId < other.lineId ? -1 : 1;
}
