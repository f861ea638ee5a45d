import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOffer } from '../testing/factories/offer.factory.js';
import { aCashOrderOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { findLiveOffers } from './live-offers.js';
import { Offer, OfferStatus } from './offer.entity.js';
import { WHOLE_CART } from './reckon/basket.js';

const PREVIEW = `query ($input: OfferInput!, $days: Int) { previewOffer(input: $input, days: $days) {
  sentence orderCount allOrderCount allCartCount touchedCount sales cost cartCount touchedCartCount cartCost
  conflicts { offer { title } displacedCount beatenCount }
} }`;
const START = 'mutation ($id: ID!) { startOffer(id: $id) { offer { settings { status } } } }';
const OFFER = '{ offer(id: "ID") { title sentence terms { kind } settings { status } results { orderCount } } }';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { role: Role.OWNER });
});
afterAll(() => shop.close());

const liveIds = async () => (await findLiveOffers(shop.ctx())).map(({ id }) => id);

describe('previewOffer', () => {
  it('reckons what an offer would have cost, in which carts it holds, and with what it cannot stand', async () => {
    const ghee = await aVariant(shop, { price: 400, countInStock: 50 });
    const salt = await aVariant(shop, { price: 20, countInStock: 50 });
    await aCashOrderOf(shop, await aBuyer(shop, ghee, 2));
    await aCashOrderOf(shop, await aBuyer(shop, salt, 1));
    await aBuyer(shop, ghee, 1);
    const scope = { ...WHOLE_CART, productIds: [ghee.productId] };
    const other = await anOffer(shop.ctx(), { title: 'Ghee days', terms: { kind: 'PERCENT_OFF', percent: 5, scope } });
    const terms = { kind: 'PERCENT_OFF', percent: 10, scope };
    const days = { startsAt: '2030-01-01T00:00:00Z', needsCode: true };

    const variables = { input: { title: 'More ghee', terms, ...days } };
    const { data } = await shop.graphql(PREVIEW, variables, { as: admin });

    // 10 percent of ₹800, of which the other gives half already.
    expect(data.previewOffer).toMatchObject({ orderCount: 2, allOrderCount: 2, touchedCount: 1, sales: 800, cost: 40 });
    expect(data.previewOffer).toMatchObject({ cartCount: 1, touchedCartCount: 1, cartCost: 20 });
    expect(data.previewOffer.conflicts).toEqual([{ offer: { title: 'Ghee days' }, displacedCount: 2, beatenCount: 0 }]);
    expect(await shop.database.manager.countBy(Offer, { title: 'More ghee' })).toBe(0);
    await shop.database.manager.delete(Offer, { id: other.id });
  });

  it('refuses what could not be saved, and more days than there is a preview for', async () => {
    const input = { title: 'None', terms: { kind: 'PERCENT_OFF', percent: 0 } };
    const refused = await shop.graphql(PREVIEW, { input }, { as: admin });
    const long = await shop.graphql(PREVIEW, { input, days: 32 }, { as: admin });

    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'terms.percent' });
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'days' });
  });
});

describe('findLiveOffers', () => {
  it('follows at once who starts and stops an offer, and the audit names them', async () => {
    const { id } = await anOffer(shop.ctx(), { status: OfferStatus.DRAFT });
    expect(await liveIds()).not.toContain(id);

    await shop.graphql(START, { id }, { as: admin });
    expect(await liveIds()).toContain(id);

    await shop.database.manager.update(Offer, { id }, { status: OfferStatus.STOPPED });
    expect(await liveIds()).not.toContain(id);
    const [entry] = await shop.database.manager.findBy(AuditEntry, { subjectId: id });
    expect(entry).toMatchObject({ operation: 'startOffer', after: { status: 'LIVE' }, actorId: admin.id });
  });

  it('is read anew when the last use is gone, and not for the uses before', async () => {
    const { id } = await anOffer(shop.ctx(), { maxUses: 3 });
    const version = async () => (await shop.database.query(VERSION))[0].sum;
    const before = await version();

    await shop.database.query('UPDATE offer SET uses = 2, spent_paise = 500 WHERE id = $1', [id]);
    expect(await version()).toBe(before);

    await shop.database.query('UPDATE offer SET uses = 3 WHERE id = $1', [id]);
    expect(await version()).not.toBe(before);
    expect((await findLiveOffers(shop.ctx())).find((live) => live.id === id)?.isUsedUp).toBe(true);
    await shop.database.query('UPDATE offer SET uses = 0, spent_paise = 0 WHERE id = $1', [id]);
    await shop.database.manager.delete(Offer, { id });
  });

  it('leaves out an offer whose kind no feature knows any more', async () => {
    const { id } = await anOffer(shop.ctx(), { terms: { kind: 'GONE' } });

    expect(await liveIds()).not.toContain(id);
    const { data } = await shop.graphql(OFFER.replace('ID', id), {}, { as: admin });
    expect(data.offer).toMatchObject({ sentence: '', terms: { kind: 'GONE' } });
  });
});

const VERSION = 'SELECT sum(reference_changes)::integer AS sum FROM catalogue_version';

describe('the sentence of an offer', () => {
  it.each([
    [
      { kind: 'AMOUNT_OFF', amountPaise: 5_050, minPaise: 50_000 },
      '₹50.50 off everything from ₹500',
      'हर सामान पर ₹50.50 की छूट, ₹500 की ख़रीद से',
    ],
    [{ kind: 'FREE_DELIVERY', minQuantity: 3 }, 'Free delivery from 3 pieces', 'मुफ़्त डिलीवरी, 3 पीस से'],
    [
      { kind: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1, percent: 50, maxSets: 2 },
      'Buy 2 of everything, get 1 at 50 % off, at most 2 times in an order',
      'हर सामान में से 2 ख़रीदें, 1 पर 50 % छूट पाएँ, एक ऑर्डर में ज़्यादा से ज़्यादा 2 बार',
    ],
  ])('is said in English and Hindi: %#', async (terms, english, hindi) => {
    const { id } = await anOffer(shop.ctx(), { status: OfferStatus.DRAFT, terms });
    const ask = (language: string) =>
      shop.graphql(OFFER.replace('ID', id), {}, { as: admin, headers: { 'Accept-Language': language } });

    expect((await ask('en')).data.offer.sentence).toBe(english);
    expect((await ask('hi')).data.offer.sentence).toBe(hindi);
  });

  it('says when, for whom and how it holds', async () => {
    const facts = { weekdays: [6, 7], hoursFrom: '17:00', hoursUntil: '21:00' };
    const { id } = await anOffer(shop.ctx(), {
      ...{ ...facts, status: OfferStatus.DRAFT, firstOrderOnly: true, needsCode: true, paymentOption: 'upi' },
    });

    const { data } = await shop.graphql(OFFER.replace('ID', id), {}, { as: admin });

    expect(data.offer.sentence).toBe(
      '10 % off everything, on a first order, paid by UPI, on Saturday and Sunday, 17:00 to 21:00, with a code',
    );
  });

  it('tells days that follow one another by the first and the last', async () => {
    const { id } = await anOffer(shop.ctx(), { status: OfferStatus.DRAFT, weekdays: [1, 2, 3, 4, 5] });
    const told = async (language: string) =>
      (await shop.graphql(OFFER.replace('ID', id), {}, { as: admin, headers: { 'accept-language': language } })).data;

    expect((await told('en')).offer.sentence).toBe('10 % off everything, on Monday to Friday');
    expect((await told('hi')).offer.sentence).toContain('सोमवार से शुक्रवार को');
  });
});
