import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { phoneLink } from '../../lib/phone';
import { Icon } from '../../ui/Icon';
import { useShopFacts } from './ShopFacts';

/**
 * The end of a page to read: how to reach somebody who can help. Absent without an answer from the graph.
 *
 * @param hours when the phone is answered; absent: the opening hours
 */
export function HelpCard({ hours }: { hours?: string }) {
  const shop = useShopFacts();
  if (!shop) return null;
  return (
    <Card aria-labelledby="help-card">
      <Box flex="1" minW="16rem">
        <Heading as="h2" id="help-card" size="2xl">
          Still have a question?
        </Heading>
        <Text mt="2" maxW="30rem" opacity="0.85">
          Somebody who knows the shop answers the phone and reads every e-mail, {hours ?? shop.hours}.
        </Text>
      </Box>
      <Flex gap="3" wrap="wrap">
        <a href={phoneLink(shop.phone)}>
          <Icon name="phone" /> {shop.phone}
        </a>
        <a href={`mailto:${shop.email}`}>
          <Icon name="mail" /> {shop.email}
        </a>
      </Flex>
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6',
    mt: { base: '12', lg: '20' },
    px: { base: '5', md: '10' },
    py: { base: '7', md: '9' },
    borderRadius: { base: '2xl', lg: '3xl' },
    bg: 'stone.solid',
    color: 'stone.contrast',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '12',
      px: '5',
      fontWeight: '700',
      fontVariantNumeric: 'tabular-nums',
      borderRadius: 'full',
      borderWidth: '1.5px',
      borderColor: 'currentColor',
      transition: 'background-color 150ms, color 150ms',
      _hover: { bg: 'stone.contrast', color: 'stone.solid' },
      _focusVisible: { outlineColor: 'currentColor' },
    },
    '@media print': { bg: 'none', color: 'fg', p: '0', mt: '6' },
  },
});
