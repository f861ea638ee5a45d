import { addJobs } from '../jobs/add-jobs.js';
import type { Task } from '../jobs/task.js';
import type { Letter } from '../messages/mail-layout.js';
import { sendMail } from '../messages/send-mail.js';
import type { Context } from '../shared/context.js';
import { type Paise, rupeesOf, times } from '../shared/money.js';
import { Order } from './order.entity.js';
import { OrderStatus } from './order-status.js';
import { linesByOrderId } from './orders.loaders.js';

const SEND_ORDER_MESSAGE = 'send-order-message';

/** What a shopper is told of an order: that it came into a status, or that its money is back. */
export type OrderNews = Exclude<OrderStatus, OrderStatus.PENDING> | 'MONEY_BACK';

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
};

/**
 * Has the shopper told of an order by e-mail, once for each kind of news, when the transaction is committed. Does nothing
 * where the shop sends no mail.
 */
export async function queueOrderMessage(tx: Context, orderId: string, news: OrderNews): Promise<void> {
  if (!tx.mailer) return;
  await addJobs(
    tx,
    SEND_ORDER_MESSAGE,
    `SELECT json_build_object('orderId', $1::text, 'news', $2::text) AS payload,
       concat('${SEND_ORDER_MESSAGE}:', $1::text, ':', $2::text) AS key, NULL::timestamptz AS run_at`,
    [orderId, news],
  );
}

/** Sends what `queueOrderMessage` has queued. */
export const sendOrderMessages: Task<{ orderId: string; news: OrderNews }> = {
  name: SEND_ORDER_MESSAGE,
  run: async (ctx, { orderId, news }) => {
    const order = await ctx.db.findOneBy(Order, { id: orderId });
    if (!order) return;
    const to = { name: order.name, email: order.email };
    await sendMail(ctx, { id: `order-${news.toLowerCase()}.${orderId}`, to }, await letterOf(ctx, order, news));
  },
};

async function letterOf(ctx: Context, order: Order, news: OrderNews): Promise<Letter> {
  const { title, text } = WORDS[news];
  return {
    title: `Order ${order.number} ${title}`,
    greeting: `Hello ${order.name},`,
    paragraphs: [
      news === 'CANCELLED' && !order.paymentId ? 'Your order was called off. Nothing was paid for it.' : text,
    ],
    rows: news === 'CONFIRMED' ? await billOf(ctx, order) : [['Total', rupees(order.amountPaise)]],
    link: { label: 'See your orders', path: '/orders' },
  };
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
