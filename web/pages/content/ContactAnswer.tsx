import { Button, chakra, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Icon } from '../../ui/Icon';
import { type Message, mailLink } from './message';
import { ShopEmail, ShopPhone, useShopFacts } from './ShopFacts';

interface ContactAnswerProps {
  /** What was in the form when it was submitted; null before that, and nothing is shown. */
  written: Message | null;
  /** Of the element that takes the focus once there is something to read. */
  ref: Ref<HTMLDivElement>;
}

/** What became of the form after Submit: that nothing was sent, and how the message gets to the shop. */
export function ContactAnswer({ written, ref }: ContactAnswerProps) {
  const shop = useShopFacts();
  return (
    <div ref={ref} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      {written && (
        <Notice>
          <Text fontWeight="bold">The form is clear again. Nothing was sent from this page.</Text>
          <Text mt="1">
            To reach us, call <ShopPhone />
            {shop && <> ({shop.hours})</>} or write to <ShopEmail />.
          </Text>
          {shop && written.description.trim() && (
            <Button asChild mt="4" colorPalette="leaf">
              <a href={mailLink(shop.email, written)}>
                <Icon name="mail" /> Open my message as an e-mail
              </a>
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}

const Notice = chakra('div', {
  base: {
    mt: '6',
    px: '5',
    py: '4',
    borderRadius: 'l3',
    bg: 'leaf.subtle',
    animation: 'slide-up 200ms {easings.ease-out}',
  },
});
