import { chakra, Fieldset, type FieldsetRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckBox } from './CheckBox';

interface CheckChoiceProps<Value extends string | number> extends Omit<FieldsetRootProps, 'onChange'> {
  /** Names the group, above it. */
  legend: ReactNode;
  /** Whether readers alone are told it. */
  isLegendHidden?: boolean;
  /** Of which any are chosen, each with the words behind its box. */
  options: readonly (readonly [value: Value, words: ReactNode])[];
  /** The chosen ones. */
  value: readonly Value[];
  /** Called with all that are chosen now, and with the one that was pressed. */
  onChange: (value: Value[], pressed: Value) => void;
  /** What is wrong with the choice; null while nothing is. */
  error?: string | null;
  /** Stands before the boxes. */
  children?: ReactNode;
}

/** Any of several: a box to tick for each, one below the other unless said otherwise. */
export function CheckChoice<Value extends string | number>(props: CheckChoiceProps<Value>) {
  const { legend, isLegendHidden, options, value, onChange, error, children, ...rest } = props;
  const toggled = (option: Value, isTicked: boolean) =>
    isTicked ? [...value, option] : value.filter((other) => other !== option);
  return (
    <Fieldset.Root display="grid" {...rest}>
      <Fieldset.Legend mb="1.5" fontSize="sm" fontWeight="semibold" srOnly={isLegendHidden}>
        {legend}
      </Fieldset.Legend>
      {children}
      {options.map(([option, words]) => (
        <CheckBox
          key={option}
          checked={value.includes(option)}
          onChange={(isTicked) => onChange(toggled(option, isTicked), option)}
        >
          {words}
        </CheckBox>
      ))}
      {error && (
        <chakra.p role="alert" color="danger.fg" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </Fieldset.Root>
  );
}
