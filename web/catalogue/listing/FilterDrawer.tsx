import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { Overlay } from '../../ui/feedback/Overlay';
import { Button } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import styles from './FilterDrawer.module.css';

/** What the sheet shows, and its callbacks. */
export interface FilterDrawerProps {
  /** The filters. */
  children: ReactNode;
  /** How many products the list holds with them; undefined while that is not known. */
  totalCount: number | undefined;
  /** Called when it has closed: by a button, Escape or a press beside it. */
  onClose: () => void;
}

/** The filters of a list on narrow screens: a sheet over the page that holds the focus until it is closed. */
export function FilterDrawer({ children, totalCount, onClose }: FilterDrawerProps) {
  return (
    <Overlay kind="drawer" className={styles.sheet} labelledBy="filters-heading" outlivesAddress onClose={onClose}>
      {(close) => (
        <>
          <header>
            <h2 id="filters-heading">{t('Filters')}</h2>
            <button type="button" aria-label={t('Close filters')} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <div>{children}</div>
          <footer>
            <Button className={styles.button} palette="brand" size="lg" onClick={close}>
              {totalCount === undefined
                ? t('Show items')
                : t('Show {totalCount} items', { totalCount: totalCount.toLocaleString('en-US') })}
            </Button>
          </footer>
        </>
      )}
    </Overlay>
  );
}
