import { InMemoryCache } from '@apollo/client/cache';
import { cursorPagination } from '../app/client/cache';

/** The cache of the desk: its lists grow page by page, each by what it is narrowed to. */
export function createDeskCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          allOrders: cursorPagination(['filter', 'first']),
          products: cursorPagination(['skus']),
          search: cursorPagination(['query']),
          customers: cursorPagination(['text']),
          latestReviews: cursorPagination(false),
          hiddenReviews: cursorPagination(false),
        },
      },
      Customer: { fields: { orders: cursorPagination(false) } },
    },
  });
}
