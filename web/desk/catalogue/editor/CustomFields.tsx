import type { DeskProductChoicesQuery } from '../../../gql/graphql';
import { boxOf, choicesOf } from '../../shared/custom-fields/CustomFieldBoxes';
import { ChoiceField } from './ChoiceField';
import { DraftField } from './DraftField';
import { CUSTOM } from './productTexts';
import type { ProductForm } from './useProductForm';

type Definition = DeskProductChoicesQuery['customFieldDefinitions'][number];

/** A box for each field that extensions have added to products. */
export function CustomFields({ form, definitions }: { form: ProductForm; definitions: readonly Definition[] }) {
  return definitions.map((definition) => {
    const { name, label } = definition;
    const box = { form, label, name: CUSTOM + name };
    const choices = choicesOf(definition);
    if (choices.length > 0) return <ChoiceField key={name} {...box} choices={[{ value: '', text: '–' }, ...choices]} />;
    return <DraftField key={name} {...box} {...boxOf(definition)} isOptional />;
  });
}
