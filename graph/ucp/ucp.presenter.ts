import type { FeedProduct, FeedVariant } from '../feeds/feed-goods.js';
import { inPaise, pictureOf, variantFacts } from '../feeds/formats/variant-facts.js';
import type { PricedSession } from '../programs/program-sessions.service.js';
import { PERSON_PAYS, readSessionFacts, type SessionLine, type SessionNote } from '../programs/session-facts.js';
import type { Context } from '../shared/context.js';
import { envelope, UCP_VERSION } from './profile.js';
import { orderConfirmation, toUcpTotals } from './ucp-order.presenter.js';

/** What stands between the names of categories, of which each lies in the one before. */
export const BETWEEN_CATEGORIES = ' > ';

/**
 * A product as UCP spells it; amounts are in paise.
 *
 * @param version of the catalogue that its prices are of
 */
export function toUcpProduct(
  product: FeedProduct,
  version: Date,
  variants: readonly { variant: FeedVariant; inputs?: readonly object[] }[] = product.variants.map((variant) => ({
    variant,
  })),
): object {
  const prices = product.variants.map(({ pricePaise }) => pricePaise).sort((one, next) => one - next);
  const names = [...new Set(product.variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return {
    ...{ id: product.id, title: product.title, description: { plain: product.description }, url: product.url },
    categories: [{ value: product.categories.join(BETWEEN_CATEGORIES), taxonomy: 'merchant' }],
    price_range: { min: inPaise(prices[0] ?? 0), max: inPaise(prices.at(-1) ?? 0) },
    media: product.images.map((url) => pictureOf(url, product.title)),
    options: names.map((name) => ({ name, values: valuesOf(product, name) })),
    variants: variants.map(({ variant, inputs }) => ({
      ...toUcpVariant(product, variant, version),
      ...(inputs && { inputs }),
    })),
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

function toUcpVariant(product: FeedProduct, variant: FeedVariant, version: Date): object {
  return {
    ...variantFacts(product, variant),
    ...{ sku: variant.sku, description: { plain: product.description } },
    options: variant.options.map(({ name, value }) => ({ name, label: value })),
    metadata: { catalogue_version: version.toISOString() },
  };
}

/** A cart or a checkout as UCP spells it, with what a person has to be told of it. */
export async function toUcpSession(ctx: Context, priced: PricedSession, origin: string): Promise<object> {
  const facts = await readSessionFacts(ctx, priced, origin);
  const { id, isCheckout, isCanceled, order, lines, totals, continueUrl, catalogueVersion, expiresAt } = facts;
  const isOpen = isCheckout && !isCanceled && !order;
  const needsPerson = {
    type: 'error',
    code: 'requires_person',
    severity: 'requires_buyer_review',
    content: PERSON_PAYS,
  };
  return {
    ucp: { ...envelope(isCheckout ? 'checkout' : 'cart'), ...(isCheckout ? { payment_handlers: {} } : {}) },
    ...{ id, line_items: lines.map(toUcpLine) },
    ...(isCheckout ? { status: order ? 'completed' : isCanceled ? 'canceled' : 'requires_escalation' } : {}),
    ...(order ? { order: orderConfirmation(order, origin) } : {}),
    ...{ currency: 'INR', totals: toUcpTotals(totals), catalogue_version: catalogueVersion.toISOString() },
    messages: [...facts.notes.map(toUcpMessage), ...(isOpen ? [needsPerson] : [])],
    ...{ links: linksOf(origin), continue_url: continueUrl, expires_at: expiresAt.toISOString() },
  };
}

function toUcpLine({ itemId, title, price, quantity }: SessionLine, index: number): object {
  const amount = price * quantity;
  return {
    ...{ id: `line_${index + 1}`, item: { id: itemId, title, price }, quantity },
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  };
}

const MESSAGES = {
  SOLD_OUT: error('out_of_stock'),
  NOT_SOLD: error('item_unavailable'),
  LESS: { type: 'warning', code: 'quantity_limited' },
  PRICE: { type: 'warning', code: 'price_changed' },
} as const;

function toUcpMessage({ kind, place, content, prices }: SessionNote): object {
  const changed = prices && { price_before: inPaise(prices.before), price: inPaise(prices.now) };
  return { ...MESSAGES[kind], path: `$.line_items[${place}]`, content, ...changed };
}

function error(code: string) {
  return { type: 'error', code, severity: 'recoverable' };
}

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
