import { useRef } from 'react';
import { askAgain } from '../checkout/askAgain';
import { openPayment } from '../checkout/openPayment';
import { gql } from '../gql';
import {
  type GiftCardPurchaseInput,
  GiftCardsPageDocument,
  type PlaceOrderInput,
  useBuyGiftCardMutation,
  useConfirmGiftCardMutation,
} from '../gql/graphql';
import { t } from '../lib/messages';
import { type Outcome, outcomeOf } from '../ui/feedback/useReport';

gql(`mutation buyGiftCard($input: GiftCardPurchaseInput!) {
  buyGiftCard(input: $input) {
    paymentOrder { id keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt }
    userErrors { code message field }
  }
}`);

gql(`mutation confirmGiftCard($input: PlaceOrderInput!) {
  confirmGiftCard(input: $input) {
    message
    giftCardPurchase { id state }
    userErrors { code message field }
  }
}`);

/** Who pays, as the dialog names them. */
interface Buyer {
  name: string;
  email: string;
  phone: string | null;
}

/**
 * Buys a gift card: opens its checkout, lets the shopper pay, and has it made. A payment that is
 * made and not confirmed yet is asked about again by the next press, instead of being paid anew.
 *
 * @returns a function answering how it ended; it never throws
 */
export function useBuyGiftCard(buyer: Buyer) {
  const [begin] = useBuyGiftCardMutation();
  const [settle] = useConfirmGiftCardMutation({ refetchQueries: [GiftCardsPageDocument] });
  const proof = useRef<PlaceOrderInput | null>(null);

  const confirm = async (input: PlaceOrderInput): Promise<Outcome> => {
    proof.current = input;
    const outcome = await outcomeOf(() =>
      askAgain(async () => (await settle({ variables: { input } })).data?.confirmGiftCard),
    );
    if (outcome.answer) proof.current = null;
    return outcome.answer
      ? outcome
      : {
          ...outcome,
          message: t('You have paid, but we could not confirm it yet. Press again to ask; nothing is paid twice.'),
        };
  };

  return async (input: GiftCardPurchaseInput): Promise<Outcome> => {
    if (proof.current) return confirm(proof.current);
    const begun = await outcomeOf(async () => (await begin({ variables: { input } })).data?.buyGiftCard);
    const paymentOrder = begun.answer?.paymentOrder;
    if (!paymentOrder) return begun;
    const payer = { fullName: buyer.name, email: buyer.email, phoneNumber: buyer.phone ?? '' };
    const outcome = await openPayment('online', paymentOrder, payer);
    if (outcome.kind === 'paid')
      return confirm({
        ...{ paymentOrderId: paymentOrder.id, paymentId: outcome.paymentId, signature: outcome.signature },
      });
    const message =
      outcome.kind === 'blocked'
        ? t('The payment window could not open')
        : (outcome.reason ?? t('The payment was not completed'));
    return { isDone: false, message, field: null, answer: null };
  };
}
