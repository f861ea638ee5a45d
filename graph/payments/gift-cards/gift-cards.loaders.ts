import { In, IsNull, Not } from 'typeorm';
import { Credit } from '../../credit/credit.entity.js';
import { defineLoader, groupedBy, inOrderOf } from '../../shared/rows/loader.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

/** The most that are told of one account. */
const MAX_PURCHASES = 50;

/** The gift cards that accounts have paid for, the latest first, up to 50 of each. */
export const purchasesByUserId = defineLoader<GiftCardPurchase[]>(async (ctx, ids) => {
  const bought = await ctx.db.find(GiftCardPurchase, {
    where: { paymentOrder: { userId: In([...ids]) }, paymentId: Not(IsNull()) },
    relations: { paymentOrder: true },
    order: { id: 'DESC' },
  });
  return groupedBy(ids, bought, ({ paymentOrder }) => paymentOrder?.userId ?? '').map((own) =>
    own.slice(0, MAX_PURCHASES),
  );
});

/** How gift cards came to be that were bought; undefined for those that the shop gave. */
export const purchaseByCreditId = defineLoader<GiftCardPurchase | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(GiftCardPurchase, { creditId: In([...ids]) }), ({ creditId }) => creditId ?? ''),
);

/** The checkouts that pay for gift cards. */
export const checkoutById = defineLoader<PaymentOrder | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(PaymentOrder, { id: In([...ids]) }), ({ id }) => id),
);

/** The cards that were bought. */
export const cardById = defineLoader<Credit | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Credit, { id: In([...ids]) }), ({ id }) => id),
);
