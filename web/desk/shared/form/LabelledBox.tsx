import { Text, type TextProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Message, t } from '../../../lib/messages';

interface LabelledBoxProps {
  label: Message;
  /** How wide it stands in a row of boxes; as wide as what is in it unless said otherwise. */
  flex?: TextProps['flex'];
  /** The box, to which the label belongs. */
  children: ReactNode;
}

/** A box of a filter, with what it is for above it. */
export function LabelledBox({ label, flex, children }: LabelledBoxProps) {
  return (
    <Text as="label" display="grid" gap="1" textStyle="sm" fontWeight="medium" flex={flex}>
      {t(label)}
      {children}
    </Text>
  );
}
