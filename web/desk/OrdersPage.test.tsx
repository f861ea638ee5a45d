import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../testing/renderDesk';

const anOrder = (facts: object = {}) => ({
  id: 'order-1',
  number: 'JH-100001',
  status: 'CONFIRMED',
  placedAt: '2026-03-04T20:30:00.000Z',
  name: 'Asha Rao',
  phoneNumber: '9876543210',
  email: 'asha@example.com',
  address: '12 MG Road',
  city: 'Bengaluru',
  pincode: '560001',
  country: 'India',
  total: 250,
  paymentId: 'pay_1',
  nextStatuses: ['PACKED', 'CANCELLED'],
  lines: [{ id: 'line-1', productTitle: 'Toor Dal', options: ['1 kg'], sku: 'TOOR-1', quantity: 2 }],
  ...facts,
});
const DeskOrders = () => ({ allOrders: { totalCount: 1, nodes: [anOrder()], pageInfo: { hasNextPage: false } } });

describe('the orders at the desk', () => {
  it('lists them with state, name, phone and pieces', async () => {
    await renderDesk('/desk/orders', { graph: { DeskOrders } });

    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(within(table).getByRole('link', { name: 'JH-100001' }).getAttribute('href')).toBe('/desk/orders/order-1');
    expect(within(table).getByText('To pack')).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '9876543210' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '2' })).toBeTruthy();
  });

  it('asks by the state and the words of the address', async () => {
    const { user, calls } = await renderDesk('/desk/orders?state=PACKED', { graph: { DeskOrders } });

    await user.type(await screen.findByRole('searchbox'), ' Asha {Enter}');

    expect(window.location.search).toBe('?state=PACKED&q=Asha');
    expect(calls.findLast(({ operationName }) => operationName === 'DeskOrders')?.variables.filter).toEqual({
      statuses: ['PACKED'],
      text: 'Asha',
    });
  });

  it('says what can be looked for when nothing fits', async () => {
    const none = () => ({ allOrders: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } } });
    await renderDesk('/desk/orders?q=zzz', { graph: { DeskOrders: none } });

    expect(await screen.findByText('No order fits “zzz”')).toBeTruthy();
  });
});

describe('an order at the desk', () => {
  const DeskOrder = () => ({ order: anOrder() });

  it('is moved on by its one next step, and says what came of it', async () => {
    const setOrderStatus = () => ({
      setOrderStatus: {
        message: 'JH-100001 is packed.',
        order: anOrder({ status: 'PACKED', nextStatuses: ['SHIPPED', 'CANCELLED'] }),
      },
    });
    const { user } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder, setOrderStatus } });

    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }));

    expect(await screen.findByText('JH-100001 is packed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the parcel' })).toBeTruthy();
  });

  it('is called off only after a question', async () => {
    const { user, calls } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder }, role: 'SUPPORT' });

    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));

    expect(await screen.findByRole('dialog', { name: 'Cancel JH-100001?' })).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'setOrderStatus')).toBe(false);
  });

  it('is called off by no packer', async () => {
    await renderDesk('/desk/orders/order-1', { graph: { DeskOrder }, role: 'PACKER' });
    await screen.findByRole('button', { name: 'Mark as packed' });
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  });

  it('tells what happened to it, in order', async () => {
    const events = [
      { kind: 'CONFIRMED', actor: 'PAYMENT', happenedAt: '2026-03-04T20:30:00.000Z' },
      { kind: 'REFUND_OWED', actor: 'SHOP', happenedAt: '2026-03-05T08:00:00.000Z', amount: 50, note: 'A torn bag' },
    ];
    await renderDesk('/desk/orders/order-1', { graph: { DeskOrder: () => ({ order: anOrder({ events }) }) } });

    const said = (await screen.findAllByText(/by its payment|by the shop/)).map(({ parentElement }) => parentElement);
    expect(said.map((each) => each?.textContent)).toEqual([
      expect.stringMatching(/^Confirmed.*by its payment$/),
      expect.stringMatching(/^Money is to go back · ₹50.00.*by the shop“A torn bag”$/),
    ]);
  });

  it('is not there for a shopper', async () => {
    const { calls } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder }, role: null });

    expect(await screen.findByRole('heading', { name: 'This is the desk of the shop' })).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'DeskOrder')).toBe(false);
  });
});
