import { gql } from '../gql';
import { CheckoutOffersDocument, useApplyOfferMutation, useRemoveOfferMutation } from '../gql/graphql';
import { type Outcome, outcomeOf, useReport } from '../ui/feedback/useReport';

gql(`mutation applyOffer($code: String!) {
  applyOffer(code: $code) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

gql(`mutation removeOffer($code: String!) {
  removeOffer(code: $code) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

/**
 * Enters codes for the viewer's cart and takes them out. What the ways to pay cost is asked for
 * anew where it is shown.
 *
 * @returns `applyCode`, answering what came of it, `removeCode`, which tells it in the alert bar,
 *   and whether an answer is awaited
 */
export function useCartCodes() {
  const report = useReport();
  const again = { refetchQueries: [CheckoutOffersDocument] };
  const [apply, applying] = useApplyOfferMutation(again);
  const [remove, removing] = useRemoveOfferMutation(again);
  return {
    applyCode: (code: string): Promise<Outcome> =>
      outcomeOf(async () => (await apply({ variables: { code } })).data?.applyOffer),
    removeCode: (code: string): Promise<Outcome> =>
      report(async () => (await remove({ variables: { code } })).data?.removeOffer),
    isBusy: applying.loading || removing.loading,
  };
}
