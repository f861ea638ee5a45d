import type { z } from 'zod';
import { asPaise, rupeesOf } from '../shared/money/money.js';
import type { Credit } from './credit.entity.js';
import type { changedCreditJson, creditJson } from './credit.shapes.js';
import { stateOfCredit } from './credit-kind.js';
import type { CreditMovement } from './credit-movement.entity.js';

/** A gift card or a sum of store credit, as /api has it. */
export function toCreditJson(credit: Credit): z.infer<typeof creditJson> {
  return {
    id: credit.id,
    kind: credit.kind.toLowerCase(),
    state: stateOfCredit(credit).toLowerCase(),
    lastFour: credit.lastFour,
    value: rupeesOf(credit.valuePaise),
    balance: rupeesOf(credit.balancePaise),
    expiresAt: credit.expiresAt?.toISOString() ?? null,
    sentAt: credit.sentAt?.toISOString() ?? null,
    createdAt: credit.createdAt.toISOString(),
  };
}

/** A change of a balance, as exports have it. */
export function toMovementJson({ id, kind, amountPaise, paymentOrderId, note, happenedAt }: CreditMovement) {
  return {
    ...{ id, kind: kind.toLowerCase(), amount: rupeesOf(asPaise(Math.abs(amountPaise))), isTaken: amountPaise < 0 },
    ...{ checkoutId: paymentOrderId, note, happenedAt: happenedAt.toISOString() },
  };
}

/** A credit that staff have changed, with what to say of it. */
export function toChangedJson(changed: { credit: Credit; message: string }): z.infer<typeof changedCreditJson> {
  return { error: false, status: true, msg: changed.message, credit: toCreditJson(changed.credit) };
}
