import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from './messages';

const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/**
 * The message for a call that got no proper answer: the network failed, the session ended, the shop
 * is busy or has a fault of its own. Refusals a shopper can cause come as userErrors instead, in
 * their own words.
 *
 * @param error what the Apollo client threw; null when an answer came but held nothing
 */
export function faultMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.code;
    if (code === 'UNAUTHENTICATED') return t('Your session has ended. Please sign in again.');
    if (first && (code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE')) return first.message;
    return t(OUR_FAULT);
  }
  if (error === null) return t(OUR_FAULT);
  return t('We could not reach the shop. Check your connection and try again.');
}
