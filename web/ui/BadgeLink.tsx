import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { CountedIcon, counted } from './CountedIcon';
import type { IconName } from './Icon';

interface BadgeLinkProps {
  to: string;
  icon: IconName;
  /** Stands beside the icon on the widest screens. */
  label: string;
  /** The badge's number; at 0 there is no badge. */
  count: number;
}

/** A link of the header with a badge that counts, named such as 'Cart, 3 items'. */
export function BadgeLink({ to, icon, label, count }: BadgeLinkProps) {
  return (
    <Frame asChild>
      <Link to={to} aria-label={counted(label, count)}>
        <CountedIcon name={icon} size={24} count={count} />
        <Box as="span" display={{ base: 'none', xl: 'inline' }} aria-hidden="true">
          {label}
        </Box>
      </Link>
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3.5',
    minHeight: '11',
    minWidth: '11',
    paddingInline: { base: '2', xl: '3' },
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'semibold',
    _hover: { background: 'bg.muted' },
  },
});
