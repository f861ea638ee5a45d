import { registerEnumType } from 'type-graphql';
import type { Review } from './review.entity.js';

/** In which order reviews are told. */
export enum ReviewSort {
  NEWEST = 'NEWEST',
  HELPFUL = 'HELPFUL',
  HIGHEST = 'HIGHEST',
  LOWEST = 'LOWEST',
}

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'In which order reviews are told; the newest first among those that are alike.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    HELPFUL: { description: 'Those that most shoppers found helpful first.' },
    HIGHEST: { description: 'Those with the most stars first.' },
    LOWEST: { description: 'Those with the fewest stars first.' },
  },
});

/** What stands before date and id in an order, the largest first. */
interface SortKey {
  /** SQL over `review r`, as an index has it. */
  sql: string;
  type: 'integer' | 'real';
  of: (review: Review) => number;
}

/** What each order goes by; null where by date and id alone. */
export const SORT_KEYS: Record<ReviewSort, SortKey | null> = {
  NEWEST: null,
  HELPFUL: { sql: 'r.helpful_count', type: 'integer', of: ({ helpfulCount }) => helpfulCount },
  HIGHEST: { sql: 'r.customer_rating', type: 'real', of: ({ customerRating }) => customerRating },
  LOWEST: { sql: '(-r.customer_rating)', type: 'real', of: ({ customerRating }) => -customerRating },
};
