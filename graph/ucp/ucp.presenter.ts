import type { CartChange } from '../cart/cart-merge.type.js';
import { CartMergeOutcome } from '../cart/cart-merge.type.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import type { FeedProduct, FeedVariant } from '../feeds/feed-goods.js';
import { inPaise, pictureOf, variantFacts } from '../feeds/formats/variant-facts.js';
import { orderById } from '../orders/orders.loaders.js';
import type { Context } from '../shared/context.js';
import { rupeesOf } from '../shared/money/money.js';
import { envelope, UCP_VERSION } from './profile.js';
import { orderConfirmation } from './ucp-order.presenter.js';
import { UcpSessionKind } from './ucp-session.entity.js';
import { type PricedSession, SESSION_HOURS } from './ucp-sessions.service.js';

/** A product as UCP spells it; amounts are in paise. */
export function toUcpProduct(
  product: FeedProduct,
  variants: readonly { variant: FeedVariant; inputs?: readonly object[] }[] = product.variants.map((variant) => ({
    variant,
  })),
): object {
  const prices = product.variants.map(({ pricePaise }) => pricePaise).sort((one, next) => one - next);
  const names = [...new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return {
    ...{ id: product.id, title: product.title, description: { plain: product.description }, url: product.url },
    categories: [{ value: product.categories.join(' > '), taxonomy: 'merchant' }],
    price_range: { min: inPaise(prices[0] ?? 0), max: inPaise(prices.at(-1) ?? 0) },
    media: product.images.map((url) => pictureOf(url, product.title)),
    options: names.map((name) => ({ name, values: valuesOf(product, name) })),
    variants: variants.map(({ variant, inputs }) => ({ ...toUcpVariant(product, variant), ...(inputs && { inputs }) })),
    ...(product.rating === null
      ? {}
      : { rating: { value: product.rating, scale_min: 1, scale_max: 5, count: product.ratingCount } }),
    metadata: { ...product.label },
  };
}

function valuesOf({ variants }: FeedProduct, name: string): { label: string }[] {
  const labels = variants.flatMap(({ options }) => options.filter((option) => option.name === name));
  return [...new Set(labels.map(({ value }) => value))].map((label) => ({ label }));
}

function toUcpVariant(product: FeedProduct, variant: FeedVariant): object {
  return {
    ...variantFacts(product, variant),
    ...{ sku: variant.sku, description: { plain: product.description } },
    options: variant.options.map(({ name, value }) => ({ name, label: value })),
  };
}

/** A cart or a checkout as UCP spells it, with what a person has to be told of it. */
export async function toUcpSession(ctx: Context, { session, basket }: PricedSession, origin: string): Promise<object> {
  const isCheckout = session.kind === UcpSessionKind.CHECKOUT;
  const [lines, messages] = [[] as object[], [] as object[]];
  for (const [index, change] of basket.lines.entries()) {
    const { itemId } = session.lines[index] ?? { itemId: change.productId };
    const product = await productById(ctx).load(change.productId);
    if (change.added > 0) lines.push(toUcpLine(itemId, index, change, product?.name ?? itemId));
    messages.push(...messagesOf(change, product?.name ?? itemId, `$.line_items[${index}]`));
  }
  // Under the id of the checkout its goods come into a cart once, and its order is known by it.
  const takenBy = isCheckout ? `&checkout=${session.id}` : '';
  const continueUrl = basket.path ? origin + basket.path + takenBy : origin;
  const order = session.orderId ? await orderById(ctx).load(session.orderId) : null;
  const expiresAt = new Date(session.createdAt.getTime() + SESSION_HOURS * 3_600_000);
  if (isCheckout && !session.isCanceled && !order)
    messages.push({
      ...{ type: 'error', code: 'requires_person', severity: 'requires_buyer_review' },
      content: 'A person signs in, gives an address and pays at the shop: open continue_url.',
    });
  return {
    ucp: { ...envelope(isCheckout ? 'checkout' : 'cart'), ...(isCheckout ? { payment_handlers: {} } : {}) },
    id: session.id,
    line_items: lines,
    ...(isCheckout ? { status: order ? 'completed' : session.isCanceled ? 'canceled' : 'requires_escalation' } : {}),
    ...(order ? { order: orderConfirmation(order, origin) } : {}),
    currency: 'INR',
    totals: [
      { type: 'subtotal', amount: basket.subTotalPaise },
      ...(basket.discountPaise === 0
        ? []
        : [{ type: 'discount', display_text: 'Offers', amount: -basket.discountPaise }]),
      ...(basket.roundingPaise === 0
        ? []
        : [{ type: 'rounding', display_text: 'Rounding', amount: -basket.roundingPaise }]),
      { type: 'fulfillment', display_text: 'Delivery', amount: basket.shippingPaise },
      { type: 'total', amount: basket.totalPaise },
    ],
    messages,
    links: linksOf(origin),
    continue_url: continueUrl,
    expires_at: expiresAt.toISOString(),
  };
}

function toUcpLine(itemId: string, index: number, change: CartChange, title: string): object {
  const price = change.pricePaise ?? 0;
  const amount = price * change.added;
  return {
    id: `line_${index + 1}`,
    item: { id: itemId, title, price },
    quantity: change.added,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}

/** Why a line is not what was asked for, or costs something else than the program was told. */
function messagesOf(change: CartChange, title: string, path: string): object[] {
  const { outcome, added, wanted, pricePaise, priceBeforePaise } = change;
  const messages: object[] = [];
  if (outcome === CartMergeOutcome.SOLD_OUT)
    messages.push({ ...error('out_of_stock'), path, content: `${title} is sold out.` });
  else if (added === 0) messages.push({ ...error('item_unavailable'), path, content: `${title} is not sold.` });
  else if (added < wanted)
    messages.push({
      ...{ type: 'warning', code: 'quantity_limited', path },
      content: `Of ${title} only ${added} of ${wanted} can be had.`,
    });
  if (priceBeforePaise !== null && pricePaise !== null)
    messages.push({
      ...{ type: 'warning', code: 'price_changed', path },
      content: `${title} cost ₹${rupeesOf(priceBeforePaise)} a piece, and costs ₹${rupeesOf(pricePaise)} now.`,
    });
  return messages;
}

const error = (code: string) => ({ type: 'error', code, severity: 'recoverable' });

/** What is answered where there is nothing to answer, as UCP has it: a result, not a failure. */
export function toUcpError(code: string, content: string, origin: string): object {
  return {
    ucp: { version: UCP_VERSION, status: 'error' },
    messages: [{ type: 'error', code, content, severity: 'unrecoverable' }],
    continue_url: origin,
  };
}

function linksOf(origin: string): object[] {
  return [
    { type: 'privacy_policy', url: `${origin}/privacy` },
    { type: 'terms_of_service', url: `${origin}/terms` },
    { type: 'refund_policy', url: `${origin}/returnpolicy` },
    { type: 'shipping_policy', url: `${origin}/shippingpolicy` },
  ];
}
