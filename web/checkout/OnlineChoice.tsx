import { chakra, Text } from '@chakra-ui/react';
import type { PaymentWish } from '../extensions/contract';
import { t } from '../lib/messages';
import { CheckBox } from '../ui/form/CheckBox';
import { RadioChoice } from '../ui/form/RadioChoice';

/** UPI apps by the names that the provider knows them by; every other app is offered as well. */
const APPS = [
  ['google_pay', 'Google Pay'],
  ['phonepe', 'PhonePe'],
  ['paytm', 'Paytm'],
  ['bhim', 'BHIM'],
] as const;

type Instrument = PaymentWish['instrument'];

/** What a way of paying in the dialog is called. */
export function instrumentName(instrument: Instrument): string {
  switch (instrument) {
    case 'UPI':
      return t('UPI');
    case 'CARD':
      return t('Card');
    case 'NETBANKING':
      return t('Netbanking');
  }
}

/** What happens next, below its name. */
export function InstrumentText({ instrument }: { instrument: Instrument }) {
  if (instrument === 'CARD') return t('Credit or debit card, RuPay too.');
  if (instrument === 'NETBANKING') return t('On the page of your own bank.');
  return (
    <>
      <chakra.span hideFrom="md">{t('In a UPI app on this phone.')}</chakra.span>
      <chakra.span hideBelow="md">{t('Scan a QR code with any UPI app.')}</chakra.span>
    </>
  );
}

interface OnlineChoiceProps {
  instrument: Instrument;
  /** The UPI app that is chosen; null for any. */
  app: string | null;
  onApp: (app: string | null) => void;
  /** Whether cards are kept already; null where none are. */
  keepsCards: boolean | null;
  savesCard: boolean;
  onSave: (savesCard: boolean) => void;
}

/**
 * What is asked of the chosen way of paying before its window opens: on a phone the UPI app, of a
 * card whether it is to be saved. It is saved only where the shopper ticks that.
 *
 * @see Reserve Bank of India, tokenisation of cards (explicit consent of the cardholder)
 */
export function OnlineChoice({ instrument, app, onApp, keepsCards, savesCard, onSave }: OnlineChoiceProps) {
  if (instrument === 'UPI') return <UpiApps app={app} onApp={onApp} />;
  if (instrument !== 'CARD' || keepsCards === null) return null;
  if (keepsCards) {
    return (
      <Text textStyle="sm" color="fg.muted">
        {t('Your saved cards are shown in the payment window. Remove them in My Account, under “Your consents”.')}
      </Text>
    );
  }
  return (
    <CheckBox alignItems="flex-start" colorPalette="leaf" checked={savesCard} onChange={onSave}>
      {t('Save my card for next time')}
      <Text as="span" display="block" textStyle="sm" color="fg.muted">
        {t(
          'The payment company keeps the cards that you choose to save, as tokens of the card network, so that you need not type them again. We never see their numbers.',
        )}
      </Text>
    </CheckBox>
  );
}

function UpiApps({ app, onApp }: Pick<OnlineChoiceProps, 'app' | 'onApp'>) {
  return (
    <RadioChoice
      look="pill"
      colorPalette="leaf"
      hideFrom="md"
      name="upi-app"
      legend={t('Open which app?')}
      options={[...APPS, ['', t('Another app')]]}
      value={app ?? ''}
      onChange={(code) => onApp(code || null)}
    />
  );
}
