import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import type { Session } from './session';
import { useSignOut } from './useSignOut';

/** What opens beneath the Account button: who is signed in, the ways into the account, and Sign out. */
export function AccountWays({ session }: { session: Session }) {
  const signOut = useSignOut();
  return (
    <>
      {session.user.name && (
        <Box paddingInline="3" paddingBlock="2.5" marginBottom="1" borderBottomWidth="1px" borderColor="border">
          <Text fontWeight="semibold" truncate>
            {session.user.name}
          </Text>
          <Text textStyle="xs" color="fg.muted" truncate>
            {session.user.email}
          </Text>
        </Box>
      )}
      <chakra.ul listStyleType="none">
        <li>
          <Entry asChild>
            <Link to={paths.myAccount()}>
              <Icon name="user" /> My Account
            </Link>
          </Entry>
        </li>
        <li>
          <Entry asChild>
            <Link to={paths.orders()}>
              <Icon name="box" /> Orders
            </Link>
          </Entry>
        </li>
        <li>
          <Entry asChild>
            <Link to={paths.myList()}>
              <Icon name="heart" /> My Wishlist
            </Link>
          </Entry>
        </li>
        <li>
          <Entry asChild>
            <button type="button" onClick={signOut}>
              <Icon name="signOut" /> Sign out
            </button>
          </Entry>
        </li>
      </chakra.ul>
    </>
  );
}

const Entry = chakra('span', {
  base: {
    display: 'flex',
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    alignItems: 'center',
    gap: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    _hover: { background: 'bg.muted' },
  },
});
