import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { latePart } from '../lib/latePart';
import { paths } from '../lib/paths';
import { Avatar } from '../ui/Avatar';
import { Icon } from '../ui/Icon';
import { useDropdown } from '../ui/useDropdown';
import { type Session, useSession } from './session';

const AccountWays = latePart(async () => (await import('./AccountWays')).AccountWays);

/** One for all, since only the browser knows who is signed in: the header must not move when it has told. */
const WIDTH = { base: '28', xl: '32' };

/**
 * The header's way into an account: a Sign In button for a visitor; for a signed-in shopper an Account button that
 * opens a list with My Account, Orders, My Wishlist and Sign out.
 *
 * @see spec §2 (global header)
 */
export function AccountMenu() {
  const session = useSession();
  if (session) return <Dropdown session={session} />;
  return (
    <Button asChild colorPalette="brand" variant="solid" width={WIDTH} paddingInline="2">
      <Link to={paths.signIn()}>Sign In</Link>
    </Button>
  );
}

function Dropdown({ session }: { session: Session }) {
  const { isOpen, rootProps, buttonProps, panelProps } = useDropdown();

  return (
    <Box position="relative" {...rootProps}>
      <Button variant="ghost" width={WIDTH} paddingInline="2" {...buttonProps}>
        <Avatar image={session.user.image} size={28} />
        Account
        <Box as="span" display={{ base: 'none', xl: 'inline' }}>
          <Icon name="chevronDown" size={16} />
        </Box>
      </Button>
      <Box
        {...panelProps}
        layerStyle="floating"
        position="absolute"
        insetInlineEnd="0"
        top="calc(100% + 8px)"
        zIndex="dropdown"
        width="60"
        padding="2"
        animation="slide-down 150ms {easings.ease-out}"
      >
        {isOpen && <AccountWays session={session} />}
      </Box>
    </Box>
  );
}
