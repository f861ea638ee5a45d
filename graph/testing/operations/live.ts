import { bad, type Rows } from './row.js';
import { number } from './shows.js';
import { catalogueReaders, everybody, ownerAndOrderReaders, staffOnly } from './who.js';

/** What is told at once, and again after each change. */
export const LIVE: Rows = {
  StockChanged: {
    who: everybody,
    needs: ({ goods: { dal } }) => ({ productId: dal.id }),
    shows: { product: { countInStock: number }, variants: [{}, {}] },
  },
  ProductChanged: {
    who: catalogueReaders,
    needs: ({ goods: { dal } }) => ({ productId: dal.id }),
    shows: { version: /^[\w-]{22}$/ },
  },
  ShopChanged: {
    who: staffOnly,
    shows: { at: /^2/ },
    limits: [bad('nothing', { kinds: [] }, 'kinds')],
  },
  ShopChangedOfCatalogue: {
    example: 'ShopChanged',
    who: catalogueReaders,
    needs: () => ({ kinds: ['STOCK', 'COUNTS'] }),
    shows: { at: /^2/ },
  },
  OrderStatusChanged: {
    who: ownerAndOrderReaders,
    needs: (scene) => ({ orderId: scene.order() }),
    shows: { status: 'CONFIRMED' },
  },
};
