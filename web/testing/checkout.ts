import { fireEvent, screen } from '@testing-library/react';
import type { GraphAnswers } from './mockGraph';
import { renderPage } from './renderPage';

/** The cart that is paid for. */
export const cart = {
  id: 'cart-1',
  subTotal: 705.5,
  discount: 0,
  shipping: 0,
  ...{ codes: [], offers: [], offerHints: [] },
  rounding: 0.5,
  total: 705,
  totalQuantity: 1,
  lines: [{ id: 'l1', quantity: 1, subTotal: 705.5, product: { id: 'p', name: 'India Gate Basmati Rice Classic' } }],
};

const order = { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' };

/** What is asked of a shopper whose account knows nothing. */
export const BOXES = {
  'Full Name': 'Asha Rao',
  'Street Address Line 1': '12 MG Road',
  City: 'Bengaluru',
  State: 'Karnataka',
  'PIN Code (ZIP)': '560001',
  'Phone Number': '9876543210',
  Email: 'asha@example.com',
};

/** What the graph answers as the cart is read, ordered, paid online or at the door. */
const ANSWERS: GraphAnswers = {
  CheckoutPage: () => ({ me: { id: 'user-1', cart } }),
  CartBadge: () => ({ me: { id: 'user-1', cart } }),
  RefreshedCart: () => ({ me: { id: 'user-1', cart } }),
  OrdersPage: () => ({ me: { id: 'user-1', orders: { nodes: [order], totalCount: 1 } } }),
  startPayment: () => ({
    startPayment: {
      paymentOrder: {
        ...{ id: 'payment-order-1', keyId: 'key', scriptUrl: '/payment.js', providerOrderId: 'order_1' },
        ...{ amountPaise: 70500, currency: 'INR' },
      },
    },
  }),
  placeOrder: () => ({ placeOrder: { order, message: 'Thanks!' } }),
  placeCashOrder: () => ({ placeCashOrder: { order } }),
  cancelPayment: () => ({ cancelPayment: { cart } }),
};

/**
 * Opens the checkout of Asha, whose account knows what `me` says.
 *
 * @returns the page; `sent`, the variables of all calls of an operation; `fill`, which enters
 *   `BOXES`; `press`, which presses Checkout
 */
export async function openCheckout({
  me = {} as object,
  promisesDelivery = false,
  graph = {} as GraphAnswers,
  render = renderPage,
} = {}) {
  const CheckoutPage = () => ({ me: { id: 'user-1', cart, ...me }, shop: { promisesDelivery } });
  const as = { name: 'Asha', userId: 'user-1' };
  const app = await render('/checkout', { graph: { ...ANSWERS, CheckoutPage, ...graph }, as });
  const button = () => screen.findByRole('button', { name: 'Checkout' });
  await button();
  return {
    ...app,
    sent: (name: string) =>
      app.calls.filter(({ operationName }) => operationName === name).map(({ variables }) => variables),
    fill: async () => {
      for (const [label, value] of Object.entries(BOXES))
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
    },
    press: async () => app.user.click(await button()),
  };
}
