import { OrderStatus } from '../../orders/order-status.js';
import { bad, type Rows } from './row.js';
import { among, number } from './shows.js';
import { each, made, type Told, told } from './told.js';
import {
  adminAndSupport,
  adminOnly,
  everybody,
  orderReaders,
  ownerAndOrderReaders,
  signedIn,
  signedInAndOrderReaders,
} from './who.js';

export const ORDER: Told = told('shipping name phoneNumber address city state country pincode email buyerGstin', {
  amount: 'total',
  status: made((status) => status.toLowerCase(), 'status'),
  products: each(
    'lines',
    told('productTitle options quantity price subTotal sku', {
      productId: 'product.id',
      variantId: 'variant.id',
      image: 'image.url(width: 640)',
    }),
  ),
});

/** The same order, read by both faces. */
const ONE_ORDER: Told = { ...ORDER, ...told('number paymentId', { date: 'placedAt' }) };

/** What was bought. */
export const ORDERS: Rows = {
  MyOrders: {
    who: everybody,
    needs: async (scene) => void (await scene.order()),
    shows: { orders: { totalCount: 1, nodes: [{ lines: [{ productTitle: 'Toor Dal', options: ['500 g'] }] }] } },
    rest: {
      ...{ call: 'GET /orders', who: signedIn, tells: [ONE_ORDER] },
      ...{ at: 'orders(first: 100).nodes', total: 'orders(first: 100).totalCount' },
    },
  },
  Order: {
    who: signedInAndOrderReaders,
    needs: (scene) => ({ id: scene.order() }),
    says: { NOT_FOUND: 'There is no such order.' },
    shows: { total: 60, lines: [{ quantity: 1 }], refunds: [] },
    rest: { call: 'GET /orders/:id', who: ownerAndOrderReaders, tells: ONE_ORDER },
  },
  AllOrders: {
    who: orderReaders,
    needs: async (scene) => {
      await scene.order([OrderStatus.PACKED]);
      return { filter: { statuses: ['PACKED'] } };
    },
    shows: { nodes: among({ status: 'PACKED', total: 60 }) },
    rest: {
      ...{ call: 'GET /orders/all', query: () => ({ status: 'packed', first: 100 }) },
      ...{ in: 'orders', at: 'nodes', tells: [ONE_ORDER] },
    },
  },
  Sales: { who: orderReaders, shows: among({ total: number }) },
  SalesReport: {
    who: { ...adminOnly, readsOrders: 'YES' },
    shows: { from: '2026-11-01', fromBefore: '2026-10-02', days: among({ day: '2026-11-30' }) },
    limits: [
      bad('no day', { from: '1st of November' }, 'from', 'Write a day as 2026-11-24.'),
      bad('days the other way round', { to: '2026-10-01' }, 'to', 'Ask for 1 to 366 days.'),
      bad('more than a year', { to: '2027-11-30' }, 'to'),
    ],
    rest: {
      call: 'GET /sales-report',
      tells: told('from to fromBefore', { orderCount: 'sold.orderCount', total: 'sold.total', net: 'sold.net' }),
    },
  },
  GstReturn: {
    who: { ...adminOnly, readsOrders: 'YES' },
    shows: { from: '2026-10', to: '2026-12' },
    limits: [
      bad('no month', { from: 'October' }, 'from', 'Write a month as 2026-11.'),
      bad('months the other way round', { to: '2026-09' }, 'to', 'Ask for 1 to 12 months.'),
      bad('more than a year', { to: '2027-10' }, 'to'),
    ],
    rest: {
      call: 'GET /gst-return',
      tells: told('gstin', { fp: made((to) => `${to.slice(5)}${to.slice(0, 4)}`, 'to') }),
    },
  },
  Customers: { who: adminAndSupport, shows: { nodes: among() } },
  Customer: {
    who: adminAndSupport,
    needs: async (scene) => {
      await scene.order();
      return { id: scene.owner.id };
    },
    shows: { name: 'Asha Rao', orders: { totalCount: 1 } },
  },
};
