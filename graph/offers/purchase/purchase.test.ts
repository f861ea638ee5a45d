import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { DeliveryTerms } from '../../delivery/delivery-terms.entity.js';
import { drawDocuments } from '../../invoices/draw-documents.js';
import { findMail } from '../../messages/mailbox.js';
import { Order } from '../../orders/order.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { approveReturn, receiveReturn } from '../../payments/fulfilment/answer-return.js';
import { requestReturn } from '../../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { asPaise, paiseOfRupees } from '../../shared/money/money.js';
import { Role } from '../../shared/rights/role.js';
import { testsEverything } from '../../testing/every-case.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { anOffer, anOfferCode } from '../../testing/factories/offer.factory.js';
import { anOrderOf, TO_THE_DOOR, takeCash } from '../../testing/factories/order.factory.js';
import { type Books, findBreaches, NOTHING, openBooks } from '../../testing/invariants.js';
import { runDueJobs } from '../../testing/jobs.js';
import { cancel, createOrder, start } from '../../testing/payment-calls.js';
import { textOfPdf } from '../../testing/pdf-text.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { untilCached } from '../../testing/until-cached.js';
import { Offer, OfferStatus } from '../offer.entity.js';
import { OfferCode } from '../offer-code.entity.js';
import { WHOLE_CART } from '../reckon/basket.js';
import { OfferUse } from './offer-use.entity.js';

const CART = `{ me { cart {
  subTotal discount rounding shipping total codes
  lines { price subTotal discount }
  offers { title code discount }
  offerHints { title code reason missingAmount missingQuantity paymentOption text }
} } }`;
const APPLY = `mutation ($code: String!) { applyOffer(code: $code) {
  cart { discount total codes } message userErrors { code message field parameters { name value } }
} }`;
const REMOVE = `mutation ($code: String!) { removeOffer(code: $code) {
  cart { discount total codes } message userErrors { code message field }
} }`;

/** How late a code may be deleted while a checkout with it starts: as many times, 10 ms apart. */
const DELAYS = 10;
/** Each delay once, and five times in `npm run test:all`. */
const RACES = testsEverything ? 5 * DELAYS : DELAYS;

let shop: TestShop;
let books: Books;

beforeAll(async () => {
  // Where what would be mailed lies in the local mailbox.
  shop = await openShop({ NODE_ENV: 'development' });
  await takeCash(shop);
  books = await openBooks(shop.database);
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await shop.close();
});

const breaches = () => findBreaches(books, NOTHING, { isSettled: false });
const cartOf = async (as: User) => (await shop.graphql(CART, {}, { as })).data.me.cart;
const apply = async (as: User, code: string) => (await shop.graphql(APPLY, { code }, { as })).data.applyOffer;
const offerNow = ({ id }: Offer) => shop.database.manager.findOneByOrFail(Offer, { id });
const stop = ({ id }: Offer) => shop.database.manager.update(Offer, { id }, { status: OfferStatus.STOPPED });
const forProduct = ({ productId }: ProductVariant) => ({ ...WHOLE_CART, productIds: [productId] });

describe('a cart', () => {
  it('says which offers hold, what each takes off and what is missing for the next', async () => {
    const rice = await aVariant(shop, { price: 99.99, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 3);
    const scope = forProduct(rice);
    const far = await anOffer(shop.ctx(), {
      terms: { kind: 'PERCENT_OFF', percent: 50, scope, minPaise: paiseOfRupees(5_000) },
    });
    const tenth = await anOffer(shop.ctx(), { terms: { kind: 'PERCENT_OFF', percent: 10, scope } });
    const more = await anOffer(shop.ctx(), {
      title: 'A rupee for the fifth',
      translations: { hi: { name: 'पाँचवें पर एक रुपया' } } as Offer['translations'],
      terms: { kind: 'TIERS', scope, tiersBy: 'QUANTITY', tiers: [{ from: 5, percent: 20 }] },
    });

    const cart = await cartOf(buyer);

    expect(cart).toMatchObject({ subTotal: 299.97, discount: 30, rounding: 0.97, total: 269, codes: [] });
    expect(cart.lines).toEqual([{ price: 99.99, subTotal: 299.97, discount: 30 }]);
    expect(cart.offers).toEqual([{ title: 'Ten percent off', code: null, discount: 30 }]);
    expect(cart.offerHints).toMatchObject([
      { title: 'A rupee for the fifth', reason: 'MISSING_QUANTITY', missingQuantity: 2, code: null },
    ]);
    expect(cart.offerHints[0].text).toMatch(/^Add 2 more of /);
    await Promise.all([far, tenth, more].map(stop));
  });

  it('is read by no further statement while no offer is live', async () => {
    const rice = await aVariant(shop, { price: 50, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 1);
    const ask = () => cartOf(buyer);
    await ask();
    const before = await shop.countStatements(ask);

    await anOffer(shop.ctx(), { status: OfferStatus.DRAFT });
    await ask();

    expect(await shop.countStatements(ask)).toBe(before);
  });

  it('takes delivery off where an offer says so', async () => {
    await shop.database.manager.save(DeliveryTerms, {
      id: 1,
      feePaise: 5_000,
      freeFromPaise: 100_000,
    } as DeliveryTerms);
    const rice = await aVariant(shop, { price: 200, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 1);
    const free = await anOffer(shop.ctx(), {
      title: 'Free delivery',
      terms: { kind: 'FREE_DELIVERY', scope: forProduct(rice) },
    });

    expect(await cartOf(buyer)).toMatchObject({
      ...{ shipping: 0, discount: 0, total: 200 },
      offers: [{ title: 'Free delivery', discount: 50 }],
    });
    await stop(free);
    expect(await cartOf(buyer)).toMatchObject({ shipping: 50, total: 250, offers: [] });
    await shop.database.manager.delete(DeliveryTerms, { id: 1 });
  });
});

describe('a code', () => {
  it('is entered however it is typed, and taken out again', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const offer = await anOfferCode(shop.ctx(), 'DIWALI10');

    expect(await apply(buyer, ' diwali10 ')).toEqual({
      cart: { discount: 20, total: 180, codes: ['DIWALI10'] },
      message: 'The code DIWALI10 is applied.',
      userErrors: [],
    });
    expect((await cartOf(buyer)).offers).toEqual([{ title: 'Ten percent off', code: 'DIWALI10', discount: 20 }]);
    const { data } = await shop.graphql(REMOVE, { code: 'DIWALI10' }, { as: buyer });
    expect(data.removeOffer).toMatchObject({ cart: { discount: 0, total: 200, codes: [] } });
    const again = await shop.graphql(REMOVE, { code: 'DIWALI10' }, { as: buyer });
    expect(again.data.removeOffer.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'code' }]);
    await stop(offer);
  });

  it('waits in an empty cart for goods, and is refused there if no goods can make it hold', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aUser(shop.ctx());
    const offer = await anOfferCode(shop.ctx(), 'EARLY10');
    const over = await anOfferCode(shop.ctx(), 'LAST-WEEK', { endsAt: new Date(Date.now() - 60_000) });

    expect((await apply(buyer, 'EARLY10')).cart).toMatchObject({ total: 0, codes: ['EARLY10'] });
    expect((await apply(buyer, 'LAST-WEEK')).userErrors).toMatchObject([{ code: 'OFFER_NOT_VALID', field: 'code' }]);

    expect((await cartOf(buyer)).codes).toEqual(['EARLY10']);
    await aFilledCart(shop.ctx(), buyer, { [rice.id]: 2 });
    expect(await cartOf(buyer)).toMatchObject({ total: 180, codes: ['EARLY10'] });
    await Promise.all([offer, over].map(stop));
  });

  it('that lacks something stays, and says what', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const terms = { kind: 'PERCENT_OFF', percent: 10, scope: WHOLE_CART, minPaise: paiseOfRupees(240) };
    const offer = await anOfferCode(shop.ctx(), 'BIG-CART', { terms });

    const { cart, message } = await apply(buyer, 'BIG-CART');

    expect(cart).toEqual({ discount: 0, total: 200, codes: ['BIG-CART'] });
    expect(message).toMatch(/^Add goods for ₹40 more: 10 % off everything/);
    expect((await cartOf(buyer)).offerHints).toMatchObject([
      { code: 'BIG-CART', reason: 'MISSING_AMOUNT', missingAmount: 40 },
    ]);
    await stop(offer);
  });

  it('whose offer the shop stops says in the cart that it has ended', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const offer = await anOfferCode(shop.ctx(), 'MONSOON');
    expect((await apply(buyer, 'MONSOON')).cart.total).toBe(180);

    await stop(offer);
    expect(await shop.database.manager.findBy(Offer, { status: OfferStatus.LIVE })).toEqual([]);

    expect(await cartOf(buyer)).toMatchObject({
      ...{ total: 200, codes: ['MONSOON'] },
      offerHints: [{ code: 'MONSOON', reason: 'ENDED', text: 'This offer has ended.' }],
    });
  });

  it('is refused with a reason where nothing about the cart could help', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const used = await anOfferCode(shop.ctx(), 'ONCE', { maxUses: 1 });
    await shop.database.query(`UPDATE offer_code SET uses = 1 WHERE code = 'ONCE'`);
    const ended = await anOfferCode(shop.ctx(), 'LAST-YEAR', { endsAt: new Date('2025-01-01') });

    expect((await apply(buyer, '')).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'code' }]);
    expect((await apply(buyer, 'NOBODY')).userErrors).toMatchObject([
      { code: 'NOT_FOUND', parameters: [{ name: 'code', value: 'NOBODY' }] },
    ]);
    expect((await apply(buyer, 'ONCE')).userErrors).toMatchObject([
      { code: 'OFFER_USED_UP', message: 'ONCE: This offer is used up.' },
    ]);
    expect((await apply(buyer, 'LAST-YEAR')).userErrors).toMatchObject([{ code: 'OFFER_NOT_VALID' }]);
    expect((await cartOf(buyer)).codes).toEqual([]);
    await shop.database.query(`UPDATE offer_code SET uses = 0 WHERE code = 'ONCE'`);
    await Promise.all([stop(used), stop(ended)]);
    expect((await apply(buyer, 'ONCE')).userErrors).toMatchObject([
      { code: 'OFFER_NOT_VALID', message: 'The code ONCE is no longer valid.' },
    ]);
  });

  it('that many try to guess is refused unseen after a while', async () => {
    const guesser = await aUser(shop.ctx());
    for (let tried = 0; tried < 20; tried++) await apply(guesser, `GUESS-${tried}`);

    const { errors } = await shop.graphql(APPLY, { code: 'GUESS-20' }, { as: guesser });

    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  it('is bought with once by who may use it once, and says so of the order', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const offer = await anOfferCode(shop.ctx(), 'WELCOME', { maxUsesPerPerson: 1 });
    await apply(buyer, 'WELCOME');
    const { orderId, amount } = await startCheckout(shop, buyer);
    expect(amount).toBe(18_000);
    expect((await cartOf(buyer)).offers).toHaveLength(1);

    await createOrder(shop, buyer, await payAtStandIn(shop, orderId));

    const ORDER = `{ me { orders(first: 1) { nodes { id total discount offers { title code discount } lines { discount } } } } }`;
    const [order] = (await shop.graphql(ORDER, {}, { as: buyer })).data.me.orders.nodes;
    expect(order).toMatchObject({ total: 180, discount: 20, lines: [{ discount: 20 }] });
    expect(order.offers).toEqual([{ title: 'Ten percent off', code: 'WELCOME', discount: 20 }]);
    const told = await shop.rest(`GET /api/orders/${order.id}`, { as: buyer });
    expect(told.body).toMatchObject({ amount: 180, discount: 20, products: [{ subTotal: 200, discount: 20 }] });
    await aFilledCart(shop.ctx(), buyer, { [rice.id]: 1 });
    expect(await cartOf(buyer)).toMatchObject({ discount: 0, codes: [] });
    expect((await apply(buyer, 'WELCOME')).userErrors).toMatchObject([{ code: 'OFFER_NOT_VALID' }]);
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 2_000 });
    await shop.graphql(`mutation ($id: ID!) { cancelOrder(id: $id) { message } }`, { id: order.id }, { as: buyer });
    expect(await offerNow(offer)).toMatchObject({ uses: 0, spentPaise: 0 });
    await stop(offer);
  });
});

describe('a code that staff delete', () => {
  const DELETE = `mutation ($offerId: ID!, $code: String!) {
    deleteOfferCode(offerId: $offerId, code: $code) { ok message userErrors { code field } }
  }`;

  it('leaves the carts, holds for who pays with it now, and is named by the order', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const [payer, other] = [await aBuyer(shop, rice, 2), await aBuyer(shop, rice, 2)];
    const offer = await anOfferCode(shop.ctx(), 'LEAKED');
    await Promise.all([apply(payer, 'LEAKED'), apply(other, 'LEAKED')]);
    const { orderId } = await startCheckout(shop, payer);
    const admin = await aUser(shop.ctx(), { role: Role.OWNER });

    const { data } = await shop.graphql(DELETE, { offerId: offer.id, code: ' leaked' }, { as: admin });

    expect(data.deleteOfferCode).toEqual({ ok: true, message: 'The code is deleted.', userErrors: [] });
    expect(await cartOf(other)).toMatchObject({ discount: 0, codes: [], total: 200 });
    expect((await apply(other, 'LEAKED')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const ORDER = '{ me { orders(first: 1) { nodes { id total offers { code discount } } } } }';
    await createOrder(shop, payer, await payAtStandIn(shop, orderId));
    const [order] = (await shop.graphql(ORDER, {}, { as: payer })).data.me.orders.nodes;
    expect(order).toMatchObject({ total: 180, offers: [{ code: 'LEAKED', discount: 20 }] });
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 2_000 });
    await shop.graphql('mutation ($id: ID!) { cancelOrder(id: $id) { message } }', { id: order.id }, { as: payer });
    expect(await offerNow(offer)).toMatchObject({ uses: 0, spentPaise: 0 });
    const entry = { operation: 'deleteOfferCode', subjectId: offer.id, actorId: admin.id };
    expect(await shop.database.manager.findOneBy(AuditEntry, entry)).toMatchObject({
      before: { code: 'LEAKED', uses: 1 },
      after: null,
    });
    await stop(offer);
  });

  it('while a checkout with it starts is held by that, or the checkout is refused with the reason', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 100 });
    const admin = await aUser(shop.ctx(), { role: Role.OWNER });
    const offer = await anOfferCode(shop.ctx(), 'RACED-0');
    for (let round = 1; round <= RACES; round++) {
      const code = `RACED-${round}`;
      await shop.database.manager.insert(OfferCode, { offerId: offer.id, code, maxUses: 1 });
      const buyer = await aBuyer(shop, rice, 2);
      await apply(buyer, code);
      const before = await offerNow(offer);

      const [started, { data }] = await Promise.all([
        start(shop, buyer, { total: 180 }),
        // Later from round to round, so that it comes before, amid and after the checkout.
        pause((round % DELAYS) * 10).then(() => shop.graphql(DELETE, { offerId: offer.id, code }, { as: admin })),
      ]);

      expect(data.deleteOfferCode).toMatchObject({ ok: true, userErrors: [] });
      const after = await offerNow(offer);
      const uses = await shop.database.manager.findBy(OfferUse, { userId: buyer.id });
      if (started.paymentOrder) {
        expect(started.paymentOrder.amountPaise).toBe(18_000);
        expect(uses).toMatchObject([{ code, codeId: null, state: 'HELD', discountPaise: 2_000 }]);
        expect([after.uses - before.uses, after.spentPaise - before.spentPaise]).toEqual([1, 2_000]);
      } else {
        expect(['OFFER_USED_UP', 'PRICE_CHANGED']).toContain(started.userErrors[0]?.code);
        if (started.userErrors[0]?.code === 'OFFER_USED_UP')
          expect(started.userErrors[0].message).toBe(`The code ${code} is no longer valid.`);
        expect(uses).toEqual([]);
        expect([after.uses, after.spentPaise]).toEqual([before.uses, before.spentPaise]);
      }
      expect(await cartOf(buyer)).toMatchObject({ codes: [], total: 200 });
    }
    expect(await breaches()).toEqual([]);
    await stop(offer);
  });

  it('may be made again, and is not found once it is gone', async () => {
    const offer = await anOfferCode(shop.ctx(), 'AGAIN');
    const admin = await aUser(shop.ctx(), { role: Role.OWNER });
    const remove = () => shop.rest(`DELETE /api/offers/${offer.id}/codes/again`, { as: admin });

    expect((await remove()).body).toMatchObject({ status: true, msg: 'The code is deleted.' });
    expect((await remove()).status).toBe(404);
    const made = await shop.rest(`POST /api/offers/${offer.id}/codes`, { as: admin, body: { code: 'AGAIN' } });

    expect(made.status).toBe(201);
    await stop(offer);
  });
});

describe('a use of an offer', () => {
  it('that is the last goes to one of fifty who check out at once', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 100 });
    const offer = await anOffer(shop.ctx(), {
      maxUses: 1,
      terms: { kind: 'PERCENT_OFF', percent: 50, scope: forProduct(rice) },
    });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer(shop, rice)));

    const answers = await Promise.all(buyers.map((buyer) => start(shop, buyer, { total: 50 })));

    const started = answers.filter(({ paymentOrder }) => paymentOrder);
    expect(started).toHaveLength(1);
    expect(started[0]?.paymentOrder.amountPaise).toBe(5_000);
    const refusals = new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }: { code: string }) => code)));
    expect([...refusals].every((code) => code === 'OFFER_USED_UP' || code === 'PRICE_CHANGED')).toBe(true);
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 5_000 });
    expect(await breaches()).toEqual([]);
    await stop(offer);
  });

  it('is given back by a checkout that ends, and taken anew by one over another cart', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 100 });
    const buyer = await aBuyer(shop, rice);
    const offer = await anOffer(shop.ctx(), {
      maxUses: 1,
      terms: { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) },
    });

    await start(shop, buyer, { total: 90 });
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 1_000 });
    await aFilledCart(shop.ctx(), buyer, { [(await aVariant(shop, { price: 10, countInStock: 5 })).id]: 1 });
    const { paymentOrder } = await start(shop, buyer, { total: 100 });
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 1_000 });
    await cancel(shop, buyer, paymentOrder.id);

    expect(await offerNow(offer)).toMatchObject({ uses: 0, spentPaise: 0 });
    expect(await breaches()).toEqual([]);
    await stop(offer);
  });

  it('is taken anew by a payment that comes late, and refunds it where another has it by then', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 100 });
    const offer = await anOffer(shop.ctx(), {
      maxUses: 1,
      terms: { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) },
    });
    const [early, late] = [await aBuyer(shop, rice), await aBuyer(shop, rice)];
    const payLate = async (buyer: User) => {
      const { id, orderId } = await startCheckout(shop, buyer);
      await cancel(shop, buyer, id);
      return { id, pay: async () => createOrder(shop, buyer, await payAtStandIn(shop, orderId)) };
    };
    const [first, second] = [await payLate(early), await payLate(late)];

    await first.pay();
    await second.pay();

    const orders = await shop.database.query(
      `SELECT status, payment_order_id AS id FROM "order" WHERE payment_order_id = ANY ($1::uuid[])`,
      [[first.id, second.id]],
    );
    expect(orders).toContainEqual({ status: OrderStatus.CONFIRMED, id: first.id });
    expect(orders).toContainEqual({ status: OrderStatus.REFUNDED, id: second.id });
    expect(await offerNow(offer)).toMatchObject({ uses: 1, spentPaise: 1_000 });
    await stop(offer);
  });
});

describe('a product', () => {
  it('tells of the offers that name it, in the language of the visitor, and of no others', async () => {
    const [rice, salt] = await Promise.all([aVariant(shop, { price: 100 }), aVariant(shop, { price: 20 })]);
    const terms = { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) };
    const OFFERS = `query ($id: ID!) { product(id: $id) { name offers { title text } } }`;
    const told = async ({ productId: id }: ProductVariant, language = 'en') =>
      (await shop.graphql(OFFERS, { id }, { headers: { 'accept-language': language } })).data.product;
    expect(await told(rice)).toMatchObject({ offers: [] });

    const offer = await anOffer(shop.ctx(), { terms });
    const others = await Promise.all([
      anOffer(shop.ctx()),
      anOffer(shop.ctx(), { terms, endsAt: new Date('2025-01-01') }),
      anOfferCode(shop.ctx(), 'HIDDEN', { terms }),
    ]);

    const { name, offers } = await told(rice);
    expect(offers).toEqual([{ title: 'Ten percent off', text: `10 % off ${name}` }]);
    expect((await told(rice, 'hi')).offers[0].text).toMatch(/पर 10 % छूट$/);
    expect(await told(salt)).toMatchObject({ offers: [] });
    await Promise.all([offer, ...others].map(stop));
    expect(await told(rice)).toMatchObject({ offers: [] });
  });

  it('is called by its new name in the sentence of an offer as soon as it has one', async () => {
    const rice = await aVariant(shop, { price: 100 });
    const offer = await anOffer(shop.ctx(), {
      terms: { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) },
    });
    const said = async () =>
      (await shop.graphql('query ($id: ID!) { product(id: $id) { offers { text } } }', { id: rice.productId })).data
        .product.offers[0].text;
    await said();

    await shop.database.query(`UPDATE product SET name = 'Rice of the new harvest' WHERE id = $1`, [rice.productId]);

    expect(await said()).toBe('10 % off Rice of the new harvest');
    await stop(offer);
  });
});

describe('what everybody pays', () => {
  const PRICES = `query ($id: ID!) { product(id: $id) { price offerPrice offers { endsAt } } }`;
  const pricesOf = async ({ productId: id }: ProductVariant) =>
    (await shop.graphql(PRICES, { id })).data.product as { price: number; offerPrice: number | null; offers: object[] };

  it.each<[string, Partial<Offer>, object, number | null]>([
    ['percent off each piece', {}, {}, 90],
    ['percent from an amount on', {}, { minPaise: 20_000 }, null],
    ['percent up to an amount', {}, { maxDiscountPaise: 100 }, null],
    ['percent for a few', { maxUses: 5 }, {}, null],
    ['percent of a first order', { firstOrderOnly: true }, {}, null],
    ['percent by a way to pay', { paymentOption: 'online' }, {}, null],
    ['percent that stands beside no other', { combines: false }, {}, null],
  ])('follows %s only where nothing depends on anything', async (_, facts, terms, offerPrice) => {
    const rice = await aVariant(shop, { price: 100 });
    const offer = await anOffer(shop.ctx(), {
      ...facts,
      terms: { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice), ...terms },
    });

    expect(await pricesOf(rice)).toMatchObject({ price: 100, offerPrice });
    const told = await shop.rest(`GET /api/products/${rice.productId}`);
    expect(told.body).toMatchObject({ price: 100, offerPrice, offers: [{ offerId: offer.id, endsAt: null }] });
    await stop(offer);
  });

  it('is told to the moment at which an offer ends, from memory too', async () => {
    const rice = await aVariant(shop, { price: 100 });
    const endsAt = new Date(Date.now() + 2_000);
    const terms = { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) };
    await anOffer(shop.ctx(), { terms, endsAt });
    expect(await pricesOf(rice)).toMatchObject({ offerPrice: 90, offers: [{ endsAt: endsAt.toISOString() }] });
    await untilCached(shop, () => pricesOf(rice));

    await new Promise((resolve) => setTimeout(resolve, endsAt.getTime() - Date.now()));

    expect(await pricesOf(rice)).toEqual({ price: 100, offerPrice: null, offers: [] });
  });

  it('counts for the lowest price of 30 days that stands beside a struck one', async () => {
    const [rice, salt, oil] = await Promise.all([100, 20, 150].map((price) => aVariant(shop, { price })));
    if (!rice || !salt || !oil) throw new Error('There are three.');
    const month = (variant: ProductVariant) =>
      shop.database.query(`UPDATE variant_price SET since = now() - interval '40 days' WHERE variant_id = $1`, [
        variant.id,
      ]);
    await Promise.all([rice, salt, oil].map(month));
    const off = async (variant: ProductVariant, terms: object, [began, ended]: [number, number]) => {
      const offer = await anOffer(shop.ctx(), {
        terms: { kind: 'PERCENT_OFF', percent: 30, scope: forProduct(variant), ...terms },
      });
      await stop(offer);
      await shop.database.query(
        `UPDATE offer_run SET began_at = now() - $2 * interval '1 day', ended_at = now() - $3 * interval '1 day'
         WHERE offer_id = $1`,
        [offer.id, began, ended],
      );
    };
    await shop.database.query('TRUNCATE offer_run');
    await off(rice, {}, [5, 1]);
    await off(salt, { minPaise: 5_000 }, [5, 1]);
    await off(oil, {}, [39, 35]);

    for (const { id, pricePaise } of [rice, salt, oil])
      await shop.database.manager.update(ProductVariant, { id }, { pricePaise: asPaise(pricePaise - 500) });

    const lowest = async ({ id }: ProductVariant) =>
      (await shop.database.manager.findOneByOrFail(ProductVariant, { id })).lowestPricePaise;
    expect(await lowest(rice)).toBe(7_000);
    expect(await lowest(salt)).toBe(2_000);
    expect(await lowest(oil)).toBe(15_000);
  });
});

describe('an offer for a way to pay', () => {
  it('holds with that way alone, and each way tells its total', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 2);
    const terms = { kind: 'PERCENT_OFF', percent: 10, scope: forProduct(rice) };
    const offer = await anOffer(shop.ctx(), { paymentOption: 'online', terms });

    expect(await cartOf(buyer)).toMatchObject({ discount: 0, offerHints: [{ paymentOption: 'online' }] });
    const CHOICES = `{ me { cart { paymentChoices(pin: "560001") { code fee discount shipping total } } } }`;
    const choices = (await shop.graphql(CHOICES, {}, { as: buyer })).data.me.cart.paymentChoices;
    expect(choices).toMatchObject([
      { code: 'online', discount: 20, total: 180 },
      { code: 'cash', discount: 0, fee: 30, total: 230 },
    ]);
    expect((await start(shop, buyer, { total: 180 })).paymentOrder.amountPaise).toBe(18_000);
    await stop(offer);
  });
});

describe('an order', () => {
  it('names what it was bought by as it was called then: on its page, under /api, by mail and on its bill', async () => {
    await shop.database.manager.save(DeliveryTerms, {
      id: 1,
      feePaise: 4_000,
      freeFromPaise: 500_000,
    } as DeliveryTerms);
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const scope = forProduct(rice);
    const buyer = await aBuyer(shop, rice, 2);
    const percent = await anOfferCode(shop.ctx(), 'POOJA', {
      title: 'Durga Puja',
      translations: { hi: { name: 'दुर्गा पूजा' } } as Offer['translations'],
      terms: { kind: 'PERCENT_OFF', percent: 10, scope },
    });
    const free = await anOffer(shop.ctx(), { title: 'We carry it', terms: { kind: 'FREE_DELIVERY', scope } });
    const admin = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
    await apply(buyer, 'POOJA');
    const id = await anOrderOf(shop, buyer);

    await shop.database.manager.update(Offer, { id: percent.id }, { title: 'Last year', translations: {} });
    for (const status of TO_THE_DOOR.slice(0, 2)) await setOrderStatus(admin, id, status);
    await runDueJobs(shop);

    const ORDER = `query ($id: ID!) { order(id: $id) { total offers { title code discount } } }`;
    const { data } = await shop.graphql(ORDER, { id }, { as: buyer });
    const named = [
      { title: 'Durga Puja', code: 'POOJA', discount: 20 },
      { title: 'We carry it', code: null, discount: 40 },
    ];
    expect(data.order).toEqual({ total: 180, offers: named });
    const hindi = { headers: { 'accept-language': 'hi' } };
    const told = await shop.rest(`GET /api/orders/${id}`, { as: buyer, ...hindi });
    expect(told.body.offers).toMatchObject([{ ...named[0], title: 'दुर्गा पूजा' }, named[1]]);
    const mail = await findMail(shop.database.manager, `order-confirmed.${id}`);
    expect(mail?.text).toContain('Delivery: ₹40.00\nDurga Puja (POOJA): −₹20.00\nWe carry it: −₹40.00\nTotal: ₹180.00');
    const order = await shop.database.manager.findOneByOrFail(Order, { id });
    const bill = await drawDocuments(shop.ctx(), order, 'en');
    expect(textOfPdf(bill?.content ?? Buffer.alloc(0))).toContain(
      'Discount by: Durga Puja (POOJA) −₹20.00, We carry it −₹40.00',
    );
    await Promise.all([percent, free].map(stop));
    await shop.database.manager.delete(DeliveryTerms, { id: 1 });
  });
});

describe('what goes back', () => {
  it('of a line in parts is what was paid for it, to the paisa, also by credit notes', async () => {
    const rice = await aVariant(shop, { price: 100, countInStock: 50 });
    const buyer = await aBuyer(shop, rice, 3);
    const salt = await aVariant(shop, { price: 20, countInStock: 50 });
    await aFilledCart(shop.ctx(), buyer, { [salt.id]: 1 });
    const terms = { kind: 'AMOUNT_OFF', amountPaise: 10_000, scope: forProduct(rice) };
    const offer = await anOffer(shop.ctx(), { terms });
    const orderId = await anOrderOf(shop, buyer, TO_THE_DOOR);
    await stop(offer);
    const admin = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
    const [line] = await shop.database.manager.findBy(OrderLine, { orderId, variantId: rice.id });

    const refunded: number[] = [];
    for (let piece = 1; piece <= 3; piece++) {
      const lines = [{ lineId: line?.id ?? '', quantity: 1 }];
      const { orderReturn } = await requestReturn(shop.ctx(buyer), { orderId, lines, reason: 'Came broken' });
      await approveReturn(admin, orderReturn.id, null);
      await receiveReturn(admin, orderReturn.id, { restocks: true, amountPaise: null, note: null });
      const [{ paise }] = await shop.database.query(
        `SELECT sum(amount_paise)::bigint AS paise FROM refund WHERE reason = 'returned' AND occasion = $1`,
        [orderReturn.id],
      );
      refunded.push(paise);
    }

    expect(refunded).toEqual([6_667, 6_667, 6_666]);
    const notes = await shop.database.query(
      `SELECT l.quantity, l.discount_paise AS discount, l.amount_paise AS amount FROM invoice_line l
       JOIN invoice i ON i.id = l.invoice_id WHERE i.order_id = $1 AND i.kind = 'CREDIT_NOTE' ORDER BY i.id`,
      [orderId],
    );
    expect(notes).toEqual([
      { quantity: 1, discount: 3_333, amount: 6_667 },
      { quantity: 1, discount: 3_333, amount: 6_667 },
      { quantity: 1, discount: 3_334, amount: 6_666 },
    ]);
  });
});
