import { Box, Button, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { t } from '../../../lib/messages';
import { Icon } from '../../../ui/media/Icon';
import { rises } from '../../../ui/media/move';
import { ShopEmail, ShopPhone, useShopFacts } from '../ShopFacts';
import { type ContactMessage, mailLink } from './message';

interface ContactAnswerProps {
  /** What was in the form when it was submitted; null before that, and nothing is shown. */
  written: ContactMessage | null;
  /** Of the element that takes the focus once there is something to read. */
  ref: Ref<HTMLDivElement>;
}

/**
 * What became of the form after Submit: that nothing was sent, and how the message gets to the
 * shop.
 */
export function ContactAnswer({ written, ref }: ContactAnswerProps) {
  const shop = useShopFacts();
  return (
    <div ref={ref} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      {written && (
        <Box ref={rises} mt="6" px="5" py="4" borderRadius="l3" bg="leaf.subtle">
          <Text fontWeight="bold">{t('We have cleared the form. Nothing was sent from this page.')}</Text>
          <Text mt="1">
            {t('To contact us:')} <ShopPhone />
            {shop && <> ({shop.hours})</>}, <ShopEmail />.
          </Text>
          {shop && written.description.trim() && (
            <Button asChild colorPalette="leaf" mt="4">
              <a href={mailLink(shop.email, written)}>
                <Icon name="mail" /> {t('Open my message in my e-mail app')}
              </a>
            </Button>
          )}
        </Box>
      )}
    </div>
  );
}
