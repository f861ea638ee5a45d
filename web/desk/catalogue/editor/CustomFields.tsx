import { memo } from 'react';
import type { DeskProductChoicesQuery } from '../../../gql/graphql';
import { boxOf, choicesOf } from '../../shared/custom-fields/CustomFieldBoxes';
import { ChoiceField } from './ChoiceField';
import { DraftField } from './DraftField';
import type { ProductForm } from './productForm';
import { CUSTOM } from './productTexts';

type Definition = DeskProductChoicesQuery['customFieldDefinitions'][number];

interface CustomFieldsProps {
  form: ProductForm;
  definitions: readonly Definition[];
}

/** A box for each field that extensions have added to products. */
export const CustomFields = memo(function CustomFields({ form, definitions }: CustomFieldsProps) {
  return definitions.map((definition) => {
    const { name, label } = definition;
    const box = { form, label, name: CUSTOM + name };
    const choices = choicesOf(definition);
    if (choices.length > 0) return <ChoiceField key={name} {...box} choices={[{ value: '', text: '–' }, ...choices]} />;
    return <DraftField key={name} {...box} {...boxOf(definition)} isOptional />;
  });
});
