import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aBuyer, aVariant, startCheckout, stockOf } from '../testing/factories/checkout.factory.js';
import { aCashOrderOf, aReturnOf, takeCash } from '../testing/factories/order.factory.js';
import { drawFrom } from '../testing/random.js';
import { SEED } from '../testing/seed.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let as: User;
let packer: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
  packer = await aUser(shop.ctx());
  await shop.database.query(`UPDATE "user" SET role = 'PACKER' WHERE id = $1`, [packer.id]);
  packer.role = 'PACKER' as never;
  await takeCash(shop);
});
beforeEach(() => shop.database.query('UPDATE stock_count SET is_open = false, cancelled_at = now() WHERE is_open'));
afterAll(() => shop.close());

const ERRORS = 'userErrors { code message field }';

/** Sends a mutation by its only field, and answers what that answers. */
async function send(field: string, variables: object, by = as) {
  const { data, errors } = await shop.graphql(field, variables, { as: by });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  // biome-ignore lint/suspicious/noExplicitAny: each test names the shape of its answer
  return Object.values(data)[0] as any;
}

const start = async (name = 'Front shelves') =>
  (await send(`mutation ($name: String!) { startStockCount(name: $name) { count { id } ${ERRORS} } }`, { name })).count
    .id as string;

const scan = (countId: string, { sku }: ProductVariant, pieces = 1, more: object = {}, by = packer) =>
  send(
    `mutation ($countId: ID!, $sku: String, $pieces: Int!, $isTotal: Boolean, $key: String) {
       countStock(countId: $countId, sku: $sku, pieces: $pieces, isTotal: $isTotal, idempotencyKey: $key) {
         line { counted expected difference isDisturbed } ${ERRORS} } }`,
    { countId, sku, pieces, isTotal: false, ...more },
    by,
  );

const close = (countId: string) =>
  send(`mutation ($countId: ID!) { closeStockCount(countId: $countId) { count { isOpen } ${ERRORS} } }`, { countId });

const waste = (variantId: string, quantity: number) =>
  send(
    `mutation ($variantId: ID!, $quantity: Int!) {
       wasteStock(variantId: $variantId, quantity: $quantity, reason: SPOILED, note: "Wet") {
         variant { countInStock } ${ERRORS} } }`,
    { variantId, quantity },
  );

const receive = (lines: object[], facts: object = {}) =>
  send(
    `mutation ($input: GoodsReceiptInput!) {
       receiveGoods(input: $input) { receipt { id total pieceCount } ${ERRORS} } }`,
    { input: { supplier: 'Mysuru Mills', billNumber: '1', billDate: '2026-05-04', lines, ...facts } },
  );

const move = (id: string, status: string) =>
  send(`mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { ${ERRORS} } }`, {
    id,
    status,
  });

/** The history of a stock, latest first. */
async function historyOf({ id }: ProductVariant, by: User | string = as) {
  const { data } = await shop.graphql(
    `query ($id: ID!) { variant(id: $id) { stock { onHand movements(first: 100) { nodes {
       kind delta onHand reason wasteReason actorKind actorName
       order { number } receipt { billNumber } count { name } } } } } }`,
    { id },
    { as: by },
  );
  return data.variant.stock.movements.nodes;
}

describe('the history of a stock', () => {
  it('tells of a sale, a cancellation and a return with their order and who it was', async () => {
    const variant = await aVariant(shop, { countInStock: 10 });
    const buyer = await aBuyer(shop, variant, 2);
    await move(await aCashOrderOf(shop, buyer), 'CANCELLED');
    const returned = await aReturnOf(shop, await aBuyer(shop, variant, 3), { approved: true });
    await send(`mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { ${ERRORS} } }`, { id: returned });

    const history = await historyOf(variant);

    expect(history).toMatchObject([
      { kind: 'RETURN', delta: 3, onHand: 10, actorKind: 'ADMIN', actorName: as.name },
      { kind: 'SALE', delta: -3, onHand: 7 },
      { kind: 'CANCELLATION', delta: 2, onHand: 10, actorKind: 'ADMIN' },
      { kind: 'SALE', delta: -2, onHand: 8, actorKind: 'SHOPPER', actorName: buyer.name },
      { kind: 'OPENING', delta: 10, onHand: 10, actorKind: 'OPERATOR', actorName: null },
    ]);
    const numbers = history.slice(0, 4).map(({ order }: { order: { number: string } }) => order.number);
    expect([numbers[0], numbers[2]]).toEqual([numbers[1], numbers[3]]);
    const asKey = (await aKey(shop, { madeBy: as, scopes: [ApiScope.CATALOGUE_READ] })).as;
    const toKey = await historyOf(variant, asKey);
    expect(toKey[3]).toMatchObject({ kind: 'SALE', actorKind: 'SHOPPER', actorName: null, order: null });
  });

  it('is kept by the database: a stock that is written by hand is told, and nothing told is unsaid', async () => {
    const variant = await aVariant(shop, { countInStock: 10 });
    await shop.database.query('UPDATE product_variant SET on_hand = 4 WHERE id = $1', [variant.id]);

    expect(await historyOf(variant)).toMatchObject([{ kind: 'CORRECTION', delta: -6, actorKind: 'OPERATOR' }, {}]);
    for (const statement of ['UPDATE stock_movement SET delta = 1', 'DELETE FROM stock_movement'])
      await expect(shop.database.query(`${statement} WHERE variant_id = $1`, [variant.id])).rejects.toThrow('stays');
    await shop.database.query('DELETE FROM product_variant WHERE id = $1', [variant.id]);
  });
});

describe('wasteStock', () => {
  it('takes pieces out for a reason, and none that a checkout holds', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    await startCheckout(shop, await aBuyer(shop, variant, 2));

    const { userErrors } = await waste(variant.id, 4);
    await waste(variant.id, 3);

    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 2, reserved: 2 });
    expect((await historyOf(variant))[0]).toMatchObject({ kind: 'WASTE', wasteReason: 'SPOILED', reason: 'Wet' });
  });
});

describe('receiveGoods', () => {
  it('takes all lines of a bill into stock, and the same bill once in a financial year', async () => {
    const [rice, dal] = [await aVariant(shop, { countInStock: 1 }), await aVariant(shop, { countInStock: 0 })];
    const lines = [
      { sku: rice.sku, quantity: 10, unitCost: 41.25 },
      { sku: dal.sku, quantity: 4, unitCost: 100 },
      { sku: rice.sku, quantity: 2, unitCost: 0 },
    ];

    const { receipt } = await receive(lines, { billNumber: 'MM/204' });
    const same = [
      { billNumber: ' mm / 204', supplier: 'MYSURU  Mills' },
      { billNumber: 'MM/204', billDate: '2026-04-01' },
    ];
    for (const facts of same)
      expect((await receive(lines, facts)).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'billNumber' }]);
    const yearBefore = await receive(lines, { billNumber: 'MM/204', billDate: '2026-03-31' });

    expect(receipt).toMatchObject({ total: 812.5, pieceCount: 16 });
    expect(yearBefore.userErrors).toEqual([]);
    expect([(await stockOf(shop, rice)).onHand, (await stockOf(shop, dal)).onHand]).toEqual([25, 8]);
    expect((await historyOf(rice))[0]).toMatchObject({ kind: 'RECEIPT', delta: 12, receipt: { billNumber: 'MM/204' } });
  });

  it('takes nothing in where a line is wrong', async () => {
    const rice = await aVariant(shop, { countInStock: 1 });
    const lines = [
      { sku: rice.sku, quantity: 10, unitCost: 41 },
      { sku: 'unheard-of', quantity: 1, unitCost: 1 },
    ];

    expect((await receive(lines, { billNumber: '9' })).userErrors).toMatchObject([{ field: 'lines.1.sku' }]);
    expect((await stockOf(shop, rice)).onHand).toBe(1);
  });
});

describe('a count', () => {
  it('books what was found, whatever is sold before, while and after it is counted', async () => {
    const variant = await aVariant(shop, { countInStock: 20 });
    const sell = async (pieces: number) => aCashOrderOf(shop, await aBuyer(shop, variant, pieces));
    await sell(1);
    const countId = await start();

    // Two are missing: 18 of 20 lie on the shelf, since what is sold lies there until it is packed.
    await scan(countId, variant, 10);
    const order = await sell(3);
    await scan(countId, variant, 8);
    await sell(2);
    await move(order, 'PACKED');
    expect((await close(countId)).userErrors).toEqual([]);

    expect(await stockOf(shop, variant)).toEqual({ onHand: 12, reserved: 0 });
    expect((await historyOf(variant))[0]).toMatchObject({ kind: 'COUNT', delta: -2, count: { name: 'Front shelves' } });
    expect((await close(countId)).count.isOpen).toBe(false);
    expect((await stockOf(shop, variant)).onHand).toBe(12);
  });

  it('counts a scan that is repeated once', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    const countId = await start();

    for (let sending = 0; sending < 3; sending++) await scan(countId, variant, 1, { key: 'scan-1' });
    const { line } = await scan(countId, variant, 1, { key: 'scan-2' });

    expect(line).toMatchObject({ counted: 2, expected: 5, difference: -3 });
  });

  it('asks to count again what came or went between two scans, and what was written by hand since', async () => {
    const [packed, corrected] = [await aVariant(shop, { countInStock: 8 }), await aVariant(shop, { countInStock: 8 })];
    const order = await aCashOrderOf(shop, await aBuyer(shop, packed, 3));
    const countId = await start();
    await scan(countId, packed, 5);
    await move(order, 'PACKED');
    await scan(countId, corrected, 8);
    await send(`mutation ($id: ID!) { adjustStock(variantId: $id, onHand: 6, reason: "Looked") { ${ERRORS} } }`, {
      id: corrected.id,
    });

    const { line } = await scan(countId, packed, 1);
    expect(line.isDisturbed).toBe(true);
    expect((await close(countId)).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'id' }]);
    await scan(countId, packed, 5, { isTotal: true });
    expect((await close(countId)).userErrors).toMatchObject([{ code: 'CONFLICT', field: 'id' }]);
    await scan(countId, corrected, 6, { isTotal: true });
    expect((await close(countId)).userErrors).toEqual([]);

    expect([(await stockOf(shop, packed)).onHand, (await stockOf(shop, corrected)).onHand]).toEqual([5, 6]);
  });

  it('books nothing where orders wait for more than was found, until one is called off', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    const order = await aCashOrderOf(shop, await aBuyer(shop, variant, 5));
    const countId = await start();
    await scan(countId, variant, 3);

    expect((await close(countId)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    await move(order, 'CANCELLED');
    expect((await close(countId)).userErrors).toEqual([]);

    expect(await stockOf(shop, variant)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('is open alone, and given up with nothing booked', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    const countId = await start();
    const second = await send(`mutation { startStockCount(name: "Again") { ${ERRORS} } }`, {});
    await scan(countId, variant);
    await send(`mutation ($id: ID!) { cancelStockCount(countId: $id) { ${ERRORS} } }`, { id: countId }, packer);

    expect(second.userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await scan(countId, variant)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await close(countId)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await stockOf(shop, variant)).onHand).toBe(5);
  });
});

/** An order of some pieces of a variant. */
interface PlacedOrder {
  id: string;
  variant: ProductVariant;
  pieces: number;
}

describe('random lives of a store room', () => {
  it('end with the stock that lies there, and with a history that adds up to it', async () => {
    const draw = drawFrom(SEED);
    const variants = await Promise.all([20, 30, 40].map((countInStock) => aVariant(shop, { countInStock })));
    // What really lies on the shelves: three things that the shop knows nothing of.
    const shelf = new Map(variants.map(({ id }, place) => [id, 20 + 10 * place + draw(5) - 2]));
    const put = ({ id }: ProductVariant, pieces: number) => shelf.set(id, (shelf.get(id) ?? 0) + pieces);
    const any = () => variants[draw(variants.length)] as ProductVariant;
    const waiting: PlacedOrder[] = [];
    const packed: PlacedOrder[] = [];
    const take = (list: PlacedOrder[]) => list.splice(draw(list.length), 1)[0];
    const countId = await start();
    const counted = new Set<string>();
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const [variant, pieces] = [any(), 1 + draw(2)];
        if ((await stockOf(shop, variant)).onHand < pieces + 4) return;
        waiting.push({ id: await aCashOrderOf(shop, await aBuyer(shop, variant, pieces)), variant, pieces });
      },
      async () => {
        const order = take(waiting);
        if (!order) return;
        await move(order.id, 'PACKED');
        put(order.variant, -order.pieces);
        packed.push(order);
      },
      async () => {
        const order = take(waiting);
        if (order) await move(order.id, 'CANCELLED');
      },
      async () => {
        const order = take(packed);
        if (!order) return;
        await move(order.id, 'CANCELLED');
        put(order.variant, order.pieces);
      },
      async () => {
        const variant = any();
        if ((await stockOf(shop, variant)).onHand < 5) return;
        await waste(variant.id, 1);
        put(variant, -1);
      },
      async () => {
        const [variant, quantity] = [any(), 1 + draw(4)];
        await receive([{ sku: variant.sku, quantity, unitCost: 5 }], { billNumber: `life ${draw(1_000_000_000)}` });
        put(variant, quantity);
      },
      async () => {
        const variant = any();
        await scan(countId, variant, shelf.get(variant.id) ?? 0, { isTotal: true });
        counted.add(variant.id);
      },
    ];

    for (let step = 0; step < 60; step++) await steps[draw(steps.length)]?.();
    for (const variant of variants)
      if (!counted.has(variant.id)) await scan(countId, variant, shelf.get(variant.id) ?? 0, { isTotal: true });
    for (let step = 0; step < 20; step++) await steps[draw(steps.length - 1)]?.();
    expect((await close(countId)).userErrors).toEqual([]);

    for (const variant of variants) {
      const history = await historyOf(variant);
      const { onHand } = await stockOf(shop, variant);
      const toPack = waiting.filter((order) => order.variant === variant).reduce((sum, { pieces }) => sum + pieces, 0);
      expect(onHand + toPack).toBe(shelf.get(variant.id));
      expect(history.reduce((sum: number, { delta }: { delta: number }) => sum + delta, 0)).toBe(onHand);
      expect(history[0]?.onHand).toBe(onHand);
    }
  });
});
