import { In } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { Order } from '../orders/order.entity.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';

/** The orders that checkouts became. */
export const orderByCheckoutId = defineLoader<Order | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Order, { paymentOrderId: In([...ids]) }), ({ paymentOrderId }) => paymentOrderId),
);

/** The names of accounts and API keys; null for one that is gone. */
export const actorNameById = defineLoader<string | null>(async (ctx, ids) => {
  const [users, keys] = await Promise.all([
    ctx.db.find(User, { select: { id: true, name: true }, where: { id: In([...ids]) } }),
    ctx.db.find(ApiKey, { select: { id: true, name: true }, where: { id: In([...ids]) } }),
  ]);
  const names = new Map([...users, ...keys].map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
});
