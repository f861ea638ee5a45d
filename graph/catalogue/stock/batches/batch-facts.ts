import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { checkedText } from '../../../shared/input/checked-text.js';
import { isDay } from '../../../shared/input/day.js';
import { phrase } from '../../../shared/languages/phrase.js';

/** What tells a batch from others of its variant. */
export interface BatchFacts {
  /** Empty where there is none. */
  number: string;
  /** As 2027-01-12; null where no one has said it. */
  bestBefore: string | null;
  /** As 2026-10-12; null where no one has said it. */
  madeOn: string | null;
}

/** The same as clients send it. */
interface SentBatch {
  number?: string | null;
  bestBefore?: string | null;
  madeOn?: string | null;
}

/**
 * The facts of a batch as they were sent.
 *
 * @param fields what the client calls them, for refusals
 * @throws ShopError BAD_USER_INPUT for a text that is too long, for what is no day, and for a batch
 *   that was made later than it keeps
 */
export function checkedBatch(
  { number, bestBefore, madeOn }: SentBatch,
  fields: Record<keyof BatchFacts, string>,
): BatchFacts {
  const facts = {
    number: checkedText(number ?? '', {
      ...{ field: fields.number, called: phrase('The batch number'), most: 50, least: 0 },
    }),
    bestBefore: bestBefore ? checkedDay(bestBefore, fields.bestBefore) : null,
    madeOn: madeOn ? checkedDay(madeOn, fields.madeOn) : null,
  };
  if (facts.madeOn === null) return facts;
  if (facts.bestBefore === null || facts.madeOn >= facts.bestBefore) {
    const message = phrase('Goods are made before the day until which they keep.');
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, fields.madeOn);
  }
  return facts;
}

/** Whether anything is said of a batch. */
export function isBatch({ number, bestBefore }: BatchFacts): boolean {
  return number !== '' || bestBefore !== null;
}

function checkedDay(day: string, field: string): string {
  if (isDay(day)) return day;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Enter a day such as 2027-01-12.'), field);
}
