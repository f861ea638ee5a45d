import type { ProductStatus } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { CheckBox } from '../../../ui/form/CheckBox';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import { DraftField, WithMeanwhile } from './DraftField';
import { type ProductForm, useShown } from './productForm';
import { localMoment } from './productTexts';

const STATUSES: Record<ProductStatus, Message> = {
  PUBLISHED: 'Shoppers see it',
  HIDDEN: 'Hidden, for now',
  ARCHIVED: 'Archived: not for sale any more',
};

/** Whether shoppers are shown a product, and when one that is hidden is published by itself. */
export function PublishingFields({ form }: { form: ProductForm }) {
  const status = useShown(form, () => form.textOf('status')) as ProductStatus;
  const statuses = Object.entries(STATUSES) as [ProductStatus, Message][];
  return (
    <>
      <RadioChoice
        legend={t('Status')}
        isLegendHidden
        name="status"
        options={statuses.map(([value, label]) => [value, t(label)])}
        value={status}
        onChange={(value) => form.set('status', value)}
      />
      <WithMeanwhile form={form} field="status" shown={(saved) => t(STATUSES[saved as ProductStatus])} />
      {status === 'HIDDEN' && (
        <DraftField
          form={form}
          name="publishAt"
          type="datetime-local"
          label={t('Publish it at')}
          isOptional
          min={localMoment(new Date())}
          hint={t('It comes into the shop by itself then. Empty: it stays hidden.')}
        />
      )}
    </>
  );
}

/** Whether it stands on the front page. */
export function FeaturedField({ form }: { form: ProductForm }) {
  return (
    <CheckBox
      name="featured"
      checked={useShown(form, () => form.textOf('featured')) !== ''}
      onChange={(isTicked) => form.set('featured', isTicked ? 'yes' : '')}
    >
      {t('Featured')}
    </CheckBox>
  );
}
