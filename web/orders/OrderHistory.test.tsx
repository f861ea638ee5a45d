import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { GraphAnswers } from '../testing/mockGraph';
import { anOrder, openOrder } from '../testing/orders';

const event = (kind: string, facts: object = {}) => ({ kind, happenedAt: '2026-03-05T06:30:00.000Z', ...facts });
const history = (facts: object) => ({
  order: { id: 'id-JH-2', total: 1299, paymentMethod: 'ONLINE', refunds: [], ...facts },
});

/** Opens an order with a history. */
async function open(facts: () => object, graph: GraphAnswers = {}) {
  const app = await openOrder({ OrderHistory: () => history(facts()), ...graph });
  await screen.findByRole('heading', { name: 'Order history' });
  return app;
}

/** Does what opens something further down, and tells what has come into view by it. */
async function broughtIntoView(press: () => Promise<void>): Promise<unknown[]> {
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await press();
  const { contexts } = intoView.mock;
  intoView.mockRestore();
  return contexts;
}

describe('the history of an order', () => {
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
    const { user } = await open(facts, {
      cancelOrder: () => {
        isCancelled = true;
        return { cancelOrder: { message: 'JH-2 is cancelled.', ...history({ status: 'CANCELLED', ...facts() }) } };
      },
    });
    expect(screen.getByText('Confirmed')).toBeTruthy();

    const seen = await broughtIntoView(() => user.click(screen.getByRole('button', { name: 'Cancel this order' })));
    expect(seen).toContain(screen.getByText('The whole order will be cancelled and refunded.').parentElement);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));

    expect(await screen.findByText('JH-2 is cancelled.')).toBeTruthy();
    expect(screen.getByText('Refund started')).toBeTruthy();
    expect(screen.getByText('We are refunding ₹1,299.00 of ₹1,299.00, the same way you paid.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order history' })));
  });

  it('cancels for store credit only where that is chosen', async () => {
    const { user, calls } = await open(() => ({ isCancellable: true, events: [event('CONFIRMED')] }), {
      cancelOrder: () => ({ cancelOrder: { message: 'JH-2 is cancelled.', ...history({ status: 'CANCELLED' }) } }),
    });

    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    expect(screen.getByRole('radio', { name: /same way you paid/, checked: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /As store credit/ }));
    await screen.findByRole('radio', { name: /As store credit/, checked: true });
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));

    expect(await screen.findByText('JH-2 is cancelled.')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'cancelOrder')?.variables).toEqual({
      id: 'id-JH-2',
      toCredit: true,
    });
  });

  it.each([
    ['all that is back as credit', 1299, /^₹1,299.00 of ₹1,299.00 is back as gift card or store credit/],
    ['what is, beside money', 299, /of ₹1,299.00: ₹299.00 as gift card or store credit, the rest as you paid\.$/],
  ])('tells %s as that, and not as sent the way it was paid', async (_what, amount, words) => {
    await open(() => ({
      ...{ refundState: 'WHOLE', refundedTotal: 1299 },
      events: [event('CANCELLED'), event('REFUND_OWED', { amount: 1299 }), event('CREDITED', { amount })],
    }));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/the same way you paid/)).toBeNull();
  });

  it.each([
    ['all of it', 0, 'We have refunded ₹1,299.00 of ₹1,299.00, the same way you paid.'],
    ['it', 299, /^We have refunded .*: ₹299.00 as gift card or store credit, the rest as you paid\.$/],
  ])('says of %s that it is sent once it is, and no longer that it will be', async (_what, credit, words) => {
    const credited = credit > 0 ? [event('CREDITED', { amount: credit })] : [];
    await open(() => ({
      ...{ refundState: 'WHOLE', refundedTotal: 1299, refunds: [{ amount: 1299, credit, status: 'PROCESSED' }] },
      events: [event('CANCELLED'), event('REFUND_OWED', { amount: 1299 }), ...credited, event('REFUND_SENT')],
    }));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/We are refunding/)).toBeNull();
  });

  it('promises no refund of what is to be paid at the door', async () => {
    const { user } = await open(() => ({
      ...{ isCancellable: true, refundState: 'NONE', events: [event('CONFIRMED')], paymentMethod: 'CASH' },
    }));

    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));

    expect(screen.getByText('The whole order will be cancelled. You have not paid for it yet.')).toBeTruthy();
  });

  it('asks for a return of pieces with a reason, and for store credit only where that is chosen', async () => {
    const lines = [{ id: 'line-1', productTitle: 'Basmati Rice', options: ['5 kg'], returnableQuantity: 2 }];
    const facts = { events: [event('DELIVERED')], returnableUntil: '2026-03-12T06:30:00.000Z', lines };
    const requested = { ...facts, events: [event('DELIVERED'), event('RETURN_REQUESTED', { note: 'Torn' })] };
    const { user, calls } = await open(() => facts, {
      requestReturn: () => ({ requestReturn: { message: 'We will reply soon.', ...history(requested) } }),
    });

    const seen = await broughtIntoView(async () => {
      await user.click(screen.getByRole('button', { name: 'Return items' }));
      await screen.findByRole('form', { name: 'Return items' });
    });
    const opened = screen.getByRole('form', { name: 'Return items' });
    expect(seen).toContain(opened);
    const form = within(opened);
    await user.click(form.getByRole('button', { name: 'Request return' }));
    expect(form.getByText('Please tell us why')).toBeTruthy();
    await user.clear(form.getByLabelText('Basmati Rice, 5 kg'));
    await user.type(form.getByLabelText('Basmati Rice, 5 kg'), '1');
    await user.type(form.getByLabelText('Why do you want to return it?'), 'Torn');
    expect(form.getByRole('radio', { name: /same way you paid/, checked: true })).toBeTruthy();
    await user.click(form.getByRole('radio', { name: /As store credit/ }));
    await form.findByRole('radio', { name: /As store credit/, checked: true });
    await user.click(form.getByRole('button', { name: 'Request return' }));

    expect(await screen.findByText('Return requested')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order history' })));
    expect(calls.find(({ operationName }) => operationName === 'requestReturn')?.variables).toEqual({
      input: { orderId: 'id-JH-2', lines: [{ lineId: 'line-1', quantity: 1 }], reason: 'Torn', toCredit: true },
    });
  });

  const rice = { id: 'line-1', productTitle: 'Basmati Rice', options: ['5 kg'], returnableQuantity: 2 };

  it('names the pieces of each return, and what is refunded for them', async () => {
    const line = { id: 'line-1', productTitle: 'Basmati Rice', options: ['5 kg'] };
    const returns = [
      { id: 'r-1', status: 'RECEIVED', refundOnReceipt: null, refunded: 618.5, lines: [{ quantity: 2, line }] },
      { id: 'r-2', status: 'APPROVED', refundOnReceipt: 40, refunded: null, lines: [{ quantity: 1, line: null }] },
      { id: 'r-3', status: 'REQUESTED', refundOnReceipt: 9, refunded: null, lines: [{ quantity: 1, line }] },
    ];
    await open(() => ({ events: [event('DELIVERED')], returns }));

    const told = await screen.findByRole('list', { name: 'Returns' });
    expect(Array.from(told.children, ({ textContent }) => textContent)).toEqual([
      'Return received2 × Basmati Rice, 5 kgRefunded: ₹618.50',
      'Return accepted1 × An itemWe refund ₹40.00 once we have it.',
      'Return requested1 × Basmati Rice, 5 kg',
    ]);
  });

  it('asks once how many are to go back where none is, not at every line', async () => {
    const lines = [rice, { ...rice, id: 'line-2', productTitle: 'Toor Dal', options: ['1 kg'] }];
    const { user, calls } = await open(() => ({ events: [event('DELIVERED')], lines }), {
      OrderProducts: () => ({ order: anOrder('JH-2', { lines }) }),
    });
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    const form = within(await screen.findByRole('form', { name: 'Return items' }));
    await user.type(form.getByLabelText('Why do you want to return it?'), 'Torn');
    await user.click(form.getByRole('button', { name: 'Request return' }));

    expect(form.getAllByText('Please enter how many you want to return')).toHaveLength(1);
    expect(form.getByLabelText('Basmati Rice, 5 kg').getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ operationName }) => operationName === 'requestReturn')).toBe(false);
  });

  it('asks for no more pieces back than came, and for no half of one, and says at which line', async () => {
    const lines = [rice, { ...rice, id: 'line-2', productTitle: 'Toor Dal', options: ['1 kg'] }];
    const { user, calls } = await open(() => ({ events: [event('DELIVERED')], lines }), {
      OrderProducts: () => ({ order: anOrder('JH-2', { lines }) }),
    });
    await user.click(screen.getByRole('button', { name: 'Return items' }));
    const form = within(await screen.findByRole('form', { name: 'Return items' }));
    await user.type(form.getByLabelText('Why do you want to return it?'), 'Torn');

    for (const pieces of ['1.5', '3', '-1']) {
      await user.clear(form.getByLabelText('Toor Dal, 1 kg'));
      await user.type(form.getByLabelText('Toor Dal, 1 kg'), pieces);
      await user.click(form.getByRole('button', { name: 'Request return' }));

      expect(form.getAllByText('Please enter a whole number from 0 to 2')).toHaveLength(1);
      expect(form.getByLabelText('Toor Dal, 1 kg').getAttribute('aria-invalid')).toBe('true');
      expect(form.getByLabelText('Basmati Rice, 5 kg').getAttribute('aria-invalid')).not.toBe('true');
    }
    expect(calls.some(({ operationName }) => operationName === 'requestReturn')).toBe(false);
  });

  it('shows the invoice with its taxes, once the order has left', async () => {
    const line = {
      ...{ description: 'Basmati Rice, 5 kg', hsnCode: '1006', quantity: 2, gstRate: 5, mrp: 700, price: 649.5 },
      ...{ amount: 1299, taxable: 1237.14, cgst: 30.93, sgst: 30.93, igst: 0 },
    };
    const invoice = {
      ...{ kind: 'INVOICE', number: 'JH/25-26/000007', gstin: '29ABCDE1234F1Z5', total: 1299, savings: 101 },
      lines: [line],
    };
    const { user } = await open(() => ({ events: [event('SHIPPED', { note: 'Swift SW1' })], invoice }), {
      OrderInvoice: () => history({ number: 'JH-2', invoice, creditNotes: [] }),
    });
    expect(screen.getByText('Swift SW1')).toBeTruthy();

    const seen = await broughtIntoView(async () => {
      await user.click(screen.getByRole('button', { name: 'Invoice JH/25-26/000007' }));
      await screen.findByRole('article', { name: 'JH/25-26/000007' });
    });
    const drawn = screen.getByRole('article', { name: 'JH/25-26/000007' });
    expect(seen).toContain(drawn.parentElement);
    const sheet = within(drawn);
    expect(sheet.getByRole('heading', { name: 'Tax invoice JH/25-26/000007' })).toBeTruthy();
    const row = sheet.getByRole('row', { name: /Basmati Rice/ });
    expect(row.textContent).toBe('Basmati Rice, 5 kg10062₹700.00₹649.505 %₹1,237.14₹30.93₹30.93₹1,299.00');
    expect(sheet.getByText('You saved ₹101.00 on MRP.')).toBeTruthy();
  });
});
