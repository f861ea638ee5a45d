import type { Context } from '../../shared/context.js';
import { periodOf } from '../../shared/input/months.js';
import { asPaise } from '../../shared/money/money.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { CreditKind } from '../credit-kind.js';
import { sumCreditMovements } from './credit-books.queries.js';
import type { CreditAccount, CreditBooks } from './credit-books.type.js';

const NOTHING = asPaise(0);

const EMPTY: Omit<CreditAccount, 'kind'> = {
  ...{ openingPaise: NOTHING, soldPaise: NOTHING, givenPaise: NOTHING, returnedPaise: NOTHING, spentPaise: NOTHING },
  ...{ expiredPaise: NOTHING, withdrawnPaise: NOTHING, adjustedUpPaise: NOTHING, adjustedDownPaise: NOTHING },
  closingPaise: NOTHING,
};

/**
 * What the shop owed in goods at the beginning and the end of some months, and why that changed,
 * by the calendar of India.
 *
 * @param from the first month, such as 2026-11
 * @param to the last; null: the same
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with orders:read,
 *   BAD_USER_INPUT for what are no 1 to 12 months
 */
export async function creditBooks(ctx: Context, from: string, to: string | null = null): Promise<CreditBooks> {
  allow(ctx, ApiScope.ORDERS_READ);
  if (!ctx.apiKey) staffOf(ctx, Right.KEEP_BOOKS);
  const last = to ?? from;
  const found = await sumCreditMovements(ctx, periodOf(from, last));
  const accountOf = (kind: CreditKind) => found.find((account) => account.kind === kind) ?? { kind, ...EMPTY };
  return { from, to: last, accounts: Object.values(CreditKind).map(accountOf) };
}
