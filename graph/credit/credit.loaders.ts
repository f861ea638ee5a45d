import { In } from 'typeorm';
import { Order } from '../orders/order.entity.js';
import { asPaise, type Paise, sum } from '../shared/money/money.js';
import { defineLoader, groupedBy } from '../shared/rows/loader.js';
import { Credit } from './credit.entity.js';
import { CreditHolder } from './credit-holder.entity.js';
import { CreditMovement } from './credit-movement.entity.js';

/** The most movements that are told of one credit. */
const MAX_MOVEMENTS = 200;

/** What accounts can spend or could, the latest first. */
export const creditsByUserId = defineLoader<Credit[]>(async (ctx, ids) => {
  const held = await ctx.db.find(CreditHolder, {
    where: { userId: In([...ids]) },
    relations: { credit: true },
    order: { creditId: 'DESC' },
  });
  return groupedBy(ids, held, ({ userId }) => userId).map((own) => own.flatMap(({ credit }) => credit ?? []));
});

/** Credits by their ids. */
export const creditById = defineLoader<Credit | undefined>(async (ctx, ids) => {
  const found = await ctx.db.findBy(Credit, { id: In([...ids]) });
  return ids.map((id) => found.find((credit) => credit.id === id));
});

/** What of that has not expired, in paise. */
export const balanceByUserId = defineLoader<Paise>(async (ctx, ids) => {
  const now = Date.now();
  const credits = await Promise.all(ids.map((id) => creditsByUserId(ctx).load(id)));
  return credits.map((own) =>
    sum(
      own.map(({ balancePaise, expiresAt }) => (expiresAt && expiresAt.getTime() <= now ? asPaise(0) : balancePaise)),
    ),
  );
});

/** The movements of credits, the latest first, up to 200 of each. */
export const movementsByCreditId = defineLoader<CreditMovement[]>(async (ctx, ids) => {
  const found = await ctx.db.find(CreditMovement, { where: { creditId: In([...ids]) }, order: { id: 'DESC' } });
  return groupedBy(ids, found, ({ creditId }) => creditId).map((own) => own.slice(0, MAX_MOVEMENTS));
});

/** The orders that checkouts became. */
export const orderByPaymentOrderId = defineLoader<Order | undefined>(async (ctx, ids) => {
  const orders = await ctx.db.findBy(Order, { paymentOrderId: In([...ids]) });
  return ids.map((id) => orders.find(({ paymentOrderId }) => paymentOrderId === id));
});
