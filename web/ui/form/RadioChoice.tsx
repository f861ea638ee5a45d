import { RadioGroup, type RadioGroupRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface RadioChoiceProps<Value extends string>
  extends Omit<RadioGroupRootProps, 'value' | 'onChange' | 'onValueChange' | 'children'> {
  /** Names the group, above it. */
  legend: string;
  /** Whether readers alone are told it. */
  isLegendHidden?: boolean;
  /** Of which one is chosen at most, each with the words behind its button. */
  options: readonly (readonly [value: Value, words: ReactNode])[];
  /** The chosen one; null while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/**
 * One of several: a round button for each, with what it means behind it. The browser's own button
 * lies unseen over the one that is drawn, as in `CheckBox`.
 */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, isLegendHidden, options, value, onChange, ...rest } = props;
  return (
    <RadioGroup.Root value={value} onValueChange={(now) => onChange(now.value as Value)} {...rest}>
      <RadioGroup.Label srOnly={isLegendHidden} gridColumn="1 / -1">
        {legend}
      </RadioGroup.Label>
      {options.map(([option, words]) => (
        <RadioGroup.Item key={option} value={option}>
          <RadioGroup.ItemHiddenInput
            style={{ clip: 'auto', margin: 0, opacity: 0, width: '1.5rem', height: '1.5rem' }}
          />
          <RadioGroup.ItemControl />
          <RadioGroup.ItemText flex="1">{words}</RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
