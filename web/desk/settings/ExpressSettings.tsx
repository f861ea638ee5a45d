import { Grid } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { gql } from '../../gql';
import { useDeskSetExpressFeeMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { TextField } from '../../ui/form/TextField';
import { rupeesIn } from '../shared/form/amounts';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { OfferPanel } from './OfferPanel';

gql(`mutation deskSetExpressFee($fee: Rupees) {
  setExpressFee(fee: $fee) {
    deliveryTerms { expressFee }
    userErrors { code message field }
  }
}`);

/** What stands in the box of a shop that has no express yet. In rupees. */
const FIRST_FEE = 100;

/**
 * Whether orders can come by express, and what that costs.
 *
 * @param fee in rupees; null: they cannot
 */
export function ExpressSettings({ fee, onSaved }: { fee: number | null; onSaved: () => unknown }) {
  const report = useOutcomeReport();
  const [mutate, { loading }] = useDeskSetExpressFeeMutation();
  const [isOn, setOn] = useState(fee !== null);
  const [typed, setTyped] = useState(String(fee ?? FIRST_FEE));
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const amount = rupeesIn(typed || '0');
    setProblem(isOn && amount === null ? t('Enter an amount in rupees, such as 100.') : null);
    if (isOn && amount === null) return;
    const variables = { fee: isOn ? amount : null };
    if (await report(async () => (await mutate({ variables })).data?.setExpressFee)) onSaved();
  };
  return (
    <OfferPanel
      id="express"
      title={t('Express delivery')}
      switchLabel={t('Orders can come by express')}
      isOn={isOn}
      onSwitch={setOn}
      words={
        isOn
          ? t('It costs {fee} instead of the usual fee, in zones with express days.', {
              fee: formatRupees(rupeesIn(typed) ?? 0),
            })
          : t('The checkout and the policies do not mention it.')
      }
      actionLabel={t('Save express')}
      isBusy={loading}
      onSubmit={(event) => void submit(event)}
    >
      <Grid gap="4" templateColumns={{ md: 'repeat(2, minmax(0, 16rem))' }} alignItems={{ md: 'start' }}>
        <TextField
          label={t('Fee for express in rupees')}
          name="expressFee"
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          error={problem}
          hint={t('Whole rupees.')}
        />
      </Grid>
    </OfferPanel>
  );
}
