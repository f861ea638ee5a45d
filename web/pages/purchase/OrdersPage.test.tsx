import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOrder, openOrders, ordersPage } from '../../testing/orders';
import { renderPage } from '../../testing/renderPage';

describe('the orders', () => {
  it('sends a visitor to /signIn', async () => {
    await renderPage('/orders');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('lists them in the columns of the specification, the state in a word', async () => {
    await openOrders([anOrder('JH-2'), anOrder('JH-1', { status: 'PENDING', paymentId: null })]);

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
      'JH-2id-JH-2',
      'pay_1',
      'Click here to viewBuy again',
      'Asha Rao',
      '9876543210',
      '12 MG RoadAll details',
      '560001',
      '₹123,456.00',
      'asha@example.com',
      'user-1',
      'confirmedOrderedMar 05, 2026PackedOn its wayDelivered',
      'Mar 05, 2026',
    ]);
    expect(within(screen.getByRole('row', { name: /JH-1/ })).getByText('pending')).toBeTruthy();
  });

  it('shows how far an order has come and when it arrives, and folds away what only the shop needs', async () => {
    const events = [
      { kind: 'CONFIRMED', happenedAt: '2026-03-04T20:30:00.000Z' },
      { kind: 'PACKED', happenedAt: '2026-03-05T05:30:00.000Z' },
    ];
    const deliveries = [{ kind: 'GENERAL', text: 'Delivery by Sat, 7 Mar' }];
    const { user } = await openOrders([
      anOrder('JH-2', { status: 'PACKED', events, deliveries }),
      anOrder('JH-1', { status: 'CANCELLED', deliveries }),
    ]);
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

  it('brings more of them when asked', async () => {
    const { user } = await openOrders([], {
      OrdersPage: ({ after }) =>
        after ? ordersPage([anOrder('JH-1')]) : ordersPage([anOrder('JH-3'), anOrder('JH-2')], 'c2'),
    });

    expect(await screen.findByText('Showing 2 of 3 orders')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('JH-1')).toBeTruthy();
    expect(screen.getByText('JH-3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('row', { name: /JH-1/ }).contains(document.activeElement)).toBe(true);
  });

  it('tells what a state means where the word alone does not', async () => {
    await openOrders([
      anOrder('JH-4', { status: 'CANCELLED', paymentId: 'cash_1', paymentMethod: 'CASH' }),
      anOrder('JH-3', { status: 'CANCELLED', paymentId: null }),
      anOrder('JH-2', { status: 'REFUNDED' }),
      anOrder('JH-1', { status: 'PENDING' }),
    ]);

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

  it('tells whether the money of what came to nothing is on its way, sent, or back as credit', async () => {
    const back = (credit: number, status = 'PROCESSED') => ({ amount: 123456, credit, status });
    const paidAtDoor = { paymentId: 'cash_1', paymentMethod: 'CASH' };
    await openOrders([
      anOrder('JH-6', { status: 'CANCELLED', refunds: [back(0, 'PENDING')] }),
      anOrder('JH-5', { status: 'CANCELLED', refunds: [back(0)] }),
      anOrder('JH-4', { status: 'CANCELLED', refunds: [back(123456)] }),
      anOrder('JH-3', { status: 'CANCELLED', refunds: [back(456)] }),
      anOrder('JH-2', { status: 'CANCELLED', refunds: [back(0), back(0, 'FAILED')] }),
      anOrder('JH-1', { status: 'CANCELLED', ...paidAtDoor, paidByCredit: 100 }),
    ]);
    await screen.findByText('JH-6');

    const told = (number: string) => within(screen.getByRole('row', { name: new RegExp(number) }));
    expect(told('JH-6').getByText('We are refunding your payment')).toBeTruthy();
    expect(told('JH-5').getByText('We have refunded your payment')).toBeTruthy();
    expect(told('JH-4').getByText('The money is back as gift card or store credit')).toBeTruthy();
    expect(told('JH-3').getByText('We have refunded your payment')).toBeTruthy();
    expect(told('JH-2').getByText('We are refunding your payment')).toBeTruthy();
    expect(told('JH-1').getByText('The money is back as gift card or store credit')).toBeTruthy();
  });

  it('says when there are none', async () => {
    await openOrders([]);

    expect(await screen.findByText('You have no orders yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
  });
});
