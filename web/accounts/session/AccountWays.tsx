import { Link } from 'react-router-dom';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Icon } from '../../ui/media/Icon';
import styles from './AccountWays.module.css';
import type { Session } from './session';
import { useSignOut } from './useSignOut';

/** What opens beneath the Account button: who is signed in, the ways into the account, and Sign out. */
export function AccountWays({ session }: { session: Session }) {
  const signOut = useSignOut();
  return (
    <>
      {session.user.name && (
        <div className={styles.accountWays}>
          <p className={styles.text}>{session.user.name}</p>
          <p className={styles.accountWaysText}>{session.user.email}</p>
        </div>
      )}
      <ul className={styles.ways}>
        <li>
          <Link className={styles.entry} to={paths.myAccount()}>
            <Icon name="user" /> {t('My Account')}
          </Link>
        </li>
        <li>
          <Link className={styles.entry} to={paths.orders()}>
            <Icon name="box" /> {t('Orders')}
          </Link>
        </li>
        <li>
          <Link className={styles.entry} to={paths.myList()}>
            <Icon name="heart" /> {t('My Wishlist')}
          </Link>
        </li>
        <li>
          <button className={styles.entry} type="button" onClick={signOut}>
            <Icon name="signOut" /> {t('Sign out')}
          </button>
        </li>
      </ul>
    </>
  );
}
