import { z } from 'zod';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { MAX_RUPEES } from '../../shared/money/money.js';
import type { MissingGoods, OfferKind } from '../../shared/offer-kind.js';
import { grossOf, isWholeCart, onLines, piecesOf } from '../reckon/basket.js';
import { lacking, missingOf, percentOf, percentTerms, scopeTerms } from './terms.js';

const MAX_TIERS = 10;

const terms = z.object({
  kind: z.literal('TIERS'),
  scope: scopeTerms,
  /** What its steps count: pieces, or what the goods come to in paise. */
  tiersBy: z.enum(['QUANTITY', 'AMOUNT']),
  /** From the lowest step up, each with more percent than the one before. */
  tiers: z
    .array(
      z.object({
        from: z
          .int()
          .min(1)
          .max(MAX_RUPEES * 100),
        percent: percentTerms,
      }),
    )
    .min(1)
    .max(MAX_TIERS)
    .refine((tiers) =>
      tiers.every(({ from, percent }, index) => {
        const before = tiers[index - 1];
        return !before || (from > before.from && percent > before.percent);
      }),
    ),
});

/** More percent off the more is bought, by pieces or by value. */
export const tiers: OfferKind<z.infer<typeof terms>> = {
  kind: 'TIERS',
  label: phrase('More off for more'),
  terms,
  scopesOf: ({ scope }) => [scope],
  judge: ({ scope, tiersBy, tiers: steps }, basket) => {
    const nothing = missingOf(basket, scope);
    if (nothing) return lacking(nothing);
    const indexes = basket.within(scope);
    const reached = tiersBy === 'QUANTITY' ? piecesOf(basket, indexes) : grossOf(basket, indexes);
    const next = steps.find(({ from }) => from > reached);
    const missing = next
      ? tiersBy === 'QUANTITY'
        ? { code: 'MISSING_QUANTITY', missing: next.from - reached, scope }
        : { code: 'MISSING_AMOUNT', missingPaise: next.from - reached, scope }
      : null;
    const percent = steps.findLast(({ from }) => from <= reached)?.percent;
    if (percent === undefined) return { application: null, missing: missing as MissingGoods };
    if (isWholeCart(scope)) {
      const discountOf = (leftPaise: number) => percentOf(leftPaise, percent);
      return { application: { stage: 'CART', discountOf }, missing: missing as MissingGoods | null };
    }
    const perPiece = onLines(basket, indexes, ({ pricePaise }) => percentOf(pricePaise, percent));
    return { application: { stage: 'PIECES', perPiece }, missing: missing as MissingGoods | null };
  },
  sentence: ({ scope, tiersBy, tiers: steps }, words) => {
    const said = steps.map(({ from, percent }) =>
      tiersBy === 'QUANTITY'
        ? phrase('{percent} % from {count} pieces', { percent, count: from })
        : phrase('{percent} % from {amount}', { percent, amount: words.rupees(from) }),
    );
    const list = said.reduce<Phrase | null>(
      (one, other) => (one ? phrase('{one}, {other}', { one, other }) : other),
      null,
    );
    return phrase('Off {goods}: {tiers}', { goods: words.goods(scope), tiers: list ?? '' });
  },
};
