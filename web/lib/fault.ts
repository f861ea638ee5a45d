import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { t } from './messages';

const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** Codes of answers whose sentence, in the language of the shopper, says what to do. */
const TOLD_BY_THE_SHOP = new Set<unknown>([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
]);

/**
 * The message for a call that got no proper answer: the network failed, the session ended, the shop
 * is busy or has a fault of its own. What the shop refuses in a sentence is told by that sentence.
 *
 * @param error what the Apollo client threw; null when an answer came but held nothing
 */
export function faultMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.code;
    if (code === 'UNAUTHENTICATED') return t('Your session has ended. Please sign in again.');
    // What has no path was refused before any field was asked, in words for client developers.
    if (code === 'BAD_USER_INPUT' && !first?.path) {
      return t('Something that was entered is not accepted. Please check it and try again.');
    }
    return first && TOLD_BY_THE_SHOP.has(code) ? first.message : t(OUR_FAULT);
  }
  if (error === null) return t(OUR_FAULT);
  return t('We could not reach the shop. Check your connection and try again.');
}
