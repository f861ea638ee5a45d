import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise, type Paise, sum } from '../shared/money/money.js';
import {
  addMovements,
  type CreditShare,
  findHeld,
  findUnreturned,
  lockSpendable,
  prolong,
  writeOffExpired,
} from './credit.queries.js';
import { CreditMovementKind } from './credit-kind.js';

const { HELD, RELEASED, SPENT, RETURNED } = CreditMovementKind;

/** What comes back from an order can be spent for at least so many days more. */
const PROLONGED_DAYS = 90;

/** Whose checkout it is. */
interface Spender {
  id: string;
  userId: string;
  creditPaise: Paise;
}

/**
 * Sets aside what a checkout is paid with by credit, of what expires first. To be called in the
 * transaction that opens it, after its stock and its offers, so that everybody locks in one order.
 *
 * @throws ShopError CREDIT_NOT_ENOUGH where that much is not there, or no longer
 */
export async function holdCredit(tx: Context, checkout: Spender): Promise<void> {
  if (!(await take(tx, checkout, HELD))) throw creditNotEnough();
}

/** The refusal for more than there is to be spent. */
export function creditNotEnough(): ShopError {
  return new ShopError(
    ErrorCode.CREDIT_NOT_ENOUGH,
    phrase('Your gift cards and store credit do not cover this amount. Please check what is left.'),
    'credit',
  );
}

/** Lets go of what a checkout had set aside, once. */
export async function releaseCredit(tx: Context, paymentOrderId: string): Promise<CreditShare[]> {
  const held = await findHeld(tx, paymentOrderId);
  if (held.length > 0) await addMovements(tx, RELEASED, paymentOrderId, held);
  return held;
}

/** Pays with what a checkout had set aside. */
export async function spendCredit(tx: Context, paymentOrderId: string): Promise<void> {
  const held = await releaseCredit(tx, paymentOrderId);
  if (held.length > 0) await addMovements(tx, SPENT, paymentOrderId, taken(held));
}

/**
 * Sets credit aside anew for a checkout that had let go of it, whose payment came late.
 *
 * @returns false where that much is not there any more; then nothing is set aside
 */
export function holdCreditAnew(tx: Context, checkout: Spender): Promise<boolean> {
  return take(tx, checkout, HELD);
}

/** How much of an order was paid by credit and has not come back. */
export async function unreturnedOf(tx: Context, paymentOrderId: string): Promise<Paise> {
  return sum((await findUnreturned(tx, paymentOrderId)).map(({ paise }) => paise));
}

/**
 * Gives back what an order was paid with, to the credit that it came from; what expires soon can be
 * spent for another 90 days, but not what had expired before. To be called in a transaction that
 * holds the order's locks.
 *
 * @param paise at most what has not come back yet
 */
export async function returnCredit(tx: Context, paymentOrderId: string, paise: Paise): Promise<void> {
  const shares = shared(await findUnreturned(tx, paymentOrderId), paise);
  if (!shares) throw new Error(`${paise} paise cannot go back to the credit of ${paymentOrderId}`);
  if (shares.length === 0) return;
  const ids = shares.map(({ creditId }) => creditId);
  await writeOffExpired(tx, ids);
  await addMovements(tx, RETURNED, paymentOrderId, shares);
  await prolong(tx, shares, PROLONGED_DAYS);
}

async function take(tx: Context, { id, userId, creditPaise }: Spender, kind: CreditMovementKind): Promise<boolean> {
  if (creditPaise === 0) return true;
  const shares = shared(await lockSpendable(tx, userId), creditPaise);
  if (!shares) return false;
  await addMovements(tx, kind, id, taken(shares));
  return true;
}

/** @returns of each what makes up a sum, the first as a whole; null where all is too little */
function shared(all: readonly CreditShare[], paise: Paise): CreditShare[] | null {
  let left: number = paise;
  const shares = all.flatMap(({ creditId, paise: most }) => {
    const share = asPaise(Math.min(left, most));
    left -= share;
    return share > 0 ? [{ creditId, paise: share }] : [];
  });
  return left === 0 ? shares : null;
}

function taken(shares: readonly CreditShare[]): CreditShare[] {
  return shares.map(({ creditId, paise }) => ({ creditId, paise: asPaise(-paise) }));
}
