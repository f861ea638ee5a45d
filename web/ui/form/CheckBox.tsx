import { Checkbox, type CheckboxRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { atOnce } from './atOnce';
import { unseenOver } from './RadioChoice';

interface CheckBoxProps
  extends Omit<CheckboxRootProps, 'checked' | 'onChange' | 'onCheckedChange' | 'label' | 'children'> {
  checked: boolean;
  /** Called with whether it is ticked now. */
  onChange: (isTicked: boolean) => void;
  /** The words behind the box, which are its name. */
  children: ReactNode;
  /** Whether readers alone are told the words, where what stands beside the box says the same. */
  isLabelHidden?: boolean;
}

/**
 * A box to tick, with what it means behind it; a press on the words ticks it too. The browser's own
 * box lies unseen over the one that is drawn, so that a finger, a voice and a test find it there.
 */
export function CheckBox({ checked, onChange, children, isLabelHidden, ...rest }: CheckBoxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={atOnce((now) => onChange(now.checked === true))} {...rest}>
      <Checkbox.HiddenInput style={unseenOver({ width: '1.5rem', height: '1.5rem' })} />
      <Checkbox.Control />
      <Checkbox.Label srOnly={isLabelHidden}>{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
