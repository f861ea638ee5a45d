import { describe, expect, it } from '@jest/globals';
import { asPaise } from '../../shared/money/money.js';
import type { OfferLine, Scope } from '../../shared/offer-kind.js';
import { shopKinds } from '../kinds/shop-kinds.js';
import type { StoredTerms } from '../offer.entity.js';
import { basketOf, WHOLE_CART } from './basket.js';
import type { LiveOffer, OfferContext, Reckoning } from './offer.js';
import { offersFor } from './offers-for.js';

const FRUITS = '0197a000-0000-7000-8000-00000000000a';
const DALS = '0197a000-0000-7000-8000-00000000000b';

/** How many carts are drawn. */
const CARTS = process.env.TEST_ALL ? 20_000 : 1_500;

const context: OfferContext = {
  now: new Date('2026-11-26T06:30:00Z'),
  paymentOption: null,
  codes: [],
  isFirstOrder: false,
  tags: [],
  usesOfPerson: new Map(),
  shippingPaise: 4_000,
};

let offersMade = 0;

function anOffer(terms: StoredTerms, facts: Partial<LiveOffer> = {}): LiveOffer {
  const kind = shopKinds.find((each) => each.kind === terms.kind);
  if (!kind) throw new Error(`There is no kind ${terms.kind}.`);
  const read = kind.terms.parse({ scope: WHOLE_CART, ...terms });
  offersMade += 1;
  return {
    id: `offer-${String(offersMade).padStart(6, '0')}`,
    startsAt: null,
    endsAt: null,
    weekdays: [],
    hours: null,
    needsCode: false,
    isUsedUp: false,
    maxUsesPerPerson: null,
    firstOrderOnly: false,
    customerTag: null,
    paymentOption: null,
    combines: true,
    judge: (basket) => kind.judge(read, basket),
    ...facts,
  };
}

const fruits: Scope = { ...WHOLE_CART, categoryIds: [FRUITS] };
const dals: Scope = { ...WHOLE_CART, categoryIds: [DALS] };

function aLine(
  rupees: number,
  quantity: number,
  categoryIds: string[] = [FRUITS],
  brand: string | null = null,
): OfferLine {
  return {
    variantId: 'v',
    productId: 'p',
    categoryIds,
    brand,
    quantity,
    pricePaise: asPaise(Math.round(rupees * 100)),
  };
}

const verdictOf = (reckoning: Reckoning, { id }: LiveOffer) => reckoning.verdicts.find(({ offerId }) => offerId === id);

describe('offersFor', () => {
  it('takes percent off each piece of its goods, as the card shows it', () => {
    const offer = anOffer({ kind: 'PERCENT_OFF', scope: fruits, percent: 10 });

    const reckoning = offersFor([aLine(33.33, 3), aLine(50, 1, [DALS])], [offer], context);

    expect(reckoning.discounts).toEqual([999, 0]);
    expect(reckoning.applied).toEqual([{ offerId: offer.id, code: null, discountPaise: 999, byLine: [999, 0] }]);
  });

  it('says how much of which goods is missing, by the prices of the catalogue', () => {
    const offer = anOffer({ kind: 'PERCENT_OFF', scope: fruits, percent: 10, minPaise: 40_000 });
    const half = anOffer({ kind: 'PERCENT_OFF', scope: fruits, percent: 50 });

    const reckoning = offersFor([aLine(120, 3), aLine(500, 1, [DALS])], [offer, half], context);

    const reason = { code: 'MISSING_AMOUNT', missingPaise: 4_000, scope: fruits };
    expect(verdictOf(reckoning, offer)).toEqual({ offerId: offer.id, holds: false, reason });
    expect(verdictOf(reckoning, half)).toMatchObject({ holds: true, reason: null });
  });

  it('shares an amount out to the paisa, and takes no more than there is', () => {
    const offer = anOffer({ kind: 'AMOUNT_OFF', scope: fruits, amountPaise: 10_000 });

    expect(offersFor([aLine(100, 1), aLine(100, 1), aLine(100, 1)], [offer], context).discounts).toEqual([
      3_334, 3_333, 3_333,
    ]);
    expect(offersFor([aLine(40, 2)], [offer], context).discounts).toEqual([8_000]);
  });

  it('gives the cheapest of each set free, counted from the dearest down', () => {
    const offer = anOffer({ kind: 'BUY_X_GET_Y', scope: fruits, buyQuantity: 2, getQuantity: 1 });

    const reckoning = offersFor([aLine(10, 2), aLine(100, 3), aLine(60, 2)], [offer], context);

    // 100 100 [100] 60 60 [10] and one of 10 left.
    expect(reckoning.discounts).toEqual([1_000, 10_000, 0]);
  });

  it('gives other goods cheaper, and counts no piece as bought and as cheaper', () => {
    const both = [FRUITS, DALS];
    const terms = { scope: fruits, buyQuantity: 1, getScope: dals, getQuantity: 1, percent: 50 };
    const offer = anOffer({ kind: 'BUY_X_GET_Y', ...terms });

    expect(offersFor([aLine(80, 1, both)], [offer], context).applied).toEqual([]);
    expect(offersFor([aLine(80, 2, both)], [offer], context).discounts).toEqual([4_000]);
    expect(verdictOf(offersFor([aLine(80, 1)], [offer], context), offer)?.reason).toEqual({
      ...{ code: 'MISSING_QUANTITY', missing: 1, scope: dals },
    });
  });

  it('sells a bundle at its price as often as it is there and saves something', () => {
    const parts = [
      { scope: fruits, quantity: 2 },
      { scope: dals, quantity: 1 },
    ];
    const offer = anOffer({ kind: 'BUNDLE_PRICE', parts, pricePaise: 20_000 });

    const reckoning = offersFor([aLine(100, 4), aLine(60, 3, [DALS])], [offer], context);

    expect(reckoning.applied[0]?.discountPaise).toBe(2 * (26_000 - 20_000));
    expect(offersFor([aLine(50, 2), aLine(60, 1, [DALS])], [offer], context).applied).toEqual([]);
  });

  it('gives more off from step to step, and says what the next one lacks', () => {
    const steps = [
      { from: 2, percent: 5 },
      { from: 4, percent: 10 },
    ];
    const offer = anOffer({ kind: 'TIERS', scope: fruits, tiersBy: 'QUANTITY', tiers: steps });

    expect(offersFor([aLine(100, 1)], [offer], context).applied).toEqual([]);
    const reached = offersFor([aLine(100, 2), aLine(50, 1)], [offer], context);
    expect(reached.discounts).toEqual([1_000, 250]);
    expect(verdictOf(reached, offer)).toMatchObject({ holds: true, reason: { code: 'MISSING_QUANTITY', missing: 1 } });
    expect(offersFor([aLine(100, 4)], [offer], context).discounts).toEqual([4_000]);
  });

  it('takes delivery off beside the others', () => {
    const free = anOffer({ kind: 'FREE_DELIVERY', minPaise: 20_000 });
    const percent = anOffer({ kind: 'PERCENT_OFF', percent: 10 });

    const reckoning = offersFor([aLine(100, 2)], [free, percent], context);

    expect(reckoning).toMatchObject({ discounts: [2_000], shippingDiscountPaise: 4_000 });
    const nothing = offersFor([aLine(100, 2)], [free], { ...context, shippingPaise: 0 });
    expect(verdictOf(nothing, free)).toMatchObject({ holds: false, reason: { code: 'NOTHING_LEFT' } });
  });

  it('lets an offer that does not combine hold alone, where that saves more', () => {
    const small = anOffer({ kind: 'PERCENT_OFF', scope: fruits, percent: 10 });
    const alone = anOffer({ kind: 'AMOUNT_OFF', amountPaise: 3_000 }, { combines: false });

    expect(offersFor([aLine(100, 2)], [small, alone], context).applied.map(({ offerId }) => offerId)).toEqual([
      alone.id,
    ]);
    const dear = offersFor([aLine(100, 4)], [small, alone], context);
    expect(dear.applied.map(({ offerId }) => offerId)).toEqual([small.id]);
    expect(verdictOf(dear, alone)?.reason).toEqual({ code: 'BETTER_OFFER', offerId: small.id });
  });

  it.each<[string, Partial<LiveOffer>, Partial<OfferContext>, string]>([
    ['before it starts', { startsAt: new Date('2026-11-26T06:30:01Z') }, {}, 'NOT_STARTED'],
    ['from the moment that it ends', { endsAt: new Date('2026-11-26T06:30:00Z') }, {}, 'ENDED'],
    ['on another day: it is Thursday in India', { weekdays: [5] }, {}, 'WRONG_HOURS'],
    ['at another hour: it is noon in India', { hours: { from: '06:00', until: '12:00' } }, {}, 'WRONG_HOURS'],
    [
      'after midnight of another night',
      { hours: { from: '22:00', until: '02:00' }, weekdays: [5] },
      { now: new Date('2026-11-26T19:30:00Z') },
      'WRONG_HOURS',
    ],
    ['without its code', { needsCode: true }, {}, 'NEEDS_CODE'],
    ['once it is used up', { isUsedUp: true }, {}, 'USED_UP'],
    ['of an order that is not the first', { firstOrderOnly: true }, {}, 'NOT_FIRST_ORDER'],
    ['to customers of another group', { customerTag: 'wholesale' }, { tags: ['farmer'] }, 'NOT_YOUR_GROUP'],
    ['for another way to pay', { paymentOption: 'online' }, { paymentOption: 'cash' }, 'NEEDS_PAYMENT'],
    ['for UPI where a card may pay', { paymentOption: 'upi' }, { paymentOption: 'online' }, 'NEEDS_PAYMENT'],
    [
      'for the cards of another bank',
      { paymentOption: 'bank-card:a' },
      { paymentOption: 'bank-card:b' },
      'NEEDS_PAYMENT',
    ],
  ])('does not hold %s', (_, facts, also, code) => {
    const offer = anOffer({ kind: 'PERCENT_OFF', percent: 10 }, facts);

    const reckoning = offersFor([aLine(100, 1)], [offer], { ...context, ...also });

    expect(reckoning.applied).toEqual([]);
    expect(verdictOf(reckoning, offer)).toMatchObject({ holds: false, reason: { code } });
  });

  it('holds on its day and hours, past midnight too, for whom it is meant', () => {
    const night = anOffer(
      { kind: 'PERCENT_OFF', percent: 10 },
      { hours: { from: '22:00', until: '02:00' }, weekdays: [4] },
    );
    const mine = anOffer(
      { kind: 'FREE_DELIVERY' },
      { firstOrderOnly: true, customerTag: 'farmer', paymentOption: 'online', maxUsesPerPerson: 2 },
    );
    const who = {
      isFirstOrder: true,
      tags: ['farmer'],
      paymentOption: 'online',
      usesOfPerson: new Map([[mine.id, 1]]),
    };

    const late = offersFor([aLine(100, 1)], [night, mine], {
      ...context,
      ...who,
      now: new Date('2026-11-26T19:30:00Z'),
    });

    expect(late.applied.map(({ offerId }) => offerId)).toEqual([night.id, mine.id]);
    const used = { ...context, ...who, usesOfPerson: new Map([[mine.id, 2]]) };
    expect(verdictOf(offersFor([aLine(100, 1)], [mine], used), mine)?.reason).toEqual({ code: 'USED_BY_YOU' });
  });

  it('names the code that was entered, and refuses one that is used up', () => {
    const offer = anOffer({ kind: 'PERCENT_OFF', percent: 10 }, { needsCode: true });
    const entered = { code: 'DIWALI', offerId: offer.id, isUsedUp: false };

    expect(offersFor([aLine(100, 1)], [offer], { ...context, codes: [entered] }).applied[0]?.code).toBe('DIWALI');
    const gone = offersFor([aLine(100, 1)], [offer], { ...context, codes: [{ ...entered, isUsedUp: true }] });
    expect(verdictOf(gone, offer)?.reason).toEqual({ code: 'USED_UP' });
  });

  it('finds what an exhaustive search finds, whatever the order, over drawn carts and offers', () => {
    const draw = drawing(38);
    let applied = 0;
    for (let cart = 0; cart < CARTS; cart++) {
      const lines = drawLines(draw, 1 + draw(5));
      const offers = Array.from({ length: 1 + draw(7) }, () => drawOffer(draw));
      const asked = { ...context, paymentOption: [null, 'online', 'upi'][draw(3)] ?? null };

      const reckoning = offersFor(lines, offers, asked);

      const total = reckoning.applied.reduce((sum, { discountPaise }) => sum + discountPaise, 0);
      expect(total).toBe(bestOfAll(lines, offers, asked));
      expect(sumOf(reckoning.discounts) + reckoning.shippingDiscountPaise).toBe(total);
      reckoning.discounts.forEach((discount, index) => {
        const line = lines[index] as OfferLine;
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(line.pricePaise * line.quantity);
        expect(sumOf(reckoning.applied.map(({ byLine }) => byLine[index] ?? 0))).toBe(discount);
      });
      expect(reckoning.verdicts.filter(({ holds }) => holds)).toHaveLength(reckoning.applied.length);
      expect(offersFor(lines, offers.toReversed(), asked)).toEqual(reckoning);
      applied += reckoning.applied.length;
    }
    expect(applied).toBeGreaterThan(CARTS);
  });

  it('reckons 60 lines with 200 live offers', () => {
    const draw = drawing(7);
    const times: number[] = [];
    for (let round = 0; round < 60; round++) {
      const lines = drawLines(draw, 60);
      const offers = Array.from({ length: 200 }, () => drawOffer(draw));
      const before = process.cpuUsage();
      const reckoning = offersFor(lines, offers, context);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
      expect(reckoning.verdicts).toHaveLength(200);
    }
    const sorted = times.toSorted((one, other) => one - other);
    process.stdout.write(
      `60 lines, 200 offers: median ${sorted[30]?.toFixed(2)} ms of processor, longest ${sorted[59]?.toFixed(2)} ms\n`,
    );
  });
});

type Draw = (below: number) => number;

/** Numbers that are the same in each run of a seed. */
function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const CATEGORIES = Array.from({ length: 12 }, (_, index) => `0197a000-0000-7000-8000-0000000001${index + 10}`);
const BRANDS = ['Amul', 'Tata', 'Parle'];

function drawLines(draw: Draw, count: number): OfferLine[] {
  const spread = count > 10 ? CATEGORIES.length : 3;
  return Array.from({ length: count }, (_, index) => ({
    variantId: `variant ${index}`,
    productId: `0197a000-0000-7000-8000-00000000${1000 + index}`,
    categoryIds: [CATEGORIES[draw(spread)] as string],
    brand: draw(3) === 0 ? null : (BRANDS[draw(BRANDS.length)] as string),
    quantity: 1 + draw(5),
    pricePaise: asPaise(101 + draw(20_000)),
  }));
}

function drawOffer(draw: Draw): LiveOffer {
  const few = draw(3) > 0;
  const drawScope = (): Scope => ({
    categoryIds: draw(2) === 0 ? [CATEGORIES[draw(few ? 3 : CATEGORIES.length)] as string] : [],
    brands: draw(3) === 0 ? [BRANDS[draw(BRANDS.length)] as string] : [],
    productIds: draw(4) === 0 ? [`0197a000-0000-7000-8000-00000000${1000 + draw(few ? 5 : 60)}`] : [],
  });
  const scope = drawScope();
  const named = { ...scope, brands: scope.brands.length > 0 ? scope.brands : [BRANDS[draw(BRANDS.length)] as string] };
  const percent = 1 + draw(60);
  const thresholds = {
    minPaise: draw(3) === 0 ? 1 + draw(30_000) : null,
    minQuantity: draw(4) === 0 ? 1 + draw(4) : null,
  };
  const terms = [
    { kind: 'PERCENT_OFF', scope, percent, ...thresholds },
    { kind: 'PERCENT_OFF', scope, percent, maxDiscountPaise: 1 + draw(5_000) },
    { kind: 'AMOUNT_OFF', scope, amountPaise: 1 + draw(20_000), ...thresholds },
    {
      kind: 'BUY_X_GET_Y',
      scope,
      buyQuantity: 1 + draw(3),
      getQuantity: 1 + draw(2),
      percent: draw(2) ? 100 : percent,
    },
    {
      kind: 'BUY_X_GET_Y',
      scope,
      buyQuantity: 1 + draw(2),
      getScope: drawScope(),
      getQuantity: 1,
      maxSets: 1 + draw(3),
    },
    { kind: 'BUNDLE_PRICE', parts: [{ scope: named, quantity: 1 + draw(3) }], pricePaise: 1 + draw(20_000) },
    {
      kind: 'TIERS',
      scope,
      tiersBy: 'QUANTITY',
      tiers: [
        { from: 1 + draw(3), percent },
        { from: 5, percent: 70 },
      ],
    },
    { kind: 'FREE_DELIVERY', scope, ...thresholds },
  ];
  const facts = {
    combines: draw(6) > 0,
    paymentOption: [null, null, null, null, null, null, 'online', 'upi'][draw(8)] ?? null,
  };
  return anOffer(terms[draw(terms.length)] as (typeof terms)[number], facts);
}

/** The most that any allowed combination saves: all of them are tried. */
function bestOfAll(lines: readonly OfferLine[], offers: readonly LiveOffer[], asked: OfferContext): number {
  const basket = basketOf(lines);
  const fitting = offers.flatMap((offer) => {
    const paid = asked.paymentOption === 'upi' ? ['upi', 'online'] : [asked.paymentOption];
    if (offer.paymentOption !== null && !paid.includes(offer.paymentOption)) return [];
    const { application } = offer.judge(basket);
    return application ? [{ offer, application }] : [];
  });
  const combining = fitting.filter(({ offer }) => offer.combines);
  let best = 0;
  for (let subset = 0; subset < 2 ** combining.length; subset++)
    best = Math.max(best, worthOf(combining.filter((_, index) => subset & (1 << index))));
  for (const alone of fitting) best = Math.max(best, worthOf([alone]));
  return best;

  /** What exactly these take off; nothing where they may not stand together. */
  function worthOf(chosen: typeof fitting): number {
    const left = lines.map(({ quantity }) => quantity);
    let [saved, onCart, onDelivery] = [0, 0, 0];
    for (const { application } of chosen) {
      if (application.stage !== 'GROUP') continue;
      application.pieces.forEach((count, line) => {
        left[line] = (left[line] ?? 0) - count;
      });
      saved += sumOf(application.discounts);
    }
    if (left.some((count) => count < 0)) return 0;
    lines.forEach((_, line) => {
      const ofPieces = chosen.map(({ application }) =>
        application.stage === 'PIECES' ? (application.perPiece[line] ?? 0) : 0,
      );
      saved += Math.max(0, ...ofPieces) * (left[line] ?? 0);
    });
    const toPay = sumOf(lines.map(({ quantity, pricePaise }) => quantity * pricePaise)) - saved;
    for (const { application } of chosen) {
      if (application.stage === 'CART') onCart = Math.max(onCart, application.discountOf(toPay));
      if (application.stage === 'DELIVERY')
        onDelivery = Math.max(onDelivery, application.discountOf(asked.shippingPaise));
    }
    return saved + onCart + onDelivery;
  }
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
