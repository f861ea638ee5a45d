import { gql } from '../../gql';
import { AccountCreditDocument, CheckoutOffersDocument, useAddGiftCardMutation } from '../../gql/graphql';
import { type Outcome, outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation addGiftCard($code: String!) {
  addGiftCard(code: $code) {
    message
    credit { id }
    userErrors { code message field }
  }
}`);

/**
 * Enters the codes of gift cards. What can be spent is asked for anew where it is shown.
 *
 * @returns a function of the code as it was typed, answering what came of it, and whether an answer
 *   is awaited
 */
export function useAddGiftCard() {
  const [mutate, { loading }] = useAddGiftCardMutation({
    refetchQueries: [CheckoutOffersDocument, AccountCreditDocument],
  });
  const addCard = (code: string): Promise<Outcome> =>
    outcomeOf(async () => (await mutate({ variables: { code } })).data?.addGiftCard);
  return { addCard, isBusy: loading };
}
