import { registerEnumType } from 'type-graphql';

/** What kind of credit it is. */
export enum CreditKind {
  GIFT_CARD = 'GIFT_CARD',
  STORE_CREDIT = 'STORE_CREDIT',
}

registerEnumType(CreditKind, {
  name: 'CreditKind',
  description: 'What kind of credit it is.',
  valuesConfig: {
    GIFT_CARD: { description: 'A gift card: all who have its code can spend it.' },
    STORE_CREDIT: { description: 'Store credit of one customer, given by the shop or by a refund.' },
  },
});

/** Why a balance changed. */
export enum CreditMovementKind {
  ISSUED = 'ISSUED',
  HELD = 'HELD',
  RELEASED = 'RELEASED',
  SPENT = 'SPENT',
  RETURNED = 'RETURNED',
  EXPIRED = 'EXPIRED',
  ADJUSTED = 'ADJUSTED',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(CreditMovementKind, {
  name: 'CreditMovementKind',
  description: 'Why a balance changed.',
  valuesConfig: {
    ISSUED: { description: 'The shop gave it, or sold it.' },
    HELD: { description: 'A checkout set it aside.' },
    RELEASED: { description: 'What a checkout had set aside is free again, also right before it is spent.' },
    SPENT: { description: 'An order was paid with it.' },
    RETURNED: { description: 'It came back from an order.' },
    EXPIRED: { description: 'It was not spent in time.' },
    ADJUSTED: { description: 'Staff put the balance right.' },
    WITHDRAWN: { description: 'The gift card was called off.' },
  },
});

/** Where a credit stands. */
export enum CreditState {
  LIVE = 'LIVE',
  SPENT = 'SPENT',
  EXPIRED = 'EXPIRED',
  WITHDRAWN = 'WITHDRAWN',
}

registerEnumType(CreditState, {
  name: 'CreditState',
  description: 'Where a gift card or store credit stands.',
  valuesConfig: {
    LIVE: { description: 'Something of it can be spent.' },
    SPENT: { description: 'Nothing is left of it, or an open checkout has set all of it aside.' },
    EXPIRED: { description: 'Its time is over.' },
    WITHDRAWN: { description: 'It was called off.' },
  },
});

/** Where a credit stands now. */
export function stateOfCredit(credit: {
  balancePaise: number;
  expiresAt: Date | null;
  withdrawnAt: Date | null;
}): CreditState {
  if (credit.withdrawnAt) return CreditState.WITHDRAWN;
  if (credit.expiresAt && credit.expiresAt.getTime() <= Date.now()) return CreditState.EXPIRED;
  return credit.balancePaise > 0 ? CreditState.LIVE : CreditState.SPENT;
}
