import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '../catalogue/product.entity.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { rowsReadBy } from '../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { Review, type ReviewConnection } from './review.entity.js';
import { refreshRatings } from './reviews.queries.js';

let shop: TestShop;
let product: Product;

beforeAll(async () => {
  shop = await openShop();
  product = await aProduct(shop.ctx(), { prior: { rating: 3, count: 2 } });
  await shop.ctx().db.insert(
    Review,
    Array.from({ length: 7 }, (_, index) => ({
      productId: product.id,
      userId: null,
      text: `Review ${index}`,
      customerRating: 5,
      customerName: 'Asha',
      // Pairs were written in the same moment, so that only their ids tell them apart.
      dateCreated: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))),
    })),
  );
  await refreshRatings(shop.ctx(), [product.id]);
});

afterAll(() => shop.close());

const QUERY = `query ($id: ID!, $first: Int, $after: String) { product(id: $id) { rating reviewCount ratingCount
  reviews(first: $first, after: $after) { totalCount nodes { text customerRating customerName dateCreated verifiedPurchase }
    pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

describe('reviews', () => {
  async function pageAfter(after: string | null): Promise<ReviewConnection> {
    const { data } = await shop.graphql(QUERY, { id: product.id, first: 3, after });
    return data.product.reviews;
  }

  it('are read page by page, newest first, without a gap or a repeat', async () => {
    const texts: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo, totalCount }: ReviewConnection = await pageAfter(after);
      expect(totalCount).toBe(7);
      expect(pageInfo.hasPreviousPage).toBe(texts.length > 0);
      texts.push(...nodes.map(({ text }) => text));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);

    expect(texts[0]).toBe('Review 6');
    expect(texts.toSorted()).toEqual(Array.from({ length: 7 }, (_, index) => `Review ${index}`));
  });

  it('make the rating, together with those who rated without a word, who are counted beside them', async () => {
    const { data } = await shop.graphql(QUERY, { id: product.id });

    // (2 × 3 + 7 × 5) ÷ 9
    expect(data.product).toMatchObject({ rating: 4.6, reviewCount: 7, ratingCount: 9 });
  });

  it('are counted by their stars, half a star more with the stars below it', async () => {
    const mixed = await aProduct(shop.ctx());
    const given = [5, 4.5, 4, 4, 1, 0.5];
    await shop.ctx().db.insert(
      Review,
      given.map((customerRating) => ({
        productId: mixed.id,
        userId: null,
        text: 'Good',
        customerRating,
        customerName: 'Asha',
      })),
    );
    await refreshRatings(shop.ctx(), [mixed.id]);

    const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { starCounts { stars count } } }', {
      id: mixed.id,
    });

    expect(data.product.starCounts).toEqual([
      { stars: 5, count: 1 },
      { stars: 4, count: 3 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 2 },
    ]);
  });

  it('are read ten and the one behind them for the first page, however many there are, and none for the stars', async () => {
    const loved = await aProduct(shop.ctx());
    await shop.ctx().db.query(
      `INSERT INTO review (product_id, text, customer_rating, customer_name, date_created)
       SELECT $1, 'Good', 1 + n % 5, 'Asha', timestamptz '2026-01-01' + n * interval '1 minute' FROM generate_series(1, 2000) AS n`,
      [loved.id],
    );
    await refreshRatings(shop.ctx(), [loved.id]);
    await shop.ctx().db.query('ANALYZE review');
    const page = `{ product(id: "${loved.id}") { starCounts { count } reviews(first: 10) { totalCount nodes { text } } } }`;
    const ask = () => shop.graphql(page, {}, { headers: { cookie: 'somebody=1' } });

    const { review } = await rowsReadBy(shop.database, ask);
    const { data } = await ask();

    expect(review).toBe(11);
    expect(data.product.reviews.totalCount).toBe(2_000);
    expect(data.product.starCounts.map(({ count }: { count: number }) => count)).toEqual([400, 400, 400, 400, 400]);
  });
});
