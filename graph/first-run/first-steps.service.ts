import { Category } from '../catalogue/category.entity.js';
import { DeliveryTerms } from '../delivery/delivery-terms.entity.js';
import { DeliveryZone } from '../delivery/delivery-zone.entity.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { CashTerms } from '../payments/cash/cash-terms.entity.js';
import type { Context } from '../shared/context.js';
import { CASH, CREDIT, ONLINE } from '../shared/ports/payment-option.js';
import { adminOf } from '../shared/rights/viewer.js';
import { defaultFacts, readShopFacts } from '../shop/shop-facts.js';
import { type FirstStep, FirstStepKind } from './first-step.type.js';
import { isAnythingForSale, isAnythingSold } from './first-steps.queries.js';

/**
 * What there is of all that a shop needs for its first sale, in the order in which it is best
 * done. Each step is read from what the shop has now, so that one that is undone is open again.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function listFirstSteps(ctx: Context): Promise<FirstStep[]> {
  adminOf(ctx);
  const facts = await readShopFacts(ctx);
  const done: Record<FirstStepKind, boolean> = {
    NAME: facts.name !== defaultFacts.name,
    ADDRESS: facts.address !== defaultFacts.address,
    CATEGORY: await ctx.db.exists(Category),
    PRODUCT: await isAnythingForSale(ctx),
    DELIVERY: (await ctx.db.exists(DeliveryZone)) || (await ctx.db.exists(DeliveryTerms)),
    PAYMENT: takesRealMoney(ctx) || (await ctx.db.exists(CashTerms)),
    TEST_PURCHASE: await isAnythingSold(ctx),
    FIRST_DELIVERY: await ctx.db.existsBy(Order, { status: OrderStatus.DELIVERED }),
  };
  return Object.values(FirstStepKind).map((kind) => ({ kind, isDone: done[kind] }));
}

/** The ways to pay that every shop has, whatever its owner decided. */
const OWN_WAYS: ReadonlySet<string> = new Set([ONLINE, CASH, CREDIT]);

/**
 * Whether money can really be paid before the door: not to the stand-in, with which one practises.
 */
function takesRealMoney({ config, paymentOptions }: Context): boolean {
  return config.payments.provider !== 'standin' || paymentOptions.some(({ code }) => !OWN_WAYS.has(code));
}
