import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { useShopName } from '../lib/server-report';
import type { FrameShop } from './frame';
import styles from './Logo.module.css';

/**
 * The way to the front page: the shop's logo, or else its icon and name, with a cloth bag in the
 * place of an icon where there is none.
 */
export function Logo({ shop }: { shop: Pick<FrameShop, 'logo' | 'iconUrl'> | undefined }) {
  const name = useShopName();
  return (
    <Link className={styles.logo} to={paths.home()} aria-label={t('{shop}, home', { shop: name })}>
      {shop?.logo ? (
        <img className={styles.picture} src={shop.logo.url} alt="" width={shop.logo.width} height={shop.logo.height} />
      ) : (
        <>
          {shop?.iconUrl ? <img className={styles.bag} src={shop.iconUrl} alt="" /> : <Bag />}
          <span className={styles.word} aria-hidden="true">
            {name}
          </span>
        </>
      )}
    </Link>
  );
}

function Bag() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.handle} d="M9.5 12C9.5 5 12 2.5 16 2.5S22.5 5 22.5 12" />
      <path d={bag} />
    </svg>
  );
}

const bag =
  'M4.5 11.5h23l-1.3 15a3.2 3.2 0 0 1-3.2 3H9a3.2 3.2 0 0 1-3.2-3zM5 17.5l.5 5.5h21l.5-5.5z' +
  'M9 17.9l2.3 2.4L9 22.7l-2.3-2.4zM16 17.9l2.3 2.4-2.3 2.4-2.3-2.4zM23 17.9l2.3 2.4-2.3 2.4-2.3-2.4z';
