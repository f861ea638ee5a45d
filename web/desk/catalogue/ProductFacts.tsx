import { Field, Grid, NativeSelect } from '@chakra-ui/react';
import type { DeskProductFactsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';

type Definition = DeskProductFactsQuery['customFieldDefinitions'][number];

interface ProductFactsProps {
  definitions: readonly Definition[];
  /** Empty for nothing. */
  textOf: (field: string) => string;
  errorOf: (field: string) => string | null;
  onChange: (field: string, value: string) => void;
}

/** A box for each field that extensions have added to products. */
export function ProductFacts({ definitions, textOf, errorOf, onChange }: ProductFactsProps) {
  return (
    <Grid gap="4">
      {definitions.map((definition) => (
        <FactField
          key={definition.name}
          definition={definition}
          value={textOf(definition.name)}
          error={errorOf(definition.name)}
          onChange={(value) => onChange(definition.name, value)}
        />
      ))}
    </Grid>
  );
}

interface FactFieldProps {
  definition: Definition;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

function FactField({ definition: { name, label, type, choices }, value, error, onChange }: FactFieldProps) {
  const counted =
    type === 'yesNo'
      ? [
          { value: 'true', text: t('yes') },
          { value: 'false', text: t('no') },
        ]
      : choices;
  if (counted.length === 0) {
    return (
      <TextField
        {...{ label, name, value, onChange, error }}
        isOptional
        type={type === 'date' ? 'date' : 'text'}
        inputMode={type === 'whole' || type === 'number' ? 'numeric' : 'text'}
      />
    );
  }
  return (
    <Field.Root invalid={error !== null}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field name={name} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">–</option>
          {counted.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
