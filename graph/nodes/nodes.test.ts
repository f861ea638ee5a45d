import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isInterfaceType } from 'graphql';
import type { User } from '../accounts/user.entity.js';
import { writeKeyCalls } from '../api-keys/calls/count-key-calls.js';
import { Banner, BannerPlacement } from '../banners/banner.entity.js';
import { HomeSlide } from '../banners/home-slide.entity.js';
import { WasteReason } from '../catalogue/stock/stock-movement.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { DeliveryZone } from '../delivery/delivery-zone.entity.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { OrderLine } from '../orders/order-line.entity.js';
import { Shortage, ShortageStatus } from '../payments/fulfilment/shortages/shortage.entity.js';
import { Refund } from '../payments/refunds/refund.entity.js';
import { buildShopSchema } from '../schema.js';
import { ADDRESS, aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { aReturnOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../webhooks/webhook-endpoint.entity.js';
import { WebhookTopic } from '../webhooks/webhook-topic.js';
import { NODE_TYPES } from './find-node.js';

interface Named {
  __typename: string;
  id: string;
}

/** A bill, but for what is on it. */
const BILL = { supplier: 'Mysuru Mills', billNumber: 'MM/204', billDate: '2026-05-04' };

let shop: TestShop;
let variant: ProductVariant;
let owner: User;
let admin: User;
/** One of each type, by its type. */
let ids: Record<string, string>;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const category = await aCategory(ctx);
  variant = await aVariant(shop, { categoryId: category.id, countInStock: 50 });
  admin = await aUser(ctx, { isAdmin: true });
  owner = await aBuyer(shop, variant);
  const country = await ctx.db.save(Country, { name: 'India', iso2: 'IN', position: 1 });
  const { id: imageId } = await ctx.db.save(Image, { key: 'dal', alt: 'Dal', width: 640, height: 640, widths: [640] });
  const slide = await ctx.db.save(HomeSlide, { imageId, position: 1 });
  const banner = await ctx.db.save(Banner, {
    ...{ imageId, categoryId: category.id, placement: BannerPlacement.SIDE, position: 1 },
  });
  const endpoint = await ctx.db.save(WebhookEndpoint, {
    ...{ url: 'https://example.com/', topics: [WebhookTopic.STOCK], secret: 'whsec_' },
  });
  const delivery = await ctx.db.getRepository(WebhookDelivery).save({
    ...{ endpointId: endpoint.id, subject: 'a test', type: 'webhook.test', data: {} },
  });
  const zone = await ctx.db.save(DeliveryZone, { name: 'Pune', pinPrefixes: ['411'], cutoff: '17:00' });
  const order = await anOrder();
  await aFilledCart(ctx, owner, { [variant.id]: 1 });
  const orderReturnId = await aReturnOf(shop, owner);
  await aFilledCart(ctx, owner, { [variant.id]: 1 });
  await shop.rest('GET /api/countries', { as: (await aKey(shop)).as });
  await writeKeyCalls(ctx);
  const asked = await shop.graphql(
    `mutation ($product: ID!, $address: AddressInput!) {
      addToWishlist(productId: $product) { wishlist { __typename id } }
      addAddress(input: $address) { addresses { __typename id } }
      addReview(input: { productId: $product, text: "Good." }) { review { __typename id } }
    }`,
    { product: variant.productId, address: ADDRESS },
    { as: owner },
  );
  const changed = await shop.graphql(
    `mutation ($variant: ID!, $bill: GoodsReceiptInput!, $owner: ID!) {
      issueStoreCredit(input: {customerId: $owner, amount: 20, note: "Sorry"}) { credit { __typename id } }
      adjustStock(variantId: $variant, delta: 2, reason: "Delivery") { product { id } }
      createApiKey(name: "Warehouse", scopes: [ORDERS_READ]) { apiKey { __typename id } }
      createPublicKey(name: "Recipes", origins: ["https://recipes.example"], scope: READ) { publicKey { __typename id } }
      startBulkExport(kind: PRODUCT) { bulkExport { __typename id } }
      saveView(input: {list: PRODUCTS, name: "Sold out", query: ""}) { savedView { __typename id } }
      startStockCount(name: "Front shelves") { count { __typename id } }
      receiveGoods(input: $bill) { receipt { __typename id } }
      saveOffer(input: {title: "Fruit days", terms: {kind: "PERCENT_OFF", percent: 10}}) { offer { __typename id } }
    }`,
    {
      variant: variant.id,
      owner: owner.id,
      bill: { ...BILL, lines: [{ sku: variant.sku, quantity: 1, unitCost: 40 }] },
    },
    { as: admin },
  );
  const own = await shop.graphql(
    '{ me { __typename id cart { __typename id lines { __typename id } } orders { nodes { __typename id lines { __typename id } refunds { __typename id } } } } }',
    {},
    { as: owner },
  );
  const kept = await shop.graphql(
    `query ($variant: ID!) { variant(id: $variant) { stock { movements { nodes { __typename id } } } }
       auditEntries(first: 1) { nodes { __typename id } } apiKeyCalls { nodes { __typename id } } }`,
    { variant: variant.id },
    { as: admin },
  );
  const line = await shop.database.manager.findOneByOrFail(OrderLine, { orderId: order.id });
  const lost = { orderId: order.id, orderLineId: line.id, quantity: 1, reason: WasteReason.LOST, wish: line.wish };
  const shortage = await ctx.db.save(Shortage, { ...lost, status: ShortageStatus.NOT_SUPPLIED });
  const named = [asked.data, changed.data, own.data, kept.data].flatMap(namedWithin);
  ids = {
    ...Object.fromEntries(named.map(({ __typename, id }) => [__typename, id])),
    ...{ Product: variant.productId, ProductVariant: variant.id, Category: category.id, Country: country.id },
    ...{ HomeSlide: slide.id, Banner: banner.id, DeliveryZone: zone.id, PaymentOrder: order.checkoutId },
    ...{ OrderReturn: orderReturnId, Shortage: shortage.id },
    ...{ WebhookEndpoint: endpoint.id, WebhookDelivery: delivery.id },
  };
});

afterAll(() => shop.close());

const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const askAs = async (as: User | null, id: string) => (await shop.graphql(NODE, { id }, { as })).data.node;

describe('node', () => {
  it('is known of every type that says so', async () => {
    const schema = await buildShopSchema();
    const type = schema.getType('Node');
    const types = isInterfaceType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];

    expect(types.toSorted()).toEqual(NODE_TYPES.toSorted());
    expect(Object.keys(ids)).toEqual(expect.arrayContaining(types));
    expect(new Set(Object.values(ids)).size).toBe(Object.keys(ids).length);
  });

  it('finds what a shopper owns and what everybody may see, and a stranger the latter alone', async () => {
    const everybodys = ['Product', 'ProductVariant', 'Category', 'Country', 'HomeSlide', 'Banner', 'Review'].concat(
      'DeliveryZone',
    );
    const admins = [
      'ApiKey',
      'BulkExport',
      'SavedView',
      'PublicKey',
      'ApiKeyCalls',
      'AuditEntry',
      'StockMovement',
      'StockCount',
      'GoodsReceipt',
      'Offer',
      'WebhookEndpoint',
      'WebhookDelivery',
    ];
    for (const type of NODE_TYPES) {
      const id = ids[type] ?? '';
      const node = { __typename: type, id };
      const isFor = { everybody: everybodys.includes(type), admin: admins.includes(type) };

      expect([type, await askAs(owner, id)]).toEqual([type, isFor.admin ? null : node]);
      expect([type, await askAs(null, id)]).toEqual([type, isFor.everybody ? node : null]);
      if (isFor.admin) expect(await askAs(admin, id)).toEqual(node);
    }
  });

  it('answers several in their places, with null for what there is none of', async () => {
    const wanted = [ids.Product, 'no-such-id', variant.id, ids.ApiKey];

    const { data } = await shop.graphql(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { name } ... on ProductVariant { sku product { id } } } }',
      { ids: wanted },
    );

    expect(data.nodes).toEqual([
      { id: ids.Product, name: expect.any(String) },
      null,
      { id: variant.id, sku: variant.sku, product: { id: ids.Product } },
      null,
    ]);
  });

  it('takes no more than a hundred, and each of them counts', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { variants { id } } } }';

    const costs = await Promise.all(
      [2, 50].map(async (length) => {
        const sent = { query, variables: { ids: Array.from({ length }, () => ids.Product) } };
        return (await shop.rest('POST /graphql', { body: sent })).body.extensions.cost.requested;
      }),
    );
    const tooMany = await shop.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 101 }, () => ids.Product),
    });

    expect(costs[1]).toBe(costs[0] * 25);
    expect(tooMany.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
  });
});

describe('what people call things by', () => {
  it('finds a product, a variant and an order', async () => {
    const { data } = await shop.graphql(
      `query ($product: ID!, $order: ID!) { product(id: $product) { slug variants { sku } } order(id: $order) { number } }`,
      { product: ids.Product, order: ids.Order },
      { as: owner },
    );
    const names = { slug: data.product.slug, sku: data.product.variants[0].sku, number: data.order.number };

    const found = await shop.graphql(
      `query ($slug: String!, $sku: String!, $number: String!) {
        product(slug: $slug) { id } variant(sku: $sku) { id } order(number: $number) { id }
        products(skus: [$sku, "no-such"]) { totalCount nodes { id } }
        none: products(ids: []) { totalCount }
        unknown: product(slug: "no-such") { id }
      }`,
      names,
      { as: owner },
    );

    expect(found.data).toEqual({
      product: { id: ids.Product },
      variant: { id: variant.id },
      order: { id: ids.Order },
      products: { totalCount: 1, nodes: [{ id: ids.Product }] },
      none: { totalCount: 0 },
      unknown: null,
    });
    const strangers = 'query ($number: String!) { order(number: $number) { id } }';
    expect((await shop.graphql(strangers, names, { as: await aUser(shop.ctx()) })).data.order).toBeNull();
  });

  it('is one name at a time', async () => {
    for (const query of ['{ product { id } }', '{ variant(id: "a", sku: "b") { id } }']) {
      const { errors } = await shop.graphql(query);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});

describe('a list', () => {
  it('has the cursor of each entry beside it', async () => {
    await shop.graphql('mutation { createApiKey(name: "Second", scopes: [ORDERS_READ]) { key } }', {}, { as: admin });
    const page = `{ apiKeys(first: 1) { edges { cursor node { id } } nodes { id } pageInfo { endCursor } } }`;

    const { data } = await shop.graphql(page, {}, { as: admin });

    const [edge] = data.apiKeys.edges;
    expect(edge).toEqual({ cursor: data.apiKeys.pageInfo.endCursor, node: data.apiKeys.nodes[0] });
    const next = page.replace('first: 1', `first: 1, after: "${edge.cursor}"`);
    const behind = await shop.graphql(next, {}, { as: admin });
    expect(behind.data.apiKeys.edges[0].node.id).toBe(ids.ApiKey);
  });
});

/** An order of the owner's, of which something goes back. */
async function anOrder(): Promise<{ id: string; checkoutId: string }> {
  const { id: checkoutId, orderId } = await startCheckout(shop, owner);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await shop.rest('POST /api/orders/create', { as: owner, body: { paymentId } });
  await shop.graphql(
    'mutation ($id: ID!) { setOrderStatus(id: $id, status: CANCELLED) { order { id } } }',
    { id: body.id },
    { as: admin },
  );
  if ((await shop.database.manager.count(Refund)) === 0) throw new Error('nothing goes back');
  return { id: body.id, checkoutId };
}

function namedWithin(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(namedWithin);
  return '__typename' in value ? [value as Named, ...inside] : inside;
}
