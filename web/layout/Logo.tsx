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
          {shop?.iconUrl ? <img className={styles.bag} src={shop.iconUrl} alt="" /> : <span className={styles.mark} />}
          <span className={styles.word} aria-hidden="true">
            {name}
          </span>
        </>
      )}
    </Link>
  );
}
