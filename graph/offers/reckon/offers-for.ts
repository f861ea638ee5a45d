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
  const reasons = new Map<string, Reason | null>();
  const fitting: Fitting[] = [];
  for (const offer of sorted) {
    const refusal = refusalOf(offer, context);
    const { application, missing }: Judgement = refusal ? { application: null, missing: null } : offer.judge(basket);
    const wantsPayment = offer.paymentOption !== null && !isPartOf(context.paymentOption, offer.paymentOption);
    if (application && !wantsPayment) fitting.push({ offer, application });
    const payment: Reason | null =
      application && wantsPayment ? { code: 'NEEDS_PAYMENT', paymentOption: offer.paymentOption ?? '' } : null;
    reasons.set(offer.id, refusal ?? payment ?? missing);
  }

  const combining = fitting.filter(({ offer }) => offer.combines);
  const together = planOf(combining, lines, context.shippingPaise);
  const alone = bestBy(
    fitting.filter(({ offer }) => !offer.combines),
    (fit) => worthAlone(fit, lines, context.shippingPaise),
  );
  const single = alone.fit && planOf([alone.fit], lines, context.shippingPaise);
  const plan = single && isBetter(single, together) ? single : together;
  return reckoningOf(plan, lines, sorted, fitting, reasons, context);
}

/** What an offer takes off with no other beside it. */
function worthAlone({ application }: Fitting, lines: readonly OfferLine[], shippingPaise: number): number {
  switch (application.stage) {
    case 'GROUP':
      return sumOf(application.discounts);
    case 'PIECES':
      return sumOf(application.perPiece.map((worth, line) => worth * (lines[line]?.quantity ?? 0)));
    case 'CART':
      return application.discountOf(sumOf(lines.map(lineGross)));
    case 'DELIVERY':
      return application.discountOf(shippingPaise);
  }
}

/** What offers that combine take off together at best. */
function planOf(fitting: readonly Fitting[], lines: readonly OfferLine[], shippingPaise: number): Plan {
  const left = lines.map(({ quantity }) => quantity);
  const toPay = lines.map(lineGross);
  const parts: Part[] = [];
  const take = (offer: LiveOffer, byLine: readonly number[]) => {
    byLine.forEach((discount, line) => {
      toPay[line] = (toPay[line] ?? 0) - discount;
    });
    parts.push({ offer, byLine, shippingPaise: 0 });
  };

  const perPiece = inStage(fitting, 'PIECES');
  const best = bestOfPieces(perPiece, lines.length);
  for (const { offer, pieces, discounts } of chosenGroups(inStage(fitting, 'GROUP'), best, left)) {
    pieces.forEach((count, line) => {
      left[line] = (left[line] ?? 0) - count;
    });
    take(offer, discounts);
  }
  for (const { offer } of perPiece) {
    const byLine = left.map((count, line) => (best[line]?.offer === offer ? count * best[line].worth : 0));
    if (byLine.some((discount) => discount > 0)) take(offer, byLine);
  }
  const leftToPay = sumOf(toPay);
  const ofCart = bestBy(inStage(fitting, 'CART'), ({ application }) => application.discountOf(leftToPay));
  if (ofCart.fit) parts.push({ offer: ofCart.fit.offer, byLine: shareOut(ofCart.worth, toPay), shippingPaise: 0 });
  const ofDelivery = bestBy(inStage(fitting, 'DELIVERY'), ({ application }) => application.discountOf(shippingPaise));
  if (ofDelivery.fit)
    parts.push({ offer: ofDelivery.fit.offer, byLine: lines.map(() => 0), shippingPaise: ofDelivery.worth });
  return { parts, totalPaise: sumOf(parts.map(worthOf)) };
}

/** What is best for a piece of a line. */
interface BestOfPiece {
  readonly offer: LiveOffer | null;
  readonly worth: number;
}

/** The best offer on a piece of each line, of equally good ones the first. */
function bestOfPieces(fitting: readonly Fitting<'PIECES'>[], count: number): BestOfPiece[] {
  const best = new Array<BestOfPiece>(count).fill({ offer: null, worth: 0 });
  for (const { offer, application } of fitting) {
    for (let line = 0; line < count; line++) {
      const worth = application.perPiece[line] ?? 0;
      if (worth > (best[line]?.worth ?? 0)) best[line] = { offer, worth };
    }
  }
  return best;
}

/** The groups that bring most beyond what their pieces bring without them. */
function chosenGroups(
  fitting: readonly Fitting<'GROUP'>[],
  best: readonly BestOfPiece[],
  quantities: readonly number[],
) {
  const candidates = fitting.flatMap(({ offer, application: { pieces, discounts } }) => {
    let gainPaise = 0;
    for (let line = 0; line < discounts.length; line++)
      gainPaise += (discounts[line] ?? 0) - (pieces[line] ?? 0) * (best[line]?.worth ?? 0);
    return gainPaise > 0 ? [{ offerId: offer.id, pieces, gainPaise, offer, discounts }] : [];
  });
  const chosen = new Set(bestGroups(candidates, quantities));
  return candidates.filter((candidate) => chosen.has(candidate));
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

function worthOf({ byLine, shippingPaise }: Part): number {
  return sumOf(byLine) + shippingPaise;
}

function reckoningOf(
  { parts }: Plan,
  lines: readonly OfferLine[],
  offers: readonly LiveOffer[],
  fitting: readonly Fitting[],
  reasons: ReadonlyMap<string, Reason | null>,
  { codes }: OfferContext,
): Reckoning {
  const byId = new Map(parts.map((part) => [part.offer.id, part]));
  const fits = new Set(fitting.map(({ offer }) => offer.id));
  const greatest = parts.reduce<Part | null>(
    (best, part) => (best && worthOf(best) >= worthOf(part) ? best : part),
    null,
  );
  const applied = offers.flatMap(({ id, needsCode }): AppliedOffer[] => {
    const part = byId.get(id);
    if (!part) return [];
    const entered = needsCode ? codes.find(({ offerId, isUsedUp }) => offerId === id && !isUsedUp) : undefined;
    return [{ offerId: id, code: entered?.code ?? null, discountPaise: worthOf(part), byLine: part.byLine }];
  });
  const verdicts = offers.map(({ id }): Verdict => {
    if (byId.has(id)) return { offerId: id, holds: true, reason: reasons.get(id) ?? null };
    if (!fits.has(id)) return { offerId: id, holds: false, reason: reasons.get(id) ?? { code: 'NOTHING_MATCHES' } };
    const reason: Reason = greatest ? { code: 'BETTER_OFFER', offerId: greatest.offer.id } : { code: 'NOTHING_LEFT' };
    return { offerId: id, holds: false, reason };
  });
  const discounts = new Array<number>(lines.length).fill(0);
  for (const { byLine } of parts)
    byLine.forEach((discount, line) => {
      discounts[line] = (discounts[line] ?? 0) + discount;
    });
  return {
    discounts,
    shippingDiscountPaise: sumOf(parts.map(({ shippingPaise }) => shippingPaise)),
    applied,
    verdicts,
  };
}
