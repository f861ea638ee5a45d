import { InMemoryCache } from '@apollo/client/cache';
import { cursorPagination } from '../app/client/cache';

/** The cache of the desk: its lists grow page by page, each by what it is narrowed to. */
export function createDeskCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          allOrders: cursorPagination(['filter', 'first']),
          products: cursorPagination(['skus', 'ids', 'filter', 'sort']),
          customers: cursorPagination(['text']),
          latestReviews: cursorPagination(false),
          hiddenReviews: cursorPagination(false),
          apiKeys: cursorPagination(['first']),
          publicKeys: cursorPagination(false),
          webhookEndpoints: cursorPagination(false),
          bulkExports: cursorPagination(false),
          auditEntries: cursorPagination(['filter']),
          apiKeyCalls: cursorPagination(['filter']),
          stockCounts: cursorPagination(false),
          goodsReceipts: cursorPagination(false),
          offers: cursorPagination(['status']),
        },
      },
      WebhookEndpoint: { fields: { deliveries: cursorPagination(['state', 'first']) } },
      Offer: { fields: { codes: cursorPagination(false) } },
      StockCount: { fields: { lines: cursorPagination(false) } },
      VariantStock: { fields: { movements: cursorPagination(false) } },
      Customer: { fields: { orders: cursorPagination(false) } },
    },
  });
}
