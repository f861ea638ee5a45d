import { Fragment } from 'react';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { setStored, useStored } from '../lib/storage';
import { Button } from '../ui/form/Button';
import { Panel } from '../ui/layout/Panel';
import { TextLink } from '../ui/layout/TextLink';
import styles from './CartNews.module.css';
import { readNews } from './cartNews';

/**
 * Tells what changed about choices that came into the cart later than they were made: what is sold out, fewer or dearer, with
 * links to what there is instead. It stays until it is closed, and is absent where nothing changed.
 */
export function CartNews() {
  const news = readNews(useStored('cartNews'));
  return (
    <div role="status">
      {news.length > 0 && (
        <Panel className={styles.cartNews}>
          <div className={styles.text}>
            <b>{t('Since you chose:')}</b>
            <ul className={styles.list}>
              {news.map(({ text, substitutes }) => (
                <li key={text}>
                  {text}
                  {substitutes.length > 0 && ` ${t('Instead:')} `}
                  {substitutes.map(({ id, name }, place) => (
                    <Fragment key={id}>
                      {place > 0 && ', '}
                      <TextLink to={paths.product(id)}>{name}</TextLink>
                    </Fragment>
                  ))}
                </li>
              ))}
            </ul>
          </div>
          <Button variant="ghost" palette="brand" onClick={() => setStored('cartNews', null)}>
            {t('Close')}
          </Button>
        </Panel>
      )}
    </div>
  );
}
