import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asPaise, type Paise, sum } from '../shared/money/money.js';
import { shareCredit } from './share-credit.js';

/** A line of an invoice with what earlier credit notes left of it. */
interface Line {
  quantity: number;
  pricePaise: Paise;
  amountPaise: Paise;
  leftPaise: Paise;
  back: { quantity: number; paidPaise: Paise } | null;
}

const aLine: fc.Arbitrary<Line> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 50_000 }), fc.nat(100), fc.nat(100), fc.nat(5))
  .map(([quantity, price, percentPaid, percentLeft, piecesBack]) => {
    const amountPaise = asPaise(Math.round((price * quantity * percentPaid) / 100));
    const pieces = Math.min(piecesBack, quantity);
    const paidPaise = asPaise(Math.floor((amountPaise * pieces) / quantity));
    return {
      ...{ quantity, pricePaise: asPaise(price), amountPaise },
      leftPaise: asPaise(Math.round((amountPaise * percentLeft) / 100)),
      back: pieces > 0 ? { quantity: pieces, paidPaise } : null,
    };
  });

/** Lines, what is left to go back for them, and a part of that. */
const aRefund = fc.tuple(fc.array(aLine, { minLength: 1, maxLength: 6 }), fc.nat(99), fc.nat(100)).map(
  // An invoice is cut to whole rupees, so that up to 99 paise of its lines were never paid.
  ([lines, cut, percent]) => {
    const restPaise = asPaise(Math.max(sum(lines.map(({ leftPaise }) => leftPaise)) - cut, 0));
    return { lines, restPaise, amountPaise: asPaise(Math.round((restPaise * percent) / 100)) };
  },
);

describe('shareCredit', () => {
  it('credits no line with more than is left of it, and in all what goes back', () => {
    fc.assert(
      fc.property(aRefund, ({ lines, restPaise, amountPaise }) => {
        const credits = shareCredit(lines, { amountPaise, restPaise });

        for (const credit of credits) {
          expect(credit.amountPaise).toBeGreaterThanOrEqual(0);
          expect(credit.amountPaise).toBeLessThanOrEqual(credit.line.leftPaise);
        }
        const total = sum(credits.map((credit) => credit.amountPaise));
        const last = sum(lines.map(({ leftPaise }) => leftPaise));
        expect(total).toBe(amountPaise === restPaise ? last : amountPaise);
      }),
    );
  });

  it('credits what came back with what was paid for it, where nothing went back before', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 6 }), (drawn) => {
        const lines = drawn.map((line) => ({ ...line, leftPaise: line.amountPaise }));
        const amountPaise = sum(lines.map(({ back }) => back?.paidPaise ?? asPaise(0)));
        fc.pre(amountPaise > 0);

        const credits = shareCredit(lines, { amountPaise, restPaise: sum(lines.map((line) => line.amountPaise)) });

        for (const { line, amountPaise: credited } of credits)
          if (line.back) expect(credited).toBe(line.back.paidPaise);
      }),
    );
  });

  it('tells of all lines where nothing was paid for any', () => {
    const nothing = asPaise(0);
    const free = { quantity: 2, pricePaise: asPaise(500), amountPaise: nothing, leftPaise: nothing, back: null };

    const credits = shareCredit([free, free], { amountPaise: nothing, restPaise: nothing });

    expect(credits.map(({ amountPaise, quantity }) => [amountPaise, quantity])).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });
});
