import type { DeskProductChoicesQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { ChoiceField } from './ChoiceField';
import { DraftField } from './DraftField';
import { CUSTOM } from './productTexts';
import type { ProductForm } from './useProductForm';

type Definition = DeskProductChoicesQuery['customFieldDefinitions'][number];

/** A box for each field that extensions have added to products. */
export function CustomFields({ form, definitions }: { form: ProductForm; definitions: readonly Definition[] }) {
  return definitions.map(({ name, label, type, choices }) => {
    const box = { form, label, name: CUSTOM + name };
    const counted =
      type === 'yesNo'
        ? [
            { value: 'true', text: t('yes') },
            { value: 'false', text: t('no') },
          ]
        : choices;
    if (counted.length > 0) return <ChoiceField key={name} {...box} choices={[{ value: '', text: '–' }, ...counted]} />;
    return (
      <DraftField
        key={name}
        {...box}
        isOptional
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'whole' || type === 'number' ? 'numeric' : 'text'}
      />
    );
  });
}
