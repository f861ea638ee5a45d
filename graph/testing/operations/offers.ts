import { Offer, OfferStatus } from '../../offers/offer.entity.js';
import { OfferCode } from '../../offers/offer-code.entity.js';
import { bad, badInputs, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { among, matching, number } from './shows.js';
import { alike, NOTICE, told } from './told.js';
import { catalogueWriters } from './who.js';

const scope = { categoryIds: [], brands: [], productIds: [] };
const terms = { kind: 'PERCENT_OFF', scope, percent: 10, maxDiscountPaise: null, minPaise: 40_000, minQuantity: null };

function anOffer(scene: Scene, facts: object = {}): Promise<string> {
  return scene.save(Offer, { title: 'Fruit days', terms, ...facts });
}

let codesMade = 0;

const aCode = async (scene: Scene, facts: object = {}) => {
  const offerId = await anOffer(scene, facts);
  codesMade += 1;
  const code = `TWICE-${codesMade}`;
  await scene.save(OfferCode, { offerId, code });
  return { offerId, input: { code } };
};

const ONE_OFFER = told('title hindiTitle sentence startsAt endsAt', {
  ...{ status: 'settings.status', uses: 'settings.uses', spent: 'settings.spent', budget: 'settings.budget' },
});

/** Offers as staff make them. */
export const OFFERS: Rows = {
  OfferChoices: {
    who: catalogueWriters,
    shows: {
      kinds: among({ code: 'PERCENT_OFF', label: 'Percent off' }),
      paymentOptions: among({ code: 'upi', label: 'UPI alone' }),
    },
  },
  Offers: {
    who: catalogueWriters,
    needs: async (scene) => void (await anOffer(scene, { status: OfferStatus.LIVE })),
    shows: { nodes: among({ title: 'Fruit days', sentence: '10 % off everything from ₹400' }) },
    rest: {
      ...{ call: 'GET /offers', in: 'offers', at: 'nodes', tells: [ONE_OFFER] },
      query: () => ({ status: 'LIVE', first: 20 }),
    },
  },
  Offer: {
    who: catalogueWriters,
    needs: async (scene) => {
      const categoryIds = [scene.goods.food.id];
      return { id: await anOffer(scene, { terms: { ...terms, scope: { ...scope, categoryIds } } }) };
    },
    shows: {
      sentence: '10 % off Food from ₹400',
      categories: [{ name: 'Food' }],
      codes: { totalCount: 0 },
      results: { orderCount: 0, sales: 0 },
    },
    rest: { call: 'GET /offers/:id', tells: ONE_OFFER },
  },
  SaveOffer: {
    who: catalogueWriters,
    needs: (scene) => ({
      input: { terms: { kind: 'PERCENT_OFF', percent: 10, scope: { ...scope, categoryIds: [scene.goods.food.id] } } },
    }),
    shows: { offer: { sentence: '10 % off Food', settings: { status: 'DRAFT' } } },
    limits: [
      ...badInputs({ title: [' ', 'x'.repeat(81)], weekdays: [[8]], maxUses: [0], budget: [0] }),
      ...badInputs({ hoursFrom: ['16:00', '25:00'], paymentOption: ['shells', 'cash'] }),
      bad('a bank without its offer', { input: { paymentOption: 'bank-card' } }, 'providerOfferId'),
      bad('hours that do not differ', { input: { hoursFrom: '16:00', hoursUntil: '16:00' } }, 'hoursUntil'),
      bad('no kind', { input: { terms: { kind: 'GIFT' } } }, 'terms.kind'),
      bad('more than all', { input: { terms: { kind: 'PERCENT_OFF', percent: 101 } } }, 'terms.percent'),
      bad('no amount', { input: { terms: { kind: 'AMOUNT_OFF' } } }, 'terms.amount'),
      bad(
        'steps that go down',
        {
          input: {
            terms: {
              kind: 'TIERS',
              tiersBy: 'QUANTITY',
              tiers: [
                { fromQuantity: 5, percent: 10 },
                { fromQuantity: 2, percent: 5 },
              ],
            },
          },
        },
        'terms.tiers',
      ),
      bad(
        'an end before the beginning',
        { input: { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' } },
        'endsAt',
      ),
      ['an offer that there is not', 'NOT_FOUND', { input: { id: 'nonsense' } }, 'id'],
    ],
    rest: { call: 'POST /offers', at: 'offer', tells: ONE_OFFER },
  },
  PreviewOffer: {
    who: catalogueWriters,
    shows: { sentence: '₹50 off everything from ₹500', orderCount: number, cost: number },
  },
  CreateOfferCodes: {
    who: catalogueWriters,
    needs: async (scene) => ({ offerId: await anOffer(scene) }),
    shows: { codes: [matching(/^DIWALI-[A-Z2-9]{8}$/), matching(/^DIWALI-/), matching(/^DIWALI-/)] },
    limits: [
      ...badInputs({ code: ['AB', 'WITH BLANKS'], count: [0, 1_001], prefix: ['!'], maxUses: [0] }),
      ['a code that there is', 'CONFLICT', (scene) => aCode(scene), 'code'],
      ['of no offer', 'NOT_FOUND', { offerId: 'nonsense' }, 'offerId'],
    ],
    rest: { call: 'POST /offers/:id/codes', id: 'offerId', tells: { codes: alike((codes) => codes.length, 'codes') } },
  },
  DeleteOfferCode: {
    who: catalogueWriters,
    needs: async (scene) => {
      const { offerId, input } = await aCode(scene, { status: OfferStatus.LIVE });
      return { offerId, code: input.code };
    },
    shows: { ok: true },
    limits: [
      ['a code that it does not have', 'NOT_FOUND', { code: 'NOBODY' }, 'code'],
      ['of no offer', 'NOT_FOUND', { offerId: 'nonsense' }, 'offerId'],
    ],
    rest: { call: 'DELETE /offers/:id/codes/:code', id: 'offerId', tells: NOTICE },
  },
  StartOffer: {
    who: catalogueWriters,
    needs: async (scene) => ({ id: await anOffer(scene) }),
    shows: { offer: { settings: { status: 'LIVE' } } },
    limits: [
      [
        'one that has ended',
        'CONFLICT',
        async (scene) => ({ id: await anOffer(scene, { endsAt: new Date(0) }) }),
        'id',
      ],
      ['one without its code', 'CONFLICT', async (scene) => ({ id: await anOffer(scene, { needsCode: true }) }), 'id'],
      ['no offer', 'NOT_FOUND', { id: 'nonsense' }, 'id'],
    ],
    rest: { call: 'POST /offers/:id/start', at: 'offer', tells: ONE_OFFER },
  },
  StopOffer: {
    who: catalogueWriters,
    needs: async (scene) => ({ id: await anOffer(scene, { status: OfferStatus.LIVE }) }),
    shows: { offer: { settings: { status: 'STOPPED' } } },
    limits: [['no offer', 'NOT_FOUND', { id: 'nonsense' }, 'id']],
    rest: { call: 'POST /offers/:id/stop', at: 'offer', tells: ONE_OFFER },
  },
  DeleteOffer: {
    who: catalogueWriters,
    needs: async (scene) => ({ id: await anOffer(scene) }),
    shows: { ok: true },
    rest: { call: 'DELETE /offers/:id', tells: NOTICE },
    limits: [
      [
        'one that was started',
        'CONFLICT',
        async (scene) => ({ id: await anOffer(scene, { status: OfferStatus.STOPPED }) }),
        'id',
      ],
      ['no offer', 'NOT_FOUND', { id: 'nonsense' }, 'id'],
    ],
  },
};
