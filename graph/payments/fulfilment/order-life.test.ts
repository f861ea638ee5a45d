import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, stockOf } from '../../testing/factories/checkout.factory.js';
import { anOrderOf, TO_THE_DOOR } from '../../testing/factories/order.factory.js';
import { type Books, findBreaches, openBooks } from '../../testing/invariants.js';
import { runDueJobs } from '../../testing/jobs.js';
import { type As, openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;
let admin: User;
let books: Books;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  books = await openBooks(shop.database);
});
afterAll(() => shop.close());

const PAYLOAD = 'message userErrors { code field message }';
const RETURN = `mutation ($id: ID!, $lines: [OrderPiecesInput!]) {
  requestReturn(input: { orderId: $id, lines: $lines, reason: "Came broken" }) { orderReturn { id status value } ${PAYLOAD} } }`;
const RECEIVE = `mutation ($id: ID!, $restock: Boolean!, $amount: Rupees) {
  receiveReturn(id: $id, restock: $restock, amount: $amount) { orderReturn { status } ${PAYLOAD} } }`;
const REFUND = `mutation ($id: ID!, $amount: Rupees!, $before: Rupees!) {
  refundOrder(id: $id, amount: $amount, refundedBefore: $before, note: "The jar was missing") { ${PAYLOAD} } }`;
const SHIP = `mutation ($id: ID!, $input: ShipmentInput!) { shipOrder(id: $id, input: $input) { order { status } ${PAYLOAD} } }`;

/** The one answer of a mutation. */
async function ask(mutation: string, variables: object, as: As = admin) {
  const { data } = await shop.graphql(mutation, variables, { as });
  return Object.values(data)[0] as { [field: string]: never } & { userErrors: { code: string }[] };
}
const cancel = (id: string, as: As) =>
  ask(`mutation ($id: ID!) { cancelOrder(id: $id) { order { status } ${PAYLOAD} } }`, { id }, as);
const set = (id: string, status: string) =>
  ask(`mutation ($id: ID!) { setOrderStatus(id: $id, status: ${status}) { ${PAYLOAD} } }`, { id });
const approve = (id: string) => ask(`mutation ($id: ID!) { approveReturn(id: $id) { ${PAYLOAD} } }`, { id });
/** Asks for a return of pieces; answers its id. */
const aReturn = async (id: string, buyer: User, lines: object[] | null = null) => {
  const answer: Record<string, unknown> = await ask(RETURN, { id, lines }, buyer);
  const { id: returnId } = answer.orderReturn as { id: string };
  return returnId;
};
const codes = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);

/** Three pieces at ₹33.50 of ten, paid with ₹100. */
async function anOrder(through: OrderStatus[] = []) {
  const variant = await aVariant(shop, { countInStock: 10, price: 33.5 });
  books.opening.set(variant.id, 10);
  const buyer = await aBuyer(shop, variant, 3);
  return { id: await anOrderOf(shop, buyer, through), variant, buyer };
}

async function read(id: string, as: As) {
  const { data } = await shop.graphql(
    `query ($id: ID!) { order(id: $id) {
       status isCancellable nextStatuses refundedTotal refundState returnableUntil
       events { kind actor actorId amount note } shipments { courier trackingNumber lines { quantity } }
       refunds { reason amount status } returns { status value refundOnReceipt lines { quantity restocked } }
       lines { id quantity shippedQuantity returnableQuantity } } }`,
    { id },
    { as },
  );
  return data.order;
}
const kinds = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind);

/** The books hold to the paisa and the piece, once all that was promised is sent. */
async function expectBooksToHold(): Promise<void> {
  await runDueJobs(shop);
  expect(await findBreaches(books)).toEqual([]);
}

describe('cancelOrder', () => {
  it('lets a shopper call an order off before it is packed, once, and tells whose step it was', async () => {
    const { id, variant, buyer } = await anOrder();

    const answers = await Promise.all([cancel(id, buyer), cancel(id, buyer)]);

    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 0 });
    await expectBooksToHold();
    const order = await read(id, buyer);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      refundedTotal: 100,
      refundState: 'WHOLE',
      isCancellable: false,
    });
    expect(kinds(order)).toEqual(['CONFIRMED', 'CANCELLED', 'REFUND_OWED', 'REFUND_SENT']);
    expect(order.events.map(({ actor }: { actor: string }) => actor)).toEqual([
      'PAYMENT',
      'SHOPPER',
      'PAYMENT',
      'PAYMENT',
    ]);
    // What shoppers do is no change by those who run the shop.
    expect(await shop.database.manager.countBy(AuditEntry, { subjectId: id })).toBe(0);
  });
});

describe('shipOrder', () => {
  it('sends an order in parcels, and hands it over when all have left', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    const lineId = (await read(id, buyer)).lines[0].id;
    const first = { courier: 'Swift', trackingNumber: 'SW1', lines: [{ lineId, quantity: 2 }] };

    expect(await ask(SHIP, { id, input: first })).toMatchObject({ order: { status: 'SHIPPED' }, userErrors: [] });
    expect(codes(await ask(SHIP, { id, input: first }))).toEqual([]);
    expect(codes(await set(id, 'DELIVERED'))).toEqual(['CONFLICT']);
    const tooMuch = { courier: 'Swift', trackingNumber: 'SW2', lines: [{ lineId, quantity: 2 }] };
    expect(codes(await ask(SHIP, { id, input: tooMuch }))).toEqual(['CONFLICT']);
    expect(codes(await ask(SHIP, { id, input: { courier: 'Swift', trackingNumber: 'SW2' } }))).toEqual([]);
    expect(codes(await ask(SHIP, { id, input: {} }))).toEqual(['CONFLICT']);
    expect(codes(await set(id, 'DELIVERED'))).toEqual([]);

    const order = await read(id, buyer);
    expect(kinds(order)).toEqual(['CONFIRMED', 'PACKED', 'SHIPPED', 'SHIPPED', 'DELIVERED']);
    expect(order.shipments).toEqual([
      { courier: 'Swift', trackingNumber: 'SW1', lines: [{ quantity: 2 }] },
      { courier: 'Swift', trackingNumber: 'SW2', lines: [{ quantity: 1 }] },
    ]);
    expect(order.lines[0]).toMatchObject({ shippedQuantity: 3, returnableQuantity: 3 });
    const { body } = await shop.rest(`GET /api/orders/${id}`, { as: buyer });
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(
      kinds(order).map((kind) => kind.toLowerCase()),
    );
    expect(body.shipments).toMatchObject([{ trackingNumber: 'SW1' }, { trackingNumber: 'SW2' }]);
  });

  it('tells who took a step to those alone who may read all orders', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);

    const packed = async (as: As) => (await read(id, as)).events[1];

    expect(await packed(buyer)).toMatchObject({ kind: 'PACKED', actor: 'SHOP', actorId: null });
    expect((await packed(admin)).actorId).toEqual(expect.any(String));
  });
});

describe('a return', () => {
  it('gives back the money of what comes back, once, and puts it back on the shelf', async () => {
    const { id, variant, buyer } = await anOrder(TO_THE_DOOR);
    const lineId = (await read(id, buyer)).lines[0].id;
    const returnId = await aReturn(id, buyer, [{ lineId, quantity: 1 }]);
    expect((await read(id, buyer)).returns).toMatchObject([{ status: 'REQUESTED', value: 33.5 }]);

    expect(codes(await ask(RECEIVE, { id: returnId, restock: true }))).toEqual(['CONFLICT']);
    await approve(returnId);
    const received = await Promise.all([1, 2, 3].map(() => ask(RECEIVE, { id: returnId, restock: true })));

    expect(received.flatMap(codes)).toEqual([]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 8, reserved: 0 });
    await expectBooksToHold();
    const order = await read(id, buyer);
    expect(order).toMatchObject({ status: 'DELIVERED', refundedTotal: 33.5, refundState: 'PART' });
    expect(order.refunds).toEqual([{ reason: 'RETURNED', amount: 33.5, status: 'PROCESSED' }]);
    expect(order.returns).toMatchObject([{ status: 'RECEIVED', value: 33.5, lines: [{ quantity: 1, restocked: 1 }] }]);
    expect(order.lines[0].returnableQuantity).toBe(2);
  });

  it('of all that is left gives back the rest of what was paid, to the paisa', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const lineId = (await read(id, buyer)).lines[0].id;
    for (const lines of [[{ lineId, quantity: 2 }], null]) {
      const returnId = await aReturn(id, buyer, lines);
      await approve(returnId);
      await ask(RECEIVE, { id: returnId, restock: false });
    }

    expect(codes(await ask(RETURN, { id, lines: null }, buyer))).toEqual(['CONFLICT']);
    await expectBooksToHold();
    expect(await read(id, buyer)).toMatchObject({
      ...{ refundedTotal: 100, refundState: 'WHOLE' },
      refunds: [{ amount: 67 }, { amount: 33 }],
    });
    // All of it went back by the shop's own hand, so staff need not look into it.
    const { data } = await shop.graphql('{ paymentsNeedingAttention { kind } }', {}, { as: admin });
    expect(data.paymentsNeedingAttention).toEqual([]);
  });

  it('is taken for seven days from the delivery', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    await shop.database.query(
      "UPDATE order_event SET happened_at = now() - interval '7 days' WHERE order_id = $1 AND kind = 'DELIVERED'",
      [id],
    );

    expect(codes(await ask(RETURN, { id, lines: null }, buyer))).toEqual(['CONFLICT']);
    expect(await read(id, buyer)).toMatchObject({ returnableUntil: null, lines: [{ returnableQuantity: 0 }] });
  });

  it('that is refused says why, gives nothing back, and may be asked for again', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const returnId = await aReturn(id, buyer);
    const refuse = `mutation ($id: ID!) { refuseReturn(id: $id, note: "It was opened") { orderReturn { note } ${PAYLOAD} } }`;

    expect(await ask(refuse, { id: returnId })).toMatchObject({ orderReturn: { note: 'It was opened' } });

    expect(codes(await approve(returnId))).toEqual(['CONFLICT']);
    expect((await read(id, buyer)).refundState).toBe('NONE');
    expect(codes(await ask(RETURN, { id, lines: null }, buyer))).toEqual([]);
    const { data } = await shop.graphql(
      '{ orderReturns(statuses: [REFUSED], first: 1) { totalCount nodes { status order { id } lines { line { productTitle } } } } }',
      ...[{}, { as: admin }],
    );
    expect(data.orderReturns).toMatchObject({ totalCount: 1, nodes: [{ status: 'REFUSED', order: { id } }] });
  });
});

describe('a return', () => {
  it('tells beforehand how much will go back, less what went back before and was never paid', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const [line] = (await read(id, buyer)).lines;
    await ask(REFUND, { id, amount: 40, before: 0 });
    const one = await aReturn(id, buyer, [{ lineId: line.id, quantity: 1 }]);
    expect((await read(id, buyer)).returns).toMatchObject([{ value: 33.5, refundOnReceipt: 33.5 }]);
    await approve(one);
    await ask(RECEIVE, { id: one, restock: true, amount: null });
    const others = await aReturn(id, buyer);

    const told = (await read(id, buyer)).returns;
    await approve(others);
    await ask(RECEIVE, { id: others, restock: true, amount: null });

    expect(told).toMatchObject([{ refundOnReceipt: null }, { value: 67, refundOnReceipt: 26.5 }]);
    await expectBooksToHold();
    const order = await read(id, buyer);
    expect(order.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([40, 33.5, 26.5]);
    expect(order.returns).toMatchObject([{ refundOnReceipt: null }, { refundOnReceipt: null }]);
  });
});

describe('refundOrder', () => {
  it('sends a part back once, however often the button is pressed, and never more than was paid', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);

    const pressed = await Promise.all([1, 2, 3].map(() => ask(REFUND, { id, amount: 30.5, before: 0 })));

    expect(pressed.flatMap(codes)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(codes(await ask(REFUND, { id, amount: 70, before: 30.5 }))).toEqual(['CONFLICT']);
    expect(codes(await ask(REFUND, { id, amount: 69, before: 30.5 }))).toEqual(['CONFLICT']);
    expect(codes(await ask(REFUND, { id, amount: 0.5, before: 30.5 }))).toEqual(['BAD_USER_INPUT']);
    await expectBooksToHold();
    const order = await read(id, buyer);
    expect(order).toMatchObject({ refundedTotal: 30.5, refundState: 'PART', refunds: [{ reason: 'GOODWILL' }] });
    expect(order.events.at(-2)).toMatchObject({ kind: 'REFUND_OWED', amount: 30.5, note: 'The jar was missing' });
  });

  it('writes what went back as the shop writes every amount, with its paise and no bare 30.5', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const number = (await shop.database.manager.findOneByOrFail(Order, { id })).number;

    const sent = await ask(REFUND, { id, amount: 30.5, before: 0 });
    const late = await ask(REFUND, { id, amount: 10, before: 0 });
    const more = await ask(REFUND, { id, amount: 70, before: 30.5 });

    expect(sent.message).toBe(`Refund of ₹30.50 for ${number} is on its way.`);
    expect([late, more].map(({ userErrors }) => userErrors)).toMatchObject([
      [{ message: '₹30.50 of this order has been refunded in the meantime. Please check again.' }],
      [{ message: '₹69.50 of this order can be refunded.' }],
    ]);
    expect((await read(id, buyer)).refundedTotal).toBe(30.5);
  });

  it('leaves to a cancellation what has not gone back', async () => {
    const { id, buyer } = await anOrder();
    await ask(REFUND, { id, amount: 20, before: 0 });

    await cancel(id, buyer);

    await expectBooksToHold();
    expect((await read(id, buyer)).refunds).toMatchObject([{ amount: 20 }, { reason: 'CANCELLED', amount: 80 }]);
    expect(codes(await ask(REFUND, { id, amount: 20, before: 100 }))).toEqual(['CONFLICT']);
  });
});
