import { Box, Flex } from '@chakra-ui/react';
import { Icon } from '../ui/Icon';

/** The support line, to be called by a press. @see spec §2 (support phone number in the navigation) */
export function SupportPhone({ phone }: { phone: string }) {
  return (
    <Flex
      asChild
      align="center"
      gap="2.5"
      minH="11"
      px="2"
      borderRadius="l2"
      whiteSpace="nowrap"
      _hover={{ color: 'brand.fg' }}
    >
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <Box color="brand.fg">
          <Icon name="phone" />
        </Box>
        <Flex
          as="span"
          direction={{ lg: 'column', xl: 'row' }}
          columnGap="2.5"
          textStyle={{ base: 'sm', lg: 'xs', xl: 'sm' }}
        >
          <Box as="span" color="fg.muted">
            Need help?
          </Box>
          <Box as="span" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {phone}
          </Box>
        </Flex>
      </a>
    </Flex>
  );
}
