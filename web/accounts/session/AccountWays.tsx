import { Box, chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { InChakra } from '../../theme/InChakra';
import { SIGN_OUT } from '../../ui/media/drawings';
import { Icon } from '../../ui/media/Icon';
import type { Session } from './session';
import { useSignOut } from './useSignOut';

/** What one of the ways looks like, a link or a button. */
const way = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '11',
  px: '3',
  borderRadius: 'l2',
  textStyle: 'sm',
  fontWeight: 'medium',
  _hover: { bg: 'bg.muted' },
};
const WayLink = chakra(Link, { base: way });

/**
 * What opens beneath the Account button: who is signed in, the ways into the account, and Sign out.
 */
export function AccountWays({ session }: { session: Session }) {
  const signOut = useSignOut();
  return (
    <InChakra>
      {session.user.name && (
        <Box py="2.5" px="3" mb="1" borderBottom="1px solid {colors.border}">
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
          <WayLink to={paths.myAccount()}>
            <Icon name="user" /> {t('My Account')}
          </WayLink>
        </li>
        <li>
          <WayLink to={paths.orders()}>
            <Icon name="box" /> {t('Orders')}
          </WayLink>
        </li>
        <li>
          <WayLink to={paths.myList()}>
            <Icon name="heart" /> {t('My Wishlist')}
          </WayLink>
        </li>
        <li>
          <chakra.button {...way} type="button" onClick={signOut}>
            <Icon name={SIGN_OUT} /> {t('Sign out')}
          </chakra.button>
        </li>
      </chakra.ul>
    </InChakra>
  );
}
