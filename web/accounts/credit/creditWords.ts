import type { CreditMovementKind } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** Why the balance of a gift card or of store credit changed, in words. */
export const CREDIT_MOVEMENTS: Record<CreditMovementKind, Message> = {
  ISSUED: 'Given or sold by the shop',
  HELD: 'Set aside for a checkout',
  RELEASED: 'Free again',
  SPENT: 'Paid for an order',
  RETURNED: 'Came back from an order',
  EXPIRED: 'Expired',
  ADJUSTED: 'Put right by the shop',
  WITHDRAWN: 'Called off',
};
