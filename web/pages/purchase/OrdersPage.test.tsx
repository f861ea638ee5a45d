import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderPage } from '../../testing/renderPage';

const anOrder = (number: string, facts: object = {}) => ({
  id: `id-${number}`,
  number,
  status: 'CONFIRMED',
  placedAt: '2026-03-04T20:30:00.000Z',
  name: 'Asha Rao',
  phoneNumber: '9876543210',
  address: '12 MG Road',
  pincode: '560001',
  email: 'asha@example.com',
  paymentId: 'pay_1',
  paymentMethod: 'ONLINE',
  total: 123456,
  ...facts,
});
const page = (nodes: object[], next: string | null = null) => ({
  nodes,
  totalCount: 3,
  pageInfo: { hasNextPage: next !== null, endCursor: next },
});
const as = { userId: 'user-1' };
const OrderProducts = () => ({
  order: {
    id: 'id-JH-2',
    number: 'JH-2',
    status: 'CONFIRMED',
    placedAt: '2026-03-04T20:30:00.000Z',
    name: 'Asha Rao',
    address: '12 MG Road',
    pincode: '560001',
    total: 1299,
    lines: [
      {
        id: 'line-1',
        productTitle: 'India Gate Basmati Rice Classic, aged two years',
        options: ['5 kg'],
        quantity: 2,
        price: 649.5,
        subTotal: 1299,
        product: { id: 'rice' },
      },
    ],
  },
});

describe('the orders', () => {
  it('sends a visitor to /signIn', async () => {
    await renderPage('/orders');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('lists them in the columns of the specification, the state in a word', async () => {
    const orders = page([anOrder('JH-2'), anOrder('JH-1', { status: 'PENDING', paymentId: null })]);
    await renderPage('/orders', { graph: { OrdersPage: () => ({ me: { id: 'user-1', orders } }) }, as });

    await screen.findByText('JH-2');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Order Id',
      'Payment Id',
      'Products',
      'Name',
      'Phone Number',
      'Address',
      'Pincode',
      'Total Amount',
      'Email',
      'User Id',
      'Order Status',
      'Date',
    ]);
    const first = within(screen.getByRole('row', { name: /JH-2/ }));
    expect(first.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'JH-2id-JH-2All details',
      'pay_1',
      'Click here to viewBuy again',
      'Asha Rao',
      '9876543210',
      '12 MG Road',
      '560001',
      '₹123,456.00',
      'asha@example.com',
      'user-1',
      'confirmedOrderedMar 05, 2026PackedOn its wayDelivered',
      'Mar 05, 2026',
    ]);
    expect(within(screen.getByRole('row', { name: /JH-1/ })).getByText('pending')).toBeTruthy();
  });

  it('opens the products of an order', async () => {
    const orders = page([anOrder('JH-2', { lines: [{ id: 'line-1' }] })]);
    const graph = { OrdersPage: () => ({ me: { id: 'user-1', orders } }), OrderProducts };
    const { user } = await renderPage('/orders', { graph, as });

    await user.click(await screen.findByRole('button', { name: 'Click here to view' }));

    const dialog = within(await screen.findByRole('dialog', { name: /^Products/ }));
    expect(await dialog.findByText('India Gate Basmati Rice Classi…')).toBeTruthy();
    expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product Id',
      'Product Title',
      'Image',
      'Quantity',
      'Price',
      'SubTotal',
    ]);
    expect(dialog.getAllByText('₹1,299.00')).toHaveLength(2);
    expect(dialog.getByText(/Asha Rao, 12 MG Road 560001/)).toBeTruthy();
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Products/ })).toBeNull());
  });

  describe('the history of an order', () => {
    const event = (kind: string, facts: object = {}) => ({
      ...{ kind, happenedAt: '2026-03-05T06:30:00.000Z', amount: null, note: null },
      ...facts,
    });
    const history = (facts: object) => ({ order: { id: 'id-JH-2', total: 1299, paymentMethod: 'ONLINE', ...facts } });
    const openOrder = async (graph: GraphAnswers) => {
      const orders = page([anOrder('JH-2', { lines: [{ id: 'line-1' }] })]);
      const answers = { OrdersPage: () => ({ me: { id: 'user-1', orders } }), OrderProducts, ...graph };
      const app = await renderPage('/orders', { graph: answers, as });
      await app.user.click(await screen.findByRole('button', { name: 'Click here to view' }));
      await screen.findByRole('heading', { name: 'Order history' });
      return app;
    };

    it('tells each step, and lets the shopper cancel before it is packed, after asking once more', async () => {
      let isCancelled = false;
      const facts = () => ({
        isCancellable: !isCancelled,
        refundState: isCancelled ? 'WHOLE' : 'NONE',
        refundedTotal: isCancelled ? 1299 : 0,
        events: [
          event('CONFIRMED'),
          ...(isCancelled ? [event('CANCELLED'), event('REFUND_OWED', { amount: 1299 })] : []),
        ],
      });
      const { user } = await openOrder({
        OrderHistory: () => history(facts()),
        cancelOrder: () => {
          isCancelled = true;
          return { cancelOrder: { message: 'JH-2 is cancelled.', ...history({ status: 'CANCELLED', ...facts() }) } };
        },
      });
      expect(screen.getByText('Confirmed')).toBeTruthy();
      const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');

      await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
      expect(intoView.mock.contexts).toContain(
        screen.getByText('The whole order will be cancelled and refunded.').parentElement,
      );
      intoView.mockRestore();
      await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));

      expect(await screen.findByText('JH-2 is cancelled.')).toBeTruthy();
      expect(screen.getByText('Refund started')).toBeTruthy();
      expect(screen.getByText('We are refunding ₹1,299.00 of ₹1,299.00, the same way you paid.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    });

    it('promises no refund of what is to be paid at the door', async () => {
      const facts = { isCancellable: true, refundState: 'NONE', events: [event('CONFIRMED')], paymentMethod: 'CASH' };
      const { user } = await openOrder({ OrderHistory: () => history(facts) });

      await user.click(screen.getByRole('button', { name: 'Cancel this order' }));

      expect(screen.getByText('The whole order will be cancelled. You have not paid for it yet.')).toBeTruthy();
    });

    it('asks for a return of pieces with a reason', async () => {
      const lines = [{ id: 'line-1', productTitle: 'Basmati Rice', options: ['5 kg'], returnableQuantity: 2 }];
      const facts = { events: [event('DELIVERED')], returnableUntil: '2026-03-12T06:30:00.000Z', lines };
      const { user, calls } = await openOrder({
        OrderHistory: () => history(facts),
        requestReturn: () => ({
          requestReturn: {
            message: 'We have your return request and will reply soon.',
            ...history({ ...facts, events: [event('DELIVERED'), event('RETURN_REQUESTED', { note: 'Torn' })] }),
          },
        }),
      });

      const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
      await user.click(screen.getByRole('button', { name: 'Return items' }));
      const opened = await screen.findByRole('form', { name: 'Return items' });
      expect(intoView.mock.contexts).toContain(opened.parentElement);
      intoView.mockRestore();
      const form = within(opened);
      await user.click(form.getByRole('button', { name: 'Request return' }));
      expect(form.getByText('Please tell us why')).toBeTruthy();
      await user.clear(form.getByLabelText('Basmati Rice, 5 kg'));
      await user.type(form.getByLabelText('Basmati Rice, 5 kg'), '1');
      await user.type(form.getByLabelText('Why do you want to return it?'), 'Torn');
      await user.click(form.getByRole('button', { name: 'Request return' }));

      expect(await screen.findByText('Return requested')).toBeTruthy();
      expect(calls.find(({ operationName }) => operationName === 'requestReturn')?.variables).toEqual({
        input: { orderId: 'id-JH-2', lines: [{ lineId: 'line-1', quantity: 1 }], reason: 'Torn' },
      });
    });

    it('shows the invoice with its taxes, once the order has left', async () => {
      const line = {
        description: 'Basmati Rice, 5 kg',
        hsnCode: '1006',
        quantity: 2,
        gstRate: 5,
        mrp: 700,
        price: 649.5,
      };
      const invoice = {
        ...{ kind: 'INVOICE', number: 'JH/25-26/000007', gstin: '29ABCDE1234F1Z5', total: 1299, savings: 101 },
        lines: [{ ...line, amount: 1299, taxable: 1237.14, cgst: 30.93, sgst: 30.93, igst: 0 }],
      };
      const { user } = await openOrder({
        OrderHistory: () => history({ events: [event('SHIPPED', { note: 'Swift SW1' })], invoice }),
        OrderInvoice: () => history({ number: 'JH-2', invoice, creditNotes: [] }),
      });
      expect(screen.getByText('Swift SW1')).toBeTruthy();

      await user.click(screen.getByRole('button', { name: 'Invoice JH/25-26/000007' }));

      const sheet = within(await screen.findByRole('article', { name: 'JH/25-26/000007' }));
      expect(sheet.getByRole('heading', { name: 'Tax invoice JH/25-26/000007' })).toBeTruthy();
      const row = sheet.getByRole('row', { name: /Basmati Rice/ });
      expect(row.textContent).toBe('Basmati Rice, 5 kg10062₹700.00₹649.505 %₹1,237.14₹30.93₹30.93₹1,299.00');
      expect(sheet.getByText('You saved ₹101.00 on MRP.')).toBeTruthy();
    });
  });

  it('shows how far an order has come and when it arrives, and folds away what only the shop needs', async () => {
    const events = [
      { kind: 'CONFIRMED', happenedAt: '2026-03-04T20:30:00.000Z' },
      { kind: 'PACKED', happenedAt: '2026-03-05T05:30:00.000Z' },
    ];
    const deliveries = [{ kind: 'GENERAL', text: 'Delivery by Sat, 7 Mar' }];
    const orders = page([
      anOrder('JH-2', { status: 'PACKED', events, deliveries }),
      anOrder('JH-1', { status: 'CANCELLED', deliveries }),
    ]);
    const { user } = await renderPage('/orders', {
      graph: { OrdersPage: () => ({ me: { id: 'user-1', orders } }) },
      as,
    });
    const moving = within(await screen.findByRole('row', { name: /JH-2/ }));

    expect(moving.getByText('Delivery by Sat, 7 Mar')).toBeTruthy();
    expect(moving.getAllByRole('listitem').map(({ textContent, dataset }) => [textContent, 'done' in dataset])).toEqual(
      [
        ['OrderedMar 05, 2026', true],
        ['PackedMar 05, 2026', true],
        ['On its way', false],
        ['Delivered', false],
      ],
    );
    const over = within(screen.getByRole('row', { name: /JH-1/ }));
    expect(over.queryByText('Delivery by Sat, 7 Mar')).toBeNull();
    expect(over.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'OrderedMar 05, 2026',
      'Cancelled',
    ]);

    const more = moving.getByRole('button', { name: 'All details' });
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('row', { name: /JH-2/ }).dataset.open).toBe('true');
  });

  it('puts an order into the cart again, and tells what is sold out, fewer, dearer or gone', async () => {
    const line = (id: string, quantity: number, variant: object | null) => ({
      ...{ id, productTitle: id, quantity, price: 100, product: variant && { id: `product-${id}` } },
      variant: variant && { id: `variant-${id}`, price: 100, countInStock: 9, ...variant },
    });
    const lines = [
      ...[line('Rice', 2, {}), line('Dal', 3, { countInStock: 2, price: 120 })],
      ...[line('Spinach', 1, { countInStock: 0 }), line('Old tea', 1, null)],
    ];
    const { user, calls } = await renderPage('/orders', {
      graph: {
        OrdersPage: () => ({ me: { id: 'user-1', orders: page([anOrder('JH-2')]) } }),
        OrderAgain: () => ({ order: { id: 'id-JH-2', lines } }),
        addToCart: () => ({ addToCart: { cart: { id: 'cart-1' }, userErrors: [] } }),
      },
      as,
    });

    await user.click(await screen.findByRole('button', { name: 'Buy again' }));

    expect(await screen.findByText(/^2 of 4 products are in your cart/)).toBeTruthy();
    for (const sentence of [
      'Dal: only 2 of 3 left.',
      'Dal: now ₹120.00, was ₹100.00.',
      'Spinach: sold out for now.',
      'Old tea: no longer sold.',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    const added = calls.filter(({ operationName }) => operationName === 'addToCart');
    expect(added.map(({ variables }) => variables.input)).toEqual([
      { productId: 'product-Rice', variantId: 'variant-Rice', quantity: 2 },
      { productId: 'product-Dal', variantId: 'variant-Dal', quantity: 2 },
    ]);
  });

  it('brings more of them when asked', async () => {
    const OrdersPage = ({ after }: Record<string, unknown>) => ({
      me: { id: 'user-1', orders: after ? page([anOrder('JH-1')]) : page([anOrder('JH-3'), anOrder('JH-2')], 'c2') },
    });
    const { user } = await renderPage('/orders', { graph: { OrdersPage }, as });

    expect(await screen.findByText('Showing 2 of 3 orders')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('JH-1')).toBeTruthy();
    expect(screen.getByText('JH-3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('row', { name: /JH-1/ }).contains(document.activeElement)).toBe(true);
  });

  it('tells what a state means where the word alone does not', async () => {
    const orders = page([
      anOrder('JH-4', { status: 'CANCELLED', paymentId: 'cash_1', paymentMethod: 'CASH' }),
      anOrder('JH-3', { status: 'CANCELLED', paymentId: null }),
      anOrder('JH-2', { status: 'REFUNDED' }),
      anOrder('JH-1', { status: 'PENDING' }),
    ]);
    await renderPage('/orders', { graph: { OrdersPage: () => ({ me: { id: 'user-1', orders } }) }, as });

    const refunded = within(await screen.findByRole('row', { name: /JH-2/ }));
    expect(refunded.getByText('refunded')).toBeTruthy();
    expect(refunded.getByText('We are refunding your payment')).toBeTruthy();
    const unpaid = within(screen.getByRole('row', { name: /JH-3/ }));
    expect(unpaid.getByText('You were not charged')).toBeTruthy();
    const refused = within(screen.getByRole('row', { name: /JH-4/ }));
    expect(refused.getByText('You were not charged')).toBeTruthy();
    for (const row of [refunded, unpaid, refused]) expect(row.getByText('₹123,456.00').tagName).toBe('S');
    const pending = within(screen.getByRole('row', { name: /JH-1/ }));
    expect(pending.getByText('₹123,456.00').tagName).toBe('SPAN');
    expect(pending.getByText('Waiting for the payment to be confirmed')).toBeTruthy();
  });

  it('says when there are none', async () => {
    await renderPage('/orders', { graph: { OrdersPage: () => ({ me: { id: 'user-1', orders: page([]) } }) }, as });

    expect(await screen.findByText('You have no orders yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
  });
});
