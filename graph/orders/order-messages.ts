import { addJobs } from '../jobs/add-jobs.js';
import type { Task } from '../jobs/task.js';
import type { Letter } from '../messages/mail-layout.js';
import { sendMail } from '../messages/send-mail.js';
import type { Context } from '../shared/context.js';
import { type Paise, rupeesOf, times } from '../shared/money.js';
import { OrderEvent } from './life/order-event.entity.js';
import type { OrderEventKind } from './life/order-life.js';
import { Order } from './order.entity.js';
import { OrderStatus } from './order-status.js';
import { linesByOrderId } from './orders.loaders.js';

const SEND_ORDER_MESSAGE = 'send-order-message';

/** What a shopper is told of an order: that it came into a status, what became of a return, or that money is back. */
export type OrderNews =
  | Exclude<OrderStatus, OrderStatus.PENDING>
  | 'MONEY_BACK'
  | OrderEventKind.RETURN_REQUESTED
  | OrderEventKind.RETURN_APPROVED
  | OrderEventKind.RETURN_REFUSED
  | OrderEventKind.RETURN_RECEIVED;

/** What each kind of news says, in the subject and below the greeting. */
const WORDS: Record<OrderNews, { title: string; text: string }> = {
  CONFIRMED: { title: 'is confirmed', text: 'Thank you for your order. This is what you bought:' },
  PACKED: { title: 'is packed', text: 'Your order is packed and waits for its courier.' },
  SHIPPED: { title: 'is on its way', text: 'Your order has left the shop.' },
  DELIVERED: { title: 'is delivered', text: 'Your order was handed over. Enjoy it!' },
  CANCELLED: { title: 'is cancelled', text: 'Your order was called off. What you paid for it goes back to you.' },
  REFUNDED: {
    title: 'could not be sold any more',
    text: 'When you paid, this order could no longer be sold. Your payment is on its way back.',
  },
  MONEY_BACK: {
    title: 'is refunded',
    text: 'Your payment was sent back. Your bank may take some days to show it.',
  },
  RETURN_REQUESTED: {
    title: 'is to be returned',
    text: 'We have noted what you want to send back, and will answer soon. This is what you told us:',
  },
  RETURN_APPROVED: {
    title: 'can be returned',
    text: 'We take back what you asked for. Keep the goods as they are; somebody comes to fetch them.',
  },
  RETURN_REFUSED: { title: 'can not be returned', text: 'We can not take back what you asked for.' },
  RETURN_RECEIVED: {
    title: 'has come back',
    text: 'What you sent back is with us. The money for it is on its way to you.',
  },
};

/**
 * Has the shopper told of an order by e-mail, once for each kind of news, when the transaction is committed. Does nothing
 * where the shop sends no mail.
 *
 * @param eventId what is told of, where the same kind of news can come more than once, such as a parcel
 */
export async function queueOrderMessage(
  tx: Context,
  orderId: string,
  news: OrderNews,
  eventId: string | null = null,
): Promise<void> {
  if (!tx.mailer) return;
  await addJobs(
    tx,
    SEND_ORDER_MESSAGE,
    `SELECT json_build_object('orderId', $1::text, 'news', $2::text, 'eventId', $3::text) AS payload,
       concat_ws(':', '${SEND_ORDER_MESSAGE}', $1::text, $2::text, $3::text) AS key, NULL::timestamptz AS run_at`,
    [orderId, news, eventId],
  );
}

/** Sends what `queueOrderMessage` has queued. */
export const sendOrderMessages: Task<{ orderId: string; news: OrderNews; eventId?: string | null }> = {
  name: SEND_ORDER_MESSAGE,
  run: async (ctx, { orderId, news, eventId = null }) => {
    const order = await ctx.db.findOneBy(Order, { id: orderId });
    if (!order) return;
    const to = { name: order.name, email: order.email };
    const event = eventId === null ? null : await ctx.db.findOneBy(OrderEvent, { id: eventId });
    const id = `order-${news.toLowerCase().replace('_', '-')}.${eventId ?? orderId}`;
    await sendMail(ctx, { id, to }, await letterOf(ctx, order, news, event));
  },
};

async function letterOf(ctx: Context, order: Order, news: OrderNews, event: OrderEvent | null): Promise<Letter> {
  const { title, text } = WORDS[news];
  return {
    title: `Order ${order.number} ${title}`,
    greeting: `Hello ${order.name},`,
    paragraphs: [
      news === 'CANCELLED' && !order.paymentId ? 'Your order was called off. Nothing was paid for it.' : text,
      ...(event?.note ? [event.note] : []),
    ],
    rows: news === 'CONFIRMED' ? await billOf(ctx, order) : rowsOf(order, event),
    link: { label: 'See your orders', path: '/orders' },
  };
}

function rowsOf({ amountPaise }: Order, event: OrderEvent | null): [string, string][] {
  const sent: [string, string][] = event?.amountPaise ? [['Sent back', rupees(event.amountPaise)]] : [];
  return [...sent, ['Total', rupees(amountPaise)]];
}

async function billOf(ctx: Context, order: Order): Promise<[string, string][]> {
  const lines = await linesByOrderId(ctx).load(order.id);
  return [
    ...lines.map(({ productTitle, options, quantity, pricePaise }): [string, string] => [
      `${quantity} × ${[productTitle, ...options].join(', ')}`,
      rupees(times(pricePaise, quantity)),
    ]),
    ['Total', rupees(order.amountPaise)],
    ['To', [order.address, order.city, order.region, order.pincode].filter(Boolean).join(', ')],
  ];
}

function rupees(amount: Paise): string {
  return `₹${rupeesOf(amount).toLocaleString('en-US')}`;
}
