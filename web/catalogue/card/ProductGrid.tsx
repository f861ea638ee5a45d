import type { ProductCard_ProductFragment } from '../../gql/graphql';
import { classes } from '../../lib/classes';
import { type OtherNames, ProductCard, ProductCardSkeleton } from './ProductCard';
import styles from './ProductGrid.module.css';

/** Pictures of so many first cards load at once. */
const EAGER_CARDS = 8;

/** What a list passes to a card. */
export type GridProduct = ProductCard_ProductFragment & OtherNames;

interface ProductGridProps {
  products: readonly GridProduct[];
  /** `beside` a sidebar the grid has fewer columns than on a page of its own. */
  columns: 'beside' | 'whole';
  /** Places of cards still to come, after the products. */
  waiting?: number;
  /** Whether the first cards are seen without scrolling. */
  isFirst?: boolean;
  /** Names the grid where a list is made of several. */
  label?: string;
  /** Of the first product in the whole list, from 0. */
  place?: number;
  /** The cards were on screen a moment ago, so that their pictures need no skeletons. */
  areKnown?: boolean;
}

/** Product cards in rows: two side by side on a phone, up to five on a wide screen. */
export function ProductGrid(props: ProductGridProps) {
  const { products, columns, waiting = 0, isFirst, label, place = 0, areKnown } = props;
  return (
    <ul className={classes(styles.grid, styles[columns])} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} data-place={place + index}>
          <ProductCard
            product={product}
            sizes={sizes[columns]}
            eager={isFirst && index < EAGER_CARDS}
            isKnown={areKnown}
          />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`waiting-${index}`}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}

const sizes = {
  beside: '(min-width: 1280px) 260px, (min-width: 992px) 22vw, (min-width: 768px) 30vw, 46vw',
  whole: '(min-width: 1440px) 260px, (min-width: 992px) 18vw, (min-width: 768px) 30vw, 46vw',
};
