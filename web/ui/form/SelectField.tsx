import {
  Field,
  type FieldRootProps,
  NativeSelect,
  type NativeSelectFieldProps,
  type NativeSelectRootProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SelectBoxProps extends Omit<NativeSelectFieldProps, 'onChange'> {
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void;
  /** How much room it takes; all that there is unless said otherwise. */
  room?: NativeSelectRootProps;
  /** The options. */
  children: ReactNode;
}

/** A box to choose from, named by the field around it or by `aria-label`. */
export function SelectBox({ onChange, room, children, ...rest }: SelectBoxProps) {
  return (
    <NativeSelect.Root {...room}>
      <NativeSelect.Field onChange={({ currentTarget }) => onChange(currentTarget.value)} {...rest}>
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

interface SelectFieldProps extends SelectBoxProps {
  label: string;
  /** What is wrong with the choice, beneath the box; null while nothing is. */
  error?: string | null;
  hint?: string;
  /** Of the field as a whole, where it stands beside others. */
  field?: FieldRootProps;
}

/** A box to choose from with its label above it, and what is wrong with the choice beneath. */
export function SelectField({ label, error = null, hint, field, ...rest }: SelectFieldProps) {
  return (
    <Field.Root invalid={error !== null} {...field}>
      <Field.Label>{label}</Field.Label>
      <SelectBox {...rest} />
      <Field.ErrorText>{error}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
