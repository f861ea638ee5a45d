import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { CART_RELOAD_MS } from '../../lib/timings';
import { holdTimers } from '../../testing/holdTimers';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];

const as = { name: 'Asha', userId: 'user-1' };
const cart = {
  id: 'cart-1',
  subTotal: 705.5,
  rounding: 0.5,
  total: 705,
  totalQuantity: 1,
  lines: [{ id: 'l1', quantity: 1, subTotal: 705.5, product: { id: 'p', name: 'India Gate Basmati Rice Classic' } }],
};
const paymentOrder = {
  id: 'payment-order-1',
  keyId: 'key',
  scriptUrl: '/payment.js',
  providerOrderId: 'order_1',
  amountPaise: 70500,
  currency: 'INR',
};
const boxes = {
  'Full Name': 'Asha Rao',
  'Street Address Line 1': '12 MG Road',
  City: 'Bengaluru',
  State: 'Karnataka',
  'PIN Code (ZIP)': '560001',
  'Phone Number': '9876543210',
  Email: 'asha@example.com',
};

const graphWith = (answers: GraphAnswers = {}): GraphAnswers => ({
  CheckoutPage: () => ({ me: { id: 'user-1', cart } }),
  CartBadge: () => ({ me: { id: 'user-1', cart } }),
  RefreshedCart: () => ({ me: { id: 'user-1', cart } }),
  OrdersPage: () => ({
    me: { id: 'user-1', orders: { nodes: [{ id: 'o-1', number: 'JH-7', status: 'CONFIRMED' }], totalCount: 1 } },
  }),
  startPayment: () => ({ startPayment: { paymentOrder } }),
  placeOrder: () => ({ placeOrder: { order: { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' }, message: 'Thanks!' } }),
  cancelPayment: () => ({ cancelPayment: { cart } }),
  ...answers,
});

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

const opened = async (times: number) => {
  await scriptEnds('/payment.js', 'load');
  await waitFor(() => expect(dialog.opened).toBe(times));
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
const button = () => screen.findByRole('button', { name: 'Checkout' });

async function filled(graph: GraphAnswers, render = renderPage) {
  const app = await render('/checkout', { graph, as });
  await button();
  for (const [label, entry] of Object.entries(boxes)) {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(entry);
  }
  return app;
}

async function fillAndPress(graph: GraphAnswers, render = renderPage) {
  const app = await filled(graph, render);
  await app.user.click(await button());
  return { ...app, sent: (name: string) => app.calls.filter(({ operationName }) => operationName === name) };
}

describe('paying at the door', () => {
  const online = { code: 'online', method: 'ONLINE', label: 'Pay online', fee: 0, isOffered: true, reason: null };
  const offers = (later: object | null, expressOffer: object | null = null) => {
    const paymentChoices = [online, ...(later ? [later] : [])].map((choice) => ({
      shipping: 0,
      ...choice,
    }));
    return {
      CheckoutOffers: () => ({
        me: { id: 'user-1', cart: { ...cart, paymentChoices: () => paymentChoices, expressOffer: () => expressOffer } },
      }),
      placeCashOrder: () => ({ placeCashOrder: { order: { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' } } }),
    };
  };
  const cash = { code: 'cash', method: 'CASH', label: 'Cash on delivery', fee: 30, isOffered: true, reason: null };

  it('lists what an extension adds, with what delivery costs then', async () => {
    const counter = { ...cash, code: 'counter', label: 'Pay at the counter', fee: 0, shipping: 20 };
    const app = await filled(graphWith(offers(counter)));

    await app.user.click(await screen.findByRole('radio', { name: /Pay at the counter/ }));
    await app.user.click(await button());

    const sent = await waitFor(
      () => app.calls.find(({ operationName }) => operationName === 'placeCashOrder') ?? Promise.reject(new Error()),
    );
    expect(sent.variables).toMatchObject({
      input: { paymentOption: 'counter' },
      expectedTotal: 725,
    });
  });

  it('is chosen below the address with its fee and that of express, and makes the order without a dialog', async () => {
    const promise = { kind: 'GENERAL', text: 'Delivery by Sat, 28 Nov', isServed: true, slots: [] };
    const graph = graphWith({
      ...offers(cash, { fee: 150, text: 'Delivery by Thu, 26 Nov' }),
      CheckoutPage: () => ({ me: { id: 'user-1', cart }, shop: { promisesDelivery: true } }),
      CheckoutDelivery: () => ({ me: { id: 'user-1', cart: { id: 'cart-1', deliveryPromises: [promise] } } }),
    });
    const app = await filled(graph);

    expect(await screen.findByRole('radio', { name: /Card or UPI/, checked: true })).toBeTruthy();
    await app.user.click(screen.getByRole('radio', { name: /Cash on delivery.*30/ }));
    const summary = within(screen.getByRole('status', { name: 'Delivery' }));
    expect(await summary.findByText('Delivery by Sat, 28 Nov')).toBeTruthy();
    await app.user.click(screen.getByRole('radio', { name: /Express delivery.*Thu, 26 Nov.*150/ }));
    expect(summary.getByText('Delivery by Thu, 26 Nov')).toBeTruthy();
    expect(summary.queryByText('Delivery by Sat, 28 Nov')).toBeNull();
    expect(screen.getByText(/You pay ₹885.00 in cash when the order is delivered./)).toBeTruthy();
    await app.user.click(await button());

    const sent = await waitFor(
      () => app.calls.find(({ operationName }) => operationName === 'placeCashOrder') ?? Promise.reject(new Error()),
    );
    expect(sent.variables).toMatchObject({
      input: { zipCode: '560001', isExpress: true },
      expectedTotal: 885,
      idempotencyKey: expect.any(String),
    });
    expect(await screen.findByRole('row', { name: /JH-7/ })).toBeTruthy();
    expect(dialog.opened).toBe(0);
  });

  it('says why it is not offered, and is not named by a shop that takes no cash', async () => {
    const refused = { ...cash, isOffered: false, reason: 'Cash on delivery is not offered in 560001.' };
    await filled(graphWith(offers(refused)));
    expect(await screen.findByText('Cash on delivery is not offered in 560001.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('disabled', true);

    cleanup();
    const { calls } = await filled(graphWith(offers(null)));
    await waitFor(() => expect(calls.some(({ operationName }) => operationName === 'CheckoutOffers')).toBe(true));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keeps one key for one order while no answer comes', async () => {
    let answers = 0;
    const graph = graphWith({
      ...offers(cash),
      placeCashOrder: () => {
        answers += 1;
        if (answers === 1) throw new GraphQLError('lost');
        return { placeCashOrder: { order: { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' } } };
      },
    });
    const app = await filled(graph);
    await app.user.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));

    await app.user.click(await button());
    await screen.findByText('Your cart and your details are saved.');
    await app.user.click(await button());

    const keys = () =>
      app.calls
        .filter(({ operationName }) => operationName === 'placeCashOrder')
        .map(({ variables }) => variables.idempotencyKey);
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('the checkout', () => {
  it('names the days for the PIN code of the form, and sends the chosen time of fresh goods', async () => {
    const slots = ['18:00-21:00', '21:00-22:00'].map((hours) => ({
      code: `2026-11-24 ${hours}`,
      text: `Today, ${hours}`,
    }));
    const deliveryPromises = [
      { kind: 'FRESH', text: 'Delivery today, 6 pm to 9 pm', isServed: true, slots },
      { kind: 'GENERAL', text: 'Delivery by Thu, 26 Nov', isServed: true, slots: [] },
    ];
    const me = { id: 'user-1', name: 'Asha', email: 'asha@example.com', phone: '9876543210', cart };
    const graph = graphWith({
      CheckoutPage: () => ({ me, shop: { promisesDelivery: true } }),
      startPayment: () => ({ startPayment: { userErrors: [{ code: 'BAD_USER_INPUT', message: 'Later' }] } }),
      CheckoutDelivery: ({ pin }) => ({
        me: { id: 'user-1', cart: { ...cart, deliveryPromises: () => (pin === '560001' ? deliveryPromises : []) } },
      }),
    });
    const { user, calls } = await renderPage('/checkout', { graph, as });
    expect(await screen.findByText('Enter the PIN code to see the delivery day.')).toBeTruthy();
    for (const [label, entry] of Object.entries(boxes)) {
      await user.clear(screen.getByLabelText(label));
      await user.click(screen.getByLabelText(label));
      await user.paste(entry);
    }

    expect(await screen.findByText('Delivery by Thu, 26 Nov')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Delivery', { selector: 'select' }), 'Today, 21:00-22:00');
    await user.click(await button());

    await waitFor(() =>
      expect(calls.find(({ operationName }) => operationName === 'startPayment')?.variables).toMatchObject({
        input: { deliverySlot: '2026-11-24 21:00-22:00' },
      }),
    );
  });

  it('is filled in with what the last order was sent to, and tells what lowered prices save', async () => {
    const last = {
      id: 'o-0',
      name: 'Asha Rao',
      phoneNumber: '9876543210',
      address: '12 MG Road, Flat 3',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
    };
    const me = {
      id: 'user-1',
      name: 'Asha',
      email: 'asha@example.com',
      phone: '9000000000',
      orders: { nodes: [last] },
    };
    const lines = [{ ...cart.lines[0], price: 705.5, quantity: 2, variant: { id: 'v', oldPrice: 800.25 } }];
    await renderPage('/checkout', {
      graph: graphWith({ CheckoutPage: () => ({ me: { ...me, cart: { ...cart, lines } } }) }),
      as,
    });

    const form = within(await screen.findByRole('form', { name: 'BILLING DETAILS' }));
    const held = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
    expect(Object.keys(boxes).map(held)).toEqual([
      'Asha Rao',
      '12 MG Road, Flat 3',
      'Bengaluru',
      'Karnataka',
      '560001',
      '9876543210',
      'asha@example.com',
    ]);
    expect(screen.getByText('You save ₹189.50 on this order.')).toBeTruthy();
  });

  it('takes an address of the book in one tap, and saves it as it was changed', async () => {
    const home = {
      ...{ id: 'a-1', label: 'Home', isDefault: true, fullName: 'Asha Rao', country: 'India' },
      ...{ streetAddressLine1: '12 MG Road', streetAddressLine2: 'Flat 3', city: 'Bengaluru', state: 'Karnataka' },
      ...{ zipCode: '560001', phoneNumber: '9876543210' },
    };
    const office = { ...home, id: 'a-2', label: null, isDefault: false, streetAddressLine1: '4 Church Street' };
    const me = { id: 'user-1', name: 'Asha', email: 'asha@example.com', phone: '9000000000' };
    const { user, calls } = await renderPage('/checkout', {
      graph: graphWith({
        CheckoutPage: () => ({ me: { ...me, cart, addresses: [home, office] } }),
        updateAddress: ({ id, input }) => ({
          updateAddress: { addresses: [home, { ...office, ...(input as object), id }], userErrors: [] },
        }),
      }),
      as,
    });
    const form = within(await screen.findByRole('form', { name: 'BILLING DETAILS' }));
    const held = (label: string) => form.getByLabelText<HTMLInputElement>(label).value;
    const streets = () => ['Street Address Line 1', 'Street Address Line 2', 'Phone Number', 'Email'].map(held);
    const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(card(/^Home/).checked).toBe(true);
    expect(streets()).toEqual(['12 MG Road', 'Flat 3', '9876543210', 'asha@example.com']);

    await user.click(card(/^4 Church Street/));
    expect(streets()).toEqual(['4 Church Street', 'Flat 3', '9876543210', 'asha@example.com']);

    await user.clear(form.getByLabelText('City'));
    await user.type(form.getByLabelText('City'), 'Mysuru');
    await user.click(screen.getByRole('button', { name: 'Save to 4 Church Street' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save to 4 Church Street' })).toBeNull());
    expect(calls.find(({ operationName }) => operationName === 'updateAddress')?.variables).toMatchObject({
      ...{ id: 'a-2', input: { label: null, streetAddressLine1: '4 Church Street', city: 'Mysuru' } },
    });
    expect(card(/^4 Church Street/).checked).toBe(true);

    await user.click(card(/^New address/));
    expect(streets()).toEqual(['', '', '9876543210', 'asha@example.com']);
    expect(document.activeElement).toBe(form.getByLabelText('PIN Code (ZIP)'));
  });

  it('shows the order beside the form, its titles cut', async () => {
    await renderPage('/checkout', { graph: graphWith(), as });

    expect(await screen.findByRole('heading', { name: 'BILLING DETAILS' })).toBeTruthy();
    const order = within(screen.getByRole('region', { name: 'YOUR ORDER' }));
    expect(order.getByText('India Gate Basmati R…')).toBeTruthy();
    expect(order.getByText('₹705.00')).toBeTruthy();
    expect(screen.getByLabelText('PIN Code (ZIP)').getAttribute('autocomplete')).toBe('billing postal-code');
  });

  it('stops at the first empty box: alert, words beside it, focus', async () => {
    const { user, calls } = await renderPage('/checkout', { graph: graphWith(), as });

    await user.click(await button());

    expect(screen.getByRole('alert').textContent).toBe('Please fill full name ');
    const box = screen.getByLabelText('Full Name');
    expect(document.activeElement).toBe(box);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please fill full name ',
    );
    expect(calls.some(({ operationName }) => operationName === 'startPayment')).toBe(false);
  });

  it('asks for the PIN code first, and takes the city and the state from it, also from another one', async () => {
    const { user } = await renderPage('/checkout', { graph: graphWith(), as });
    await button();
    const form = screen.getByRole('form', { name: 'BILLING DETAILS' });
    const pin = screen.getByLabelText('PIN Code (ZIP)');
    const place = () => ['City', 'State'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

    expect(within(form).getAllByRole('textbox')[0]).toBe(pin);
    await user.type(pin, '560001');
    expect(place()).toEqual(['Bengaluru', 'Karnataka']);

    await user.clear(pin);
    await user.type(pin, '400001');
    expect(place()).toEqual(['Mumbai', 'Maharashtra']);
  });

  it('remarks on an unusual PIN code when its box is left, without refusing it', async () => {
    const { user } = await renderPage('/checkout', { graph: graphWith(), as });
    await button();

    await user.type(screen.getByLabelText('PIN Code (ZIP)'), '5600');
    await user.tab();

    expect(screen.getByText(/A PIN code in India has 6 digits/)).toBeTruthy();
    expect(screen.getByLabelText('PIN Code (ZIP)').hasAttribute('aria-invalid')).toBe(false);
  });

  it('takes the browser to /orders with the new order once it is paid', async () => {
    const { sent } = await fillAndPress(graphWith());
    const reload = holdTimers(CART_RELOAD_MS);

    await opened(1);
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
    expect(sent('placeOrder')[0]?.variables).toEqual({
      input: { paymentOrderId: 'payment-order-1', paymentId: 'pay_1', signature: 'signature' },
    });
    expect(sent('cancelPayment')).toEqual([]);
    expect(sent('RefreshedCart')).toEqual([]);
    await reload.ring();
    await waitFor(() => expect(sent('RefreshedCart')).toHaveLength(1));
  });

  it('keeps form and cart when the dialog is closed, and opens it again for the next try', async () => {
    const { user, sent } = await fillAndPress(graphWith());
    await opened(1);

    await dismiss();
    expect(await screen.findByText('The payment was not completed')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Bengaluru');
    expect(sent('cancelPayment')).toEqual([]);
    await user.click(await button());
    await opened(2);

    expect(screen.queryByText('The payment was not completed')).toBeNull();
  });

  it('tells why a payment failed, and lets go of the goods when asked to', async () => {
    const { user, sent } = await fillAndPress(graphWith());
    await opened(1);

    dialog.fail('The bank declined the card.');
    await dismiss();
    expect(await screen.findByText(/The bank declined the card\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }));

    await waitFor(() => expect(sent('cancelPayment')[0]?.variables).toEqual({ id: 'payment-order-1' }));
  });

  it('lets go of the goods when the page is left unpaid', async () => {
    const { user, sent } = await fillAndPress(graphWith(), renderApp);
    await opened(1);
    await dismiss();
    await screen.findByText('The payment was not completed');

    await user.click(within(screen.getByRole('navigation', { name: 'Quick' })).getByRole('link', { name: 'Wishlist' }));

    await waitFor(() => expect(sent('cancelPayment')).toHaveLength(1));
  });

  it('ignores a second press while one is under way', async () => {
    const { user, sent } = await fillAndPress(graphWith());
    await opened(1);

    await user.click(screen.getByRole('button', { name: 'Waiting for the payment...' }));
    await user.type(screen.getByLabelText('City'), '{Enter}');

    expect(sent('startPayment')).toHaveLength(1);
  });

  it('warns against paying again while an order is not confirmed, and asks again', async () => {
    let isDown = true;
    const graph = graphWith();
    const placeOrder: GraphAnswers[string] = (variables) => {
      if (isDown) throw new GraphQLError('', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return graph.placeOrder?.(variables) ?? {};
    };
    const { user } = await fillAndPress({ ...graph, placeOrder });
    await opened(1);
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
    await fillAndPress(graphWith({ startPayment: () => ({ startPayment: { userErrors: [short] } }) }));

    expect(await screen.findByText('Rice: 2 left. Please update your cart.')).toBeTruthy();
    expect(dialog.opened).toBe(0);
  });

  it('asks before a total is paid that was not shown', async () => {
    const refusal = { __typename: 'InputError', code: 'PRICE_CHANGED', message: 'Prices have changed.' };
    const { sent } = await fillAndPress(
      graphWith({
        startPayment: () => ({ startPayment: { userErrors: [refusal] } }),
        RefreshedCart: () => ({ me: { id: 'user-1', cart: { ...cart, total: 710 } } }),
      }),
    );

    expect(await screen.findByText(/The total was ₹705\.00\./)).toBeTruthy();
    expect(sent('startPayment')[0]?.variables).toMatchObject({ expectedTotal: 705 });
    expect(within(screen.getByRole('region', { name: 'YOUR ORDER' })).getByText('₹710.00')).toBeTruthy();
    expect(dialog.opened).toBe(0);
  });

  it('tells when the payment window cannot open', async () => {
    const elsewhere = { ...paymentOrder, scriptUrl: '/blocked.js' };
    await fillAndPress(graphWith({ startPayment: () => ({ startPayment: { paymentOrder: elsewhere } }) }));

    await scriptEnds('/blocked.js', 'error');

    expect(await screen.findByText('The payment window could not open')).toBeTruthy();
    expect(document.querySelector('script[src="/blocked.js"]')).toBeNull();
  });

  it('has nothing to ask when the cart is empty', async () => {
    await renderPage('/checkout', { graph: graphWith({ CheckoutPage: () => ({ me: { cart: {} } }) }), as });

    expect(await screen.findByText('Your Cart is currently empty')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'BILLING DETAILS' })).toBeNull();
  });
});
