import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { aVariant, BILLING, payAtStandIn } from '../testing/factories/checkout.factory.js';
import { findBreaches, openBooks } from '../testing/invariants.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { earliestIn, promisesOf } from './delivery.service.js';
import { deliveryWords } from './delivery.words.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import { FreshCategory } from './fresh-category.entity.js';
import { promiseFor, zoneOf } from './promise.js';

const city: DeliveryZone = {
  ...{ id: 'city', name: 'Bengaluru', pinPrefixes: ['560'], freshDays: 0, generalDays: 2, cutoff: '17:00' },
  ...{ expressDays: 1, takesCash: true, weekdays: [1, 2, 3, 4, 5, 6, 7], slots: ['07:00-10:00', '18:00-21:00'] },
};
const rest: DeliveryZone = {
  ...{ id: 'rest', name: 'Rest of India', pinPrefixes: ['5', '7'], freshDays: null, generalDays: 3, cutoff: '17:00' },
  ...{ expressDays: null, takesCash: false, weekdays: [1, 2, 3, 4, 5, 6], slots: [] },
};
/** A moment of Tuesday, 24 November 2026 in India, unless another day is given. */
const at = (time: string, day = '2026-11-24') => new Date(`${day}T${time}:00+05:30`);
const words = (zone: DeliveryZone | null, now: Date) =>
  promisesOf('560001', zone, now).map(({ text, shortText }) => [text, shortText]);

describe('what is promised', () => {
  it.each([
    ['in the morning', at('09:00'), 'Delivery today, 6 pm to 9 pm', 'Delivery today'],
    ['before the first time of the day', at('05:30'), 'Delivery today, 7 am to 10 am', 'Delivery today'],
    [
      'too late to pack for the last time of the day',
      at('17:30'),
      'Delivery tomorrow, 7 am to 10 am',
      'Delivery tomorrow',
    ],
    [
      'just before midnight, when it is still yesterday in London',
      at('23:59'),
      'Delivery tomorrow, 7 am to 10 am',
      'Delivery tomorrow',
    ],
    ['just after midnight', at('00:01'), 'Delivery today, 7 am to 10 am', 'Delivery today'],
  ])('of greens in the city, %s', (_when, now, text, shortText) => {
    expect(words(city, now)[0]).toEqual([text, shortText]);
  });

  it.each([
    ['before the cut-off', at('16:59'), 'Delivery by Thu, 26 Nov'],
    ['after the cut-off', at('17:00'), 'Delivery by Fri, 27 Nov'],
  ])('of rice in the city, %s', (_when, now, text) => {
    expect(words(city, now)[1]?.[0]).toBe(text);
  });

  it.each([
    ['today', city, at('09:00'), 'डिलीवरी आज, शाम 6 से रात 9 बजे', 'डिलीवरी आज'],
    ['tomorrow morning', city, at('17:30'), 'डिलीवरी कल, सुबह 7 से 10 बजे', 'डिलीवरी कल'],
    ['nowhere', rest, at('09:00'), '560001 पर अभी ताज़ा सामान की डिलीवरी नहीं है', '560001 पर नहीं'],
  ])('is said in Hindi to those who chose it, %s', (_when, zone, now, text, shortText) => {
    const [fresh, general] = promisesOf('560001', zone, now, 'hi');

    expect([fresh?.text, fresh?.shortText]).toEqual([text, shortText]);
    expect(general?.text).toMatch(/^डिलीवरी (गुरु|शुक्र), 2[67] नवंबर तक$/);
  });

  it('says the hours in Marathi as Marathi does', () => {
    const comes = (now: Date) => promisesOf('560001', city, now, 'mr')[0]?.text;

    expect(comes(at('09:00'))).toMatch(/आज, संध्याकाळी 6 ते रात्री 9$/);
    expect(comes(at('17:30'))).toMatch(/उद्या, सकाळी 7 ते 10$/);
  });

  it('leaves out the days on which nothing is brought', () => {
    expect(words(rest, at('10:00', '2026-11-26'))[1]).toEqual(['Delivery by Mon, 30 Nov', 'Delivery by Mon, 30 Nov']);
  });

  it('is said in plain words where fresh goods, or any goods, are not brought', () => {
    expect(words(rest, at('10:00'))[0]?.[0]).toBe('We do not deliver fresh food to 560001 yet');
    expect(words(null, at('10:00')).map(([text]) => text)).toEqual(Array(2).fill('We do not deliver to 560001 yet'));
  });

  it.each([
    ['in the morning', [rest, city], at('09:00'), 'Delivery from today'],
    ['too late for the last time of the day', [rest, city], at('17:30'), 'Delivery from tomorrow'],
    ['of a shop that needs three days', [rest], at('10:00'), 'Delivery from Fri, 27 Nov'],
    ['of a shop that brings nothing', [{ ...rest, generalDays: null }], at('10:00'), null],
  ])('is told by its first day to a visitor whose PIN code is not known, %s', (_when, zones, now, words) => {
    expect(earliestIn(zones, now)).toBe(words);
  });

  it('lets two days of times be chosen', () => {
    const { slots = [] } = promiseFor(city, 'FRESH' as never, at('09:00')) ?? {};

    expect(slots.map(({ date, hours }) => `${date} ${hours}`)).toEqual([
      '2026-11-24 18:00-21:00',
      '2026-11-25 07:00-10:00',
      '2026-11-25 18:00-21:00',
    ]);
  });

  it('follows the zone that names most of the PIN code', () => {
    expect(['560001', '570001', '110001'].map((pin) => zoneOf([rest, city], pin)?.name ?? null)).toEqual([
      'Bengaluru',
      'Rest of India',
      null,
    ]);
  });
});

describe('in the shop', () => {
  let shop: TestShop;
  let greens: ProductVariant;
  let rice: ProductVariant;
  let admin: User;

  beforeAll(async () => {
    shop = await openShop();
    const { db } = shop.ctx();
    await db.insert(DeliveryZone, [
      {
        name: 'Bengaluru',
        pinPrefixes: ['560'],
        freshDays: 1,
        generalDays: 2,
        expressDays: 1,
        cutoff: '23:59',
        slots: ['07:00-10:00', '18:00-21:00'],
      },
      { name: 'Elsewhere', pinPrefixes: ['7'], generalDays: 5, cutoff: '17:00' },
    ]);
    const food = await aCategory(shop.ctx());
    const leaves = await aCategory(shop.ctx(), { parentId: food.id });
    const spinach = await aCategory(shop.ctx(), { parentId: leaves.id });
    await db.insert(FreshCategory, { categoryId: leaves.id });
    greens = await aVariant(shop, { categoryId: food.id, subCategoryId: spinach.id, price: 40.5 });
    rice = await aVariant(shop, { categoryId: food.id, price: 300 });
    admin = await aUser(shop.ctx(), { isAdmin: true });
  });

  afterAll(() => shop.close());

  const PROMISE = 'query ($id: ID!) { product(id: $id) { deliveryPromise { kind isServed text pin place } } }';
  const promiseOf = async ({ productId }: ProductVariant, cookie?: string) =>
    (await shop.graphql(PROMISE, { id: productId }, cookie ? { headers: { cookie } } : {})).data.product
      .deliveryPromise;

  it('the browser remembers the PIN code, and goods are promised by what they are', async () => {
    expect(await promiseOf(greens)).toBeNull();
    expect(await promiseOf(greens, 'pin=560001')).toMatchObject({ kind: 'FRESH', isServed: true, place: 'Bengaluru' });
    expect(await promiseOf(rice, 'theme=dark; pin=560001')).toMatchObject({ kind: 'GENERAL', pin: '560001' });
    expect(await promiseOf(greens, 'pin=700001')).toMatchObject({ isServed: false });
    expect(await promiseOf(greens, 'pin=000001')).toBeNull();
  });

  it('a visitor whose PIN code is not known is told from which day on goods come, in the language of the page', async () => {
    const told = async (cookie: string) =>
      (await shop.graphql('{ shop { earliestDelivery } }', {}, { headers: { cookie } })).data.shop.earliestDelivery;

    // On a Saturday it is Monday, by its date.
    expect(await told('lang=en')).toMatch(/^Delivery from (today|tomorrow|\w+, \d+ \w+)$/);
    expect(await told('lang=hi')).toMatch(/^डिलीवरी (आज|कल|\S+, \d+ \S+) से$/);
    expect(await told('lang=mr')).toMatch(/^डिलिव्हरी (आज|उद्या|\S+, \d+ \S+) पासून$/);
  });

  it('an answer from memory is one for the same PIN code', async () => {
    for (const pin of ['560001', '700001', '560001']) {
      expect(await promiseOf(rice, `pin=${pin}`)).toMatchObject({ pin });
    }
    expect(await promiseOf(rice)).toBeNull();
  });

  const chosen = async (deliverySlot: string | null, zipCode = '560 001') => {
    const as = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), as, { [greens.id]: 1, [rice.id]: 1 });
    const asked = '{ me { cart { subTotal shipping total deliveryPromises(pin: "560001") { kind slots { code } } } } }';
    const { cart } = (await shop.graphql(asked, {}, { as })).data.me;
    const body = { ...BILLING, zipCode, deliverySlot: deliverySlot ?? cart.deliveryPromises[0].slots[1].code };
    return { as, cart, started: await shop.rest('POST /api/payment/order', { as, body }) };
  };
  const ordered = async ({ as, started }: Awaited<ReturnType<typeof chosen>>) => {
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, started.body.orderId);
    return (await shop.rest('POST /api/orders/create', { as, body: { paymentId } })).body;
  };

  it('an order keeps the chosen time, and the day of everything else', async () => {
    const wish = await chosen(null);
    const [fresh, general] = wish.cart.deliveryPromises;
    const order = await ordered(wish);

    expect([fresh.kind, general.kind]).toEqual(['FRESH', 'GENERAL']);
    expect(order.deliveries).toMatchObject([
      {
        kind: 'fresh',
        slot: '18:00-21:00',
        text: `Delivery ${deliveryWords('en').exactDay(fresh.slots[1].code.slice(0, 10))}, 6 pm to 9 pm`,
      },
      { kind: 'general', slot: null },
    ]);
    const { data } = await shop.graphql(
      'query ($id: ID!) { order(id: $id) { shipping deliveries { text } } }',
      { id: order.id },
      { as: wish.as },
    );
    expect(data.order).toEqual({
      shipping: 0,
      deliveries: order.deliveries.map(({ text }: { text: string }) => ({ text })),
    });
  });

  it.each([
    ['where fresh food comes at a time of the day', '560001'],
    ['where only what keeps is brought', '700001'],
    ['outside all zones', '110001'],
  ])('a list, a product, the cart, the checkout and the order promise the same, %s', async (_where, pin) => {
    const as = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), as, { [greens.id]: 1, [rice.id]: 1 });
    const headers = { cookie: `pin=${pin}` };
    const asked = `query ($greens: ID!, $rice: ID!, $ids: [ID!]!) {
      greens: product(id: $greens) { deliveryPromise { ...Promise } }
      rice: product(id: $rice) { deliveryPromise { ...Promise } }
      products(ids: $ids) { nodes { id deliveryPromise { ...Promise } } }
      here: deliveryPromises { ...Promise }
      typed: deliveryPromises(pin: "${pin}") { ...Promise }
      me { cart { here: deliveryPromises { ...Promise } typed: deliveryPromises(pin: "${pin}") { ...Promise } } }
    } fragment Promise on DeliveryPromise { kind isServed text shortText date pin place }`;
    const ids = { greens: greens.productId, rice: rice.productId };

    const { data } = await shop.graphql(asked, { ...ids, ids: Object.values(ids) }, { as, headers });

    const promises = [data.greens.deliveryPromise, data.rice.deliveryPromise];
    const listed = Object.values(ids).map(
      (id) => data.products.nodes.find((node: { id: string }) => node.id === id).deliveryPromise,
    );
    expect(promises.map(({ kind, pin: to }) => [kind, to])).toEqual([
      ['FRESH', pin],
      ['GENERAL', pin],
    ]);
    for (const said of [listed, data.here, data.typed, data.me.cart.here, data.me.cart.typed]) {
      expect(said).toEqual(promises);
    }
    const started = await shop.rest('POST /api/payment/order', { as, body: { ...BILLING, zipCode: pin } });
    const { deliveries } = await ordered({ as, cart: null, started });
    expect(deliveries.map(({ kind, date }: { kind: string; date: string }) => [kind, date])).toEqual(
      promises.filter(({ isServed }) => isServed).map(({ kind, date }) => [kind.toLowerCase(), date]),
    );
  });

  it('refuses a time that is not offered, and promises nothing outside all zones', async () => {
    expect((await chosen('2020-01-01 07:00-10:00')).started).toMatchObject({
      status: 400,
      body: { field: 'deliverySlot', msg: 'This delivery time is no longer available. Please choose another.' },
    });
    const abroad = await chosen('', 'SW1A 1AA');
    expect((await ordered(abroad)).deliveries).toEqual([]);
  });

  it('charges the same fee in the cart, at the checkout and on the order, and none from the limit on', async () => {
    const books = await openBooks(shop.database);
    const set =
      'mutation ($fee: Rupees!, $from: Rupees!) { setDeliveryTerms(fee: $fee, freeFrom: $from) { deliveryTerms { fee freeFrom } userErrors { field } } }';
    const terms = async (fee: number, from: number) =>
      (await shop.graphql(set, { fee, from }, { as: admin })).data.setDeliveryTerms;

    expect((await terms(50, 500)).deliveryTerms).toEqual({ fee: 50, freeFrom: 500 });
    const paid = await chosen('');
    expect(paid.cart).toMatchObject({ subTotal: 340.5, shipping: 50, total: 390 });
    expect(paid.started.body.amount).toBe(39_000);
    expect(await ordered(paid)).toMatchObject({ amount: 390, shipping: 50 });

    const promised = async () => (await shop.graphql('{ shop { freeDeliveryFrom } }')).data.shop.freeDeliveryFrom;
    expect(await promised()).toBe(500);
    await terms(50, 340);
    expect(await promised()).toBe(340);
    const free = await chosen('');
    expect(free.cart).toMatchObject({ shipping: 0, total: 340 });
    expect(await findBreaches(books)).toEqual([]);
  });

  it('brings sooner what does not spoil, for the fee of express, where the zone and the shop offer it', async () => {
    const books = await openBooks(shop.database);
    const set =
      'mutation ($fee: Rupees) { setExpressFee(fee: $fee) { deliveryTerms { expressFee } userErrors { field } } }';
    const express = async (fee: number | null) => (await shop.graphql(set, { fee }, { as: admin })).data.setExpressFee;
    const buyer = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), buyer, { [rice.id]: 1 });
    const asks = `query ($pin: String!) { me { cart { total shipping expressOffer(pin: $pin) { fee date text }
      deliveryPromises(pin: $pin) { date } } } }`;
    const cartAt = async (pin: string) => (await shop.graphql(asks, { pin }, { as: buyer })).data.me.cart;
    const start = (wishes: object, zipCode = '560001') =>
      shop.graphql(
        `mutation ($input: BillingInput!, $total: Rupees) { startPayment(input: $input, expectedTotal: $total) {
           paymentOrder { id amountPaise providerOrderId } userErrors { code field } } }`,
        { input: { ...BILLING, zipCode, isExpress: true }, ...wishes },
        { as: buyer },
      );

    expect((await cartAt('560001')).expressOffer).toBeNull();
    expect((await start({})).data.startPayment.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'isExpress' }]);
    expect((await express(150)).deliveryTerms).toEqual({ expressFee: 150 });
    expect((await cartAt('700001')).expressOffer).toBeNull();
    const cart = await cartAt('560001');
    expect(cart.expressOffer).toMatchObject({ fee: 150, text: expect.stringContaining('Delivery') });
    expect(cart.expressOffer.date < cart.deliveryPromises[0].date).toBe(true);

    expect((await start({ total: cart.total })).data.startPayment.userErrors).toMatchObject([
      { code: 'PRICE_CHANGED' },
    ]);
    const total = cart.total - cart.shipping + 150;
    const { paymentOrder } = (await start({ total })).data.startPayment;
    expect(paymentOrder.amountPaise).toBe(total * 100);
    const paid = await payAtStandIn(shop, paymentOrder.providerOrderId);
    const { body } = await shop.rest('POST /api/orders/create', {
      as: buyer,
      body: { paymentId: paid.razorpay_payment_id },
    });
    const { order } = (
      await shop.graphql('query ($id: ID!) { order(id: $id) { isExpress shipping deliveries { date text } } }', body, {
        as: buyer,
      })
    ).data;
    expect(order).toMatchObject({ isExpress: true, shipping: 150, deliveries: [{ date: cart.expressOffer.date }] });
    expect(order.deliveries[0].text).toMatch(/^Express delivery by/);
    await express(null);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('zones and what travels as fresh are changed by who runs the shop, and at once', async () => {
    const save = `mutation ($input: DeliveryZoneInput!) {
      saveDeliveryZone(input: $input) { deliveryZone { id name pinPrefixes } userErrors { code field } } }`;
    const input = { name: 'Mysuru', pinPrefixes: ['570'], generalDays: 3, cutoff: '17:00', weekdays: [1], slots: [] };
    const saved = async (change: object) =>
      (await shop.graphql(save, { input: { ...input, ...change } }, { as: admin })).data.saveDeliveryZone;

    const { id } = (await saved({})).deliveryZone;
    expect(await promiseOf(rice, 'pin=570001')).toMatchObject({ place: 'Mysuru' });
    await saved({ id, name: 'Mysuru and around' });
    expect(await promiseOf(rice, 'pin=570001')).toMatchObject({ place: 'Mysuru and around' });

    const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { category { id } } }', {
      id: rice.productId,
    });
    const fresh = 'mutation ($id: ID!, $is: Boolean!) { setFreshCategory(categoryId: $id, isFresh: $is) { ok } }';
    await shop.graphql(fresh, { id: data.product.category.id, is: true }, { as: admin });
    expect(await promiseOf(rice, 'pin=560001')).toMatchObject({ kind: 'FRESH' });
    await shop.graphql(fresh, { id: data.product.category.id, is: false }, { as: admin });

    await shop.graphql('mutation ($id: ID!) { removeDeliveryZone(id: $id) { ok } }', { id }, { as: admin });
    expect(await promiseOf(rice, 'pin=570001')).toMatchObject({ isServed: false, place: null });
    const audit = '{ auditEntries(filter: { subjectType: DELIVERY, subjectId: "ID" }) { nodes { operation } } }';
    const entries = (await shop.graphql(audit.replace('ID"', `${id}"`), {}, { as: admin })).data.auditEntries.nodes;
    expect(entries.map(({ operation }: { operation: string }) => operation)).toEqual([
      'removeDeliveryZone',
      'saveDeliveryZone',
      'saveDeliveryZone',
    ]);
  });
});
