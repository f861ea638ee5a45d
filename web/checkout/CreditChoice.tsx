import { Card, Heading, Text } from '@chakra-ui/react';
import { GiftCardForm } from '../accounts/credit/GiftCardForm';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { CheckBox } from '../ui/form/CheckBox';

interface CreditChoiceProps {
  /** What of the order credit can pay, in rupees. */
  most: number;
  isUsed: boolean;
  onUse: (isUsed: boolean) => void;
}

/**
 * Whether gift cards and store credit are to pay for the order, as far as they go, and where the
 * code of another card is entered. Nothing is paid so until the shopper chooses it.
 */
export function CreditChoice({ most, isUsed, onUse }: CreditChoiceProps) {
  return (
    <Card.Root as="section" display="grid" gap="4" aria-labelledby="credit">
      <Heading size="lg" id="credit">
        {t('Gift cards and store credit')}
      </Heading>
      {most > 0 ? (
        <CheckBox colorPalette="leaf" checked={isUsed} onChange={onUse}>
          {t('Pay {amount} with them', { amount: formatRupees(most) })}
        </CheckBox>
      ) : (
        <Text color="fg.muted">{t('You have none that can be spent.')}</Text>
      )}
      <GiftCardForm />
    </Card.Root>
  );
}
