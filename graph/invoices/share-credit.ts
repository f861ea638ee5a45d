import { asPaise, type Paise, sum, times } from '../shared/money/money.js';
import { allocate } from './gst.js';

/** A line of an invoice, as a credit note finds it. */
export interface CreditableLine {
  quantity: number;
  pricePaise: Paise;
  amountPaise: Paise;
  /** What earlier credit notes left of its amount. */
  leftPaise: Paise;
  /** Pieces of it that came back, and what was paid for them; null for none. */
  back: { quantity: number; paidPaise: Paise } | null;
}

/** What goes back with a credit note. */
interface CreditedMoney {
  amountPaise: Paise;
  /** What earlier credit notes left of the invoice. */
  restPaise: Paise;
}

/** What a credit note says of a line. */
interface Credit<Line> {
  line: Line;
  /** The pieces that it is about. */
  quantity: number;
  /** What those were charged with, less what earlier notes took off of what came back. */
  chargedPaise: Paise;
  amountPaise: Paise;
}

/**
 * Shares what goes back out over the lines of an invoice, none of which is ever credited with more
 * than it was charged. What came back has what was paid for it, as far as earlier notes left it.
 * What goes beyond lies on all lines by what is then left of them, as does what is given back
 * without goods. What goes back last is all that is left of each line, so that all of its tax is
 * back; it is less than its lines by what the invoice was cut by.
 *
 * @returns the lines that are credited or of which something came back; all where nothing was paid
 */
export function shareCredit<Line extends CreditableLine>(
  lines: readonly Line[],
  { amountPaise, restPaise }: CreditedMoney,
): Credit<Line>[] {
  const left = lines.map(({ leftPaise }) => asPaise(Math.max(leftPaise, 0)));
  const ofBack = lines.map(({ back }, index) => asPaise(Math.min(back?.paidPaise ?? 0, left[index] ?? 0)));
  const isLast = amountPaise === restPaise && lines.every(({ leftPaise }) => leftPaise >= 0);
  const amounts = isLast ? left : sharesOf(lines, amountPaise, left, ofBack);
  const credits = lines.map((line, index) => ({
    ...{ line, quantity: line.back?.quantity ?? line.quantity },
    chargedPaise: line.back ? (ofBack[index] ?? asPaise(0)) : line.amountPaise,
    amountPaise: amounts[index] ?? asPaise(0),
  }));
  const told = credits.filter((credit) => credit.line.back || credit.amountPaise > 0);
  return told.length > 0 ? told : credits;
}

function sharesOf(lines: readonly CreditableLine[], amountPaise: Paise, left: Paise[], ofBack: Paise[]): Paise[] {
  const share = (amount: Paise, weights: readonly Paise[]) =>
    // What was given for nothing weighs as much as it would have cost.
    allocate(amount, sum(weights) > 0 ? weights : lines.map(({ pricePaise, quantity }) => times(pricePaise, quantity)));
  const beyond = asPaise(amountPaise - sum(ofBack));
  if (beyond <= 0) return share(amountPaise, ofBack);
  const others = share(
    beyond,
    left.map((paise, index) => asPaise(paise - (ofBack[index] ?? 0))),
  );
  return ofBack.map((paise, index) => sum([paise, others[index] ?? asPaise(0)]));
}
