import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../gql';
import { type StarBars_ProductFragment, StarBars_ProductFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Icon } from '../ui/media/Icon';
import styles from './StarBars.module.css';

gql(`
  fragment StarBars_product on Product {
    id
    starCounts { stars count }
  }
`);

/**
 * How the reviews of a product are spread over the stars: a bar for each, from 5 to 1, as long as
 * its part of all.
 */
export function StarBars({ product }: { product: FragmentType<StarBars_ProductFragment> }) {
  const { data, complete } = useFragment({ fragment: StarBars_ProductFragmentDoc, from: product });
  if (!complete) return null;
  const total = data.starCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={styles.bars} aria-label={t('Reviews by stars')}>
      {data.starCounts.map(({ stars, count }) => (
        <li key={stars}>
          <VisuallyHidden>
            {stars === 1
              ? t('1 star: {count} of {total}', { count, total })
              : t('{stars} stars: {count} of {total}', { stars, count, total })}
          </VisuallyHidden>
          <span className={styles.stars} aria-hidden="true">
            {stars} <Icon name="star" size={14} />
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${total && (100 * count) / total}%` }} />
          </span>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
