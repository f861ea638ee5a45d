import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf, type Letter } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import { formatRupees } from '../../shared/money/format-rupees.js';
import { asPaise, type Paise, sum, times } from '../../shared/money/money.js';
import type { Attachment } from '../../shared/ports/mailer.js';
import { CASH } from '../../shared/ports/payment-option.js';
import type { OrderOffer } from '../../shared/reckoning.js';
import type { Task } from '../../shared/task.js';
import { OrderEvent } from '../life/order-event.entity.js';
import { Order } from '../order.entity.js';
import type { OrderLine } from '../order-line.entity.js';
import { offersOfOrder, offerTitleIn } from '../order-offers.js';
import { linesByOrderId } from '../orders.loaders.js';
import { paymentLabelOf } from '../payment-label.js';
import { PaymentMethod } from '../payment-method.js';
import { roundedOffOf } from '../rounded-off.js';
import { type OrderNews, orderWords } from './order-messages.words.js';
import { isTextNews, queueOrderText, textInPlaceOfMail } from './order-texts.js';
import { piecesInWords } from './pieces-in-words.js';
import { type ReturnTold, returnedRows } from './returned-rows.js';

const SEND_ORDER_MESSAGE = 'send-order-message';

/**
 * Has the shopper told of an order by e-mail, once for each kind of news, when the transaction is
 * committed, and of what is on its way and has come by text message too. Does nothing where the
 * shop sends neither.
 *
 * @param eventId what is told of, where the same kind of news can come more than once, such as a
 *   parcel
 * @param ofReturn where it is news of a return; null for other news
 */
export async function queueOrderMessage(
  tx: Context,
  orderId: string,
  news: OrderNews,
  eventId: string | null = null,
  ofReturn: ReturnTold | null = null,
): Promise<void> {
  if (isTextNews(news)) await queueOrderText(tx, orderId, news, eventId);
  if (!tx.mailer && !tx.texts) return;
  await addJobs(
    tx,
    SEND_ORDER_MESSAGE,
    `SELECT json_build_object('orderId', $1::text, 'news', $2::text, 'eventId', $3::text, 'ofReturn', $4::json) AS payload,
       concat_ws(':', '${SEND_ORDER_MESSAGE}', $1::text, $2::text, $3::text) AS key, NULL::timestamptz AS run_at`,
    [orderId, news, eventId, ofReturn && JSON.stringify(ofReturn)],
  );
}

/**
 * Sends what `queueOrderMessage` has queued.
 *
 * @param filesFor answers the files that go with news of an order; they are made when the mail is
 *   sent, so that the queue holds none
 */
export const orderMessagesWith = (
  filesFor: (ctx: Context, order: Order, news: OrderNews) => Promise<readonly Attachment[]>,
): Task<{ orderId: string; news: OrderNews; eventId?: string | null; ofReturn?: ReturnTold | null }> => ({
  name: SEND_ORDER_MESSAGE,
  run: async (ctx, { orderId, news, eventId = null, ofReturn = null }) => {
    const order = await ctx.db.findOneBy(Order, { id: orderId });
    if (!order) return;
    if (!order.email) return textInPlaceOfMail(ctx, order, news);
    if (!ctx.mailer) return;
    const to = { name: order.name, email: order.email };
    const event = eventId === null ? null : await ctx.db.findOneBy(OrderEvent, { id: eventId });
    const id = `order-${news.toLowerCase().replaceAll('_', '-')}.${eventId ?? orderId}`;
    const attachments = await filesFor(ctx, order, news);
    await sendMail(ctx, { id, to, attachments }, await letterOf(ctx, order, { news, event, ofReturn }));
  },
});

/** What a mail about an order is about. */
interface Told {
  news: OrderNews;
  event: OrderEvent | null;
  ofReturn: ReturnTold | null;
}

async function letterOf(ctx: Context, order: Order, told: Told): Promise<Letter> {
  const { news, event } = told;
  const { language } = order;
  const words = orderWords(wordsIn(language));
  const text = words.texts[news === 'CANCELLED' && (!order.paymentId || isCash(order)) ? 'CANCELLED_UNPAID' : news];
  return {
    language,
    title: words.titles[news](order.number),
    greeting: greetingOf(wordsIn(language), order.name),
    paragraphs: [text, ...(event?.note ? [event.note] : [])],
    rows: await rowsOf(ctx, order, told),
    link: { label: words.seeOrders, path: '/orders' },
  };
}

function rowsOf(ctx: Context, order: Order, { news, event, ofReturn }: Told): Promise<[string, string][]> {
  if (news === 'CONFIRMED') return billOf(ctx, order);
  return ofReturn ? returnedRows(ctx, order, ofReturn) : Promise.resolve(totalsOf(order, event));
}

function totalsOf({ amountPaise, shortPaise, language }: Order, event: OrderEvent | null): [string, string][] {
  const { sentBack, total } = orderWords(wordsIn(language));
  const refunded: [string, string][] = event?.amountPaise
    ? [[sentBack, formatRupees(event.amountPaise, language)]]
    : [];
  return [...refunded, [total, formatRupees(asPaise(amountPaise - shortPaise), language)]];
}

async function billOf(ctx: Context, order: Order): Promise<[string, string][]> {
  const { language } = order;
  const { deliverTo } = orderWords(wordsIn(language));
  const [lines, offers] = await Promise.all([linesByOrderId(ctx).load(order.id), offersOfOrder(ctx, order)]);
  return [
    ...lines.map((line): [string, string] => [
      piecesInWords(language, line, line.quantity),
      formatRupees(times(line.pricePaise, line.quantity), language),
    ]),
    ...feesOf(ctx, order, offers),
    ...discountsOf(order, lines, offers),
    ...roundedOffIn(order, lines),
    ...paymentOf(ctx, order),
    [deliverTo, [order.address, order.city, order.region, order.pincode].filter(Boolean).join(', ')],
  ];
}

/** What was paid, or is due; what credit paid stands beside it. */
function paymentOf(ctx: Context, order: Order): [string, string][] {
  const { amountPaise, creditPaise, language } = order;
  const { total, paidByCredit, toPay } = orderWords(wordsIn(language));
  const due = dueOf(ctx, order);
  if (creditPaise === 0) return [[due ?? total, formatRupees(amountPaise, language)]];
  const rest = asPaise(amountPaise - creditPaise);
  return [
    [total, formatRupees(amountPaise, language)],
    [paidByCredit, `−${formatRupees(creditPaise, language)}`],
    [due ?? toPay, formatRupees(rest, language)],
  ];
}

/** How the sum is called that is paid at the hand-over; null where it is paid before. */
function dueOf(ctx: Context, order: Order): string | null {
  if (!isCash(order)) return null;
  const isAtDoor = (order.paymentOption ?? CASH) === CASH;
  return isAtDoor ? orderWords(wordsIn(order.language)).dueAtDoor : paymentLabelOf(ctx, order, order.language);
}

function isCash({ paymentMethod }: Order): boolean {
  return paymentMethod === PaymentMethod.CASH;
}

/** What each offer took off, and below them what was taken off by no offer that is known. */
function discountsOf(
  { language }: Order,
  lines: readonly OrderLine[],
  offers: readonly OrderOffer[],
): [string, string][] {
  const named = offers.map((offer): [string, number] => [offerTitleIn(language, offer), offer.discountPaise]);
  const ofGoods = sum(offers.map(({ discountPaise, shippingPaise }) => asPaise(discountPaise - shippingPaise)));
  const unnamed = sum(lines.map((line) => line.discountPaise)) - ofGoods;
  const { discount } = orderWords(wordsIn(language));
  const all: [string, number][] = unnamed > 0 ? [...named, [discount, unnamed]] : named;
  return all.map(([name, paise]) => [name, `−${formatRupees(asPaise(paise), language)}`]);
}

/** The paise that were dropped from the total, where there are any. */
function roundedOffIn(order: Order, lines: readonly OrderLine[]): [string, string][] {
  const dropped = roundedOffOf(order, lines);
  const { roundedOff } = orderWords(wordsIn(order.language));
  return dropped > 0 ? [[roundedOff, `−${formatRupees(dropped, order.language)}`]] : [];
}

/** What was asked beside the goods, delivery before what offers took off it. */
function feesOf(ctx: Context, order: Order, offers: readonly OrderOffer[]): [string, string][] {
  const {
    language,
    planned: { shippingPaise, cashFeePaise, isExpress },
  } = order;
  const { delivery, expressDelivery } = orderWords(wordsIn(language));
  const fees: [string, Paise][] = [
    [
      isExpress ? expressDelivery : delivery,
      sum([shippingPaise, ...offers.map((offer) => asPaise(offer.shippingPaise))]),
    ],
    [paymentLabelOf(ctx, order, language), cashFeePaise],
  ];
  return fees.flatMap(([name, fee]): [string, string][] => (fee === 0 ? [] : [[name, formatRupees(fee, language)]]));
}
