import { Grid, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inLanguage, t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { CheckChoice } from '../../ui/form/CheckChoice';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { FormPart } from '../shared/form/FormPart';
import type { OfferFieldsProps } from './OfferTermsFields';
import { BANK_CARD, type OfferDraft } from './offerDraft';

const columns = { gap: '5', templateColumns: { md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;

const weekdays = {
  en: new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', { weekday: 'short', timeZone: 'UTC' }),
};
/** A Monday. */
const FIRST_DAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;
const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** When an offer holds, for whom, how it meets others, and how far it may go. */
export function OfferConditions({ draft, choices, errorOf, onChange }: OfferFieldsProps) {
  const box = (name: TextBox) => ({
    ...{ name, value: draft[name], error: errorOf(name), isOptional: true },
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const tick = (name: 'needsCode' | 'firstOrderOnly' | 'combines', label: string) => (
    <CheckBox checked={draft[name]} onChange={(isTicked) => onChange({ [name]: isTicked })}>
      {label}
    </CheckBox>
  );
  return (
    <>
      <FormPart title={t('When')} text={t('Empty boxes set no limit. All times are those of India.')}>
        <Grid {...columns}>
          <TextField label={t('From')} type="datetime-local" {...box('startsAt')} />
          <TextField label={t('Until')} type="datetime-local" {...box('endsAt')} />
        </Grid>
        <CheckChoice
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          legend={t('Only on these days')}
          options={DAYS.map((day) => [day, inLanguage(weekdays).format(FIRST_DAY + (day - 1) * DAY_MS)])}
          value={draft.weekdays}
          onChange={(days) => onChange({ weekdays: days.toSorted() })}
        />
        <Grid {...columns}>
          <TextField label={t('From this hour')} type="time" {...box('hoursFrom')} />
          <TextField label={t('Until this hour')} type="time" {...box('hoursUntil')} />
        </Grid>
      </FormPart>
      <FormPart title={t('For whom')}>
        <div>
          {tick('needsCode', t('Only with a code'))}
          {tick('firstOrderOnly', t('Only on a first order'))}
        </div>
        <Grid {...columns}>
          <TextField
            label={t('Only customers with this tag')}
            maxLength={40}
            suggestions={choices.customerTags.map(({ tag }) => tag)}
            {...box('customerTag')}
          />
          <SelectField
            label={t('Paid how')}
            error={errorOf('paymentOption')}
            value={draft.paymentOption}
            onChange={(value) => onChange({ paymentOption: value })}
          >
            <option value="">{t('However it is paid')}</option>
            {choices.offerChoices.paymentOptions.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
        </Grid>
        {draft.paymentOption === BANK_CARD && <BankCardFields box={box} />}
      </FormPart>
      <FormPart title={t('How far')}>
        {tick('combines', t('Stands beside other offers'))}
        <Grid {...columns}>
          <TextField label={t('Uses in all')} inputMode="numeric" maxLength={9} {...box('maxUses')} />
          <TextField label={t('Uses by one shopper')} inputMode="numeric" maxLength={9} {...box('maxUsesPerPerson')} />
          <TextField
            label={t('Budget, ₹')}
            inputMode="numeric"
            maxLength={12}
            hint={t('Once so much is given, the offer holds no more.')}
            {...box('budget')}
          />
        </Grid>
      </FormPart>
    </>
  );
}

interface BankCardFieldsProps {
  box: (
    name: TextBox,
  ) => Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'isOptional' | 'onChange'>;
}

/**
 * Which cards an offer is for: the provider's own offer says so, which takes nothing off itself.
 */
function BankCardFields({ box }: BankCardFieldsProps) {
  return (
    <>
      <Text color="fg.muted">
        {t(
          'Make the offer in the dashboard of the payment provider, for these cards and without a discount of its own: the shop takes it off, and the provider lets no other card pay.',
        )}
      </Text>
      <Grid {...columns}>
        <TextField
          label={t("Id of the provider's offer")}
          maxLength={46}
          hint={t('Such as offer_DtEhEm3XslgfXE.')}
          {...box('providerOfferId')}
          isOptional={false}
        />
        <TextField
          label={t('Which cards, for shoppers')}
          maxLength={60}
          hint={t('Such as: HDFC Bank credit cards')}
          {...box('cards')}
          isOptional={false}
        />
        <TextField label={t('Which cards, in Hindi')} maxLength={60} {...box('hindiCards')} />
      </Grid>
    </>
  );
}

type TextBox = { [Name in keyof OfferDraft]: OfferDraft[Name] extends string ? Name : never }[keyof OfferDraft];
