import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { endSession } from '../accounts/session/session';
import { type Message, t } from '../lib/messages';
import { paths } from '../lib/paths';
import { Button } from '../ui/form/Button';
import { ColourSchemeToggle } from '../ui/form/ColourSchemeToggle';
import { LanguageSwitch } from '../ui/form/LanguageSwitch';
import { SkipLink } from '../ui/layout/SkipLink';
import { Icon, type IconName } from '../ui/media/Icon';
import styles from './DeskFrame.module.css';
import { DeskMark } from './DeskMark';
import { deskRoutes } from './deskRoutes';
import { ROLE_NAMES } from './people/roles';
import { deskPaths } from './shared/deskPaths';
import type { StaffViewer } from './shared/viewer';

interface DeskFrameProps {
  viewer: StaffViewer;
  shopName: string;
  /** The page. */
  children: ReactNode;
}

/**
 * What stands around every page of the desk: the ways that the role has, at the side from 992 px on and in a row above the
 * page below that, and who is signed in. On paper there is the page alone.
 */
export function DeskFrame({ viewer, shopName, children }: DeskFrameProps) {
  const entries = deskRoutes.filter(({ entry, roles }) => entry && roles.includes(viewer.role));
  return (
    <div className={styles.deskFrame}>
      <SkipLink />
      <header className={styles.side}>
        <div className={styles.top}>
          <DeskMark name={shopName} />
        </div>
        <Ways entries={entries.flatMap(({ path, entry }) => (entry ? [{ path, ...entry }] : []))} />
        <div className={styles.account}>
          <p className={styles.who}>
            <b>{viewer.name}</b>
            <span>{t(ROLE_NAMES[viewer.role])}</span>
          </p>
          <div className={styles.accountWays}>
            <a
              className={styles.accountWay}
              href={paths.home()}
              aria-label={t('Open the shop')}
              title={t('Open the shop')}
            >
              <Icon name="cart" size={20} />
            </a>
            <LanguageSwitch />
            <ColourSchemeToggle />
            <Button
              className={styles.accountWay}
              variant="plain"
              aria-label={t('Sign out')}
              title={t('Sign out')}
              onClick={leave}
            >
              <Icon name="signOut" size={20} />
            </Button>
          </div>
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** Nothing that was fetched stays in the memory of the page. */
function leave(): void {
  endSession();
  window.location.assign(deskPaths.today());
}

function Ways({ entries }: { entries: { path: string; label: Message; icon: IconName }[] }) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the row scrolls: the way that one is on is to be seen.
  useEffect(() => {
    const current = pathname && row.current?.querySelector('[aria-current]');
    if (current) current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav className={styles.ways} aria-label={t('Desk')} ref={row}>
      {entries.map(({ path, label, icon }) => (
        <NavLink key={path} className={styles.way} to={path} end={path === deskPaths.today()}>
          <Icon name={icon} size={20} />
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
