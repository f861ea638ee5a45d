import { Badge, chakra } from '@chakra-ui/react';
import { t } from '../lib/messages';
import { shopIcon } from '../lib/server-report';

/** The shop's mark and name, and that this is its desk. */
export function DeskMark({ name }: { name: string }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      fontSize={{ base: 'md', sm: 'xl' }}
      fontWeight="extrabold"
      letterSpacing="tight"
      minW="0"
      css={{ '& img': { flexShrink: 0 } }}
    >
      <img src={shopIcon()} width="32" height="32" alt="" />
      <chakra.span lineClamp="2" lineHeight="short" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <Badge colorPalette="brand" display={{ base: 'none', sm: 'inline-flex' }} px="2" letterSpacing="normal">
        {t('Desk')}
      </Badge>
    </chakra.span>
  );
}
