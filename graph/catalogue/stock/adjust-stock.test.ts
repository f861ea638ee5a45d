import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory } from '../../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { anOrderOf } from '../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;
let as: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const entriesOf = (subjectId: string) =>
  shop.database.manager.find(AuditEntry, { where: { subjectId }, order: { id: 'ASC' } });

describe('adjustStock', () => {
  const STOCK = 'stock { onHand reserved movements { nodes { delta onHand reason actorKind actorId } } }';
  const adjust = async (variables: object) =>
    (
      await shop.graphql(
        `mutation ($variantId: ID!, $delta: Int, $onHand: Int, $reason: String!) {
           adjustStock(variantId: $variantId, delta: $delta, onHand: $onHand, reason: $reason) {
             product { countInStock variants { ${STOCK} } } userErrors { code field } } }`,
        { reason: 'Delivery 4711', ...variables },
        { as },
      )
    ).data.adjustStock;

  it('adds, takes and counts anew, shown to shoppers at once and kept as history', async () => {
    const variant = await aVariant(shop, { name: 'Poha', countInStock: 0 });
    const inStock = async () =>
      (await shop.graphql('{ search(query: "poha", filter: { inStock: true }) { totalCount } }')).data.search
        .totalCount;
    expect(await inStock()).toBe(0);

    await adjust({ variantId: variant.id, delta: 8 });
    expect(await inStock()).toBe(1);
    await adjust({ variantId: variant.id, delta: -3, reason: 'Broken' });
    await adjust({ variantId: variant.id, onHand: 4, reason: 'Counted' });
    const { product, userErrors } = await adjust({ variantId: variant.id, onHand: 4, reason: 'Counted again' });

    expect(userErrors).toEqual([]);
    expect(product.countInStock).toBe(4);
    const by = { actorKind: 'ADMIN', actorId: as.id };
    expect(product.variants[0].stock).toEqual({
      ...{ onHand: 4, reserved: 0 },
      movements: {
        nodes: [
          { delta: -1, onHand: 4, reason: 'Counted', ...by },
          { delta: -3, onHand: 5, reason: 'Broken', ...by },
          { delta: 8, onHand: 8, reason: 'Delivery 4711', ...by },
        ],
      },
    });
    expect(await entriesOf(variant.id)).toMatchObject([
      { operation: 'adjustStock', before: { onHand: 0 }, after: { onHand: 8, reason: 'Delivery 4711' } },
      { before: { onHand: 8 }, after: { onHand: 5 } },
      { before: { onHand: 5 }, after: { onHand: 4 } },
    ]);
  });

  it('never takes what a checkout holds', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    await startCheckout(shop, await aBuyer(shop, variant, 3));

    for (const change of [{ delta: -3 }, { onHand: 2 }, { delta: 10_000_000 }]) {
      const [field] = Object.keys(change);
      const { userErrors } = await adjust({ variantId: variant.id, ...change });
      expect(userErrors).toEqual([{ code: 'CONFLICT', field }]);
    }
    expect((await adjust({ variantId: variant.id, delta: -2 })).userErrors).toEqual([]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 3, reserved: 3 });
  });

  it('loses nothing when many change it at once', async () => {
    const variant = await aVariant(shop, { countInStock: 20 });

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => adjust({ variantId: variant.id, delta: index % 2 ? 5 : -4 })),
    );

    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect((await stockOf(shop, variant)).onHand).toBe(26);
    const [sum] = await shop.database.query(
      'SELECT sum(delta)::integer AS sum FROM stock_movement WHERE variant_id = $1',
      [variant.id],
    );
    expect(sum).toEqual({ sum: 26 });
  });

  it('shows the history a page at a time', async () => {
    const variant = await aVariant(shop, { countInStock: 0 });
    for (const delta of [1, 2, 3]) await adjust({ variantId: variant.id, delta });
    const page = async (after: string | null) =>
      (
        await shop.graphql(
          `query ($id: ID!, $after: String) { product(id: $id) { variants { stock { movements(first: 2, after: $after) {
             totalCount nodes { delta } pageInfo { hasNextPage endCursor } } } } } }`,
          { id: variant.productId, after },
          { as },
        )
      ).data.product.variants[0].stock.movements;

    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);

    expect([first.nodes, second.nodes]).toEqual([[{ delta: 3 }, { delta: 2 }], [{ delta: 1 }]]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
  });

  it('takes as many statements for the histories of five products as for one', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const put = async () => {
      const { id } = await aVariant(shop, { categoryId });
      await adjust({ variantId: id, delta: 1 });
    };
    const ask = () =>
      shop.graphql(
        `query ($filter: ProductFilter) { products(filter: $filter, first: 5) {
           nodes { variants { stock { onHand movements(first: 5) { totalCount nodes { delta } } } } } } }`,
        { filter: { categoryId } },
        { as },
      );
    await put();
    // The first of all reads the categories, which are kept.
    await ask();
    const one = await shop.countStatements(ask);
    for (let more = 0; more < 4; more++) await put();

    expect((await ask()).data.products.nodes).toHaveLength(5);
    expect(await shop.countStatements(ask)).toBe(one);
  });
});

describe('lowStock', () => {
  it('names what is nearly sold out, the fewest pieces first, and counts all of it', async () => {
    const ask = async (atMost: number, first = 100) =>
      (
        await shop.graphql(
          `query ($atMost: Int, $first: Int) { lowStock(atMost: $atMost, first: $first) {
             totalCount nodes { product { name } variant { countInStock } } } }`,
          { atMost, first },
          { as },
        )
      ).data.lowStock;
    const before = (await ask(1)).totalCount;
    await aVariant(shop, { name: 'Saffron', countInStock: 1 });
    await aVariant(shop, { name: 'Cardamom', countInStock: 2 });

    const one = await ask(1);
    const first = await ask(2, 1);

    expect(one.totalCount).toBe(before + 1);
    expect(one.nodes.at(-1)).toMatchObject({ product: { name: 'Saffron' }, variant: { countInStock: 1 } });
    expect([first.nodes.length, first.totalCount]).toEqual([1, before + 2]);
  });

  it('goes by how fast something sells, of what is new since it came', async () => {
    const pace = async (name: string, pieces: number, sold: number, daysAgo: number) => {
      const variant = await aVariant(shop, { name, countInStock: pieces + sold });
      await shop.database.query('ALTER TABLE stock_movement DISABLE TRIGGER keeps_movements');
      await shop.database.query(
        `UPDATE stock_movement SET moved_at = now() - make_interval(days => $2) WHERE variant_id = $1`,
        [variant.id, daysAgo],
      );
      await shop.database.query('ALTER TABLE stock_movement ENABLE TRIGGER keeps_movements');
      const buyer = await aBuyer(shop, variant, sold);
      await anOrderOf(shop, buyer);
    };
    await pace('Steady', 30, 7, 100);
    await pace('Brisk', 9, 7, 7);
    await pace('Lasting', 3, 1, 100);

    const { data } = await shop.graphql(
      `{ lowStock(days: 10, atMost: 0, first: 100) {
           nodes { product { name } soldIn28Days daysOfCover variant { countInStock } } } }`,
      {},
      { as },
    );

    const sells = data.lowStock.nodes.filter((row: { daysOfCover: number | null }) => row.daysOfCover !== null);
    expect(sells).toEqual([
      { product: { name: 'Brisk' }, soldIn28Days: 7, daysOfCover: 9, variant: { countInStock: 9 } },
    ]);
  });
});
