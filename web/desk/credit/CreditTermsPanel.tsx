import { Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type DeskGiftCardsQuery, useDeskSetCreditTermsMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { OfferPanel } from '../settings/OfferPanel';
import { noAmount, rupeesIn } from '../shared/form/amounts';
import { useFormReport } from '../shared/form/useFormReport';

gql(`mutation deskSetCreditTerms($input: CreditTermsInput!) {
  setCreditTerms(input: $input) {
    creditTerms { giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax }
    userErrors { code message field }
  }
}`);

interface CreditTermsPanelProps {
  terms: DeskGiftCardsQuery['creditTerms'];
  onSaved: () => unknown;
}

/** Whether gift cards are sold, for how much, and how long credit can be spent. */
export function CreditTermsPanel({ terms, onSaved }: CreditTermsPanelProps) {
  const { report, errorOf } = useFormReport();
  const [mutate, { loading }] = useDeskSetCreditTermsMutation();
  const [isOn, setOn] = useState(terms.sellsGiftCards);
  const [typed, setTyped] = useState({
    giftCardMin: String(terms.giftCardMin),
    giftCardMax: String(terms.giftCardMax),
    giftCardDays: String(terms.giftCardDays),
    storeCreditDays: terms.storeCreditDays === null ? '' : String(terms.storeCreditDays),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const [giftCardMin, giftCardMax] = [rupeesIn(typed.giftCardMin), rupeesIn(typed.giftCardMax)];
    const isDone = await report(async () => {
      if (giftCardMin === null) return noAmount('giftCardMin');
      if (giftCardMax === null) return noAmount('giftCardMax');
      const input = {
        ...{ sellsGiftCards: isOn, giftCardMin, giftCardMax, giftCardDays: daysIn(typed.giftCardDays) },
        storeCreditDays: typed.storeCreditDays.trim() ? daysIn(typed.storeCreditDays) : null,
      };
      return (await mutate({ variables: { input } })).data?.setCreditTerms;
    });
    if (isDone) onSaved();
  };
  const box = (name: keyof typeof typed) => ({
    ...{ name, inputMode: 'numeric' as const, value: typed[name], error: errorOf(name) },
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
  });
  return (
    <OfferPanel
      id="credit-terms"
      title={t('Terms')}
      switchLabel={t('Shoppers can buy gift cards')}
      isOn={isOn}
      onSwitch={setOn}
      words={t('What was given before can be spent for as long as it was said then.')}
      actionLabel={t('Save the terms')}
      isBusy={loading}
      onSubmit={(event) => void submit(event)}
    >
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
        <TextField label={t('From, in rupees')} {...box('giftCardMin')} />
        <TextField label={t('Up to, in rupees')} {...box('giftCardMax')} hint={t('At most ₹10,000.')} />
        <TextField label={t('Days a gift card lasts')} {...box('giftCardDays')} hint={t('365 or more.')} />
        <TextField
          label={t('Days store credit lasts')}
          {...box('storeCreditDays')}
          isOptional
          hint={t('Empty: it does not expire.')}
        />
      </Grid>
    </OfferPanel>
  );
}

/** 0 for what is no number, which the graph refuses. */
function daysIn(text: string): number {
  return Math.trunc(Number(text)) || 0;
}
