import { findMe } from '../accounts/accounts.service.js';
import { listAddresses } from '../accounts/addresses/addresses.service.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { ApiKeyCalls } from '../api-keys/calls/key-calls.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { BannerPlacement } from '../banners/banner.entity.js';
import { listBanners, listHomeSlides } from '../banners/banners.service.js';
import { cartIdOf, findCartLine, readCart } from '../cart/cart.service.js';
import { findCategory, findProduct, findVariant } from '../catalogue/catalogue.service.js';
import { StockMovement } from '../catalogue/stock/stock-movement.entity.js';
import { findCredit } from '../credit/credit.service.js';
import { listDeliveryZones } from '../delivery/delivery.service.js';
import { StockCount } from '../inventory/counts/stock-count.entity.js';
import { GoodsReceipt } from '../inventory/receipts/goods-receipt.entity.js';
import { findLocation } from '../location/location.service.js';
import { Offer } from '../offers/offer.entity.js';
import { returnsByOrderId } from '../orders/life/order-life.loaders.js';
import type { Order } from '../orders/order.entity.js';
import { linesByOrderId } from '../orders/orders.loaders.js';
import { findOrder } from '../orders/orders.service.js';
import { PaymentMethod } from '../orders/payment-method.js';
import { shortagesByOrderId } from '../payments/fulfilment/shortages/shortages.loaders.js';
import { PaymentOrder } from '../payments/payment-order.entity.js';
import { refundsByPaymentOrderId } from '../payments/refunds/refunds.loaders.js';
import { PublicKey } from '../public-keys/public-key.entity.js';
import { findReview } from '../reviews/reviews.service.js';
import { findSavedView } from '../saved-views/saved-views.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';
import { asNode, type Node } from '../shared/schema/node.type.js';
import { BulkExport } from '../sync/bulk-export.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { listWishlist } from '../wishlist/wishlist.service.js';
import { findKinds, type KnownId } from './find-node.queries.js';

/** The most ids that one call may name. */
const MAX_NODES = 100;

type Found = Node | null | undefined;

/** A type whose things are found by their id. */
interface Kind {
  /** A FROM clause with its ids as `n.id`. */
  from: string;
  /** The order that decides who may see one; absent: none. */
  order?: string;
  /** Reads one for the caller; null for what they may not see. */
  find: (ctx: Context, id: string, orderId: string | null) => Found | Promise<Found>;
}

/** Things that only they see whose role has a right. */
function forRight(right: Right, table: string, entity: new () => { id: string }): Kind {
  const find: Kind['find'] = (ctx, id) => (hasRight(ctx.viewer?.role, right) ? ctx.db.findOneBy(entity, { id }) : null);
  return { from: `${table} n`, find };
}

const KINDS: Record<string, Kind> = {
  Product: { from: 'product n', find: (ctx, id) => findProduct(ctx, id) },
  ProductVariant: { from: 'product_variant n', find: findVariant },
  Category: { from: 'category n', find: findCategory },
  Country: {
    from: 'country n',
    find: async (ctx, id) => {
      const country = await findLocation(ctx, id);
      return country === 'everywhere' ? null : country;
    },
  },
  DeliveryZone: {
    from: 'delivery_zone n',
    find: async (ctx, id) => (await listDeliveryZones(ctx)).find((zone) => zone.id === id),
  },
  Banner: {
    from: 'banner n',
    find: async (ctx, id) => {
      const placed = await Promise.all(Object.values(BannerPlacement).map((each) => listBanners(ctx, each)));
      return placed.flat().find((banner) => banner.id === id);
    },
  },
  HomeSlide: {
    from: 'home_slide n',
    find: async (ctx, id) => (await listHomeSlides(ctx)).find((slide) => slide.id === id),
  },
  Review: { from: 'review n', find: findReview },
  User: { from: '"user" n', find: (ctx, id) => (ctx.viewer?.id === id ? findMe(ctx) : null) },
  CartLine: { from: 'cart_line n', find: (ctx, id) => ctx.viewer && findCartLine(ctx, ctx.viewer.id, id) },
  WishlistItem: {
    from: 'wishlist_item n',
    find: async (ctx, id) => ctx.viewer && (await listWishlist(ctx, ctx.viewer.id)).find((item) => item.id === id),
  },
  Address: {
    from: 'address n',
    find: async (ctx, id) => ctx.viewer && (await listAddresses(ctx, ctx.viewer.id)).find((each) => each.id === id),
  },
  Order: { from: '"order" n', find: readableOrder },
  OrderLine: {
    from: 'order_line n',
    order: 'n.order_id',
    find: async (ctx, id, orderId) => {
      const order = await readableOrder(ctx, orderId);
      return order && (await linesByOrderId(ctx).load(order.id)).find((line) => line.id === id);
    },
  },
  Refund: {
    from: 'refund n JOIN payment p ON p.id = n.payment_id JOIN "order" o ON o.payment_order_id = p.payment_order_id',
    order: 'o.id',
    find: async (ctx, id, orderId) => {
      const order = await readableOrder(ctx, orderId);
      return (
        order && (await refundsByPaymentOrderId(ctx).load(order.paymentOrderId)).find((refund) => refund.id === id)
      );
    },
  },
  OrderReturn: {
    from: 'order_return n',
    order: 'n.order_id',
    find: async (ctx, id, orderId) => {
      const order = await readableOrder(ctx, orderId);
      return order && (await returnsByOrderId(ctx).load(order.id)).find((each) => each.id === id);
    },
  },
  Shortage: {
    from: 'shortage n',
    order: 'n.order_id',
    find: async (ctx, id, orderId) => {
      const order = await readableOrder(ctx, orderId);
      return order && (await shortagesByOrderId(ctx).load(order.id)).find((each) => each.id === id);
    },
  },
  PaymentOrder: {
    from: 'payment_order n',
    find: (ctx, id) =>
      ctx.viewer && ctx.db.findOneBy(PaymentOrder, { id, userId: ctx.viewer.id, paymentMethod: PaymentMethod.ONLINE }),
  },
  Credit: { from: 'credit n', find: (ctx, id) => ctx.viewer && findCredit(ctx, id) },
  SavedView: { from: 'saved_view n', find: findSavedView },
  ApiKey: forRight(Right.MANAGE_INTEGRATIONS, 'api_key', ApiKey),
  PublicKey: forRight(Right.MANAGE_INTEGRATIONS, 'public_key', PublicKey),
  BulkExport: forRight(Right.RUN_SHOP, 'bulk_export', BulkExport),
  AuditEntry: forRight(Right.READ_AUDIT, 'audit_entry', AuditEntry),
  ApiKeyCalls: forRight(Right.READ_AUDIT, 'api_key_calls', ApiKeyCalls),
  WebhookEndpoint: forRight(Right.MANAGE_INTEGRATIONS, 'webhook_endpoint', WebhookEndpoint),
  WebhookDelivery: forRight(Right.MANAGE_INTEGRATIONS, 'webhook_delivery', WebhookDelivery),
  Offer: {
    from: 'offer n',
    find: (ctx, id) => (mayUse(ctx, ApiScope.CATALOGUE_WRITE) ? ctx.db.findOneBy(Offer, { id }) : null),
  },
  StockMovement: {
    from: 'stock_movement n',
    find: (ctx, id) => (mayUse(ctx, ApiScope.CATALOGUE_READ) ? ctx.db.findOneBy(StockMovement, { id }) : null),
  },
  StockCount: {
    from: 'stock_count n',
    find: (ctx, id) => (mayUse(ctx, ApiScope.CATALOGUE_READ) ? ctx.db.findOneBy(StockCount, { id }) : null),
  },
  GoodsReceipt: {
    from: 'goods_receipt n',
    find: (ctx, id) => (mayUse(ctx, ApiScope.CATALOGUE_WRITE) ? ctx.db.findOneBy(GoodsReceipt, { id }) : null),
  },
};

/** The types whose things `findNode` finds. */
export const NODE_TYPES: readonly string[] = [...Object.keys(KINDS), 'Cart'];

const kindById = defineLoader<KnownId | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await findKinds(ctx, KINDS, ids), ({ id }) => id),
);

/**
 * Anything of the shop by its id, as the caller may see it; null for what does not exist and for
 * what belongs to another alike.
 */
export async function findNode(ctx: Context, sentId: unknown): Promise<Node | null> {
  const id = readId(sentId);
  if (!id) return null;
  // A cart has no row of its own.
  if (ctx.viewer && id === cartIdOf(ctx.viewer.id)) return asNode('Cart', await readCart(ctx, ctx.viewer.id));
  const known = await kindById(ctx).load(id);
  const found = known && (await KINDS[known.kind]?.find(ctx, id, known.orderId));
  return known && found ? asNode(known.kind, found) : null;
}

/**
 * As `findNode`, for each of several ids, in their order.
 *
 * @throws ShopError BAD_USER_INPUT for more than 100
 */
export function findNodes(ctx: Context, ids: readonly string[]): Promise<(Node | null)[]> {
  if (ids.length <= MAX_NODES) return Promise.all(ids.map((id) => findNode(ctx, id)));
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('At most {most} ids can be sent.', { most: MAX_NODES }), 'ids');
}

/** Anyone who may not read an order is told of none, as everywhere by `node`. */
async function readableOrder(ctx: Context, id: string | null): Promise<Order | null> {
  return ctx.viewer || mayUse(ctx, ApiScope.ORDERS_READ) ? findOrder(ctx, id) : null;
}
