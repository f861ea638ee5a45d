import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { Product } from '../../catalogue/product.entity.js';
import { aUser } from '../factories/account.factory.js';
import { aProduct } from '../factories/catalogue.factory.js';
import { BILLING } from '../factories/checkout.factory.js';
import { patiently } from '../patiently.js';
import { callsTo } from '../shop.js';
import { METRICS_TOKEN, openTwins, type Twins } from './twins.js';

const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name price countInStock rating inWishlist category { name } reviews { nodes { text } }
} }`;

let shop: Twins;
let product: Product;
let asha: User;

beforeAll(async () => {
  shop = await openTwins();
  asha = await aUser(shop.ctx(), { name: 'Asha Rao' });
});
beforeEach(async () => {
  product = await aProduct(shop.ctx(), { price: 100, countInStock: 10 });
  await untilCached();
});
afterAll(() => shop.close());

/**
 * What a visitor sees of the product on each of the two processes: in the graph, and on its page.
 */
const seen = (as: User | null = null) =>
  Promise.all(
    shop.addresses.map(async (address) => {
      const { graphql } = callsTo(address, shop.config);
      const { data } = await patiently(() => graphql(PRODUCT, { id: product.id }, { as }));
      return data.product;
    }),
  );
const pages = () =>
  Promise.all(
    shop.addresses.map(async (address) => {
      const page = await patiently(() => fetch(`${address}/product/${product.id}`));
      return page.text();
    }),
  );

/** How many answers the processes have given from memory so far. */
async function fromMemory(): Promise<number[]> {
  const counts = await Promise.all(
    shop.addresses.map(async (address) => {
      const page = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
      return /^jhola_response_cache_hits_total (\d+)/m.exec(await page.text())?.[1];
    }),
  );
  return counts.map(Number);
}

/** Until both processes have given both answers from memory. */
async function untilCached(): Promise<void> {
  for (;;) {
    const before = await fromMemory();
    await Promise.all([seen(), pages()]);
    const after = await fromMemory();
    if (after.every((count, index) => count === (before[index] ?? 0) + 2)) return;
  }
}

describe('two processes that keep answers and pages in memory', () => {
  it('show a new price with the next request, whichever process wrote it', async () => {
    for (let price = 101; price < 110; price++) {
      await shop.database.query(
        `WITH variant AS (UPDATE product_variant SET price_paise = $2 WHERE product_id = $1)
         UPDATE product SET price_paise = $2 WHERE id = $1`,
        [product.id, price * 100],
      );

      expect((await seen()).map((each) => each.price)).toEqual([price, price]);
      for (const page of await pages()) expect(page).toContain(`₹${price}`);
    }
  });

  it('show what is left with the next request, after a checkout at either has set pieces aside', async () => {
    for (const [turn, address] of [...shop.addresses, ...shop.addresses].entries()) {
      const { graphql, rest } = callsTo(address, shop.config);
      const as = await aUser(shop.ctx());
      const added = await graphql(
        'mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { code } } }',
        { input: { productId: product.id, quantity: 1 } },
        { as },
      );
      expect(added.data.addToCart.userErrors).toEqual([]);
      expect((await rest('POST /api/payment/order', { as, body: BILLING })).status).toBe(201);

      expect((await seen()).map((each) => each.countInStock)).toEqual([9 - turn, 9 - turn]);
    }
  });

  it('show a review with the next request, and the rating that follows', async () => {
    for (const [turn, address] of shop.addresses.entries()) {
      const as = await aUser(shop.ctx());
      const text = `Fragrant, for the ${turn + 1}th time.`;
      const { data } = await callsTo(address, shop.config).graphql(
        'mutation ($input: ReviewInput!) { addReview(input: $input) { userErrors { code } } }',
        { input: { productId: product.id, text, customerRating: 4 } },
        { as },
      );
      expect(data.addReview.userErrors).toEqual([]);

      for (const each of await seen()) {
        expect(each.reviews.nodes[0].text).toBe(text);
        expect(each.rating).toBe(4);
      }
      for (const page of await pages()) expect(page).toContain(text);
    }
  });

  it('show the new name of a category, which each of them caches for longer', async () => {
    await shop.database.query(`UPDATE category SET name = 'Rice of the south' WHERE id = $1`, [product.categoryId]);

    expect((await seen()).map((each) => each.category.name)).toEqual(['Rice of the south', 'Rice of the south']);
    for (const page of await pages()) expect(page).toContain('Rice of the south');
  });

  it('wear what the owner sets at the desk with the next request: name, colours, line, font, in page, manual and manifest', async () => {
    const as = await aUser(shop.ctx(), { isAdmin: true });
    for (const [turn, address] of shop.addresses.entries()) {
      const accent = ['#7A3B1E', '#1D4ED8'][turn] ?? '';
      const looks = { headingFont: 'SERIF', bodyFont: 'SYSTEM', homeSections: ['OFFERS'], footerLinks: [] };
      const input = {
        ...{ ...looks, light: { page: '#FFFDF8', ink: '#1D1B2E', accent } },
        tagline: { text: `Tea for the ${turn + 1}th time` },
      };
      const { data } = await callsTo(address, shop.config).graphql(
        'mutation ($input: ShopAppearanceInput!) { updateShopAppearance(input: $input) { userErrors { message } } }',
        { input },
        { as },
      );
      expect(data.updateShopAppearance.userErrors).toEqual([]);

      for (const page of await pages()) {
        expect(page).toContain(`--chakra-colors-brand-solid:${accent}`);
        expect(page).toContain('href="/fonts/lora-1.woff2"');
      }
      for (const one of shop.addresses) {
        const told = await callsTo(one, shop.config).graphql('{ shop { tagline } }');
        expect(told.data.shop.tagline).toBe(input.tagline.text);
        const manifest = await (await fetch(`${one}/manifest.webmanifest`)).json();
        expect(manifest).toMatchObject({ theme_color: '#FFFDF8' });
        expect(await (await fetch(`${one}/api/docs/style.css`)).text()).toContain(`--ring:${accent}`);
        expect((await fetch(`${one}/fonts/lora-1.woff2`)).headers.get('cache-control')).toContain('immutable');
      }
    }
  });

  it('tell nobody what is another’s: two shoppers and a visitor by turns', async () => {
    const meera = await aUser(shop.ctx(), { name: 'Meera Nair' });
    await shop.graphql(
      'mutation ($id: ID!) { addToWishlist(productId: $id) { userErrors { code } } }',
      { id: product.id },
      { as: asha },
    );

    for (const as of [null, asha, meera, null, meera, asha, null]) {
      expect((await seen(as)).map((each) => each.inWishlist)).toEqual([as === asha, as === asha]);
      for (const page of await pages()) expect(page).not.toMatch(/Asha Rao|Meera Nair/);
    }
  });
});
