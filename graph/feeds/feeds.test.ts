import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { gtinIn } from '../catalogue/variants/gtin.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Offer, OfferStatus } from '../offers/offer.entity.js';
import { WHOLE_CART } from '../offers/reckon/basket.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOffer } from '../testing/factories/offer.factory.js';
import { dropJobs, jobsOf, makeDue, runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { FeedFile, FeedPart } from './feed-file.entity.js';
import { ondcCategoryOf } from './formats/ondc-categories.js';
import { WRITE_FEEDS } from './read-feeds.js';
import { writeFeeds } from './write-feeds.js';
import { writeStaleFeeds } from './write-stale-feeds.js';

let shop: TestShop;
let variant: ProductVariant;

beforeAll(async () => {
  shop = await openShop();
  variant = await aVariant(shop, { name: 'Toor Dal & "Daughters"', price: 200, oldPrice: 250, countInStock: 5 });
});
afterAll(() => shop.close());

const write = () => writeStaleFeeds(shop.ctx());

async function read(name: string, query = ''): Promise<string> {
  const response = await fetch(`${shop.address}/api/feeds/${name}${query}`);
  expect(response.status).toBe(200);
  return response.text();
}

/**
 * What each feed says that a variant costs, in rupees, and whether it can be had; null without it.
 */
async function told({ id }: ProductVariant, query = '') {
  const item = (await read('google.xml', query)).split('<item>').find((each) => each.includes(`<g:id>${id}</g:id>`));
  const inItem = (name: string) => item?.split(`<g:${name}>`)[1]?.split('<')[0] ?? null;
  const rows: Record<string, string>[] = parse(await read('meta.csv', query), { columns: true });
  const row = rows.find((each) => each.id === id);
  const lines = (await read('acp.jsonl', query))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const acp = lines.flatMap(({ variants }) => variants).find((each) => each.id === id);
  const [provider] = JSON.parse(await read('ondc.json', query))['bpp/providers'];
  const ondc = provider.items.find((each: { id: string }) => each.id === id);
  return {
    google: item ? [Number.parseFloat(inItem('sale_price') ?? inItem('price') ?? ''), inItem('availability')] : null,
    meta: row ? [Number.parseFloat(row.sale_price || (row.price ?? '')), row.availability] : null,
    acp: acp ? [acp.price.amount / 100, acp.availability.status] : null,
    ondc: ondc ? [Number(ondc.price.value), ondc.quantity.available.count] : null,
  };
}

const everywhere = (price: number) => ({
  ...{ google: [price, 'in_stock'], meta: [price, 'in stock'] },
  ...{ acp: [price, 'in_stock'], ondc: [price, '99'] },
});

describe('a feed of the goods', () => {
  it('is begun by the first request for it, and is there once the job has written it', async () => {
    const early = await fetch(`${shop.address}/api/feeds/google.xml`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, expect.any(String)]);

    await runDueJobs(shop, shop.ctx(), [WRITE_FEEDS]);

    const { status, headers } = await fetch(`${shop.address}/api/feeds/google.xml`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(Date.parse(headers.get('last-modified') ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('tells a reader of each kind the same price, with what is struck through, in its own shape', async () => {
    await write();

    expect(await told(variant)).toEqual(everywhere(200));
    const google = await read('google.xml');
    expect(google).toContain('<g:title>Toor Dal &amp; &quot;Daughters&quot;');
    expect(google).toContain('<g:price>250.00 INR</g:price><g:sale_price>200.00 INR</g:sale_price>');
    expect(google).toContain('<g:maximum_retail_price>250.00 INR</g:maximum_retail_price>');
    const [item] = JSON.parse(await read('ondc.json'))['bpp/providers'][0].items;
    expect(item.price).toMatchObject({ currency: 'INR', maximum_value: '250.00' });
  });

  it('tells ONDC of the maker by name and address, and what becomes of goods that are sent back', async () => {
    await shop.database.query(
      `UPDATE product SET manufacturer = 'Kisan Foods Pvt. Ltd., Plot 4, Nashik 422001', hsn_code = '0713' WHERE id = $1`,
      [variant.productId],
    );
    await write();

    const { items } = JSON.parse(await read('ondc.json'))['bpp/providers'][0];
    expect(items.find(({ id }: { id: string }) => id === variant.id)).toMatchObject({
      ...{ descriptor: { code: '4:0713' }, '@ondc/org/returnable': true, '@ondc/org/return_window': 'P7D' },
      '@ondc/org/statutory_reqs_packaged_commodities': {
        manufacturer_or_packer_name: 'Kisan Foods Pvt. Ltd.',
        manufacturer_or_packer_address: 'Plot 4, Nashik 422001',
      },
    });
  });

  it('says of an address that is none, and of a moment that is none, why it is refused', async () => {
    for (const [address, status, code] of [
      ['bing.xml', 404, 'NOT_FOUND'],
      ['google.xml?since=yesterday', 400, 'BAD_USER_INPUT'],
    ] as const) {
      const response = await fetch(`${shop.address}/api/feeds/${address}`);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    }
  });

  it('keeps goods that no visitor sees to the shop', async () => {
    const hidden = await aVariant(shop, { price: 99, countInStock: 1 });
    await shop.database.query(`UPDATE product SET status = 'HIDDEN' WHERE id = $1`, [hidden.productId]);
    await write();

    expect(await told(hidden)).toEqual({ google: null, meta: null, acp: null, ondc: null });
    expect(await told(hidden, `?since=${new Date(0).toISOString()}`)).toMatchObject({ google: null, acp: null });
  });

  it('is not written again while nothing has changed', async () => {
    await write();
    const before = await shop.database.manager.find(FeedFile);
    await write();

    expect(await shop.database.manager.find(FeedFile)).toEqual(before);
  });

  it('is written again once the shop has moved to another address', async () => {
    const ctx = shop.ctx();
    const moved = { ...ctx, config: { ...ctx.config, publicUrl: 'https://moved.example' } };
    await writeStaleFeeds(moved);
    expect(await read('acp.jsonl')).toContain('https://moved.example/product/');

    await write();
    expect(await read('acp.jsonl')).not.toContain('https://moved.example/');
  });

  it('is written by a process of its own, as the job has it done, and a failure of that is told', async () => {
    await shop.database.query('UPDATE product_variant SET price_paise = 20002 WHERE id = $1', [variant.id]);
    await writeFeeds.run(shop.ctx(), {}, 0);
    expect(await read('acp.jsonl')).toContain('20002');

    await shop.database.query('UPDATE product_variant SET price_paise = 20000 WHERE id = $1', [variant.id]);
    const ctx = shop.ctx();
    const lost = { ...ctx, config: { ...ctx.config, databaseUrl: 'nonsense' } };
    await expect(writeFeeds.run(lost, {}, 0)).rejects.toThrow('the process that writes the feeds ended with 1');
    await write();
  });

  it('is written by one at a time: a job that finds another at work comes back later', async () => {
    await shop.database.query('UPDATE product_variant SET price_paise = 20003 WHERE id = $1', [variant.id]);
    const both = await Promise.all([writeFeeds.run(shop.ctx(), {}, 0), writeFeeds.run(shop.ctx(), {}, 0)]);

    expect(both).toEqual(expect.arrayContaining([undefined, { inS: 60 }]));
    await shop.database.query('UPDATE product_variant SET price_paise = 20000 WHERE id = $1', [variant.id]);
    await write();
  });

  it('is whole in any number of pieces, and leaves no old one behind for long', async () => {
    await shop.database.query(
      `WITH added AS (
         INSERT INTO product (id, name, slug, brand, description, category_id, price_paise, discount, featured)
         SELECT uuidv7(), p.name || n, p.slug || n, p.brand, p.description, p.category_id, p.price_paise, 0, false
         FROM product p, generate_series(1, 600) n WHERE p.id = $1 RETURNING id, slug, price_paise)
       INSERT INTO product_variant (id, product_id, sku, price_paise, on_hand, position)
       SELECT uuidv7(), id, slug, price_paise, 3, 1 FROM added`,
      [variant.productId],
    );
    await write();
    await shop.database.query(`UPDATE feed_file SET written_at = written_at - interval '1 hour'`);
    await shop.database.query('UPDATE product SET price_paise = price_paise WHERE id = $1', [variant.productId]);
    await shop.database.query('UPDATE product_variant SET price_paise = 20001 WHERE id = $1', [variant.id]);
    await write();

    expect((await read('acp.jsonl')).trim().split('\n').length).toBeGreaterThan(600);
    expect(JSON.parse(await read('ondc.json'))['bpp/providers'][0].items.length).toBeGreaterThan(600);
    expect(parse(await read('meta.csv')).length).toBeGreaterThan(601);
    expect(await shop.database.manager.countBy(FeedFile, { format: 'acp.jsonl' })).toBe(1);
    expect(await shop.database.manager.count(FeedPart)).toBeGreaterThan(8);
    await shop.database.query('UPDATE product_variant SET price_paise = 20000 WHERE id = $1', [variant.id]);
  });
});

describe('a price that changes', () => {
  let since: string;
  beforeEach(() => {
    since = `?since=${new Date(Date.now() - 1_000).toISOString()}`;
  });

  it('is told at once where a reader wants to know what changed', async () => {
    await write();
    await shop.database.query('UPDATE product_variant SET price_paise = 19900 WHERE id = $1', [variant.id]);

    expect(await told(variant, since)).toEqual(everywhere(199));
    await write();
    expect(await told(variant)).toEqual(everywhere(199));
    await shop.database.query('UPDATE product_variant SET price_paise = 20000 WHERE id = $1', [variant.id]);
  });

  it('is by an offer for everybody the price of feed, product and cart alike, until the offer ends', async () => {
    const endsAt = new Date(Date.now() + 3_600_000);
    const scope = { ...WHOLE_CART, productIds: [variant.productId] };
    const before = `?since=${new Date().toISOString()}`;
    const offer = await anOffer(shop.ctx(), { terms: { kind: 'PERCENT_OFF', percent: 10, scope }, endsAt });
    expect(await told(variant, before)).toEqual(everywhere(180));
    await write();

    expect(await told(variant)).toEqual(everywhere(180));
    expect(await read('google.xml')).toContain(`/${endsAt.toISOString()}</g:sale_price_effective_date>`);
    const product = await fetch(`${shop.address}/api/products/${variant.productId}`);
    expect(await product.json()).toMatchObject({ offerPrice: 180 });
    const buyer = await aBuyer(shop, variant, 1);
    expect((await shop.graphql('{ me { cart { discount } } }', {}, { as: buyer })).data.me.cart).toMatchObject({
      discount: 20,
    });

    const stopped = `?since=${new Date().toISOString()}`;
    await dropJobs(shop.database, WRITE_FEEDS);
    await shop.database.manager.update(Offer, { id: offer.id }, { status: OfferStatus.STOPPED });
    expect(await told(variant, stopped)).toEqual(everywhere(200));
    // No reader has to wait for the hour at which feeds are written.
    const [job] = await jobsOf(shop.database, WRITE_FEEDS);
    expect(job?.dueInS).toBeLessThan(60);
    await makeDue(shop.database, WRITE_FEEDS);
    await runDueJobs(shop, shop.ctx(), [WRITE_FEEDS]);
    expect(await told(variant)).toEqual(everywhere(200));
  });
});

describe('a category of the shop', () => {
  it.each([
    [['Atta, Rice & Dal', 'Dals & Pulses'], 'Dals and Pulses'],
    [['Atta, Rice & Dal', 'Dry Fruits & Nuts'], 'Snacks, Dry Fruits, Nuts'],
    [['Beverages', 'Coconut Water & Lassi'], 'Fruit Juices and Fruit Drinks'],
    [['Spices & Masalas', 'Whole and Ground'], 'Masala & Seasoning'],
    [['Gadgets', 'Wearables'], 'Grocery'],
  ])('%j is %s at ONDC', (path, name) => {
    expect(ondcCategoryOf(path)).toBe(name);
  });
});

describe('a bar code', () => {
  it.each([
    ['8901030865237', true],
    ['8901030865238', false],
    ['96385074', true],
    ['TOOR-1KG', false],
    ['12345', false],
  ])('is found in an article number only where it is one: %s', (sku, isOne) => {
    expect(gtinIn(sku)).toBe(isOne ? sku : null);
  });
});
