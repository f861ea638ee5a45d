import { orderById } from '../orders/orders.loaders.js';
import { findOrder, mayReadOrders } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { viewerOrKey } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { tellProgram } from '../webhooks/webhook-deliveries.service.js';
import type { WebhookTopic } from '../webhooks/webhook-topic.js';
import type { ProgramOrder } from './order-facts.js';
import { linkCheckouts } from './program-orders.queries.js';
import { ProgramSession, type Protocol } from './program-session.entity.js';

/** How the programs of a protocol are told of their orders. */
export interface Telling {
  protocol: Protocol;
  topic: WebhookTopic;
  /** What an event is called. */
  types: { created: string; changed: string };
  /** The order, whole and as it stands. */
  present(ctx: Context, order: ProgramOrder): Promise<object>;
}

/**
 * An order for those who may read it: the program whose API key opened its checkout, its shopper,
 * and those who may read all orders.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a key to whose orders it does not
 *   belong, NOT_FOUND
 */
export async function getProgramOrder(ctx: Context, sentId: unknown): Promise<ProgramOrder> {
  viewerOrKey(ctx);
  const id = readId(sentId);
  const sessions = id ? await ctx.db.findBy(ProgramSession, { orderId: id }) : [];
  const own = sessions.find(({ apiKeyId }) => ctx.apiKey && apiKeyId === ctx.apiKey.id) ?? null;
  if (ctx.apiKey && !own && !mayReadOrders(ctx))
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('There is no such order.'));
  const order = own ? await orderById(ctx).load(own.orderId ?? '') : await findOrder(ctx, id);
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such order.'));
  return { order, session: own ?? sessions[0] ?? null };
}

/** An order was placed: the checkouts that it came of are done, and their programs are told. */
export async function completeCheckouts(ctx: Context, orderId: string, telling: Telling): Promise<void> {
  if (await linkCheckouts(ctx, orderId, telling.protocol)) await tell(ctx, orderId, telling, 'created');
}

/** Something of an order has changed: the programs that it came of are told how it stands. */
export function tellOfOrder(ctx: Context, orderId: string, telling: Telling): Promise<void> {
  return tell(ctx, orderId, telling, 'changed');
}

async function tell(
  ctx: Context,
  orderId: string,
  { protocol, topic, types, present }: Telling,
  what: keyof Telling['types'],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Held until the order is written down for them, so that what is told later is newer.
    const where = { orderId, protocol };
    const sessions = await tx.db.find(ProgramSession, { where, lock: { mode: 'pessimistic_write' } });
    const order = sessions.length > 0 ? await orderById(tx).load(orderId) : null;
    for (const session of sessions) {
      if (!order || !session.apiKeyId) continue;
      const data = await present(tx, { order, session });
      await tellProgram(tx, {
        apiKeyId: session.apiKeyId,
        topic,
        subject: `order ${orderId}`,
        type: types[what],
        data,
      });
    }
  });
}
