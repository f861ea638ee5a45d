import { screen } from '@testing-library/react';
import type { GraphAnswers } from './mockGraph';
import { renderPage } from './renderPage';

/** Facts of an order that is confirmed and paid, for tests of what shows it. */
export const anOrder = (number: string, facts: object = {}) => ({
  ...{ id: `id-${number}`, number, status: 'CONFIRMED', placedAt: '2026-03-04T20:30:00.000Z' },
  ...{ name: 'Asha Rao', phoneNumber: '9876543210', address: '12 MG Road', pincode: '560001' },
  ...{ email: 'asha@example.com', paymentId: 'pay_1', paymentMethod: 'ONLINE', total: 123456 },
  refunds: [],
  ...facts,
});

/** A page of the shopper's three orders, ending before `next`. */
export const ordersPage = (nodes: object[], next: string | null = null) => ({
  me: {
    id: 'user-1',
    orders: { nodes, totalCount: 3, pageInfo: { hasNextPage: next !== null, endCursor: next } },
  },
});

/** Opens /orders with these orders in it. */
export const openOrders = (orders: object[], graph: GraphAnswers = {}) =>
  renderPage('/orders', { graph: { OrdersPage: () => ordersPage(orders), ...graph }, as: { userId: 'user-1' } });

const line = {
  ...{ id: 'line-1', productTitle: 'India Gate Basmati Rice Classic, aged two years', options: ['5 kg'] },
  ...{ quantity: 2, price: 649.5, subTotal: 1299, product: { id: 'rice' } },
};

/** Opens the order of two bags of rice from among the orders. */
export async function openOrder(graph: GraphAnswers = {}) {
  const order = anOrder('JH-2', { total: 1299, lines: [line] });
  const app = await openOrders([order], { OrderProducts: () => ({ order }), ...graph });
  await app.user.click(await screen.findByRole('button', { name: 'Click here to view' }));
  return app;
}
