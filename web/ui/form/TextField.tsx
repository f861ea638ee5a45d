import { Box, Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useId } from 'react';
import { t } from '../../lib/messages';

/** What the form passes to a TextField. */
export interface TextFieldProps {
  /** The words above the box; they are its accessible name too. */
  label: string;
  /** The name the form finds the box by: `form.elements.namedItem(name)`. */
  name: string;
  /** What the box holds now. */
  value: string;
  /** Called with the new text on each keystroke, paste or autofill. */
  onChange: (value: string) => void;
  /** Called when the box loses focus: the moment for a hint, never for a refusal. */
  onBlur?: () => void;
  /**
   * The error, shown under the box in red and read out with it; absent or empty while there is
   * none.
   */
  error?: string | null;
  /** Help under the box, read out with it. */
  hint?: ReactNode;
  /** Marks the box as one that may stay empty; all others are announced as required. */
  isOptional?: boolean;
  /** Shows the text without letting it be changed. */
  isReadOnly?: boolean;
  /** The kind of keyboard and autofill; 'text' unless said otherwise. */
  type?: HTMLInputTypeAttribute;
  /** The autofill token, such as 'billing postal-code'. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The on-screen keyboard, where the type does not decide it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** The most characters the box takes. */
  maxLength?: number;
  /** The earliest moment that a box for one offers. */
  min?: string;
  /** A regular expression that the whole text must match; reported by the box's `validity`. */
  pattern?: string;
  /** Has the box's `validity` report that it is empty. */
  required?: boolean;
  /** Values offered while typing; any other text is just as welcome. */
  suggestions?: readonly string[];
  /** So many lines are shown; the box then takes several. One line unless said otherwise. */
  rows?: number;
  /** A control inside the box at its end, such as the eye of a password. */
  trailing?: ReactNode;
}

/**
 * One labelled text box by Chakra's field, for what stands within a `ChakraProvider`: label above,
 * the box (48 px high, or as high as its `rows`), then what is wrong with it and a hint, both read
 * out with it. It has no outer margin.
 */
export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, onChange, error, hint, isOptional, isReadOnly, suggestions, rows, trailing, ...rest } = props;
  const { type = 'text', inputMode, pattern, ...either } = rest;
  const ids = { errorText: `${id}-error`, helperText: `${id}-hint` };
  const shared = {
    ...either,
    // Chakra ties the fault by aria-errormessage alone, which few screen readers read.
    'aria-describedby': [error && ids.errorText, hint && ids.helperText].filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(currentTarget.value),
    'aria-required': isOptional || isReadOnly ? undefined : true,
  };
  return (
    <Field.Root ids={ids} invalid={Boolean(error)} readOnly={isReadOnly}>
      <Flex justify="space-between" gap="3">
        <Field.Label>{label}</Field.Label>
        {isOptional && (
          <Text textStyle="sm" color="fg.muted" aria-hidden="true">
            {t('Optional')}
          </Text>
        )}
      </Flex>
      {rows ? (
        <Textarea rows={rows} {...shared} />
      ) : (
        <Box position="relative">
          <Input
            type={type}
            inputMode={inputMode}
            pattern={pattern}
            list={suggestions && `${id}-list`}
            pe={trailing ? '12' : undefined}
            {...shared}
          />
          {trailing && (
            <Flex position="absolute" insetBlock="0" insetEnd="0" align="center">
              {trailing}
            </Flex>
          )}
        </Box>
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
