import { paths } from '../lib/paths';
import { useRenderStatus } from '../lib/server-report';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';
import styles from './NotFoundPage.module.css';

/**
 * Any path the shop does not have. The server answers it with status 404.
 *
 * @see spec §2 (Page Not Found)
 */
export function NotFoundPage() {
  useRenderStatus(404);
  return (
    <div className={styles.notFoundPage}>
      <PageHead title="Page Not Found" />
      <div className={styles.row}>
        <Icon name="search" size={36} />
      </div>
      <h1 className={styles.heading}>Page Not Found</h1>
      <p className={styles.text}>
        The page you are looking for is not here. The address may be mistyped, or the product may no longer be sold.
      </p>
      <ButtonLink palette="brand" size="lg" to={paths.home()}>
        Back to Home Page
      </ButtonLink>
    </div>
  );
}
