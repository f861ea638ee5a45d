import { createPublicKey, hash, type JsonWebKey, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Offer, OfferStatus } from '../offers/offer.entity.js';
import { WHOLE_CART } from '../offers/reckon/basket.js';
import { ProgramSession } from '../programs/program-session.entity.js';
import { removeOldSessions } from '../programs/program-sessions.service.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { anOffer } from '../testing/factories/offer.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { saveSubscribers } from '../webhooks/save-subscribers.js';
import { ucp } from './feature.js';

let shop: TestShop;
let dal: ProductVariant;
let rice: ProductVariant;

beforeAll(async () => {
  shop = await openShop({ WEBHOOK_LOOPBACK: 'allowed' });
  await saveSubscribers(shop.database, [ucp]);
  dal = await aVariant(shop, { name: 'Toor Dal', price: 150.5, countInStock: 50 });
  rice = await aVariant(shop, { name: 'Basmati Rice', price: 400, countInStock: 2 });
});
afterAll(() => shop.close());

/** Calls UCP as a program does, under `headers` besides the usual ones. */
const say = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  shop.rest(`${method} /api/ucp${path}`, { headers, ...(body ? { body } : {}) });

const line = ({ id }: ProductVariant, quantity = 1) => ({ item: { id }, quantity });

describe('a program that finds the shop by UCP', () => {
  it('reads at /.well-known/ucp what the shop can do, and that no program pays', async () => {
    const response = await fetch(`${shop.address}/.well-known/ucp`);
    const { ucp } = (await response.json()) as { ucp: Record<string, object> };

    expect(Object.keys(ucp.capabilities ?? {})).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.checkout',
      'dev.ucp.shopping.order',
    ]);
    expect(ucp.payment_handlers).toEqual({});
    expect(ucp.services).toMatchObject({ 'dev.ucp.shopping': [{ endpoint: expect.stringMatching(/\/api\/ucp$/) }] });
  });

  it('finds goods as shoppers do, page by page, with prices in paise', async () => {
    const { body } = await say('POST', '/catalog/search', { query: 'toor dal' });
    expect(body.products[0]).toMatchObject({
      title: 'Toor Dal',
      price_range: { min: { amount: 15050, currency: 'INR' } },
    });
    expect(body.products[0].variants[0]).toMatchObject({ id: dal.id, availability: { available: true } });

    const first = await say('POST', '/catalog/search', { pagination: { limit: 1 } });
    const next = await say('POST', '/catalog/search', {
      pagination: { limit: 1, cursor: first.body.pagination.cursor },
    });
    expect(first.body.pagination.has_next_page).toBe(true);
    expect(next.body.products[0].id).not.toBe(first.body.products[0].id);

    const dear = await say('POST', '/catalog/search', { filters: { price: { min: 39_900 } } });
    expect(dear.body.products.map(({ title }: { title: string }) => title)).toEqual(['Basmati Rice']);
  });

  it('finds the goods of a category, by what the goods tell of it, and those of no other', async () => {
    const { body } = await say('POST', '/catalog/lookup', { ids: [dal.id] });
    const own: string = body.products[0].categories[0].value;
    const find = (...categories: string[]) => say('POST', '/catalog/search', { filters: { categories } });
    const titlesIn = async (category: string) =>
      (await find(category)).body.products.map(({ title }: { title: string }) => title);

    expect(await titlesIn(own)).toContain('Toor Dal');
    expect(await titlesIn(own.split(' > ')[0] ?? '')).toContain('Toor Dal');
    expect(await titlesIn('Motor Cars')).toEqual([]);
    expect(await find(own, 'Motor Cars')).toMatchObject({ status: 400, body: { field: 'filters.categories' } });
  });

  it('looks goods up by product, variant and article number, and is told of what there is not', async () => {
    const { body } = await say('POST', '/catalog/lookup', { ids: [dal.productId, rice.sku, 'no-such-thing'] });
    const found = body.products.flatMap(({ variants }: { variants: object[] }) => variants);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual(
      expect.objectContaining({ id: dal.id, inputs: [{ id: dal.productId, match: 'featured' }] }),
    );
    expect(found).toContainEqual(expect.objectContaining({ id: rice.id, inputs: [{ id: rice.sku, match: 'exact' }] }));
    expect(body.messages).toEqual([expect.objectContaining({ type: 'info', code: 'not_found' })]);

    expect((await say('POST', '/catalog/product', { id: dal.id })).body.product.title).toBe('Toor Dal');
    expect(await say('POST', '/catalog/product', { id: 'nothing' })).toMatchObject({
      status: 200,
      body: { ucp: { status: 'error' } },
    });
  });

  it('puts a cart together, changes it, and hands its checkout to a person at the same sum', async () => {
    const made = await say('POST', '/carts', { line_items: [line(dal, 2)] });
    expect([made.status, made.body.currency]).toEqual([201, 'INR']);
    const { body: cart } = await say('PUT', `/carts/${made.body.id}`, { line_items: [line(dal, 2), line(rice)] });
    expect(cart.totals).toContainEqual({ type: 'subtotal', amount: 70_100 });

    const { body: checkout } = await say('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
    const { body: again } = await say('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
    expect(again.id).toBe(checkout.id);
    expect(checkout).toMatchObject({
      status: 'requires_escalation',
      totals: cart.totals,
      continue_url: `${cart.continue_url}&checkout=${checkout.id}`,
    });
    expect(checkout.continue_url).toContain('/basket?item=');
    const { body: done } = await say('POST', `/checkout-sessions/${checkout.id}/complete`, { payment: {} });
    expect([done.status, done.order]).toEqual(['requires_escalation', undefined]);
    expect(done.messages).toContainEqual(expect.objectContaining({ severity: 'requires_buyer_review' }));

    const basket = `query ($lines: [CartMergeLineInput!]!) { basket(lines: $lines) { total path } }`;
    const lines = [dal, rice].map(({ id, productId }, index) => ({ productId, variantId: id, quantity: 2 - index }));
    const { data } = await shop.graphql(basket, { lines });
    expect(checkout.totals.at(-1)).toEqual({ type: 'total', amount: Math.round(data.basket.total * 100) });
    expect(cart.continue_url.endsWith(data.basket.path)).toBe(true);
  });

  it('is told of an offer for everybody alike by search, cart, checkout and the page that hands over', async () => {
    const scope = { ...WHOLE_CART, productIds: [dal.productId] };
    const offers = await Promise.all([
      anOffer(shop.ctx(), { terms: { kind: 'PERCENT_OFF', percent: 10, scope } }),
      // What only some shoppers have is promised to none.
      anOffer(shop.ctx(), { firstOrderOnly: true, terms: { kind: 'PERCENT_OFF', percent: 50, scope } }),
      anOffer(shop.ctx(), { customerTag: 'friends', terms: { kind: 'PERCENT_OFF', percent: 50, scope } }),
    ]);
    const { body: found } = await say('POST', '/catalog/lookup', { ids: [dal.id] });
    expect(found.products[0].variants[0].price).toEqual({ amount: 13_545, currency: 'INR' });

    const { body: cart } = await say('POST', '/carts', { line_items: [line(dal, 2)] });
    const totals = [
      { type: 'subtotal', amount: 30_100 },
      { type: 'discount', display_text: 'Offers', amount: -3_010 },
      { type: 'rounding', display_text: 'Rounding', amount: -90 },
      { type: 'fulfillment', display_text: 'Delivery', amount: 0 },
      { type: 'total', amount: 27_000 },
    ];
    expect(cart.totals).toEqual(totals);
    const { body: checkout } = await say('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] });
    expect(checkout.totals).toEqual(totals);
    const BASKET = 'query ($lines: [CartMergeLineInput!]!) { basket(lines: $lines) { subTotal discount total } }';
    const lines = [{ productId: dal.productId, variantId: dal.id, quantity: 2 }];
    expect((await shop.graphql(BASKET, { lines })).data.basket).toEqual({ subTotal: 301, discount: 30.1, total: 270 });
    await shop.database.manager.update(
      Offer,
      offers.map(({ id }) => id),
      { status: OfferStatus.STOPPED },
    );
  });

  it('opens one checkout of a cart, however many it asks for at once', async () => {
    const { body: cart } = await say('POST', '/carts', { line_items: [line(dal)] });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => say('POST', '/checkout-sessions', { cart_id: cart.id, line_items: [] })),
    );
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  });

  it('makes one cart of a request that it sends again under its key', async () => {
    const headers = { 'idempotency-key': 'a-cart-of-dal' };
    const first = await say('POST', '/carts', { line_items: [line(dal)] }, headers);
    const again = await say('POST', '/carts', { line_items: [line(dal)] }, headers);
    expect(again.body.id).toBe(first.body.id);
  });

  it('is told what changed since: a price, and pieces that are gone', async () => {
    const { body: cart } = await say('POST', '/carts', { line_items: [line(rice, 2)] });
    await shop.database.query('UPDATE product_variant SET price_paise = 41000, on_hand = 1 WHERE id = $1', [rice.id]);
    const { body: now } = await say('GET', `/carts/${cart.id}`);

    expect(now.line_items[0]).toMatchObject({ quantity: 1, item: { price: 41_000 } });
    expect(now.messages.map(({ code }: { code: string }) => code)).toEqual(['quantity_limited', 'price_changed']);
    await shop.database.query('UPDATE product_variant SET price_paise = 40000, on_hand = 2 WHERE id = $1', [rice.id]);
  });

  it('is told by a checkout which price changed since the version of the catalogue that it chose by', async () => {
    const { body: found } = await say('POST', '/catalog/lookup', { ids: [dal.id, rice.id] });
    const versions = found.products.map(
      ({ variants: [variant] }: { variants: { metadata: { catalogue_version: string } }[] }) =>
        variant?.metadata.catalogue_version,
    );
    expect(new Set(versions).size).toBe(1);
    await shop.database.query('UPDATE product_variant SET price_paise = 41000 WHERE id = $1', [rice.id]);
    const wanted = { line_items: [line(dal), line(rice)], catalogue_version: versions[0] };
    const { body: checkout } = await say('POST', '/checkout-sessions', wanted);

    expect(checkout.catalogue_version > versions[0]).toBe(true);
    const changes = checkout.messages.filter(({ code }: { code: string }) => code === 'price_changed');
    expect(changes).toEqual([
      {
        ...{ type: 'warning', code: 'price_changed', path: '$.line_items[1]' },
        content: 'Basmati Rice cost ₹400 (40000 paise) a piece, and costs ₹410 (41000 paise) now.',
        ...{ price_before: { amount: 40_000, currency: 'INR' }, price: { amount: 41_000, currency: 'INR' } },
      },
    ]);
    const { body: again } = await say('POST', '/checkout-sessions', {
      ...wanted,
      catalogue_version: checkout.catalogue_version,
    });
    expect(again.messages.map(({ code }: { code: string }) => code)).toEqual(['requires_person']);
    await shop.database.query('UPDATE product_variant SET price_paise = 40000 WHERE id = $1', [rice.id]);
  });

  it('is told that what an offer took off a piece is over, where it sent the price that it saw', async () => {
    const scope = { ...WHOLE_CART, productIds: [dal.productId] };
    const { id } = await anOffer(shop.ctx(), { terms: { kind: 'PERCENT_OFF', percent: 10, scope } });
    const { body: found } = await say('POST', '/catalog/lookup', { ids: [dal.id] });
    const { amount: price } = found.products[0].variants[0].price;
    const line_items = [{ item: { id: dal.id, price }, quantity: 1 }];
    const { body: during } = await say('POST', '/checkout-sessions', { line_items });
    await shop.database.manager.update(Offer, { id }, { status: OfferStatus.STOPPED });
    const { body: after } = await say('POST', '/checkout-sessions', { line_items });
    const { body: same } = await say('GET', `/checkout-sessions/${during.id}`);

    expect(during.messages.map(({ code }: { code: string }) => code)).toEqual(['requires_person']);
    for (const told of [after, same])
      expect(told.messages[0]).toMatchObject({
        code: 'price_changed',
        price_before: { amount: 13_545 },
        price: { amount: 15_050 },
      });
  });

  it('is refused by what it sent, or told as a result what is not there', async () => {
    for (const body of [
      {},
      { line_items: [] },
      { line_items: [{ item: { id: dal.id }, quantity: 0 }] },
      { line_items: 'dal' },
      { line_items: [line(dal)], catalogue_version: 'yesterday' },
      { line_items: [{ item: { id: dal.id, price: -1 }, quantity: 1 }] },
    ])
      expect(await say('POST', '/carts', body)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    const gone = await say('POST', '/carts', { line_items: [{ item: { id: 'gone' }, quantity: 1 }] });
    expect(gone).toMatchObject({
      status: 200,
      body: { ucp: { status: 'error' }, messages: [{ code: 'item_unavailable' }] },
    });
    expect((await say('GET', `/carts/${dal.id}`)).body.messages[0].code).toBe('not_found');
  });

  it('ends a cart, after which there is none; and the shop forgets it after a day', async () => {
    const { body: cart } = await say('POST', '/carts', { line_items: [line(dal)] });
    expect((await say('POST', `/carts/${cart.id}/cancel`)).body.id).toBe(cart.id);
    expect((await say('GET', `/carts/${cart.id}`)).body.ucp.status).toBe('error');

    await shop.database.query(`UPDATE ucp_session SET created_at = created_at - interval '2 days' WHERE id = $1`, [
      cart.id,
    ]);
    await removeOldSessions(shop.ctx());
    expect(await shop.database.manager.countBy(ProgramSession, { id: cart.id })).toBe(0);
  });
});

const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { userErrors { code } } }`;
const LISTEN = `mutation ($url: String!, $topics: [WebhookTopic!]!, $apiKeyId: ID) {
  createWebhookEndpoint(url: $url, topics: $topics, apiKeyId: $apiKeyId) { secret userErrors { code field } } }`;
const MERGE = `mutation ($lines: [CartMergeLineInput!]!) { mergeCart(lines: $lines) { userErrors { code } } }`;

/** A program opens a checkout, whose goods its person takes over as the page does, and pays. */
async function bought(headers: Record<string, string> = {}) {
  const { body: checkout } = await say('POST', '/checkout-sessions', { line_items: [line(dal, 2)] }, headers);
  const person = await aUser(shop.ctx());
  const lines = [
    { productId: dal.productId, variantId: dal.id, quantity: 2, idempotencyKey: `checkout:${checkout.id} 0` },
  ];
  await shop.graphql(MERGE, { lines }, { as: person });
  const { orderId } = await startCheckout(shop, person);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body: order } = await shop.rest('POST /api/orders/create', { as: person, body: { paymentId } });
  await runDueJobs(shop);
  return { checkout, person, order };
}

const readOrder = async (id: string, as: User | string | null) =>
  (await shop.rest(`GET /api/ucp/orders/${id}`, { as })).body;

describe('an order that came of a program', () => {
  it('ends its checkout, and is read by the program whose key opened it and by its shopper, and by nobody else', async () => {
    const { key } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    const other = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    const { checkout, person, order } = await bought({ authorization: `Bearer ${key}` });

    const { body: done } = await say('GET', `/checkout-sessions/${checkout.id}`);
    expect(done).toMatchObject({ status: 'completed', order: { id: order.id, label: order.number } });
    expect((await say('POST', `/checkout-sessions/${checkout.id}/cancel`)).body.ucp.status).toBe('error');
    const told = await readOrder(order.id, `Bearer ${key}`);
    expect(told).toMatchObject({
      checkout_id: checkout.id,
      line_items: [{ quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' }],
    });
    expect(told.totals.at(-1)).toEqual({ type: 'total', amount: order.amount * 100 });
    expect(checkout.totals.at(-1)).toEqual(told.totals.at(-1));
    expect(JSON.stringify(told)).not.toMatch(/Asha|MG Road|9876543210|560001/);
    expect(await readOrder(order.id, person)).toEqual(told);
    for (const as of [null, `Bearer ${other.key}`])
      expect((await readOrder(order.id, as)).messages[0].code).toBe('unauthorized');
    expect((await readOrder(order.id, await aUser(shop.ctx()))).messages[0].code).toBe('not_found');
  });

  it('says what was sent, handed over, called off and given back', async () => {
    const packer = await aUser(shop.ctx(), { role: Role.OWNER });
    const { person, order } = await bought();
    for (const status of ['PACKED', 'SHIPPED', 'DELIVERED'])
      await shop.graphql(SET_STATUS, { id: order.id, status }, { as: packer });
    const delivered = await readOrder(order.id, person);
    expect(delivered.line_items).toMatchObject([{ quantity: { fulfilled: 2 }, status: 'fulfilled' }]);
    expect(delivered.fulfillment.events.map(({ type }: { type: string }) => type)).toEqual(['shipped', 'delivered']);

    const late = await bought();
    await shop.graphql(SET_STATUS, { id: late.order.id, status: 'CANCELLED' }, { as: packer });
    const cancelled = await readOrder(late.order.id, late.person);
    expect(cancelled.line_items).toMatchObject([{ quantity: { original: 2, total: 0 }, status: 'removed' }]);
    expect(cancelled.adjustments).toMatchObject([
      { type: 'cancellation', status: 'completed' },
      { type: 'refund', totals: [{ type: 'total', amount: -late.order.amount * 100 }] },
    ]);
  });

  it('is none of a checkout of whose goods nothing was bought', async () => {
    const { body: checkout } = await say('POST', '/checkout-sessions', { line_items: [line(rice)] });
    const person = await aBuyer(shop, dal);
    const lines = [
      { productId: rice.productId, variantId: rice.id, quantity: 1, idempotencyKey: `checkout:${checkout.id} 0` },
    ];
    await shop.graphql(MERGE, { lines }, { as: person });
    await shop.database.query('DELETE FROM cart_line WHERE user_id = $1 AND variant_id = $2', [person.id, rice.id]);
    const { orderId } = await startCheckout(shop, person);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.rest('POST /api/orders/create', { as: person, body: { paymentId } });
    await runDueJobs(shop);

    expect((await say('GET', `/checkout-sessions/${checkout.id}`)).body.status).toBe('requires_escalation');
  });
});

describe('a program that listens', () => {
  it('is told of its own orders, whole, by messages whose signature the key in the profile verifies', async () => {
    const heard: { headers: IncomingHttpHeaders; body: string; url: string }[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), url: request.url ?? '' });
        response.end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const { key, id: apiKeyId } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    const listen = async (variables: object) =>
      (await shop.graphql(LISTEN, { url: `http://${host}/orders?of=us`, ...variables }, { as: admin })).data
        .createWebhookEndpoint.userErrors;
    expect(await listen({ topics: ['UCP_ORDERS'] })).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'apiKeyId' }]);
    expect(await listen({ topics: ['UCP_ORDERS', 'ORDERS'], apiKeyId })).toMatchObject([{ field: 'topics' }]);
    expect(await listen({ topics: ['ORDERS'], apiKeyId })).toMatchObject([{ field: 'apiKeyId' }]);
    const { data } = await shop.graphql(
      LISTEN,
      { url: `http://${host}/orders?of=us`, topics: ['UCP_ORDERS'], apiKeyId },
      { as: admin },
    );
    expect(data.createWebhookEndpoint).toEqual({ secret: null, userErrors: [] });

    const { order } = await bought({ authorization: `Bearer ${key}` });
    await bought();
    await shop.graphql(SET_STATUS, { id: order.id, status: 'CANCELLED' }, { as: admin });
    await runDueJobs(shop);
    receiver.close();

    const told = heard.map(({ body }) => JSON.parse(body));
    expect(told.map(({ id }) => id)).toEqual(told.map(() => order.id));
    expect(told[0].line_items[0].status).toBe('processing');
    const asked = await readOrder(order.id, `Bearer ${key}`);
    expect({ ...told.at(-1), permalink_url: asked.permalink_url }).toEqual(asked);
    const profile = await fetch(`${shop.address}/.well-known/ucp`);
    const { signing_keys: keys } = (await profile.json()) as { signing_keys: JsonWebKey[] };
    for (const { headers, body, url } of heard) {
      expect(headers['ucp-agent']).toMatch(/^profile="http.*\/.well-known\/ucp"$/);
      expect(headers['content-digest']).toBe(`sha-256=:${hash('sha256', body, 'base64')}:`);
      const [, input = '', covered = '', kid] =
        /^sig1=(\(([^)]*)\);keyid="([^"]+)")$/.exec(String(headers['signature-input'])) ?? [];
      expect(covered).toContain('"@method" "@authority" "@path" "@query" "content-digest" "content-type" "ucp-agent"');
      const values: Record<string, string> = {
        '@method': 'POST',
        '@authority': host,
        '@path': url.replace(/\?.*/, ''),
        '@query': url.replace(/^[^?]*/, ''),
      };
      const names = covered.split(' ').map((name) => name.slice(1, -1));
      const base = [
        ...names.map((name) => `"${name}": ${values[name] ?? headers[name]}`),
        `"@signature-params": ${input}`,
      ];
      const jwk = keys.find((each) => each.kid === kid) ?? {};
      const signature = Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64');
      const verifies = (text: string) =>
        verify(
          'sha256',
          Buffer.from(text),
          { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
          signature,
        );
      expect([verifies(base.join('\n')), verifies(`${base.join('\n')} `)]).toEqual([true, false]);
    }
  });
});
