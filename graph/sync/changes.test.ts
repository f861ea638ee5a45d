import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { until } from '../testing/payment-calls.js';
import { type As, openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});
afterAll(() => shop.close());

const CHANGES = `query ($kinds: [ChangeKind!]!, $since: DateTime, $first: Int, $after: String) {
  changes(kinds: $kinds, updatedSince: $since, first: $first, after: $after) {
    totalCount
    nodes { kind id updatedAt isRemoved node { __typename id ... on ProductVariant { countInStock updatedAt } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
interface Told {
  kind: string;
  id: string;
  isRemoved: boolean;
  node: { __typename: string; countInStock?: number } | null;
}
const ask = async (variables: object, as: As = admin) => (await shop.graphql(CHANGES, variables, { as })).data.changes;

/** Reads behind a cursor to the end, as a program that keeps a copy does. */
async function sync(kinds: string[], from: string | null, first = 2): Promise<{ told: Told[]; cursor: string | null }> {
  const told: Told[] = [];
  let cursor = from;
  for (;;) {
    const { nodes, pageInfo } = await ask({ kinds, first, after: cursor });
    told.push(...nodes);
    cursor = pageInfo.endCursor ?? cursor;
    if (!pageInfo.hasNextPage) return { told, cursor };
  }
}

/**
 * Changes are told once nothing can come before them any more, for which whatever else the server
 * is at has to end first.
 */
async function settled(): Promise<void> {
  const [{ now }] = await shop.database.query('SELECT pg_current_xact_id()::text AS now');
  await until(async () => {
    const [{ isOver }] = await shop.database.query(
      'SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint > $1 AS "isOver"',
      [now],
    );
    return isOver;
  });
}

const idsOf = (told: Told[]) => told.map(({ kind, id }) => `${kind} ${id}`);

describe('changes', () => {
  it('tell everything once, the first time, and then only what changed since, the removed too', async () => {
    const variants: ProductVariant[] = [];
    for (let count = 0; count < 5; count++) variants.push(await aVariant(shop, { countInStock: 5 }));
    const [tea, salt, rice] = variants as [ProductVariant, ProductVariant, ProductVariant];

    await settled();
    const all = await sync(['PRODUCT', 'VARIANT'], null);
    expect(idsOf(all.told)).toEqual(
      expect.arrayContaining(variants.flatMap(({ id, productId }) => [`VARIANT ${id}`, `PRODUCT ${productId}`])),
    );
    expect(new Set(idsOf(all.told)).size).toBe(all.told.length);
    expect((await sync(['PRODUCT', 'VARIANT'], all.cursor)).told).toEqual([]);

    await shop.database.query('UPDATE product_variant SET on_hand = 3 WHERE id = $1', [tea.id]);
    await shop.database.query('UPDATE product_variant SET sku = $2 WHERE id = $1', [salt.id, 'SALT-2']);
    await shop.database.query('UPDATE product SET name = name WHERE id = $1', [tea.productId]);
    await shop.database.query('DELETE FROM product WHERE id = $1', [rice.productId]);
    await settled();
    const next = await sync(['PRODUCT', 'VARIANT'], all.cursor);

    expect(idsOf(next.told).toSorted()).toEqual(
      [
        ...[`VARIANT ${tea.id}`, `VARIANT ${salt.id}`, `PRODUCT ${salt.productId}`],
        ...[`PRODUCT ${rice.productId}`, `VARIANT ${rice.id}`],
      ].toSorted(),
    );
    const byId = new Map(next.told.map((each) => [each.id, each]));
    expect(byId.get(tea.id)).toMatchObject({
      isRemoved: false,
      node: { __typename: 'ProductVariant', countInStock: 3 },
    });
    expect(byId.get(rice.id)).toMatchObject({ isRemoved: true, node: null });
    expect(byId.get(rice.productId)).toMatchObject({ isRemoved: true, node: null });
  });

  it('miss nothing that was begun before what they tell and kept after it', async () => {
    const [slow, quick] = [await aVariant(shop), await aVariant(shop)];
    await settled();
    const { cursor } = await sync(['VARIANT'], null, 100);
    const runner = shop.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE product_variant SET on_hand = 7 WHERE id = $1', [slow.id]);

    await shop.database.query('UPDATE product_variant SET on_hand = 7 WHERE id = $1', [quick.id]);
    const meanwhile = await sync(['VARIANT'], cursor);
    await runner.commitTransaction();
    await runner.release();
    await settled();
    const afterwards = await sync(['VARIANT'], meanwhile.cursor);

    expect([...idsOf(meanwhile.told), ...idsOf(afterwards.told)].toSorted()).toEqual(
      [`VARIANT ${slow.id}`, `VARIANT ${quick.id}`].toSorted(),
    );
  });

  it('tell of orders and customers, and narrow to a moment', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const before = new Date().toISOString();
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    const { body: order } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
    await shop.database.query(`UPDATE "user" SET name = 'Asha' WHERE id = $1`, [buyer.id]);

    await settled();
    const { nodes, totalCount } = await ask({ kinds: ['ORDER', 'CUSTOMER'], since: before });

    expect(totalCount).toBe(2);
    expect(nodes).toEqual([
      {
        kind: 'ORDER',
        id: order.id,
        updatedAt: expect.any(String),
        isRemoved: false,
        node: { __typename: 'Order', id: order.id },
      },
      { kind: 'CUSTOMER', id: buyer.id, updatedAt: expect.any(String), isRemoved: false, node: null },
    ]);
    const own = await shop.graphql('{ me { updatedAt orders { nodes { updatedAt } } } }', {}, { as: buyer });
    expect(own.data.me).toEqual({
      updatedAt: nodes[1].updatedAt,
      orders: { nodes: [{ updatedAt: nodes[0].updatedAt }] },
    });
  });

  it('are for those who may read the things themselves', async () => {
    const { key } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    const as = `Bearer ${key}`;

    expect((await ask({ kinds: ['VARIANT'] }, as)).totalCount).toBeGreaterThan(0);
    const { errors: ofCustomers } = await shop.graphql(CHANGES, { kinds: ['CUSTOMER'] }, { as });
    expect(ofCustomers[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await shop.graphql(CHANGES, { kinds: [] }, { as: admin })).errors[0]?.extensions.field).toBe('kinds');
    const foreign = Buffer.from(JSON.stringify(['9000000000000000000', 'ORDER', admin.id])).toString('base64url');
    const { errors } = await shop.graphql(CHANGES, { kinds: ['ORDER'], after: foreign }, { as: admin });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });
});
