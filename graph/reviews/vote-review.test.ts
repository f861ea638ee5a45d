import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { rowsReadBy } from '../testing/postgres/sent-statements.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { addReview } from './add-review.js';
import type { ReviewSort } from './review-sort.js';
import { refreshRatings } from './reviews.queries.js';
import { voteReview } from './vote-review.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

async function aReview(as?: User) {
  const writer = as ?? (await aUser(shop.ctx()));
  const { id: productId } = await aProduct(shop.ctx());
  const draft = { productId, text: 'Smells of home.', customerRating: 4 };
  const { review } = await addReview(shop.ctx(writer), draft);
  return { id: review.id, writer, draft };
}
const countOf = async (id: string) => {
  const [row] = await shop.database.query('SELECT helpful_count AS count FROM review WHERE id = $1', [id]);
  return row.count;
};

describe('voteReview', () => {
  it('counts each account once, however often and by whichever face it votes, and lets it take that back', async () => {
    const { id } = await aReview();
    const [one, two] = [await aUser(shop.ctx()), await aUser(shop.ctx())];

    await Promise.all(Array.from({ length: 5 }, () => voteReview(shop.ctx(one), id, true)));
    await shop.rest(`PUT /api/productReviews/${id}/helpful`, { as: one, body: {} });
    const { review } = await voteReview(shop.ctx(two), id, true);
    expect(review.helpfulCount).toBe(2);

    const { body } = await shop.rest(`DELETE /api/productReviews/${id}/helpful`, { as: one });
    await voteReview(shop.ctx(one), id, false);
    expect([body.helpfulCount, await countOf(id)]).toEqual([1, 1]);
  });

  it('counts all of many votes at once', async () => {
    const { id } = await aReview();
    const voters = await Promise.all(Array.from({ length: 12 }, () => aUser(shop.ctx())));

    await Promise.all(voters.map((voter) => voteReview(shop.ctx(voter), id, true)));

    expect(await countOf(id)).toBe(12);
  });

  it('is not for the review of the voter, whatever way it takes to the table', async () => {
    const { id, writer } = await aReview();

    await expect(voteReview(shop.ctx(writer), id, true)).rejects.toThrow('This review is your own');
    const insert = shop.database.query('INSERT INTO review_vote (review_id, user_id) VALUES ($1, $2)', [id, writer.id]);
    await expect(insert).rejects.toThrow('a review is not voted for by its writer');
    expect(await countOf(id)).toBe(0);
  });

  it('was for the words that were read: other words begin without votes, other stars keep them', async () => {
    const { id, writer, draft } = await aReview();
    await voteReview(shop.ctx(await aUser(shop.ctx())), id, true);

    await addReview(shop.ctx(writer), { ...draft, customerRating: 5 });
    expect(await countOf(id)).toBe(1);
    await addReview(shop.ctx(writer), { ...draft, text: 'Buy at mine instead.' });
    expect(await countOf(id)).toBe(0);
  });

  it('goes with the account of the voter', async () => {
    const { id } = await aReview();
    const voter = await aUser(shop.ctx());
    await voteReview(shop.ctx(voter), id, true);

    await shop.database.query('DELETE FROM "user" WHERE id = $1', [voter.id]);

    expect(await countOf(id)).toBe(0);
  });

  it('is refused to an account that votes more than thirty times in a minute', async () => {
    const { id } = await aReview();
    const voter = await aUser(shop.ctx());
    for (let vote = 0; vote < 30; vote++) await voteReview(shop.ctx(voter), id, vote % 2 === 0);

    const { status, body } = await shop.rest(`PUT /api/productReviews/${id}/helpful`, { as: voter, body: {} });

    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('the orders of reviews', () => {
  const SORTS: readonly ReviewSort[] = ['NEWEST', 'HELPFUL', 'HIGHEST', 'LOWEST'] as ReviewSort[];
  let productId: string;
  beforeAll(async () => {
    ({ id: productId } = await aProduct(shop.ctx()));
    await shop.database.query(
      `INSERT INTO review (product_id, text, customer_rating, customer_name, helpful_count, date_created)
       SELECT $1, 'Good ' || n, 1 + n % 5, 'Asha', n % 7, timestamptz '2026-01-01' + (n / 2) * interval '1 minute'
       FROM generate_series(1, 400) AS n`,
      [productId],
    );
    await refreshRatings(shop.ctx(), [productId]);
    await shop.database.query('ANALYZE review');
  });
  const page = (sort: string, after: string | null) =>
    shop.graphql(
      `query ($id: ID!, $sort: ReviewSort!, $after: String) { product(id: $id) { reviews(first: 40, sort: $sort, after: $after) {
         nodes { id customerRating helpfulCount dateCreated } pageInfo { hasNextPage endCursor } } } }`,
      { id: productId, sort, after },
      { headers: { cookie: `sort=${sort}` } },
    );

  it.each(SORTS)(
    '%s tells each review once, page by page, the newest first among those that are alike',
    async (sort) => {
      type Told = { id: string; customerRating: number; helpfulCount: number; dateCreated: string };
      const told: Told[] = [];
      for (let after: string | null = null, hasNext = true; hasNext; ) {
        const { nodes, pageInfo }: { nodes: Told[]; pageInfo: { endCursor: string; hasNextPage: boolean } } = (
          await page(sort, after)
        ).data.product.reviews;
        told.push(...nodes);
        [after, hasNext] = [pageInfo.endCursor, pageInfo.hasNextPage];
      }

      const key = {
        NEWEST: () => 0,
        HELPFUL: (r: Told) => r.helpfulCount,
        HIGHEST: (r: Told) => r.customerRating,
        LOWEST: (r: Told) => -r.customerRating,
      }[sort];
      const sorted = told.toSorted(
        (a, b) => key(b) - key(a) || Date.parse(b.dateCreated) - Date.parse(a.dateCreated) || (a.id < b.id ? 1 : -1),
      );
      expect(told.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      expect(new Set(told.map(({ id }) => id)).size).toBe(400);
      const rest = await shop.rest(`GET /api/productReviews?productId=${productId}&sort=${sort}`);
      expect(rest.body.map(({ id }: Told) => id)).toEqual(told.map(({ id }) => id));
    },
  );

  it.each(SORTS)('%s reads no more rows than it tells, on a late page too', async (sort) => {
    const first = (await page(sort, null)).data.product.reviews.pageInfo.endCursor;
    const late = (await page(sort, first)).data.product.reviews.pageInfo.endCursor;

    const { review } = await rowsReadBy(shop.database, () => page(sort, late));

    expect(review).toBe(41);
  });

  it('refuses an order that there is none', async () => {
    const { status, body } = await shop.rest(`GET /api/productReviews?productId=${productId}&sort=BEST`);

    expect([status, body.field]).toEqual([400, 'sort']);
  });
});
