import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let as: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const ADD =
  'mutation ($input: ReviewInput!) { addReview(input: $input) { review { id hiddenAt } userErrors { code } } }';
const review = async (productId: string, stars: number, by?: User) => {
  const writer = by ?? (await aUser(shop.ctx()));
  const input = { productId, text: `${stars} stars`, customerRating: stars };
  const { data } = await shop.graphql(ADD, { input }, { as: writer });
  return { id: data.addReview.review.id as string, writer };
};
const change = async (call: string) =>
  (
    await shop.graphql(
      `mutation { change: ${call} { review { hiddenAt hiddenReason } product { rating reviewCount } message
         userErrors { code field } } }`,
      {},
      { as },
    )
  ).data.change;
const shown = async (id: string) => {
  const { data } = await shop.graphql(
    `query ($id: ID!) { product(id: $id) { rating reviewCount
       reviews { totalCount nodes { text } } two: reviews(first: 1) { pageInfo { hasNextPage } } } }`,
    { id },
  );
  const rest = await shop.rest(`GET /api/productReviews?productId=${id}`);
  const { rating, reviewCount, reviews } = data.product;
  expect([reviews.totalCount, rest.body.length, Number(rest.headers.get('x-total-count'))]).toEqual(
    Array(3).fill(reviewCount),
  );
  return { rating, texts: reviews.nodes.map(({ text }: { text: string }) => text) };
};

describe('hideReview', () => {
  it('takes a review from shoppers and out of the rating, on both faces, until it is shown again', async () => {
    const { id: productId } = await aProduct(shop.ctx(), { prior: { rating: 4, count: 2 } });
    await review(productId, 5);
    const { id } = await review(productId, 1);
    expect(await shown(productId)).toEqual({ rating: 3.5, texts: ['1 stars', '5 stars'] });

    const hidden = await change(`hideReview(id: "${id}", reason: " Spam ")`);
    expect(hidden).toMatchObject({ review: { hiddenReason: 'Spam' }, product: { rating: 4.3, reviewCount: 1 } });
    expect(await shown(productId)).toEqual({ rating: 4.3, texts: ['5 stars'] });

    const again = await change(`unhideReview(id: "${id}")`);
    expect(again.review).toEqual({ hiddenAt: null, hiddenReason: null });
    expect(await shown(productId)).toEqual({ rating: 3.5, texts: ['1 stars', '5 stars'] });
    const entries = await shop.database.manager.find(AuditEntry, { where: { subjectId: id }, order: { id: 'ASC' } });
    expect(entries).toMatchObject([
      { operation: 'hideReview', after: { isHidden: true, reason: 'Spam' } },
      { operation: 'unhideReview', after: { isHidden: false, reason: null } },
    ]);
  });

  it('stays in force when the writer tries again', async () => {
    const { id: productId } = await aProduct(shop.ctx());
    const { id, writer } = await review(productId, 1);
    await change(`hideReview(id: "${id}", reason: "Insult")`);

    await review(productId, 2, writer);

    expect(await shown(productId)).toEqual({ rating: null, texts: [] });
  });
});

describe('hiddenReviews', () => {
  it('lists what is hidden, of all products, a page at a time', async () => {
    const products = [await aProduct(shop.ctx()), await aProduct(shop.ctx()), await aProduct(shop.ctx())];
    const ids: string[] = [];
    for (const product of products) ids.push((await review(product.id, 1)).id);
    await shop.database.query('UPDATE review SET hidden_at = NULL, hidden_reason = NULL');
    for (const id of ids) await change(`hideReview(id: "${id}", reason: "Spam")`);
    const page = async (after: string | null) =>
      (
        await shop.graphql(
          `query ($after: String) { hiddenReviews(first: 2, after: $after) {
             totalCount nodes { id productId hiddenReason } pageInfo { hasNextPage endCursor } } }`,
          { after },
          { as },
        )
      ).data.hiddenReviews;

    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);

    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect([...first.nodes, ...second.nodes]).toEqual(
      ids.map((id, index) => ({ id, productId: products[index]?.id, hiddenReason: 'Spam' })).reverse(),
    );
  });
});

describe('latestReviews', () => {
  it('lists what was written last first, hidden or not, and of what', async () => {
    const { id: productId } = await aProduct(shop.ctx(), { name: 'Assam Tea' });
    const first = await review(productId, 2);
    const second = await review(productId, 3);
    await change(`hideReview(id: "${second.id}", reason: "Spam")`);

    const { data } = await shop.graphql(
      '{ latestReviews(first: 2) { totalCount nodes { id hiddenReason product { name } } } }',
      {},
      { as: await aUser(shop.ctx(), { role: Role.SUPPORT }) },
    );

    expect(data.latestReviews.nodes).toEqual([
      { id: second.id, hiddenReason: 'Spam', product: { name: 'Assam Tea' } },
      { id: first.id, hiddenReason: null, product: { name: 'Assam Tea' } },
    ]);
  });
});
