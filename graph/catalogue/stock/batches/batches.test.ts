import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../../accounts/user.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { OrderStatus } from '../../../orders/order-status.js';
import { approveReturn, receiveReturn } from '../../../payments/fulfilment/answer-return.js';
import { requestReturn } from '../../../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../../../payments/fulfilment/set-order-status.js';
import { aUser } from '../../../testing/factories/account.factory.js';
import { aBatch, dayFromNow } from '../../../testing/factories/batch.factory.js';
import { aBuyer, aVariant, startCheckout, stockOf } from '../../../testing/factories/checkout.factory.js';
import { anOrderOf, TO_THE_DOOR } from '../../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../../testing/shop.js';
import { Product } from '../../product.entity.js';
import type { ProductVariant } from '../../variants/product-variant.entity.js';
import { withholdPieces } from './batches.queries.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

/** Goods that keep for so many days by their label, and of which no piece is there. */
async function goodsThatKeep(shelfLifeDays: number | null): Promise<ProductVariant> {
  const variant = await aVariant(shop, { countInStock: 0, price: 50 });
  await shop.database.manager.update(Product, { id: variant.productId }, { shelfLifeDays });
  return variant;
}

async function shownOf({ id, productId }: ProductVariant) {
  const { data } = await shop.graphql(
    `query ($id: ID!) { product(id: $id) { countInStock variants { id bestBefore countInStock
       stock { onHand withheld batches { number bestBefore deliverBy soldUntil onHand reserved } } } } }`,
    { id: productId },
    { as: admin },
  );
  return data.product.variants.find((variant: { id: string }) => variant.id === id);
}

const promisedTo = async (orderId: string) =>
  (await shop.database.manager.findOneByOrFail(OrderLine, { orderId })).bestBefore;

describe('stock in batches', () => {
  it('is sold first where it expires first, and promises a line the earliest day of its pieces', async () => {
    const milk = await goodsThatKeep(100);
    await aBatch(shop, milk, { quantity: 2, keeps: 90, number: 'late' });
    await aBatch(shop, milk, { quantity: 2, keeps: 60, number: 'early' });
    expect(await shownOf(milk)).toMatchObject({ bestBefore: dayFromNow(60), countInStock: 4 });

    const first = await anOrderOf(shop, await aBuyer(shop, milk, 3));
    const { stock, bestBefore } = await shownOf(milk);

    expect(await promisedTo(first)).toBe(dayFromNow(60));
    expect(bestBefore).toBe(dayFromNow(90));
    expect(stock).toMatchObject({ onHand: 1, batches: [{ number: 'late', onHand: 1, reserved: 0 }] });
  });

  it('promises in the cart what its quantity will have, and nothing where a piece has no date', async () => {
    const tea = await aVariant(shop, { countInStock: 1, price: 50 });
    await aBatch(shop, tea, { quantity: 2, keeps: 200 });
    const promised = async (quantity: number) => {
      const as = await aBuyer(shop, tea, quantity);
      const { data } = await shop.graphql('{ me { cart { lines { bestBefore } } } }', {}, { as });
      return data.me.cart.lines[0].bestBefore;
    };
    expect(await promised(2)).toBe(dayFromNow(200));
    expect(await promised(3)).toBeNull();
  });

  it.each([
    ['a third of a year', 120, 36],
    ['two years', 730, 45],
    ['no one has said how long', null, 45],
  ])('of goods that keep %s is handed over with so many days left at the least', async (_, life, least) => {
    const goods = await goodsThatKeep(life);
    await aBatch(shop, goods, { quantity: 1, keeps: 100 });

    const [batch] = (await shownOf(goods)).stock.batches;

    expect(batch.deliverBy).toBe(dayFromNow(100 - least));
    expect(batch.soldUntil).toBe(dayFromNow(100 - least - 3));
  });

  it('is for sale no longer once it is too near to its date, and listed for the shop', async () => {
    const goods = await goodsThatKeep(100);
    await aBatch(shop, goods, { quantity: 2, keeps: 32, number: 'old' });
    await aBatch(shop, goods, { quantity: 1, keeps: 80, number: 'new' });

    await withholdPieces(shop.ctx());

    expect(await shownOf(goods)).toMatchObject({
      ...{ countInStock: 1, bestBefore: dayFromNow(80) },
      stock: { onHand: 3, withheld: 2 },
    });
    await expect(startCheckout(shop, await aBuyer(shop, goods, 1))).resolves.toBeDefined();
    const aging = '{ agingBatches(days: 0) { nodes { daysLeft batch { number } variant { id } } } }';
    const { nodes } = (await shop.graphql(aging, {}, { as: admin })).data.agingBatches;
    expect(nodes).toContainEqual({ daysLeft: -1, batch: { number: 'old' }, variant: { id: goods.id } });
  });

  it('goes back into its batch when an order is called off, and when a hold ends', async () => {
    const goods = await goodsThatKeep(100);
    await aBatch(shop, goods, { quantity: 3, keeps: 80 });
    const before = await shownOf(goods);
    const order = await anOrderOf(shop, await aBuyer(shop, goods, 2));
    const held = await aBuyer(shop, goods, 1);
    const { id } = await startCheckout(shop, held);

    await setOrderStatus(shop.ctx(admin), order, OrderStatus.CANCELLED);
    await shop.rest(`POST /api/payment/order/${id}/cancel`, { as: held });

    expect(await shownOf(goods)).toEqual(before);
    expect(await stockOf(shop, goods)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('comes back into the batch that keeps least, since nobody can see which of two a piece is of', async () => {
    const goods = await goodsThatKeep(100);
    await aBatch(shop, goods, { quantity: 1, keeps: 60, number: 'early' });
    await aBatch(shop, goods, { quantity: 1, keeps: 90, number: 'late' });
    const buyer = await aBuyer(shop, goods, 2);
    const orderId = await anOrderOf(shop, buyer, TO_THE_DOOR);
    const { id: lineId } = await shop.database.manager.findOneByOrFail(OrderLine, { orderId });
    const wish = { orderId, lines: [{ lineId, quantity: 1 }], reason: 'Not to my taste' };
    const { orderReturn } = await requestReturn(shop.ctx(buyer), wish);

    await approveReturn(shop.ctx(admin), orderReturn.id, null);
    await receiveReturn(shop.ctx(admin), orderReturn.id, { restocks: true, amountPaise: null, note: null });

    expect((await shownOf(goods)).stock.batches).toMatchObject([{ number: 'early', onHand: 1 }]);
  });

  it('is refused in a parcel that would break the promise, by the database as well', async () => {
    const goods = await goodsThatKeep(100);
    await aBatch(shop, goods, { quantity: 1, keeps: 80 });
    const order = await anOrderOf(shop, await aBuyer(shop, goods, 1));
    const line = await shop.database.manager.findOneByOrFail(OrderLine, { orderId: order });
    const change = (table: string, days: number) =>
      shop.database.query(`UPDATE ${table} SET best_before = best_before - ${days} WHERE variant_id = $1`, [goods.id]);

    await expect(change('stock_batch', 1)).rejects.toThrow('does not keep as long as was promised');
    await expect(change('order_line', 1)).rejects.toThrow('stays as it was');
    // As if the days had passed.
    for (const table of ['stock_batch', 'order_line', 'payment_order_line']) {
      await shop.database.query(
        `ALTER TABLE ${table} DISABLE TRIGGER keeps_promise${table === 'stock_batch' ? '' : 'd_day'}`,
      );
      await change(table, 60);
      await shop.database.query(
        `ALTER TABLE ${table} ENABLE TRIGGER keeps_promise${table === 'stock_batch' ? '' : 'd_day'}`,
      );
    }
    await expect(setOrderStatus(shop.ctx(admin), order, OrderStatus.PACKED)).rejects.toThrow('too near to its date');
    const parcel = `WITH parcel AS (INSERT INTO shipment (order_id) VALUES ('${order}') RETURNING id)
      INSERT INTO shipment_line SELECT id, $1, 1 FROM parcel`;
    await expect(shop.database.query(parcel, [line.id])).rejects.toThrow('does not keep as long as was promised');

    await aBatch(shop, goods, { quantity: 1, keeps: 70, number: 'fresh' });
    const [fresh] = await shop.database.query(`SELECT id FROM stock_batch WHERE number = 'fresh' AND variant_id = $1`, [
      goods.id,
    ]);
    const choose =
      'mutation ($line: ID!, $batch: ID!) { setLineBatch(lineId: $line, batchId: $batch) { userErrors { code } } }';
    const { data } = await shop.graphql(choose, { line: line.id, batch: fresh.id }, { as: admin });
    expect(data.setLineBatch.userErrors).toEqual([]);
    await setOrderStatus(shop.ctx(admin), order, OrderStatus.PACKED);
  });

  it('has a sum that no statement can change without its batches', async () => {
    const goods = await goodsThatKeep(100);
    await aBatch(shop, goods, { quantity: 2, keeps: 80 });
    const more = 'UPDATE stock_batch SET on_hand = on_hand + 1 WHERE variant_id = $1';
    await expect(shop.database.query(more, [goods.id])).rejects.toThrow('are not its stock');

    await shop.database.query('UPDATE product_variant SET on_hand = on_hand + 3 WHERE id = $1', [goods.id]);

    const { batches } = (await shownOf(goods)).stock;
    expect(batches).toMatchObject([
      { bestBefore: dayFromNow(80), onHand: 2 },
      { bestBefore: null, onHand: 3 },
    ]);
  });

  it('comes with a bill, and is counted and thrown away by its batch', async () => {
    const goods = await goodsThatKeep(null);
    const line = { sku: goods.sku, unitCost: 10 };
    const input = {
      ...{ supplier: 'Mysuru Mills', billNumber: goods.sku, billDate: '2026-11-20' },
      lines: [
        { ...line, quantity: 4, batchNumber: 'L1', bestBefore: dayFromNow(90), madeOn: dayFromNow(-10) },
        { ...line, quantity: 2 },
      ],
    };
    const receive = `mutation ($input: GoodsReceiptInput!) { receiveGoods(input: $input) {
      receipt { lines { batchNumber bestBefore madeOn } } userErrors { code field } } }`;
    const { data } = await shop.graphql(receive, { input }, { as: admin });
    expect(data.receiveGoods.receipt.lines[0]).toEqual({
      ...{ batchNumber: 'L1', bestBefore: dayFromNow(90), madeOn: dayFromNow(-10) },
    });
    const [{ id: batchId }] = await shop.database.query(
      `SELECT id FROM stock_batch WHERE number = 'L1' AND variant_id = $1`,
      [goods.id],
    );

    const waste = `mutation ($id: ID!, $batchId: ID!) {
      wasteStock(variantId: $id, quantity: 1, reason: DAMAGED, batchId: $batchId) { userErrors { code } }
      adjustStock(variantId: $id, onHand: 2, reason: "Counted", batchId: $batchId) { userErrors { code } } }`;
    await shop.graphql(waste, { id: goods.id, batchId }, { as: admin });

    expect((await shownOf(goods)).stock).toMatchObject({
      onHand: 4,
      batches: [
        { number: 'L1', onHand: 2, deliverBy: dayFromNow(60) },
        { bestBefore: null, onHand: 2 },
      ],
    });
  });
});
