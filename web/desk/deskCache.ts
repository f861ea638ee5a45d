import { InMemoryCache } from '@apollo/client/cache';
import { growingList } from '../app/client/cache';

/** The cache of the desk: its lists grow page by page, each by what it is narrowed to. */
export function createDeskCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          allOrders: growingList(['filter', 'first']),
          products: growingList(['skus']),
          search: growingList(['query']),
          customers: growingList(['text']),
          latestReviews: growingList(false),
          hiddenReviews: growingList(false),
        },
      },
      Customer: { fields: { orders: growingList(false) } },
    },
  });
}
