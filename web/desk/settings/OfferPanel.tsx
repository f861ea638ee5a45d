import { Card, chakra, Heading, Text } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { t } from '../../lib/messages';
import { CheckBox } from '../../ui/form/CheckBox';
import { SendButton } from '../../ui/form/SendButton';

interface OfferPanelProps {
  /** Of the heading, unique on the page. */
  id: string;
  title: string;
  switchLabel: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  /** What follows from what is chosen now. */
  words: string;
  actionLabel: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  /** The boxes, shown while it is on. */
  children: ReactNode;
}

/**
 * Something that the shop offers or does not: a switch, the boxes for its terms, and a button that
 * saves both.
 */
export function OfferPanel(props: OfferPanelProps) {
  const { id, title, switchLabel, isOn, onSwitch, words, actionLabel, isBusy, onSubmit, children } = props;
  return (
    <Card.Root>
      <chakra.form display="grid" gap="4" noValidate onSubmit={onSubmit} aria-labelledby={id}>
        <Heading size="lg" id={id}>
          {title}
        </Heading>
        <CheckBox checked={isOn} onChange={onSwitch}>
          {switchLabel}
        </CheckBox>
        {isOn && children}
        <Text color="fg.muted" fontSize="sm">
          {words}
        </Text>
        <div>
          <SendButton isBusy={isBusy} busyLabel={t('Saving…')}>
            {actionLabel}
          </SendButton>
        </div>
      </chakra.form>
    </Card.Root>
  );
}
