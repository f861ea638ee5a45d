import { CodeForm } from '../../ui/form/CodeForm';
import { useAddGiftCard } from './useAddGiftCard';

/**
 * Where the code of a gift card is entered. What came of it is said below its box, and read out.
 */
export function GiftCardForm() {
  const { addCard, isBusy } = useAddGiftCard();
  return <CodeForm label="Gift card code" action="Add gift card" name="giftCard" isBusy={isBusy} onEnter={addCard} />;
}
