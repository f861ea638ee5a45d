import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';
import styles from './ErrorPage.module.css';

/**
 * What is shown when a page breaks: the heading of the specification and a button that loads the page again.
 *
 * @see spec §2 (default fallback)
 */
export function ErrorPage() {
  return (
    <div className={styles.errorPage}>
      <PageHead title="Unexpected Application Error!" />
      <h1 className={styles.heading}>Unexpected Application Error!</h1>
      <p className={styles.text}>
        Something on this page did not work. Loading it again usually helps; your cart is safe.
      </p>
      <Button palette="brand" onClick={() => window.location.reload()}>
        <Icon name="refresh" />
        Reload the page
      </Button>
    </div>
  );
}
