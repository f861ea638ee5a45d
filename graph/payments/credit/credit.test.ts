import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { Credit } from '../../credit/credit.entity.js';
import { writeOffExpiredCredit } from '../../credit/write-off-expired.js';
import { listMailbox } from '../../messages/mailbox.js';
import { Order } from '../../orders/order.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { asPaise, paiseOfRupees } from '../../shared/money/money.js';
import { Role } from '../../shared/rights/role.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { aGiftCard, aStoreCredit } from '../../testing/factories/credit.factory.js';
import { aCashOrderOf, anOrderOf, aReturnOf, TO_THE_DOOR, takeCash } from '../../testing/factories/order.factory.js';
import { type Books, findBreaches, NOTHING, openBooks } from '../../testing/invariants.js';
import { runDueJobs } from '../../testing/jobs.js';
import { patiently } from '../../testing/patiently.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { approveReturn, receiveReturn } from '../fulfilment/answer-return.js';
import { cancelOrder } from '../fulfilment/cancel-order.js';
import { refundOrder } from '../fulfilment/refund-order.js';
import { refuseDelivery } from '../fulfilment/refuse-delivery.js';
import { requestReturn } from '../fulfilment/request-return.js';
import { setOrderStatus } from '../fulfilment/set-order-status.js';
import { promisedOf } from '../refunds/owe-refund.js';

const PLACE = `mutation ($input: BillingInput!, $expectedTotal: Rupees) {
  placeCreditOrder(input: $input, expectedTotal: $expectedTotal) {
    order { id status total paidByCredit paymentMethod paymentLabel amountDue } userErrors { code message field }
} }`;
const CHOICES = '{ me { creditBalance cart { paymentChoices(pin: "560001") { code method credit total } } } }';

let shop: TestShop;
let books: Books;
let rice: ProductVariant;

beforeAll(async () => {
  // Where what would be mailed lies in the local mailbox.
  shop = await openShop({ NODE_ENV: 'development' });
  await takeCash(shop);
  rice = await aVariant(shop, { price: 100, countInStock: 500 });
  books = await openBooks(shop.database);
});
afterAll(async () => {
  expect(await findBreaches(books, NOTHING, { isSettled: false })).toEqual([]);
  await shop.close();
});

const balanceOf = async ({ id }: Credit) =>
  (await shop.database.manager.findOneByOrFail(Credit, { id })).balancePaise / 100;
const place = async (as: User, expectedTotal: number | null = null) =>
  (await shop.graphql(PLACE, { input: BILLING, expectedTotal }, { as })).data.placeCreditOrder;
const admin = async () => shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
const orderOf = (id: string) => shop.database.manager.findOneByOrFail(Order, { id });
const refundsOf = (orderId: string) =>
  shop.database.query(
    `SELECT r.amount_paise - r.credit_paise AS money, r.credit_paise AS credit FROM refund r
     JOIN "order" o ON o.payment_id = r.payment_id WHERE o.id = $1 ORDER BY r.id`,
    [orderId],
  );

/** The text of the mail about an order whose subject ends so. */
const toldOf = async (orderId: string, subject: RegExp) => {
  const { number } = await orderOf(orderId);
  const mails = await listMailbox(shop.database.manager);
  return mails.find((mail) => mail.subject.includes(number) && subject.test(mail.subject))?.text;
};

describe('a checkout', () => {
  it('sets credit aside, what expires first coming first, and the provider is asked for the rest', async () => {
    const buyer = await aBuyer(shop, rice, 3);
    const later = await aStoreCredit(shop.ctx(), buyer, 80);
    const { credit: card } = await aGiftCard(shop.ctx(), 50.5, [buyer]);

    const checkout = await startCheckout(shop, buyer, {}, { credit: 120 });

    expect(checkout).toMatchObject({ amount: 18_000, credit: 120 });
    expect(await Promise.all([card, later].map(balanceOf))).toEqual([0, 10.5]);
    await shop.rest(`POST /api/payment/order/${checkout.id}/cancel`, { as: buyer });
    expect(await Promise.all([card, later].map(balanceOf))).toEqual([50.5, 80]);
  });

  it('is answered again for the same credit, and begun anew for another', async () => {
    const buyer = await aBuyer(shop, rice, 3);
    const credit = await aStoreCredit(shop.ctx(), buyer, 200);

    const first = await startCheckout(shop, buyer, {}, { credit: 120 });
    const same = await startCheckout(shop, buyer, {}, { credit: 120 });
    const other = await startCheckout(shop, buyer, {}, { credit: 200 });

    expect(same.id).toBe(first.id);
    expect(other).toMatchObject({ amount: 10_000 });
    expect(await balanceOf(credit)).toBe(0);
  });

  it('tells how much of each way to pay credit can pay, also what the own open checkout holds', async () => {
    const buyer = await aBuyer(shop, rice, 2);
    await aStoreCredit(shop.ctx(), buyer, 120.4);
    await startCheckout(shop, buyer, {}, { credit: 100 });

    const { me } = (await shop.graphql(CHOICES, {}, { as: buyer })).data;

    expect(me.creditBalance).toBe(20.4);
    expect(me.cart.paymentChoices).toMatchObject([
      { code: 'online', method: 'ONLINE', credit: 120, total: 200 },
      { code: 'cash', method: 'CASH', credit: 120, total: 230 },
    ]);
    await aStoreCredit(shop.ctx(), buyer, 80);
    expect((await shop.graphql(CHOICES, {}, { as: buyer })).data.me.cart.paymentChoices[2]).toEqual({
      ...{ code: 'credit', method: 'CREDIT', credit: 200, total: 200 },
    });
  });

  it.each([
    [{ credit: 12.5 }, 400],
    [{ credit: -5 }, 400],
    [{ credit: 300 }, 400],
    [{ credit: 150 }, 409],
  ])('with %j of a total of 300 and a balance of 100 is refused', async (billing, status) => {
    const buyer = await aBuyer(shop, rice, 3);
    await aStoreCredit(shop.ctx(), buyer, 100);

    const answer = await shop.rest('POST /api/payment/order', { as: buyer, body: { ...BILLING, ...billing } });

    expect(answer.status).toBe(status);
  });
});

describe('an order', () => {
  it('that credit pays for wholly asks no provider', async () => {
    const buyer = await aBuyer(shop, rice, 2);
    const credit = await aStoreCredit(shop.ctx(), buyer, 250);

    const { order, userErrors } = await place(buyer, 200);

    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      ...{ status: 'CONFIRMED', total: 200, paidByCredit: 200, amountDue: 0 },
      ...{ paymentMethod: 'CREDIT', paymentLabel: 'Gift cards and store credit' },
    });
    expect(await balanceOf(credit)).toBe(50);
    await aFilledCart(shop.ctx(), buyer, { [rice.id]: 1 });
    expect((await place(buyer)).userErrors).toMatchObject([{ code: 'CREDIT_NOT_ENOUGH', field: 'credit' }]);
  });

  it('that is paid at the door owes what credit did not pay', async () => {
    const buyer = await aBuyer(shop, rice, 2);
    const credit = await aStoreCredit(shop.ctx(), buyer, 60);
    const orderId = await aCashOrderOf(shop, buyer, [], { creditPaise: paiseOfRupees(60) });
    const DUE = 'query ($id: ID!) { order(id: $id) { total paidByCredit amountDue } }';

    const { order } = (await shop.graphql(DUE, { id: orderId }, { as: buyer })).data;

    expect(order).toEqual({ total: 230, paidByCredit: 60, amountDue: 170 });
    const { message } = await cancelOrder(shop.ctx(buyer), orderId);
    expect(await balanceOf(credit)).toBe(60);
    expect(message).toMatch(/is cancelled\. What you paid is back as gift card or store credit\.$/);
  });

  it('that is called off gives the provider and the credit back what each paid', async () => {
    const buyer = await aBuyer(shop, rice, 3);
    const credit = await aStoreCredit(shop.ctx(), buyer, 120);
    const orderId = await anOrderOf(shop, buyer, [], { credit: 120 });

    const { message } = await cancelOrder(shop.ctx(buyer), orderId);

    expect(message).toMatch(/Your refund is on its way\.$/);
    expect(await refundsOf(orderId)).toEqual([{ money: 18_000, credit: 12_000 }]);
    expect(await balanceOf(credit)).toBe(120);
  });

  it('that is called off gives all of it as store credit where its shopper wants that', async () => {
    const buyer = await aBuyer(shop, rice, 1);
    const orderId = await anOrderOf(shop, buyer);

    const { message } = await cancelOrder(shop.ctx(buyer), orderId, true);

    expect(message).toMatch(/is cancelled\. What you paid is back as gift card or store credit\.$/);
    expect(await refundsOf(orderId)).toEqual([{ money: 0, credit: 10_000 }]);
    expect((await shop.graphql('{ me { creditBalance } }', {}, { as: buyer })).data.me.creditBalance).toBe(100);
  });

  it('that costs paise says in its mail what was dropped of them', async () => {
    const oil = await aVariant(shop, { price: 33.34, countInStock: 50 });
    const buyer = await aBuyer(shop, oil, 3);
    const orderId = await anOrderOf(shop, buyer);

    await runDueJobs(shop);

    const told = await toldOf(orderId, /is confirmed$/);
    expect(told).toContain('Rounded off: −₹0.02');
    expect(told).toContain('Total: ₹100.00');
    const { data } = await shop.graphql(`{ order(id: "${orderId}") { roundedOff } }`, {}, { as: buyer });
    expect(data.order.roundedOff).toBe(0.02);
  });

  it('of which no money goes back is not told of by mail as if some were on its way', async () => {
    const [lasting, cancelled, returned] = [
      await aBuyer(shop, rice, 1),
      await aBuyer(shop, rice, 1),
      await aBuyer(shop, rice, 1),
    ];
    const [moneyId, creditId] = [await anOrderOf(shop, lasting), await anOrderOf(shop, cancelled)];
    const returnedId = await anOrderOf(shop, returned, TO_THE_DOOR);
    const ctx = await admin();

    await cancelOrder(shop.ctx(lasting), moneyId);
    await cancelOrder(shop.ctx(cancelled), creditId, true);
    const all = { amountPaise: paiseOfRupees(100), refundedBeforePaise: asPaise(0), note: 'It came late' };
    await refundOrder(ctx, returnedId, all);
    await receiveReturn(ctx, await aReturnOf(shop, returned, { orderId: returnedId, approved: true }), {
      ...{ restocks: true, amountPaise: null, note: null },
    });
    await runDueJobs(shop);

    expect(await toldOf(moneyId, /is cancelled$/)).toContain('We are refunding what you paid.');
    const credited = await toldOf(creditId, /is cancelled$/);
    expect(credited).toContain('What you paid is back as gift card or store credit.');
    expect(credited).not.toContain('We are refunding');
    const taken = await toldOf(returnedId, /have received your return$/);
    expect(taken).toContain('We have received the items that you returned.');
    expect(taken).not.toContain('refund is on its way');
  });

  it('that comes back in parts gives the provider its money first, then the credit, to the paisa', async () => {
    const oil = await aVariant(shop, { price: 33.34, countInStock: 50 });
    const buyer = await aBuyer(shop, oil, 3);
    const credit = await aStoreCredit(shop.ctx(), buyer, 55);
    const orderId = await anOrderOf(shop, buyer, TO_THE_DOOR, { credit: 55 });
    const [line] = await shop.database.manager.findBy(OrderLine, { orderId });
    const ctx = await admin();

    for (let piece = 1; piece <= 3; piece++) {
      const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
      const { orderReturn } = await requestReturn(shop.ctx(buyer), { orderId, lines, reason: 'Came broken' });
      await approveReturn(ctx, orderReturn.id, null);
      await receiveReturn(ctx, orderReturn.id, { restocks: true, amountPaise: null, note: null });
    }

    // ₹100 were paid for it: ₹45 by the provider, ₹55 by credit.
    expect(await refundsOf(orderId)).toEqual([
      { money: 3_334, credit: 0 },
      { money: 1_166, credit: 2_168 },
      { money: 0, credit: 3_332 },
    ]);
    expect(await balanceOf(credit)).toBe(55);
  });

  it('of which less is left at the provider than it sends gives that as store credit', async () => {
    const buyer = await aBuyer(shop, rice, 1);
    const credit = await aStoreCredit(shop.ctx(), buyer, 50);
    const orderId = await anOrderOf(shop, buyer, TO_THE_DOOR, { credit: 50 });
    const ctx = await admin();
    const refund = async (amountPaise: number) => {
      const refundedBeforePaise = await promisedOf(ctx, (await orderOf(orderId)).paymentId ?? '');
      await refundOrder(ctx, orderId, { amountPaise: asPaise(amountPaise), refundedBeforePaise, note: 'Torn' });
    };

    await refund(4_950);
    await refund(5_050);

    expect(await refundsOf(orderId)).toEqual([
      { money: 4_950, credit: 0 },
      { money: 0, credit: 5_050 },
    ]);
    expect(await balanceOf(credit)).toBe(50);
    expect((await shop.graphql('{ me { creditBalance } }', {}, { as: buyer })).data.me.creditBalance).toBe(50.5);
  });

  it('gives back to what has expired meanwhile, so that it can be spent again', async () => {
    const buyer = await aBuyer(shop, rice, 1);
    const { credit } = await aGiftCard(shop.ctx(), 120, [buyer]);
    const orderId = await anOrderOf(shop, buyer, [], { credit: 99 });
    await shop.database.query("UPDATE credit SET expires_at = now() - interval '1 day' WHERE id = $1", [credit.id]);
    await writeOffExpiredCredit(shop.ctx());
    expect(await balanceOf(credit)).toBe(0);

    await setOrderStatus(await admin(), orderId, OrderStatus.CANCELLED);

    expect(await balanceOf(credit)).toBe(99);
    const { expiresAt } = await shop.database.manager.findOneByOrFail(Credit, { id: credit.id });
    expect(expiresAt?.getTime()).toBeGreaterThan(Date.now());
    expect(expiresAt?.toISOString()).toMatch(/T18:29:59/);
  });

  it('gives back no more than was paid to a card that expired today, whose rest is lost as on any other day', async () => {
    const buyer = await aBuyer(shop, rice, 1);
    const { credit } = await aGiftCard(shop.ctx(), 500, [buyer]);
    const orderId = await anOrderOf(shop, buyer, [], { credit: 99 });
    await shop.database.query("UPDATE credit SET expires_at = now() - interval '1 minute' WHERE id = $1", [credit.id]);

    await setOrderStatus(await admin(), orderId, OrderStatus.CANCELLED);

    expect(await balanceOf(credit)).toBe(99);
  });

  it('that was to be paid at the door, and is refused there, gives credit back, also where a packer says so', async () => {
    const buyer = await aBuyer(shop, rice, 1);
    const credit = await aStoreCredit(shop.ctx(), buyer, 60);
    const orderId = await aCashOrderOf(shop, buyer, TO_THE_DOOR.slice(0, 2), { creditPaise: paiseOfRupees(60) });
    const packer = shop.ctx(await aUser(shop.ctx(), { role: Role.PACKER }));
    expect(await balanceOf(credit)).toBe(0);

    await refuseDelivery(packer, orderId, { restocks: true, note: null });

    expect((await orderOf(orderId)).status).toBe('CANCELLED');
    expect(await balanceOf(credit)).toBe(60);
  });

  it('whose payment comes late is paid with credit only where that is still there', async () => {
    const buyer = await aBuyer(shop, rice, 2);
    const credit = await aStoreCredit(shop.ctx(), buyer, 100);
    const late = await startCheckout(shop, buyer, {}, { credit: 100 });
    await shop.rest(`POST /api/payment/order/${late.id}/cancel`, { as: buyer });
    await aFilledCart(shop.ctx(), buyer, { [rice.id]: 1 }).catch(() => undefined);
    await shop.database.query('UPDATE cart_line SET quantity = 1 WHERE user_id = $1', [buyer.id]);
    expect((await place(buyer, 100)).userErrors).toEqual([]);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, late.orderId);

    const { body } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });

    expect(body.status).toBe('refunded');
    expect(await refundsOf(body.id)).toEqual([{ money: 10_000, credit: 0 }]);
    expect(await balanceOf(credit)).toBe(0);
  });
});

describe('the last rupee of a gift card', () => {
  it('that 50 checkouts want at once pays for one of them', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer(shop, rice, 1)));
    const { credit } = await aGiftCard(shop.ctx(), 1, buyers);

    const answers = await Promise.all(
      buyers.map((as) =>
        patiently(() => shop.rest('POST /api/payment/order', { as, body: { ...BILLING, credit: 1 } })),
      ),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await balanceOf(credit)).toBe(0);
  });
});
