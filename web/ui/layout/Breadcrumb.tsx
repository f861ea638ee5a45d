import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import styles from './Breadcrumb.module.css';

/** A step of the way to a page. */
interface Crumb {
  /** Shown name of the place. */
  label: ReactNode;
  /** Its path; absent for the page itself, the last step. */
  to?: string;
}

interface BreadcrumbProps {
  /** From Home to the page shown. */
  crumbs: Crumb[];
  /** Hidden under 992 px. */
  wideOnly?: boolean;
}

/** The way from Home to this page. */
export function Breadcrumb({ crumbs, wideOnly }: BreadcrumbProps) {
  return (
    <nav className={classes(styles.nav, wideOnly && styles.wideOnly)} aria-label={t('Breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }, place) => (
          <Fragment key={`${to} ${label}`}>
            {place > 0 && <li aria-hidden="true">›</li>}
            <li>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
