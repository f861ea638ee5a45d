import { bad, type Rows } from './row.js';
import { number } from './shows.js';
import { adminOnly, catalogueReaders, everybody, orderReaders, ownerAndOrderReaders } from './who.js';

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
    shows: { version: /^[\w-]{22}$/, editors: [] },
  },
  ProductChangedForEditors: {
    example: 'ProductChanged',
    who: adminOnly,
    needs: ({ goods: { dal } }) => ({ productId: dal.id, isEditing: true }),
    shows: { version: /^[\w-]{22}$/, editors: [] },
  },
  ShopChanged: {
    who: catalogueReaders,
    shows: { at: /^2/ },
    limits: [bad('nothing', { kinds: [] }, 'kinds')],
  },
  ShopChangedByOrders: {
    example: 'ShopChanged',
    who: orderReaders,
    needs: () => ({ kinds: ['ORDERS'] }),
    shows: { at: /^2/ },
  },
  ShopChangedByWebhooks: {
    example: 'ShopChanged',
    who: adminOnly,
    needs: () => ({ kinds: ['WEBHOOKS'] }),
    shows: { at: /^2/ },
  },
  OrderStatusChanged: {
    who: ownerAndOrderReaders,
    needs: (scene) => ({ orderId: scene.order() }),
    shows: { status: 'CONFIRMED' },
  },
};
