import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { UcpSession } from './ucp-session.entity.js';
import { removeOldUcpSessions } from './ucp-sessions.service.js';

let shop: TestShop;
let dal: ProductVariant;
let rice: ProductVariant;

beforeAll(async () => {
  shop = await openShop();
  dal = await aVariant(shop, { name: 'Toor Dal', price: 150.5, countInStock: 5 });
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
      continue_url: cart.continue_url,
    });
    expect(checkout.continue_url).toContain('/basket?item=');
    const { body: done } = await say('POST', `/checkout-sessions/${checkout.id}/complete`, { payment: {} });
    expect([done.status, done.order]).toEqual(['requires_escalation', undefined]);
    expect(done.messages).toContainEqual(expect.objectContaining({ severity: 'requires_buyer_review' }));

    const basket = `query ($lines: [CartMergeLineInput!]!) { basket(lines: $lines) { total path } }`;
    const lines = [dal, rice].map(({ id, productId }, index) => ({ productId, variantId: id, quantity: 2 - index }));
    const { data } = await shop.graphql(basket, { lines });
    expect(checkout.totals.at(-1)).toEqual({ type: 'total', amount: Math.round(data.basket.total * 100) });
    expect(checkout.continue_url.endsWith(data.basket.path)).toBe(true);
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

  it('is refused by what it sent, or told as a result what is not there', async () => {
    for (const body of [
      {},
      { line_items: [] },
      { line_items: [{ item: { id: dal.id }, quantity: 0 }] },
      { line_items: 'dal' },
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
    await removeOldUcpSessions(shop.ctx());
    expect(await shop.database.manager.countBy(UcpSession, { id: cart.id })).toBe(0);
  });
});
