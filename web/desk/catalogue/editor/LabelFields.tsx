import { Grid, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { LabelField } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { ChoiceField } from './ChoiceField';
import { DraftField } from './DraftField';
import { FindHsn } from './hsn/FindHsn';
import type { ProductForm } from './productForm';

const two = { md: 'repeat(2, minmax(0, 1fr))' };

const GAPS: Record<LabelField, Message> = {
  COUNTRY_OF_ORIGIN: 'Country of origin',
  MANUFACTURER: 'Made or packed by',
  FSSAI_LICENSE: 'FSSAI licence',
  SHELF_LIFE_DAYS: 'Best before, in days',
  INGREDIENTS: 'Ingredients',
};

interface LabelFieldsProps {
  form: ProductForm;
  /** What the law wants and the saved product does not say; empty for a new one. */
  gaps: readonly LabelField[];
}

/** What the label of a product says, and what the law wants more of it. */
export const LabelFields = memo(function LabelFields({ form, gaps }: LabelFieldsProps) {
  return (
    <>
      {gaps.length > 0 && (
        <Text color="fg.warning">
          {t('The law wants more of this label: {gaps}.', { gaps: gaps.map((gap) => t(GAPS[gap])).join(', ') })}
        </Text>
      )}
      <Grid gap="5" templateColumns={two} alignItems="start">
        <ChoiceField
          form={form}
          name="label.diet"
          label={t('Vegetarian')}
          choices={[
            { value: '', text: t('No food, or not known') },
            { value: 'VEG', text: t('Vegetarian: green dot') },
            { value: 'NON_VEG', text: t('Not vegetarian: brown triangle') },
            { value: 'EGG', text: t('With egg') },
          ]}
        />
        <DraftField
          form={form}
          name="label.fssaiLicense"
          label={t('FSSAI licence')}
          isOptional
          inputMode="numeric"
          maxLength={20}
          hint={t('14 digits.')}
        />
        <DraftField
          form={form}
          name="label.countryOfOrigin"
          label={t('Country of origin')}
          isOptional
          maxLength={2}
          suggestions={['IN', 'NP', 'LK', 'BD', 'CN', 'US']}
          hint={t('Two letters, such as IN.')}
        />
        <DraftField
          form={form}
          name="label.shelfLifeDays"
          label={t('Best before, in days')}
          isOptional
          inputMode="numeric"
          maxLength={5}
          hint={t('Counted from packing.')}
        />
      </Grid>
      <DraftField
        form={form}
        name="label.allergens"
        label={t('Allergens')}
        isOptional
        hint={t('With commas between, such as Milk, Wheat.')}
      />
      <DraftField
        form={form}
        name="label.ingredients"
        label={t('Ingredients')}
        isOptional
        rows={2}
        maxLength={2000}
        hint={t('What there is most of first.')}
      />
      <DraftField
        form={form}
        name="label.nutrition"
        label={t('Nutrition in 100 g or 100 ml')}
        isOptional
        rows={4}
        hint={t('A line each, such as Energy: 350 kcal.')}
      />
      <Grid gap="5" templateColumns={two} alignItems="start">
        <DraftField
          form={form}
          name="label.manufacturer"
          label={t('Made or packed by')}
          isOptional
          maxLength={300}
          hint={t('With the address.')}
        />
        <DraftField form={form} name="label.importer" label={t('Imported by')} isOptional maxLength={300} />
      </Grid>
    </>
  );
});

/** GST rates as they have been since September 2025, in percent. */
const RATES = ['0', '5', '18', '40'];

/** What GST wants to know of a product. */
export const TaxFields = memo(function TaxFields({ form }: { form: ProductForm }) {
  return (
    <Grid gap="5" templateColumns={two} alignItems="start">
      <DraftField
        form={form}
        name="label.gstRate"
        label={t('GST within the price, %')}
        isOptional
        inputMode="numeric"
        maxLength={5}
        suggestions={RATES}
        hint={t('Empty: that of its category.')}
      />
      <Grid gap="2">
        <DraftField
          form={form}
          name="label.hsnCode"
          label={t('HSN code')}
          isOptional
          inputMode="numeric"
          maxLength={10}
          hint={t('4 to 8 digits. Empty: that of its category.')}
        />
        <FindHsn textOf={() => form.textOf('name')} onChoose={(code) => form.set('label.hsnCode', code)} />
      </Grid>
    </Grid>
  );
});
