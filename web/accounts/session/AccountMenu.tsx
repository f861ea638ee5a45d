import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/first-view/Button';
import { useDropdown } from '../../ui/form/useDropdown';
import { Panel } from '../../ui/layout/Panel';
import { Avatar } from '../../ui/media/Avatar';
import { Icon } from '../../ui/media/Icon';
import styles from './AccountMenu.module.css';
import { type Session, useSession } from './session';

const AccountWays = lazyComponent(async () => (await import('./AccountWays')).AccountWays);

/**
 * The header's way into an account: a Sign In button for a visitor; for a signed-in shopper an
 * Account button that opens a list with My Account, Orders, My Wishlist and Sign out.
 *
 * @see spec §2 (global header)
 */
export function AccountMenu() {
  const session = useSession();
  if (session) return <Dropdown session={session} />;
  return (
    <ButtonLink palette="brand" variant="solid" className={styles.accountMenu} to={paths.signIn()}>
      {t('Sign In')}
    </ButtonLink>
  );
}

function Dropdown({ session }: { session: Session }) {
  const { isOpen, rootProps, buttonProps, panelProps } = useDropdown();

  return (
    <div className={styles.dropdown} {...rootProps}>
      <Button className={styles.accountMenu} variant="ghost" {...buttonProps}>
        <Avatar image={session.user.image} size={28} />
        {t('Account')}
        <Icon name="chevronDown" size={16} />
      </Button>
      <Panel className={styles.panel} {...panelProps}>
        {isOpen && <AccountWays session={session} />}
      </Panel>
    </div>
  );
}
