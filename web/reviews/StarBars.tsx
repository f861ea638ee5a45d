import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { gql } from '../gql';
import { type StarBars_ProductFragment, StarBars_ProductFragmentDoc } from '../gql/graphql';
import { Icon } from '../ui/Icon';

gql(`
  fragment StarBars_product on Product {
    id
    starCounts { stars count }
  }
`);

/** The colour of every star of the shop, in both schemes. */
const STAR = '#E8A317';

/** How the reviews of a product are spread over the stars: a bar for each, from 5 to 1, as long as its part of all. */
export function StarBars({ product }: { product: FragmentType<StarBars_ProductFragment> }) {
  const { data, complete } = useFragment({ fragment: StarBars_ProductFragmentDoc, from: product });
  if (!complete) return null;
  const total = data.starCounts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Bars aria-label="Reviews by stars">
      {data.starCounts.map(({ stars, count }) => (
        <li key={stars}>
          <VisuallyHidden>{`${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} of ${total}`}</VisuallyHidden>
          <span className="stars" aria-hidden="true">
            {stars} <Icon name="star" size={14} />
          </span>
          <span className="bar" aria-hidden="true">
            <span style={{ width: `${total && (100 * count) / total}%` }} />
          </span>
          <span className="count" aria-hidden="true">
            {count}
          </span>
        </li>
      ))}
    </Bars>
  );
}

const Bars = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1.5',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& li': { display: 'grid', gridTemplateColumns: '2rem minmax(0, 1fr) 2.5rem', gap: '3', alignItems: 'center' },
    '& .stars': { display: 'flex', alignItems: 'center', gap: '1', fontWeight: '600' },
    '& svg': { color: STAR },
    '& .bar': { h: '2', borderRadius: 'full', bg: 'bg.emphasized', overflow: 'hidden' },
    '& .bar > span': { display: 'block', h: 'full', borderRadius: 'full', bg: STAR },
    '& .count': { color: 'fg.muted' },
  },
});
