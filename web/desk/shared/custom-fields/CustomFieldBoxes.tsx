import { Field } from '@chakra-ui/react';
import { t } from '../../../lib/messages';
import { SelectBox } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import type { Definition, MoreFacts } from './useMoreFacts';

/** A value to choose, and how it reads. */
type FieldChoice = Pick<Definition['choices'][number], 'value' | 'text'>;

/** The values to choose from; empty where anything may be typed. */
export function choicesOf({ type, choices }: Pick<Definition, 'type' | 'choices'>): readonly FieldChoice[] {
  if (type !== 'yesNo') return choices;
  return [
    { value: 'true', text: t('yes') },
    { value: 'false', text: t('no') },
  ];
}

/** What kind of box takes the values of a field. */
export function boxOf({ type }: Pick<Definition, 'type'>) {
  return {
    type: type === 'date' ? 'date' : 'text',
    inputMode: type === 'whole' || type === 'number' ? 'numeric' : 'text',
  } as const;
}

interface CustomFieldBoxesProps {
  facts: MoreFacts;
  errorOf: (field: string) => string | null;
}

/** A box for each field that extensions have added to a thing. */
export function CustomFieldBoxes({ facts, errorOf }: CustomFieldBoxesProps) {
  return facts.definitions.map((definition) => {
    const { name, label } = definition;
    const choices = choicesOf(definition);
    const error = errorOf(`customFields.${name}`);
    if (choices.length === 0)
      return (
        <TextField
          key={name}
          {...boxOf(definition)}
          label={label}
          name={`customFields.${name}`}
          isOptional
          value={facts.textOf(name)}
          onChange={(text) => facts.set(name, text)}
          error={error}
        />
      );
    return (
      <Field.Root key={name} invalid={error !== null}>
        <Field.Label>{label}</Field.Label>
        <SelectBox value={facts.textOf(name)} onChange={(value) => facts.set(name, value)}>
          <option value="">–</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectBox>
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    );
  });
}
