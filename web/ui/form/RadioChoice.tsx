import { RadioGroup, type RadioGroupItemProps, type RadioGroupRootProps } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { atOnce } from './atOnce';

interface RadioChoiceProps<Value extends string>
  extends Omit<RadioGroupRootProps, 'value' | 'onChange' | 'onValueChange' | 'variant'> {
  /** Names the group, above it. */
  legend: ReactNode;
  /** Whether readers alone are told it. */
  isLegendHidden?: boolean;
  /** A frame round each, as of a card or a pill; absent for none. */
  look?: 'card' | 'pill';
  /** Of which one is chosen at most, each with the words behind its button. */
  options?: readonly (readonly [value: Value, words: ReactNode])[];
  /** `RadioOption`s, where words are not all that an option has. */
  children?: ReactNode;
  /** The chosen one; null while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/**
 * One of several: a round button for each, with what it means behind it, or a card or a pill by
 * `look`. What the server draws has `Choice` of `ui/first-view` instead.
 */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, isLegendHidden, look, options = [], children, value, onChange, ...rest } = props;
  return (
    <RadioGroup.Root
      // Chakra's types know the variants of its own theme alone.
      variant={look as RadioGroupRootProps['variant']}
      value={value}
      onValueChange={atOnce((now) => onChange(now.value as Value))}
      {...rest}
    >
      <RadioGroup.Label as="div" srOnly={isLegendHidden} gridColumn="1 / -1">
        {legend}
      </RadioGroup.Label>
      {options.map(([option, words]) => (
        <RadioOption key={option} value={option}>
          {words}
        </RadioOption>
      ))}
      {children}
    </RadioGroup.Root>
  );
}

/** Where the browser's own button lies, unseen, so that a finger, a voice and a test find it. */
export function unseenOver(room: CSSProperties): CSSProperties {
  return { clip: 'auto', margin: 0, opacity: 0, ...room };
}

/** One of a `RadioChoice`; its children are its words. */
export function RadioOption({ children, ...rest }: RadioGroupItemProps) {
  return (
    <RadioGroup.Item {...rest}>
      <RadioGroup.ItemHiddenInput style={unseenOver({ width: '1.5rem', height: '1.5rem' })} />
      <RadioGroup.ItemControl />
      <RadioGroup.ItemText>{children}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
