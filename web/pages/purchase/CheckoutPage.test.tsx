import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { CART_RELOAD_MS } from '../../lib/timings';
import { cart, openCheckout } from '../../testing/checkout';
import { holdTimers } from '../../testing/holdTimers';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];
type Given = NonNullable<Parameters<typeof openCheckout>[0]>;

/** The provider's dialog, as the page opened it. */
const dialog: { options: Options | null; fail: (reason: string) => void; opened: number } = {
  options: null,
  fail: () => {},
  opened: 0,
};

beforeEach(() => {
  dialog.opened = 0;
  window.Razorpay = class {
    constructor(options: Options) {
      dialog.options = options;
    }
    on(_event: string, listener: (response: { error?: { description?: string } }) => void) {
      dialog.fail = (description) => listener({ error: { description } });
    }
    open() {
      dialog.opened += 1;
    }
    close() {
      dialog.options?.modal.ondismiss();
    }
  };
});

/** Ends the loading of a script, which jsdom does not do; a page loads it once. */
const scriptEnds = async (url: string, how: 'load' | 'error') => {
  const script = await waitFor(() => document.querySelector(`script[src="${url}"]`) ?? Promise.reject(new Error(url)));
  await act(async () => script.dispatchEvent(new Event(how)));
};
const pay = () =>
  act(async () =>
    dialog.options?.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: 'signature',
    }),
  );
const dismiss = () => act(async () => dialog.options?.modal.ondismiss());

/** Fills in the form and presses Checkout. */
async function checkOut(given: Given = {}) {
  const app = await openCheckout(given);
  await app.fill();
  await app.press();
  return app;
}

/** The same, until the dialog of the payment is open. */
async function openDialog(given: Given = {}) {
  const app = await checkOut(given);
  await scriptEnds('/payment.js', 'load');
  await waitFor(() => expect(dialog.opened).toBe(1));
  return app;
}

describe('the checkout', () => {
  it('has nothing to ask when the cart is empty', async () => {
    await renderPage('/checkout', { graph: { CheckoutPage: () => ({ me: { cart: {} } }) }, as: {} });

    expect(await screen.findByText('Your Cart is currently empty')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'BILLING DETAILS' })).toBeNull();
  });

  it('takes the browser to /orders with the new order once it is paid', async () => {
    const reload = holdTimers(CART_RELOAD_MS);
    const { sent } = await openDialog();

    expect(dialog.options).toMatchObject({
      key: 'key',
      order_id: 'order_1',
      amount: 70500,
      currency: 'INR',
      name: 'Jhola',
      description: 'Order for Asha Rao',
      prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
    });
    await pay();

    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
    const note = await screen.findByText(/^Thank you! Order/);
    expect(note.textContent).toBe('Thank you! Order JH-7 is placed.');
    expect(sent('placeOrder')).toEqual([
      { input: { paymentOrderId: 'payment-order-1', paymentId: 'pay_1', signature: 'signature' } },
    ]);
    expect(sent('cancelPayment')).toEqual([]);
    expect(sent('RefreshedCart')).toEqual([]);
    await reload.ring();
    await waitFor(() => expect(sent('RefreshedCart')).toHaveLength(1));
  });

  it('opens the window with what was chosen first, UPI by a QR code on a wide screen, and no typed id anywhere', async () => {
    await openDialog();

    expect(dialog.options).toMatchObject({
      config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
      remember_customer: false,
    });
    expect(dialog.options).not.toHaveProperty('customer_id');
  });

  it('opens the window with nothing but what an offer is for', async () => {
    const paymentOrder = {
      ...{ id: 'payment-order-1', keyId: 'key', scriptUrl: '/payment.js', providerOrderId: 'order_1' },
      ...{ amountPaise: 70500, currency: 'INR', onlyInstrument: 'UPI' },
    };
    await openDialog({ graph: { startPayment: () => ({ startPayment: { paymentOrder } }) } });

    expect(dialog.options).toMatchObject({
      config: {
        display: {
          blocks: { chosen: { instruments: [{ method: 'upi' }] } },
          preferences: { show_default_blocks: false },
        },
      },
    });
  });

  it('says that the bank has not answered, asks again, and goes on by itself once it has', async () => {
    let status = 'PENDING';
    const notice = 'Your bank has not answered yet.';
    const wait = () => (status === 'PENDING' ? { paymentWait: 'BANK', paymentNotice: notice } : {});
    const checkPayment = () => ({ checkPayment: { order: { id: 'o-1', status, ...wait() }, message: notice } });
    const { user, sent } = await openDialog({ graph: { checkPayment } });

    await dismiss();

    expect(await screen.findByText('Your payment is pending at the bank')).toBeTruthy();
    expect(screen.getByText(/^Your bank has not answered yet\./)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Cancel this payment' })).toBeNull();
    status = 'CONFIRMED';
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
    expect(sent('checkPayment')).toEqual([{ id: 'payment-order-1' }, { id: 'payment-order-1' }]);
    expect(sent('cancelPayment')).toEqual([]);
  });

  it('finds the order of a payment that was made while its window was being closed', async () => {
    const order = { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' };
    await openDialog({ graph: { checkPayment: () => ({ checkPayment: { order, message: 'Thanks!' } }) } });

    await dismiss();

    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  });

  it('finds the order of a payment that came after its window was closed, where the shopper tries again', async () => {
    let isPaid = false;
    const order = { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' };
    const refusal = { code: 'BAD_USER_INPUT', message: 'Your Cart is currently empty', field: null };
    const paymentOrder = {
      ...{ id: 'payment-order-1', keyId: 'key', scriptUrl: '/payment.js', providerOrderId: 'order_1' },
      ...{ amountPaise: 70500, currency: 'INR', onlyInstrument: null, customerId: null },
    };
    const { press } = await openDialog({
      graph: {
        startPayment: () => ({
          startPayment: isPaid ? { paymentOrder: null, userErrors: [refusal] } : { paymentOrder },
        }),
        checkPayment: () => ({
          checkPayment: isPaid ? { order, message: 'Thank you! JH-7 is placed.' } : { order: null },
        }),
      },
    });
    await dismiss();
    await screen.findByText('The payment was not completed');

    isPaid = true;
    await press();

    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
    expect(await screen.findByText('Thank you! JH-7 is placed.')).toBeTruthy();
    expect(screen.queryByText('Your Cart is currently empty')).toBeNull();
  });

  it('tells why a payment failed, and lets go of the goods when asked to', async () => {
    const { user, sent } = await openDialog();

    dialog.fail('The bank declined the card.');
    await dismiss();
    expect(await screen.findByText(/The bank declined the card\./)).toBeTruthy();
    expect(sent('cancelPayment')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));

    await waitFor(() => expect(sent('cancelPayment')).toEqual([{ id: 'payment-order-1' }]));
  });

  it('lets go of the goods when the page is left unpaid', async () => {
    const { user, sent } = await openDialog({ render: renderApp });
    await dismiss();
    await screen.findByText('The payment was not completed');

    await user.click(within(screen.getByRole('navigation', { name: 'Quick' })).getByRole('link', { name: 'Wishlist' }));

    await waitFor(() => expect(sent('cancelPayment')).toHaveLength(1));
  });

  it('ignores a second press while one is under way', async () => {
    const { user, sent } = await openDialog();

    await user.click(screen.getByRole('button', { name: 'Waiting for the payment...' }));
    await user.type(screen.getByLabelText('City'), '{Enter}');

    expect(sent('startPayment')).toHaveLength(1);
  });

  it('warns against paying again while an order is not confirmed, and asks again', async () => {
    let isDown = true;
    const placeOrder = () => {
      if (isDown) throw new GraphQLError('', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return { placeOrder: { order: { id: 'o-1', status: 'CONFIRMED' } } };
    };
    const { user } = await openDialog({ graph: { placeOrder } });
    const secondTry = holdTimers(800);
    const lastTry = holdTimers(2500);
    await pay();
    await secondTry.ring();
    await lastTry.ring();

    expect(await screen.findByText('Do not pay again until we confirm the status.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  });

  it('names the product that is short', async () => {
    const message = 'The quantity is greater than product count in stock';
    const short = { __typename: 'StockError', code: 'OUT_OF_STOCK', message, available: 2, product: { name: 'Rice' } };
    await checkOut({ graph: { startPayment: () => ({ startPayment: { userErrors: [short] } }) } });

    expect(await screen.findByText('Rice: 2 left. Please update your cart.')).toBeTruthy();
    expect(dialog.opened).toBe(0);
  });

  it('asks before a total is paid that was not shown', async () => {
    const refusal = { __typename: 'InputError', code: 'PRICE_CHANGED', message: 'Prices have changed.' };
    const { sent } = await checkOut({
      graph: {
        startPayment: () => ({ startPayment: { userErrors: [refusal] } }),
        RefreshedCart: () => ({ me: { id: 'user-1', cart: { ...cart, total: 710 } } }),
      },
    });

    expect(await screen.findByText(/The total was ₹705\.00\./)).toBeTruthy();
    expect(sent('startPayment')).toMatchObject([{ expectedTotal: 705 }]);
    expect(within(screen.getByRole('region', { name: 'YOUR ORDER' })).getByText('₹710.00')).toBeTruthy();
    expect(dialog.opened).toBe(0);
  });

  it('tells when the payment window cannot open', async () => {
    const paymentOrder = { id: 'payment-order-1', scriptUrl: '/blocked.js' };
    await checkOut({ graph: { startPayment: () => ({ startPayment: { paymentOrder } }) } });

    await scriptEnds('/blocked.js', 'error');

    expect(await screen.findByText('The payment window could not open')).toBeTruthy();
    expect(document.querySelector('script[src="/blocked.js"]')).toBeNull();
  });
});
