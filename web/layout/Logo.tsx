import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { useShopName } from '../lib/server-report';
import styles from './Logo.module.css';

/**
 * The shop's mark and name, leading to the front page: a jhola, the cloth bag one takes to the
 * market.
 */
export function Logo() {
  const shop = useShopName();
  return (
    <Link className={styles.logo} to={paths.home()} aria-label={t('{shop}, home', { shop })}>
      <Bag />
      <span className={styles.word} aria-hidden="true">
        {shop}
      </span>
    </Link>
  );
}

function Bag() {
  return (
    <svg className={styles.bag} viewBox="0 0 32 32" aria-hidden="true">
      <path
        className={styles.bagLine}
        d="M9.5 13.5C9.5 5 12 2.5 16 2.5s6.5 2.5 6.5 11"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path className={styles.line} d="M4.5 11.5h23l-1.3 15a3.2 3.2 0 0 1-3.2 3H9a3.2 3.2 0 0 1-3.2-3z" />
      <path d="M5 17.5h22l-.5 5.5h-21z" fill="#fff3e6" />
      <path
        d="M9 17.9l2.3 2.4L9 22.7l-2.3-2.4zM16 17.9l2.3 2.4-2.3 2.4-2.3-2.4zM23 17.9l2.3 2.4-2.3 2.4-2.3-2.4z"
        fill="#1f7a3d"
      />
    </svg>
  );
}
