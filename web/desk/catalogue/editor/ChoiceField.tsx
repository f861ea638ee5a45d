import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SelectBox } from '../../../ui/form/SelectField';
import { WithMeanwhile } from './DraftField';
import { type ProductForm, useBox } from './productForm';

interface ChoiceFieldProps {
  form: ProductForm;
  name: string;
  label: string;
  /** Below the box. */
  hint?: ReactNode;
  /** The first is for nothing chosen. */
  choices: readonly { value: string; text: string }[];
}

/** A choice of one of several in the editor. */
export function ChoiceField({ form, name, label, hint, choices }: ChoiceFieldProps) {
  const { text: chosen, error, meanwhile } = useBox(form, name);
  const shown = (value: string) => choices.find((choice) => choice.value === value)?.text ?? value;
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
      <SelectBox name={name} value={chosen} onChange={(value) => form.set(name, value)}>
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectBox>
      <Field.ErrorText>{error}</Field.ErrorText>
      {(hint || meanwhile !== null) && (
        <Field.HelperText>
          <WithMeanwhile form={form} field={name} hint={hint} shown={shown} />
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
