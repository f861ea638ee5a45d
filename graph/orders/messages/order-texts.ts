import { addJobs } from '../../jobs/add-jobs.queries.js';
import { sendText, toE164 } from '../../messages/send-text.js';
import type { Context } from '../../shared/context.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { asPaise, rupeesOf } from '../../shared/money/money.js';
import type { Task } from '../../shared/task.js';
import { Order } from '../order.entity.js';
import { OrderStatus } from '../order-status.js';
import { PaymentMethod } from '../payment-method.js';

const SEND_ORDER_TEXT = 'send-order-text';

/** What is told by text message: what the shopper at home has to know at once. */
export type OrderTextNews = OrderStatus.SHIPPED | OrderStatus.DELIVERED;

/**
 * Short, and in English of the letters that a message of 160 has.
 *
 * @param due in rupees, such as 130; null: it is paid
 */
const TEXTS: Record<OrderTextNews, (shop: string, number: string, due: number | null) => Phrase> = {
  SHIPPED: (shop, number, due) =>
    due === null
      ? phrase('{shop}: order {number} is on its way.', { shop, number })
      : phrase('{shop}: order {number} is on its way. Please have Rs {due} ready to pay on delivery.', {
          ...{ shop, number, due },
        }),
  DELIVERED: (shop, number) => phrase('{shop}: order {number} is delivered. Thank you!', { shop, number }),
};

/** Whether a piece of news is told by text message. */
export function isTextNews(news: string): news is OrderTextNews {
  return news === OrderStatus.SHIPPED || news === OrderStatus.DELIVERED;
}

/**
 * Has the shopper told of an order by text message, once for each parcel and for the delivery, when
 * the transaction is committed. Does nothing where the shop sends none.
 *
 * @param eventId of a parcel; null for what comes once
 */
export async function queueOrderText(
  tx: Context,
  orderId: string,
  news: OrderTextNews,
  eventId: string | null,
): Promise<void> {
  if (!tx.texts) return;
  await addJobs(
    tx,
    SEND_ORDER_TEXT,
    `SELECT json_build_object('orderId', $1::text, 'news', $2::text, 'eventId', $3::text) AS payload,
       concat_ws(':', '${SEND_ORDER_TEXT}', $1::text, $2::text, $3::text) AS key, NULL::timestamptz AS run_at`,
    [orderId, news, eventId],
  );
}

/**
 * Texts by which a shopper is told who has given no e-mail: that the order is placed, or cancelled.
 * Of what else is mailed they read in their orders.
 */
const IN_PLACE_OF_MAILS: Partial<Record<string, (shop: string, number: string) => Phrase>> = {
  CONFIRMED: (shop, number) => phrase('{shop}: order {number} is placed. Thank you!', { shop, number }),
  CANCELLED: (shop, number) => phrase('{shop}: order {number} is cancelled.', { shop, number }),
  CANCELLED_TO_CREDIT: (shop, number) => phrase('{shop}: order {number} is cancelled.', { shop, number }),
};

/** Tells a shopper by text message what is mailed to others, where that cannot wait. */
export async function textInPlaceOfMail(ctx: Context, order: Order, news: string): Promise<void> {
  const [text, to] = [IN_PLACE_OF_MAILS[news], toE164(order.phoneNumber)];
  if (!text || !to) return;
  const id = `order-${news.toLowerCase()}.${order.id}`;
  await sendText(ctx, { id, to }, (shopName) => say(text(shopName, order.number), order.language));
}

/** Sends what `queueOrderText` has queued; nothing to a number that cannot be dialled. */
export const sendOrderTexts: Task<{ orderId: string; news: OrderTextNews; eventId: string | null }> = {
  name: SEND_ORDER_TEXT,
  run: async (ctx, { orderId, news, eventId }) => {
    const order = await ctx.db.findOneBy(Order, { id: orderId });
    const to = order && toE164(order.phoneNumber);
    if (!order || !to) return;
    const { amountPaise, creditPaise, shortPaise } = order;
    const duePaise = asPaise(Math.max(amountPaise - creditPaise - shortPaise, 0));
    const due = order.paymentMethod === PaymentMethod.CASH ? rupeesOf(duePaise) : null;
    const id = `order-${news.toLowerCase()}.${eventId ?? orderId}`;
    await sendText(ctx, { id, to }, (shopName) => say(TEXTS[news](shopName, order.number, due), order.language));
  },
};
