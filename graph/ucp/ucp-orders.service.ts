import { orderById } from '../orders/orders.loaders.js';
import { findOrder, mayReadOrders } from '../orders/orders.service.js';
import { ownOrigin } from '../rest/origin.js';
import { type Context, inTransaction, viewerOrKey } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { tellProgram } from '../webhooks/webhook-deliveries.service.js';
import { toUcpOrder, type UcpOrder } from './ucp-order.presenter.js';
import { linkCheckouts } from './ucp-orders.queries.js';
import { UcpSession } from './ucp-session.entity.js';

/** What a program is told of by a webhook: its order, whole and as it stands. */
const ORDER_EVENT = 'ucp.order';

/**
 * An order for who may read it: the program whose API key opened its checkout, its shopper, and who
 * may read all orders.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a key to whose orders it does not
 *   belong, NOT_FOUND
 */
export async function getUcpOrder(ctx: Context, sentId: unknown): Promise<UcpOrder> {
  viewerOrKey(ctx);
  const id = readId(sentId);
  const sessions = id ? await ctx.db.findBy(UcpSession, { orderId: id }) : [];
  const own = sessions.find(({ apiKeyId }) => ctx.apiKey && apiKeyId === ctx.apiKey.id) ?? null;
  if (ctx.apiKey && !own && !mayReadOrders(ctx))
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('There is no such order.'));
  const order = own ? await orderById(ctx).load(own.orderId ?? '') : await findOrder(ctx, id);
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such order.'));
  return { order, session: own ?? sessions[0] ?? null };
}

/** An order was placed: the checkouts that it came of are done, and their programs are told. */
export async function completeCheckouts(ctx: Context, orderId: string): Promise<void> {
  if (await linkCheckouts(ctx, orderId)) await tellOfOrder(ctx, orderId);
}

/** Something of an order has changed: the programs that it came of are told how it stands. */
export async function tellOfOrder(ctx: Context, orderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Held until the order is written down for them, so that what is told later is newer.
    const sessions = await tx.db.find(UcpSession, { where: { orderId }, lock: { mode: 'pessimistic_write' } });
    const order = sessions.length > 0 ? await orderById(tx).load(orderId) : null;
    for (const session of sessions) {
      if (!order || !session.apiKeyId) continue;
      const data = await toUcpOrder(tx, { order, session }, ownOrigin(tx.config));
      const told = { subject: `order ${orderId}`, type: ORDER_EVENT, data };
      await tellProgram(tx, { apiKeyId: session.apiKeyId, ...told });
    }
  });
}
