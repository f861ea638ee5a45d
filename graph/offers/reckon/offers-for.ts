import type { Application, Judgement, OfferLine } from '../../shared/offer-kind.js';
import { isPartOf } from '../../shared/ports/payment-option.js';
import { basketOf, lineGross } from './basket.js';
import { bestGroups } from './best-groups.js';
import { refusalOf } from './conditions.js';
import type { AppliedOffer, LiveOffer, OfferContext, Reason, Reckoning, Verdict } from './offer.js';
import { shareOut, sumOf } from './share-out.js';

/** An offer that fits a cart. */
interface Fitting<Stage extends Application['stage'] = Application['stage']> {
  readonly offer: LiveOffer;
  readonly application: Extract<Application, { stage: Stage }>;
}

/** What some offers take off together. */
interface Plan {
  readonly parts: readonly Part[];
  readonly totalPaise: number;
}

/** What one of them takes off. */
interface Part {
  readonly offer: LiveOffer;
  readonly byLine: readonly number[];
  readonly shippingPaise: number;
  /** Off goods and delivery together. */
  readonly worthPaise: number;
}

/**
 * What offers take off a cart: the allowed combination that saves the shopper most, delivery
 * counted, with a verdict on each offer and each paisa on a line. Pure: the same answer whatever
 * the order of the offers.
 *
 * Thresholds are judged by the catalogue's prices. Groups come first, as the best choice of those
 * that count no piece twice; pieces that are left take the best offer on them; one offer on the
 * whole cart holds for what is then left to pay, one on delivery beside them. An offer that does
 * not combine holds alone, where that saves more. Of equally good ones the older holds.
 *
 * @param lines of the cart, at the catalogue's prices
 * @param offers all that are live
 */
export function offersFor(lines: readonly OfferLine[], offers: readonly LiveOffer[], context: OfferContext): Reckoning {
  const basket = basketOf(lines);
  const sorted = offers.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const reasons: (Reason | null)[] = [];
  const combining: Fitting[] = [];
  const others: Fitting[] = [];
  const fits = new Set<LiveOffer>();
  for (const offer of sorted) {
    const refusal = refusalOf(offer, context);
    const { application, missing }: Judgement = refusal ? { application: null, missing: null } : offer.judge(basket);
    const wantsPayment = offer.paymentOption !== null && !isPartOf(context.paymentOption, offer.paymentOption);
    if (application && !wantsPayment) {
      fits.add(offer);
      (offer.combines ? combining : others).push({ offer, application });
    }
    const payment: Reason | null =
      application && wantsPayment ? { code: 'NEEDS_PAYMENT', paymentOption: offer.paymentOption ?? '' } : null;
    reasons.push(refusal ?? payment ?? missing);
  }

  const together = planOf(combining, lines, context.shippingPaise);
  const alone = bestBy(others, (fit) => worthAlone(fit, lines, context.shippingPaise));
  const mayBeBetter = alone.fit !== null && alone.worth >= together.totalPaise;
  const single = mayBeBetter && alone.fit ? planOf([alone.fit], lines, context.shippingPaise) : null;
  const plan = single && isBetter(single, together) ? single : together;
  return reckoningOf(plan, lines, sorted, fits, reasons, context);
}

/** What an offer takes off with no other beside it. */
function worthAlone({ application }: Fitting, lines: readonly OfferLine[], shippingPaise: number): number {
  switch (application.stage) {
    case 'GROUP':
      return sumOf(application.discounts);
    case 'PIECES':
      return worthOfPieces(application.perPiece, lines);
    case 'CART':
      return application.discountOf(sumOf(lines.map(lineGross)));
    case 'DELIVERY':
      return application.discountOf(shippingPaise);
  }
}

function worthOfPieces(perPiece: readonly number[], lines: readonly OfferLine[]): number {
  let worth = 0;
  for (let line = 0; line < perPiece.length; line++) worth += (perPiece[line] ?? 0) * (lines[line]?.quantity ?? 0);
  return worth;
}

/** What offers that combine take off together at best. */
function planOf(fitting: readonly Fitting[], lines: readonly OfferLine[], shippingPaise: number): Plan {
  const left = lines.map(({ quantity }) => quantity);
  const toPay = lines.map(lineGross);
  const parts: Part[] = [];
  const take = (offer: LiveOffer, byLine: readonly number[]) => {
    for (let line = 0; line < toPay.length; line++) toPay[line] = (toPay[line] ?? 0) - (byLine[line] ?? 0);
    parts.push({ offer, byLine, shippingPaise: 0, worthPaise: sumOf(byLine) });
  };

  const perPiece = inStage(fitting, 'PIECES');
  const best = bestOfPieces(perPiece, lines.length);
  for (const { offer, pieces, discounts } of chosenGroups(inStage(fitting, 'GROUP'), best.worths, left)) {
    for (let line = 0; line < left.length; line++) left[line] = (left[line] ?? 0) - (pieces[line] ?? 0);
    take(offer, discounts);
  }
  for (const offer of new Set(best.offers)) {
    if (!offer) continue;
    const byLine = left.map((count, line) => (best.offers[line] === offer ? count * (best.worths[line] ?? 0) : 0));
    if (byLine.some((discount) => discount > 0)) take(offer, byLine);
  }
  const leftToPay = sumOf(toPay);
  const ofCart = bestBy(inStage(fitting, 'CART'), ({ application }) => application.discountOf(leftToPay));
  if (ofCart.fit) take(ofCart.fit.offer, shareOut(ofCart.worth, toPay));
  const ofDelivery = bestBy(inStage(fitting, 'DELIVERY'), ({ application }) => application.discountOf(shippingPaise));
  const { fit, worth } = ofDelivery;
  if (fit) parts.push({ offer: fit.offer, byLine: lines.map(() => 0), shippingPaise: worth, worthPaise: worth });
  return { parts, totalPaise: sumOf(parts.map(({ worthPaise }) => worthPaise)) };
}

/** What is best for a piece of each line. */
interface BestOfPieces {
  readonly offers: readonly (LiveOffer | null)[];
  readonly worths: readonly number[];
}

/** The best offer on a piece of each line, of equally good ones the first. */
function bestOfPieces(fitting: readonly Fitting<'PIECES'>[], count: number): BestOfPieces {
  const offers = new Array<LiveOffer | null>(count).fill(null);
  const worths = new Array<number>(count).fill(0);
  for (const { offer, application } of fitting) {
    for (let line = 0; line < count; line++) {
      const worth = application.perPiece[line] ?? 0;
      if (worth <= (worths[line] ?? 0)) continue;
      offers[line] = offer;
      worths[line] = worth;
    }
  }
  return { offers, worths };
}

/** The groups that bring most beyond what their pieces bring without them. */
function chosenGroups(fitting: readonly Fitting<'GROUP'>[], worths: readonly number[], quantities: readonly number[]) {
  const candidates = fitting.flatMap(({ offer, application: { pieces, discounts } }) => {
    let gainPaise = 0;
    for (let line = 0; line < discounts.length; line++)
      gainPaise += (discounts[line] ?? 0) - (pieces[line] ?? 0) * (worths[line] ?? 0);
    return gainPaise > 0 ? [{ offerId: offer.id, pieces, gainPaise, offer, discounts }] : [];
  });
  return bestGroups(candidates, quantities);
}

function inStage<Stage extends Application['stage']>(fitting: readonly Fitting[], stage: Stage): Fitting<Stage>[] {
  const found: Fitting<Stage>[] = [];
  for (const { offer, application } of fitting)
    if (application.stage === stage) found.push({ offer, application: application as Fitting<Stage>['application'] });
  return found;
}

/** The first of those that are worth most; none where none is worth anything. */
function bestBy<Fit>(fitting: readonly Fit[], worthIn: (fit: Fit) => number): { fit: Fit | null; worth: number } {
  let best: { fit: Fit | null; worth: number } = { fit: null, worth: 0 };
  for (const fit of fitting) {
    const worth = worthIn(fit);
    if (worth > best.worth) best = { fit, worth };
  }
  return best;
}

function isBetter(one: Plan, other: Plan): boolean {
  if (one.totalPaise !== other.totalPaise) return one.totalPaise > other.totalPaise;
  if (one.parts.length !== other.parts.length) return one.parts.length < other.parts.length;
  return idsOf(one) < idsOf(other);
}

function idsOf({ parts }: Plan): string {
  return parts
    .map(({ offer }) => offer.id)
    .toSorted()
    .join();
}

/** Of equal ones that of the older offer. */
function isGreater(one: Part, other: Part): boolean {
  return one.worthPaise > other.worthPaise || (one.worthPaise === other.worthPaise && one.offer.id < other.offer.id);
}

function reckoningOf(
  { parts }: Plan,
  lines: readonly OfferLine[],
  offers: readonly LiveOffer[],
  fits: ReadonlySet<LiveOffer>,
  reasons: readonly (Reason | null)[],
  { codes }: OfferContext,
): Reckoning {
  const byOffer = new Map(parts.map((part) => [part.offer, part]));
  let greatest: Part | null = null;
  for (const part of parts) if (!greatest || isGreater(part, greatest)) greatest = part;
  const beaten: Reason = greatest ? { code: 'BETTER_OFFER', offerId: greatest.offer.id } : { code: 'NOTHING_LEFT' };

  const applied: AppliedOffer[] = [];
  const verdicts = offers.map((offer, index): Verdict => {
    const { id, needsCode } = offer;
    const part = byOffer.get(offer);
    if (!part)
      return {
        offerId: id,
        holds: false,
        reason: fits.has(offer) ? beaten : (reasons[index] ?? { code: 'NOTHING_MATCHES' }),
      };
    const entered = needsCode ? codes.find(({ offerId, isUsedUp }) => offerId === id && !isUsedUp) : undefined;
    applied.push({ offerId: id, code: entered?.code ?? null, discountPaise: part.worthPaise, byLine: part.byLine });
    return { offerId: id, holds: true, reason: reasons[index] ?? null };
  });
  const discounts = new Array<number>(lines.length).fill(0);
  for (const { byLine } of parts)
    for (let line = 0; line < lines.length; line++) discounts[line] = (discounts[line] ?? 0) + (byLine[line] ?? 0);
  return {
    discounts,
    shippingDiscountPaise: sumOf(parts.map(({ shippingPaise }) => shippingPaise)),
    applied,
    verdicts,
  };
}
