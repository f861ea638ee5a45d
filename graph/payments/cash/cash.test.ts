import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { DeliveryZone } from '../../delivery/delivery-zone.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { aUser } from '../../testing/factories/account.factory.js';
import {
  aBuyer,
  aVariant,
  BILLING,
  payAtStandIn,
  startCheckout,
  stockOf,
} from '../../testing/factories/checkout.factory.js';
import { aCashOrderOf, anOrderOf, TO_THE_DOOR, takeCash } from '../../testing/factories/order.factory.js';
import { type Books, findBreaches, openBooks } from '../../testing/invariants.js';
import { runDueJobs } from '../../testing/jobs.js';
import { type As, openShop, type TestShop } from '../../testing/shop.js';
import { CashTerms } from './cash-terms.entity.js';

let shop: TestShop;
let admin: User;
let books: Books;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  books = await openBooks(shop.database);
});
beforeEach(() => takeCash(shop));
afterAll(() => shop.close());

const PAYLOAD = 'message userErrors { code field message }';
const ORDER = `status paymentMethod paymentId total cashFee amountDue refundedTotal nextStatuses
  events { kind actor actorId amount note } refunds { id status reference amount }
  invoice { total lines { description amount } } creditNotes { total }`;
const PLACE = `mutation ($input: BillingInput!, $key: String, $total: Rupees) {
  placeCashOrder(input: $input, idempotencyKey: $key, expectedTotal: $total) { order { id number ${ORDER} } ${PAYLOAD} } }`;

/** The one answer of an operation. */
async function ask(operation: string, variables: object = {}, as: As = admin) {
  const { data, errors } = await shop.graphql(operation, variables, { as });
  if (errors?.length) return { userErrors: errors.map(({ extensions }) => ({ code: extensions?.code })) } as never;
  // biome-ignore lint/suspicious/noExplicitAny: what an operation answers is what the case asks for
  return Object.values(data)[0] as any;
}
const place = (buyer: User, variables: object = {}) => ask(PLACE, { input: BILLING, ...variables }, buyer);
const read = (id: string) => ask(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id });
const refuse = (id: string, restock = true, as: As = admin) =>
  ask(
    `mutation ($id: ID!, $restock: Boolean!) { refuseDelivery(id: $id, restock: $restock, note: "Nobody at home") {
    order { status } ${PAYLOAD} } }`,
    { id, restock },
    as,
  );
const settle = (id: string, reference: string) =>
  ask(
    `mutation ($id: ID!, $reference: String!) { settleRefund(id: $id, reference: $reference) {
    refund { status reference } ${PAYLOAD} } }`,
    { id, reference },
  );
const offer = (buyer: User, pin = '560001') =>
  ask(`query ($pin: String!) { me { cart { cashOffer(pin: $pin) { fee isOffered reason } } } }`, { pin }, buyer).then(
    ({ cart }) => cart.cashOffer,
  );
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);
const kinds = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind);

/** Three of ten pieces at ₹33.50, which come to ₹100, in a cart. */
async function aCart(quantity = 3) {
  const variant = await aVariant(shop, { countInStock: 10, price: 33.5 });
  books.opening.set(variant.id, 10);
  return { variant, buyer: await aBuyer(shop, variant, quantity) };
}

async function expectBooksToHold(): Promise<void> {
  await runDueJobs(shop);
  expect(await findBreaches(books)).toEqual([]);
}

describe('placeCashOrder', () => {
  it('confirms the order at once with its fee, sells the goods, and has nothing paid yet', async () => {
    const { variant, buyer } = await aCart();

    const { order, userErrors } = await place(buyer, { total: 130 });

    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      paymentMethod: 'CASH',
      total: 130,
      cashFee: 30,
      amountDue: 130,
    });
    expect(order.events).toMatchObject([{ kind: 'CONFIRMED', actor: 'SHOPPER' }]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 7, reserved: 0 });
    expect(await ask('{ me { cart { totalQuantity } } }', {}, buyer)).toEqual({ cart: { totalQuantity: 0 } });
    await expectBooksToHold();
  });

  it('makes one order of many presses of one button, and none of another total than was shown', async () => {
    const { buyer } = await aCart();

    expect(codes(await place(buyer, { total: 100 }))).toEqual(['PRICE_CHANGED']);
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, { key: 'one press' })));

    expect(answers.flatMap(codes)).toEqual([]);
    expect(new Set(answers.map(({ order }) => order.number)).size).toBe(1);
    expect(codes(await place(buyer))).toEqual(['BAD_USER_INPUT']);
    await expectBooksToHold();
  });

  it('sells the last pieces to one of two, and says so to the other', async () => {
    const { variant, buyer } = await aCart(10);
    const rival = await aBuyer(shop, variant, 10);

    const answers = await Promise.all([place(buyer), place(rival)]);

    expect(answers.flatMap(codes)).toEqual(['OUT_OF_STOCK']);
    await expectBooksToHold();
  });

  it('gives up a dialog that is open, and makes no second order of one that was paid', async () => {
    const [open, paid] = [await aCart(), await aCart()];
    await startCheckout(shop, open.buyer);
    await payAtStandIn(shop, (await startCheckout(shop, paid.buyer)).orderId);

    expect(codes(await place(open.buyer))).toEqual([]);
    expect(codes(await place(paid.buyer))).toEqual(['CONFLICT']);

    expect(await stockOf(shop, open.variant)).toEqual({ onHand: 7, reserved: 0 });
    const { orders } = await ask('{ me { orders { nodes { paymentMethod status } } } }', {}, paid.buyer);
    expect(orders.nodes).toEqual([{ paymentMethod: 'ONLINE', status: 'CONFIRMED' }]);
    await expectBooksToHold();
  });

  it('is refused where the shop takes no cash, saying why, before and while it is tried', async () => {
    await shop.database.manager.save(DeliveryZone, [
      { name: 'City', pinPrefixes: ['560'], cutoff: '17:00' },
      { name: 'Hills', pinPrefixes: ['171'], cutoff: '17:00', takesCash: false },
    ]);
    const { buyer } = await aCart();
    const cases: [Partial<CashTerms>, string, string | null][] = [
      [{}, '560001', null],
      [{}, '171001', 'Cash on delivery is not offered in 171001.'],
      [{}, '999999', 'Cash on delivery is not offered in 999999.'],
      [{ maxPaise: 9_900 as never }, '560001', 'Cash on delivery is for orders up to ₹99.'],
    ];

    for (const [terms, zipCode, reason] of cases) {
      await takeCash(shop, terms);
      expect(await offer(buyer, zipCode)).toEqual({ fee: 30, isOffered: reason === null, reason });
      if (reason === null) continue;
      const { userErrors } = await place(buyer, { input: { ...BILLING, zipCode } });
      expect(userErrors).toMatchObject([{ code: 'CONFLICT', message: reason }]);
    }

    await shop.database.manager.deleteAll(CashTerms);
    expect(await offer(buyer)).toBeNull();
    expect(codes(await place(buyer))).toEqual(['CONFLICT']);
    await shop.database.manager.deleteAll(DeliveryZone);
  });

  it('lets a shopper have so many on the way, and more once one is paid', async () => {
    await takeCash(shop, { mostOpen: 1 });
    const { variant, buyer } = await aCart(1);
    const id = await aCashOrderOf(shop, buyer);
    const again = () =>
      ask(
        'mutation ($v: ID!, $p: ID!) { addToCart(input: { productId: $p, variantId: $v }) { userErrors { code } } }',
        { v: variant.id, p: variant.productId },
        buyer,
      );

    await again();
    expect(codes(await place(buyer))).toEqual(['CONFLICT']);
    await ask('mutation ($id: ID!) { cancelOrder(id: $id) { message userErrors { code } } }', { id }, buyer);

    expect(codes(await place(buyer))).toEqual([]);
    await expectBooksToHold();
  });
});

describe('an order that is paid at the door', () => {
  it('is paid when it is handed over, and tells who took the money and when', async () => {
    const { buyer } = await aCart();
    const id = await aCashOrderOf(shop, buyer, TO_THE_DOOR);

    const order = await read(id);

    expect(order).toMatchObject({ status: 'DELIVERED', amountDue: 0 });
    const collected = order.events.find(({ kind }: { kind: string }) => kind === 'PAYMENT_COLLECTED');
    expect(collected).toMatchObject({ actor: 'SHOP', actorId: expect.any(String), amount: 130 });
    const lines = [{ amount: 100.5 }, { description: 'Cash on delivery', amount: 30 }];
    expect(order.invoice).toMatchObject({ total: 130, lines });
    await expectBooksToHold();
  });

  it('is called off before it leaves without anything going back', async () => {
    const { variant, buyer } = await aCart();
    const id = await aCashOrderOf(shop, buyer);

    const { message } = await ask('mutation ($id: ID!) { cancelOrder(id: $id) { message } }', { id }, buyer);

    expect(message).toMatch(/is cancelled\.$/);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', amountDue: 0, refundedTotal: 0, refunds: [] });
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 0 });
    await expectBooksToHold();
  });

  it('has nothing to give back before it is paid, and the shop pays out itself afterwards, once', async () => {
    const { buyer } = await aCart();
    const id = await aCashOrderOf(shop, buyer, [OrderStatus.PACKED, OrderStatus.SHIPPED]);
    const give = (amount: number, refundedBefore: number) =>
      ask(
        `mutation ($id: ID!, $a: Rupees!, $b: Rupees!) { refundOrder(id: $id, amount: $a, refundedBefore: $b, note: "Torn") { ${PAYLOAD} } }`,
        { id, a: amount, b: refundedBefore },
      );

    expect(codes(await give(20, 0))).toEqual(['CONFLICT']);
    await ask('mutation ($id: ID!) { setOrderStatus(id: $id, status: DELIVERED) { userErrors { code } } }', { id });
    expect(codes(await give(20, 0))).toEqual([]);

    await runDueJobs(shop);
    const [refund] = (await read(id)).refunds;
    expect(refund).toMatchObject({ status: 'PENDING', amount: 20 });
    const concerns = await ask('{ paymentsNeedingAttention { kind amount refundId order { id } } }');
    expect(concerns).toContainEqual({ kind: 'REFUND_TO_PAY_OUT', amount: 20, refundId: refund.id, order: { id } });
    const answers = await Promise.all([settle(refund.id, 'UTR 4711'), settle(refund.id, 'UTR 4711')]);
    expect(answers.flatMap(codes)).toEqual([]);
    expect(codes(await settle(refund.id, 'another'))).toEqual(['CONFLICT']);

    const order = await read(id);
    expect(order.refunds).toMatchObject([{ status: 'PROCESSED', reference: 'UTR 4711' }]);
    expect(kinds(order).filter((kind) => kind === 'REFUND_SENT')).toHaveLength(1);
    expect(order).toMatchObject({ invoice: { total: 130 }, creditNotes: [{ total: 20 }] });
    await expectBooksToHold();
  });

  it('leaves to the provider the refunds that it sends', async () => {
    const { buyer } = await aCart();
    const id = await anOrderOf(shop, buyer);
    await ask('mutation ($id: ID!) { cancelOrder(id: $id) { message } }', { id }, buyer);
    const [refund] = (await read(id)).refunds;

    expect(codes(await settle(refund.id, 'by hand'))).toEqual(['CONFLICT']);

    await expectBooksToHold();
  });
});

describe('refuseDelivery', () => {
  it('ends an order that nobody took: its goods are for sale, its bill is credited, and nothing is due', async () => {
    const { variant, buyer } = await aCart();
    const id = await aCashOrderOf(shop, buyer, [OrderStatus.PACKED, OrderStatus.SHIPPED]);

    const answers = await Promise.all([refuse(id), refuse(id)]);

    expect(answers.flatMap(codes)).toEqual([]);
    const order = await read(id);
    expect(order).toMatchObject({ status: 'CANCELLED', amountDue: 0, refunds: [], nextStatuses: [] });
    expect(order.events.at(-1)).toMatchObject({ kind: 'CANCELLED', actor: 'SHOP', note: 'Nobody at home' });
    expect(order).toMatchObject({ invoice: { total: 130 }, creditNotes: [{ total: 130 }] });
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 0 });
    await expectBooksToHold();
  });

  it('sends back what was paid before, and is no packer’s then', async () => {
    const { buyer } = await aCart();
    const id = await anOrderOf(shop, buyer, [OrderStatus.PACKED, OrderStatus.SHIPPED]);
    const packer = await aUser(shop.ctx(), { role: 'PACKER' as never });

    expect(codes(await refuse(id, true, packer))).toEqual(['FORBIDDEN']);
    expect(codes(await refuse(id))).toEqual([]);

    await expectBooksToHold();
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', refundedTotal: 100 });
  });

  it('leaves goods off the shelf that spoiled on the way', async () => {
    const { variant, buyer } = await aCart();
    const id = await aCashOrderOf(shop, buyer, [OrderStatus.PACKED, OrderStatus.SHIPPED]);

    expect(codes(await refuse(id, false))).toEqual([]);

    expect(await stockOf(shop, variant)).toEqual({ onHand: 7, reserved: 0 });
    await expectBooksToHold();
  });
});
