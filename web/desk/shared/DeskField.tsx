import { Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { type ChangeEvent, useId } from 'react';
import { sayAsKnown, t } from '../../lib/messages';

interface DeskFieldProps {
  /** The words above the box; they are its accessible name too. */
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, read out with the box. */
  error?: string | null;
  /** Help under the box, read out with it. */
  hint?: string;
  /** Marks the box as one that may stay empty; all others are announced as required. */
  isOptional?: boolean;
  type?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  autoComplete?: string;
  maxLength?: number;
  /** Values offered while typing; any other text is just as welcome. */
  suggestions?: readonly string[];
  /** So many lines are shown; the box then takes several. One line unless said otherwise. */
  rows?: number;
}

/** A labelled box of the desk's forms, by Chakra's field: label, box, what is wrong with it, and a hint. */
export function DeskField(props: DeskFieldProps) {
  const id = useId();
  const { label, onChange, error, hint, isOptional, suggestions, rows, type, inputMode, ...rest } = props;
  const shared = {
    ...rest,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(currentTarget.value),
    'aria-required': isOptional ? undefined : true,
  };
  return (
    <Field.Root invalid={Boolean(error)}>
      <Flex justify="space-between" gap="3">
        <Field.Label>{sayAsKnown(label)}</Field.Label>
        {isOptional && (
          <Text textStyle="sm" color="fg.muted" aria-hidden="true">
            {t('Optional')}
          </Text>
        )}
      </Flex>
      {rows ? (
        <Textarea rows={rows} {...shared} />
      ) : (
        <Input type={type} inputMode={inputMode} list={suggestions && `${id}-list`} {...shared} />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Field.ErrorText>{error && sayAsKnown(error)}</Field.ErrorText>
      {hint && <Field.HelperText>{sayAsKnown(hint)}</Field.HelperText>}
    </Field.Root>
  );
}
