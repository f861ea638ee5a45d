import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { Offer, OfferStatus } from '../../offers/offer.entity.js';
import { WHOLE_CART } from '../../offers/reckon/basket.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, stockOf } from '../../testing/factories/checkout.factory.js';
import { anOffer } from '../../testing/factories/offer.factory.js';
import { takeCash } from '../../testing/factories/order.factory.js';
import { findBreaches, openBooks } from '../../testing/invariants.js';
import { dropJobs } from '../../testing/jobs.js';
import { ordersOf, piecesInCart, place, refundsOf, start, stateOf } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { checkPayment } from './check-payment.js';

const CHOICES = `{ me { cart { offerHints { text paymentOption } paymentChoices(pin: "560001") {
  code isPart label discount total instruments offers { title }
} } } }`;
const SAVE = `mutation ($input: OfferInput!) { saveOffer(input: $input) {
  offer { id sentence hindiCards settings { paymentOption providerOfferId cards providerRefusal providerRefusedAt } }
  userErrors { code field message }
} }`;
const DESK = `query ($id: ID!) { offer(id: $id) { settings { providerRefusal providerRefusedAt } } }`;

const VISA = { paymentOption: 'bank-card', providerOfferId: 'offer_StandInVisa01', cards: 'Visa cards of the bank' };
const VISA_WAY = 'bank-card:offer_StandInVisa01';

let shop: TestShop;
let rice: ProductVariant;
let buyer: User;
let offer: Offer;

beforeAll(async () => {
  shop = await openShop();
  await takeCash(shop);
});

afterEach(async () => {
  await shop.database.query(`UPDATE offer SET status = 'STOPPED'`);
  await dropJobs(shop.database);
});

afterAll(() => shop.close());

/** A cart of ₹200, and a tenth off for who pays as wished. */
async function offered(wishes: Partial<Offer>): Promise<void> {
  rice = await aVariant(shop, { price: 100, countInStock: 5 });
  buyer = await aBuyer(shop, rice, 2);
  const terms = { kind: 'PERCENT_OFF', percent: 10, scope: { ...WHOLE_CART, productIds: [rice.productId] } };
  offer = await anOffer(shop.ctx(), { ...wishes, terms });
}
const cartNow = async () => (await shop.graphql(CHOICES, {}, { as: buyer })).data.me.cart;
const begin = (paymentOption: string, total = 180) => start(shop, buyer, { input: { paymentOption }, total });
const pay = async ({ providerOrderId }: { providerOrderId: string }, wishes: object) =>
  (await payAtStandIn(shop, providerOrderId, wishes)).razorpay_payment_id;
/** The window hands over what was paid, signed by the provider as it does. */
const handOver = async ({ id, providerOrderId }: { id: string; providerOrderId: string }, paymentId: string) => {
  const signature = signed(`${providerOrderId}|${paymentId}`);
  return place(shop, buyer, { paymentOrderId: id, paymentId, signature });
};
const signed = (text: string) => createHmac('sha256', shop.ctx().config.payments.keySecret).update(text).digest('hex');
const orderAtProvider = async (id: string) =>
  (await shop.database.query('SELECT offer_id, amount FROM standin_order WHERE id = $1', [id]))[0];

describe('an offer for UPI alone', () => {
  it('makes of UPI a way of its own with its total, and leaves the others as they were', async () => {
    await offered({ paymentOption: 'upi' });

    const { offerHints, paymentChoices } = await cartNow();

    expect(offerHints).toMatchObject([
      { paymentOption: 'upi', text: expect.stringMatching(/^Pay by UPI at the checkout: 10 % off [^,]+$/) },
    ]);
    expect(paymentChoices).toMatchObject([
      { code: 'upi', isPart: true, label: 'UPI', discount: 20, total: 180, instruments: ['UPI'] },
      { code: 'online', isPart: false, discount: 0, total: 200, instruments: ['CARD', 'NETBANKING'] },
      { code: 'cash', isPart: false, discount: 0 },
    ]);
    await shop.database.manager.update(Offer, { id: offer.id }, { status: OfferStatus.STOPPED });
    expect((await cartNow()).paymentChoices).toMatchObject([
      { code: 'online', instruments: ['UPI', 'CARD', 'NETBANKING'] },
      { code: 'cash' },
    ]);
  });

  it('is bought with by UPI at the total that was shown', async () => {
    await offered({ paymentOption: 'upi' });

    const { paymentOrder } = await begin('upi');
    const paymentId = await pay(paymentOrder, { method: 'upi' });
    const { order } = await handOver(paymentOrder, paymentId);

    expect(paymentOrder.amountPaise).toBe(18_000);
    expect(order).toMatchObject({ status: 'CONFIRMED', total: 180 });
  });

  it('is not had by who pays with a card instead: the money goes back, and the next try is free', async () => {
    await offered({ paymentOption: 'upi' });
    const books = await openBooks(shop.database);
    const { paymentOrder } = await begin('upi');
    const paymentId = await pay(paymentOrder, { method: 'card' });

    const { order, userErrors } = await handOver(paymentOrder, paymentId);

    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'PAYMENT_NOT_VERIFIED', message: expect.stringMatching(/another way/) }]);
    expect(await refundsOf(shop, paymentId)).toEqual([{ reason: 'wrong_way', amountPaise: 18_000 }]);
    expect(await stateOf(shop, paymentOrder.id)).toBe('cancelled');
    expect(await stockOf(shop, rice)).toEqual({ onHand: 5, reserved: 0 });
    expect(await piecesInCart(shop, buyer)).toBe(2);
    const { uses, spentPaise } = await shop.database.manager.findOneByOrFail(Offer, { id: offer.id });
    expect([uses, Number(spentPaise)]).toEqual([0, 0]);
    const again = await begin('upi');
    expect(again.paymentOrder.id).not.toBe(paymentOrder.id);
    const upi = await pay(again.paymentOrder, { method: 'upi' });
    expect((await handOver(again.paymentOrder, upi)).order).toMatchObject({
      total: 180,
    });
    expect(await findBreaches(books, undefined, { isSettled: false })).toEqual([]);
  });

  it('is told at once to who comes for it when it is over', async () => {
    await offered({ paymentOption: 'upi' });
    await shop.database.manager.update(Offer, { id: offer.id }, { status: OfferStatus.STOPPED });

    const { paymentOrder, userErrors } = await begin('upi');

    expect(paymentOrder).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'OFFER_NOT_VALID', field: 'paymentOption' }]);
  });

  it('begins another checkout than the same cart paid online at its full price', async () => {
    await offered({ paymentOption: 'upi' });
    const { paymentOrder } = await begin('online', 200);

    const upi = await begin('upi');

    expect([paymentOrder.amountPaise, upi.paymentOrder.amountPaise]).toEqual([20_000, 18_000]);
    expect(await stateOf(shop, paymentOrder.id)).toBe('cancelled');
  });
});

describe('an offer for the cards of a bank', () => {
  it('is a choice of its own by what they are called, and its order names the offer of the provider', async () => {
    await offered({ ...VISA, translations: { hi: { cards: 'बैंक के Visa कार्ड' } } });

    const { paymentChoices } = await cartNow();
    const { paymentOrder } = await begin(VISA_WAY);

    expect(paymentChoices).toMatchObject([
      { code: 'online', total: 200, instruments: ['UPI', 'CARD', 'NETBANKING'] },
      { code: VISA_WAY, isPart: true, label: 'Visa cards of the bank', total: 180, instruments: ['CARD'] },
      { code: 'cash' },
    ]);
    expect(await orderAtProvider(paymentOrder.providerOrderId)).toMatchObject({
      offer_id: VISA.providerOfferId,
      amount: 18_000,
    });
    const other = await shop.rest(`POST /standin/orders/${paymentOrder.providerOrderId}/pay`, {
      body: { method: 'card', network: 'RuPay' },
    });
    expect([other.status, other.body.msg]).toEqual([400, expect.stringMatching(/^This offer is for other cards/)]);
    const paymentId = await pay(paymentOrder, { method: 'card', network: 'Visa' });
    expect((await handOver(paymentOrder, paymentId)).order).toMatchObject({
      status: 'CONFIRMED',
      total: 180,
    });
  });

  it.each([
    ['as its window hands it over', handOver],
    [
      'as the provider is asked for all payments of the order',
      ({ id }: { id: string }) => checkPayment(shop.ctx({ id: buyer.id, role: null }), id),
    ],
  ])('sends back what was paid without that offer, %s', async (_how, confirm) => {
    await offered(VISA);
    const { paymentOrder } = await begin(VISA_WAY);
    const paid = { method: 'card', network: 'RuPay', passesOffer: true };
    const paymentId = await pay(paymentOrder, paid);

    await confirm(paymentOrder, paymentId);

    expect(await refundsOf(shop, paymentId)).toEqual([{ reason: 'wrong_way', amountPaise: 18_000 }]);
    expect(await ordersOf(shop, buyer)).toEqual([]);
  });

  it.each([
    ['has ended there', 'offer_StandInEnded1', 'The offer has expired.'],
    ['it does not know', 'offer_Unknown', 'The offer id is not valid.'],
  ])('that %s is told to the shopper and to the desk, and holds nothing', async (_why, providerOfferId, said) => {
    await offered({ ...VISA, providerOfferId });
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const desk = async () => (await shop.graphql(DESK, { id: offer.id }, { as: owner })).data.offer.settings;

    const { paymentOrder, userErrors } = await begin(`bank-card:${providerOfferId}`);

    expect(paymentOrder).toBeNull();
    expect(userErrors).toMatchObject([
      {
        code: 'OFFER_NOT_VALID',
        message: 'This card offer cannot be used right now. Please choose another way to pay.',
      },
    ]);
    expect(await stockOf(shop, rice)).toEqual({ onHand: 5, reserved: 0 });
    expect(await desk()).toEqual({ providerRefusal: said, providerRefusedAt: expect.any(String) });
    const input = { id: offer.id, title: 'Mended', terms: { kind: 'PERCENT_OFF', percent: 10 }, ...VISA };
    const { data } = await shop.graphql(SAVE, { input }, { as: owner });
    expect(data.saveOffer.offer.settings).toMatchObject({ ...VISA, providerRefusal: null, providerRefusedAt: null });
    expect((await begin(VISA_WAY)).userErrors).toEqual([]);
    expect(await desk()).toEqual({ providerRefusal: null, providerRefusedAt: null });
  });
});

describe('an offer as staff make it', () => {
  const save = async (input: object) => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const whole = { title: 'By way to pay', terms: { kind: 'PERCENT_OFF', percent: 10 }, ...input };
    return (await shop.graphql(SAVE, { input: whole }, { as: owner })).data.saveOffer;
  };

  it('is for UPI, for the cards of a bank by their names, or for another way, and never for cash', async () => {
    const upi = await save({ paymentOption: 'upi' });
    const cards = await save({ ...VISA, hindiCards: 'Visa कार्ड' });

    expect(upi.offer.sentence).toBe('10 % off everything, paid by UPI');
    expect(cards.offer).toMatchObject({
      sentence: '10 % off everything, paid by Visa cards of the bank',
      hindiCards: 'Visa कार्ड',
      settings: VISA,
    });
    expect((await save({ paymentOption: 'cash' })).userErrors).toMatchObject([
      { code: 'BAD_USER_INPUT', field: 'paymentOption', message: 'An offer cannot be for cash.' },
    ]);
    const refused = async (wishes: object) => (await save({ ...VISA, ...wishes })).userErrors[0]?.field;
    expect(await refused({ providerOfferId: 'HDFC10' })).toBe('providerOfferId');
    expect(await refused({ cards: ' ' })).toBe('cards');
  });

  it('can be chosen among all ways to pay but cash', async () => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });

    const { data } = await shop.graphql('{ offerChoices { paymentOptions { code } } }', {}, { as: owner });

    const codes = data.offerChoices.paymentOptions.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['online', 'upi', 'bank-card', 'credit']));
    expect(codes).not.toContain('cash');
  });
});
