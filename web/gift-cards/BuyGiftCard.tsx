import { Button, chakra, Flex, List, Stack } from '@chakra-ui/react';
import type { GiftCardsPageQuery } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { firstMistyped } from '../ui/form/formFocus';
import { SendButton } from '../ui/form/SendButton';
import { TextField } from '../ui/form/TextField';
import { useForm } from '../ui/form/useForm';
import { useBuyGiftCard } from './useBuyGiftCard';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Amounts that are offered at a press, in rupees, where they are within the bounds. */
const AMOUNTS = [500, 1000, 2000, 5000];

/** When mails of a day go out, in India. */
const MORNING = 'T09:00:00+05:30';

const NOTHING = { amount: '', recipientName: '', recipientEmail: '', message: '', sendOn: '' };

interface BuyGiftCardProps {
  terms: GiftCardsPageQuery['creditTerms'];
  buyer: Parameters<typeof useBuyGiftCard>[0];
}

/**
 * The form by which a gift card is bought, with all that holds of it said before it is paid: until
 * when it can be spent, that it is not cashed, and how it is called off.
 */
export function BuyGiftCard({ terms: { giftCardDays, giftCardMin, giftCardMax }, buyer }: BuyGiftCardProps) {
  const buy = useBuyGiftCard(buyer);
  const { box, isBusy, fill, onSubmit } = useForm(
    NOTHING,
    ({ amount, recipientName, recipientEmail, message, sendOn }, form: HTMLFormElement) => {
      const rupees = Number(amount.replace(/[,₹\s]/g, ''));
      const isWithin = Number.isInteger(rupees) && rupees >= giftCardMin && rupees <= giftCardMax;
      if (!isWithin) return { message: boundsOf(giftCardMin, giftCardMax), field: 'amount' };
      if (!recipientName.trim()) return { message: t('Please enter a name'), field: 'recipientName' };
      if (!recipientEmail.trim()) return { message: t('Please check the e-mail address.'), field: 'recipientEmail' };
      const mistyped = firstMistyped(form);
      if (mistyped) return mistyped;
      const sendAt = sendOn ? new Date(`${sendOn}${MORNING}`).toISOString() : null;
      return buy({ amount: rupees, recipientName, recipientEmail, message, sendAt });
    },
    { onDone: () => fill(NOTHING), resume: 'amount' },
  );
  const sent = box('sendOn').value ? new Date(`${box('sendOn').value}${MORNING}`).getTime() : Date.now();
  const expiresAt = new Date(sent + giftCardDays * DAY_MS).toISOString();
  return (
    <chakra.form noValidate onSubmit={onSubmit} aria-label={t('Buy a gift card')}>
      <Stack gap="5">
        <TextField
          {...box('amount')}
          label={t('Amount in rupees')}
          inputMode="numeric"
          maxLength={7}
          hint={boundsOf(giftCardMin, giftCardMax)}
        />
        <Flex gap="2" wrap="wrap" role="group" aria-label={t('Usual amounts')}>
          {AMOUNTS.filter((amount) => amount >= giftCardMin && amount <= giftCardMax).map((amount) => (
            <Button
              key={amount}
              variant="outline"
              minH="11"
              aria-pressed={box('amount').value === String(amount)}
              onClick={() => fill({ amount: String(amount) })}
            >
              {inWholeRupees(amount)}
            </Button>
          ))}
        </Flex>
        <TextField {...box('recipientName')} label={t('Who is it for?')} maxLength={100} autoComplete="off" />
        <TextField
          {...box('recipientEmail')}
          label={t('Their e-mail address')}
          type="email"
          maxLength={254}
          autoComplete="off"
          hint={t('The code goes there by mail, and nowhere else.')}
        />
        <TextField {...box('message')} label={t('Your message')} isOptional rows={3} maxLength={300} />
        <TextField
          {...box('sendOn')}
          label={t('Send it on')}
          type="date"
          isOptional
          min={new Date().toISOString().slice(0, 10)}
          hint={t('At nine in the morning, within 90 days. Leave it empty to send it at once.')}
        />
        <List.Root
          as="ul"
          listStyleType="disc"
          gap="1"
          ps="5"
          color="fg.muted"
          textStyle="sm"
          aria-label={t('What holds of it')}
        >
          <List.Item>
            {t('It can be spent in parts until {date}, on anything we sell.', { date: formatDate(expiresAt) })}
          </List.Item>
          <List.Item>{t('It is not exchanged for cash, and pays for no other gift card.')}</List.Item>
          <List.Item>
            {t('You can call it off and have your money back as long as nobody has entered its code.')}
          </List.Item>
          <List.Item>{t('You pay no GST for it: that is within the prices of what is bought with it.')}</List.Item>
        </List.Root>
        <SendButton
          isBusy={isBusy}
          busyLabel={t('One moment…')}
          alignSelf={{ md: 'flex-start' }}
          minW="min(10rem, 100%)"
        >
          {t('Pay for the gift card')}
        </SendButton>
      </Stack>
    </chakra.form>
  );
}

function boundsOf(least: number, most: number): string {
  return t('{from} to {to}, in whole rupees.', { from: inWholeRupees(least), to: inWholeRupees(most) });
}

/** As in `₹1,000`. */
function inWholeRupees(amount: number): string {
  return formatRupees(amount).replace(/\.00$/, '');
}
