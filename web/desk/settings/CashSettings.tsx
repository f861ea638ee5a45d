import { Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { type DeskDeliveryQuery, useDeskSetCashTermsMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { TextField } from '../../ui/form/TextField';
import { rupeesIn } from '../shared/form/amounts';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { OfferPanel } from './OfferPanel';

gql(`mutation deskSetCashTerms($input: CashTermsInput) {
  setCashTerms(input: $input) {
    cashTerms { fee most mostOpen }
    userErrors { code message field }
  }
}`);

type Terms = Omit<NonNullable<DeskDeliveryQuery['cashTerms']>, '__typename'>;

/** What stands in the boxes of a shop that takes no cash yet. */
const FIRST_TERMS: Terms = { fee: 0, most: 5000, mostOpen: 2 };

/**
 * Whether orders can be paid for at the door, for which fee and within which limits.
 *
 * @param terms null: they cannot
 */
export function CashSettings({ terms, onSaved }: { terms: Terms | null; onSaved: () => unknown }) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetCashTermsMutation();
  const { fee, most, mostOpen } = terms ?? FIRST_TERMS;
  const [isOn, setOn] = useState(terms !== null);
  const [typed, setTyped] = useState({ fee: String(fee), most: String(most), mostOpen: String(mostOpen) });
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const [fee, most, mostOpen] = [rupeesIn(typed.fee || '0'), rupeesIn(typed.most), Number(typed.mostOpen)];
    const isNumbers = fee !== null && most !== null && Number.isInteger(mostOpen);
    setProblem(isOn && !isNumbers ? t('Enter numbers, such as 30.') : null);
    if (isOn && !isNumbers) return;
    const variables = { input: isOn && isNumbers ? { fee, most, mostOpen } : null };
    if (await report(async () => (await mutate({ variables })).data?.setCashTerms)) onSaved();
  };
  const box = (name: keyof Terms) => ({
    ...{ name, inputMode: 'numeric' as const, value: typed[name] },
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
  });
  return (
    <OfferPanel
      id="cash"
      title={t('Cash on delivery')}
      switchLabel={t('Orders can be paid for on delivery')}
      isOn={isOn}
      onSwitch={setOn}
      words={
        isOn
          ? t('The checkout will offer it for {fee}, up to {most}, in zones that allow it.', {
              fee: formatRupees(rupeesIn(typed.fee) ?? 0),
              most: formatRupees(rupeesIn(typed.most) ?? 0),
            })
          : t('The checkout and the policies do not mention it. Cash is still collected for orders already placed.')
      }
      actionLabel={t('Save cash on delivery')}
      isBusy={loading}
      onSubmit={(event) => void submit(event)}
    >
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
        <TextField
          label={t('Fee for cash in rupees')}
          {...box('fee')}
          error={problem}
          hint={t('Whole rupees; 0 for none.')}
        />
        <TextField label={t('Up to, in rupees')} {...box('most')} hint={t('Order total without this fee.')} />
        <TextField
          label={t('Open cash orders')}
          {...box('mostOpen')}
          hint={t('How many one shopper may have at a time, 1 to 100.')}
        />
      </Grid>
    </OfferPanel>
  );
}
