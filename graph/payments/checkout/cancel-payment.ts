import { readCart } from '../../cart/cart.service.js';
import type { Cart } from '../../cart/cart.type.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { endCheckoutIf } from '../lock-checkout.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { HOLDING } from '../payment-order-state.js';
import { confirmCaptured } from '../settlement/confirm-captured.js';

/**
 * Gives up a checkout that was not paid and lets go of its stock. The cart stays as it is. Giving
 * up twice is fine.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's, CONFLICT when it
 *   turns out to be paid: then there is an order now
 * @see spec §4 (checkout)
 */
export async function cancelPayment(ctx: Context, id: unknown): Promise<{ cart: Cart }> {
  const { id: userId } = viewerOf(ctx);
  const known = readId(id);
  const checkout = known && (await ctx.db.findOneBy(PaymentOrder, { id: known, userId }));
  if (!checkout) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such payment order.'), 'id');
  const isHolding = HOLDING.includes(checkout.state);
  const isPaid = isHolding
    ? await confirmCaptured(ctx, checkout)
    : ['paid', 'refunding', 'refunded'].includes(checkout.state);
  if (isPaid)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This payment has already been made. Please see your orders.'));
  await endCheckoutIf(ctx, checkout, HOLDING, 'cancelled', 'the shopper gave it up');
  return { cart: await readCart(ctx, userId) };
}
