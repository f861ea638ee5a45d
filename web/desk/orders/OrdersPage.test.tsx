import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { deskHindi } from '../../lib/languages/hi/desk/all';
import { speak } from '../../lib/messages';
import { holdTimers } from '../../testing/holdTimers';
import { renderDesk } from '../../testing/renderDesk';
import { LATE_MS } from '../shared/useIsLate';

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

afterEach(() => speak(null));

describe('the orders at the desk', () => {
  it('lists them with state, name, phone and pieces', async () => {
    await renderDesk('/desk/orders', { graph: { DeskOrders } });

    const table = await screen.findByRole('table', { name: 'Orders' });
    expect(within(table).getByRole('link', { name: 'JH-100001' }).getAttribute('href')).toBe('/desk/orders/order-1');
    expect(within(table).getByText('To pack')).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '9876543210' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '2' })).toBeTruthy();
  });

  it('say from which batch a line is packed, and let a packer take another', async () => {
    const near = { id: 'near', number: 'L204', bestBefore: '2027-01-12', onHand: 3, reserved: 0 };
    const batches = [near, { ...near, id: 'held', reserved: 3 }, { ...near, id: 'late', number: '', onHand: 9 }];
    const line = { ...anOrder().lines[0], missing: 0, variant: { id: 'variant' } };
    const packedOf = (batch: object, mayLeave: boolean) =>
      anOrder({ lines: [{ ...line, batches: [{ quantity: 2, mayLeave, batch }] }] });
    const sent: unknown[] = [];
    const { user } = await renderDesk('/desk/orders/order-1', {
      role: 'PACKER',
      graph: {
        DeskOrder: () => ({ order: packedOf(near, false) }),
        DeskBatchesOfLine: () => ({ variant: { id: 'variant', stock: { batches } } }),
        setLineBatch: (variables) => {
          sent.push(variables);
          const message = 'JH-100001 is packed from this batch.';
          return { setLineBatch: { message, order: packedOf(batches[2] ?? near, true), userErrors: [] } };
        },
      },
    });

    await screen.findByText('Best before Jan 12, 2027, L204 · Too near to its date');
    await user.click(screen.getByRole('button', { name: 'Another batch of Toor Dal' }));
    const form = within(await screen.findByRole('dialog'));
    const choices = (await form.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(choices).toEqual(['Best before Jan 12, 2027: 9 free']);
    await user.click(form.getByRole('button', { name: 'Pack from this batch' }));

    await screen.findByText('JH-100001 is packed from this batch.');
    expect(sent).toEqual([{ lineId: 'line-1', batchId: 'late' }]);
    await screen.findByText('Best before Jan 12, 2027');
  });

  it('are told in Hindi to who chose it: the frame, the columns, the states and the moment', async () => {
    speak('hi', deskHindi);
    await renderDesk('/desk/orders', { graph: { DeskOrders } });

    const table = within(await screen.findByRole('table', { name: 'ऑर्डर' }));
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['ऑर्डर', 'स्थिति', 'कब हुआ', 'नाम', 'फ़ोन', 'कहाँ', 'नग', 'कुल']);
    expect(table.getByText('पैक करना है')).toBeTruthy();
    expect(table.getByText(/^5 मार्च 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'सेटिंग' })).toBeTruthy();
  });

  it('tell a pack in Hindi to who chose it, on the order and on the list to pick', async () => {
    speak('hi', deskHindi);
    const order = anOrder({ lines: [{ ...anOrder().lines[0], missing: 0, batches: [] }] });
    const allOrders = { totalCount: 1, nodes: [order] };

    await renderDesk('/desk/orders/order-1', { graph: { DeskOrder: () => ({ order }) } });
    expect(await screen.findByText('1 किलो')).toBeTruthy();
    cleanup();
    await renderDesk('/desk/picking', { graph: { DeskPicking: () => ({ allOrders }) } });
    expect(await screen.findByText('1 किलो')).toBeTruthy();
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

  it.each(['DeskDoor', 'DeskOrders'])('offers another try once an answer is late: %s', async (operation) => {
    const late = holdTimers(LATE_MS);
    const graph = { DeskOrders, [operation]: () => new Promise<never>(() => undefined) };
    await renderDesk('/desk/orders', { graph });

    await late.ring();
    expect(screen.getByText('Please check your connection and try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('says what can be looked for when nothing fits', async () => {
    const none = () => ({ allOrders: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } } });
    await renderDesk('/desk/orders?q=zzz', { graph: { DeskOrders: none } });

    expect(await screen.findByText('No order matches “zzz”')).toBeTruthy();
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

  it('shows a refund that was made elsewhere meanwhile, so that what is left of it can be given back', async () => {
    let refunded = 0;
    const order = () => anOrder({ nextStatuses: [], refundedTotal: refunded });
    const refusal = { code: 'CONFLICT', message: '₹40 has been refunded in the meantime.', field: 'refundedBefore' };
    const { user, calls } = await renderDesk('/desk/orders/order-1', {
      graph: {
        DeskOrder: () => ({ order: order() }),
        refundOrder: ({ refundedBefore }) => ({
          refundOrder:
            refundedBefore === refunded
              ? { message: 'The refund is on its way.', order: order(), userErrors: [] }
              : { message: null, order: null, userErrors: [refusal] },
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refund money' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Amount in rupees'), '50');
    await user.type(form.getByLabelText('Why'), 'Torn');

    refunded = 40;
    await user.click(form.getByRole('button', { name: 'Refund' }));
    await screen.findByText(refusal.message);
    await form.findByText(/You can refund up to ₹210.00/);
    await user.click(form.getByRole('button', { name: 'Refund' }));

    await screen.findByText('The refund is on its way.');
    const sent = calls.filter(({ operationName }) => operationName === 'refundOrder');
    expect(sent.map(({ variables }) => variables?.refundedBefore)).toEqual([0, 40]);
  });

  it('gives back an amount as an owner writes it, and says at its box what is none', async () => {
    const order = anOrder({ nextStatuses: [] });
    const refundOrder = () => ({ refundOrder: { message: 'The refund is on its way.', order, userErrors: [] } });
    const { user, calls } = await renderDesk('/desk/orders/order-1', {
      graph: { DeskOrder: () => ({ order }), refundOrder },
    });
    await user.click(await screen.findByRole('button', { name: 'Refund money' }));
    const form = within(await screen.findByRole('dialog'));
    const amount = form.getByLabelText('Amount in rupees');

    for (const none of ['-5', '1e2', '12.345', 'fifty']) {
      await user.clear(amount);
      await user.type(amount, none);
      await user.click(form.getByRole('button', { name: 'Refund' }));
      expect(await form.findByText('Enter an amount in rupees, such as 100.')).toBeTruthy();
    }
    await user.clear(amount);
    await user.type(amount, '₹0,150.50');
    await user.click(form.getByRole('button', { name: 'Refund' }));

    await screen.findByText('The refund is on its way.');
    const sent = calls.filter(({ operationName }) => operationName === 'refundOrder');
    expect(sent.map(({ variables }) => variables?.amount)).toEqual([150.5]);
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
      expect.stringMatching(/^Refund started · ₹50.00.*by the shop“A torn bag”$/),
    ]);
  });

  it('is not there for a shopper', async () => {
    const { calls } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder }, role: null });

    expect(await screen.findByRole('heading', { name: 'This is the desk of the shop' })).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'DeskOrder')).toBe(false);
  });
});

describe('an order in cash', () => {
  const inCash = {
    paymentMethod: 'CASH',
    amountDue: 280,
    cashFee: 30,
    total: 280,
    status: 'SHIPPED',
    nextStatuses: ['DELIVERED'],
  };
  const DeskOrder = () => ({ order: anOrder(inCash) });

  it('says what is to be collected, and that it was, with the step that hands it over', async () => {
    const setOrderStatus = () => ({
      setOrderStatus: {
        message: 'Done.',
        order: anOrder({ ...inCash, status: 'DELIVERED', nextStatuses: [], amountDue: 0 }),
      },
    });
    const { user } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder, setOrderStatus }, role: 'PACKER' });

    expect((await screen.findByText('To collect on delivery')).nextSibling?.textContent).toBe('₹280.00');
    await user.click(screen.getByRole('button', { name: 'Delivered, ₹280.00 collected' }));

    await screen.findByText('Done.');
    expect(screen.queryByText('To collect on delivery')).toBeNull();
  });

  it('ends when nobody takes it at the door, with a word why and whether the goods are back', async () => {
    const deskRefuseDelivery = () => ({
      refuseDelivery: {
        message: 'JH-100001 was refused on delivery and has ended.',
        order: anOrder({ status: 'CANCELLED', nextStatuses: [] }),
      },
    });
    const { user, calls } = await renderDesk('/desk/orders/order-1', {
      graph: { DeskOrder, deskRefuseDelivery },
      role: 'PACKER',
    });

    await user.click(await screen.findByRole('button', { name: 'Refused on delivery' }));
    const form = within(await screen.findByRole('dialog', { name: 'JH-100001 was refused on delivery' }));
    expect(form.getByText(/₹280.00 is no longer due/)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: 'Why' }), 'Nobody at home');
    await user.click(form.getByRole('button', { name: 'End the order' }));

    await screen.findByText('JH-100001 was refused on delivery and has ended.');
    const sent = calls.find(({ operationName }) => operationName === 'deskRefuseDelivery');
    expect(sent?.variables).toEqual({ id: 'order-1', restock: true, note: 'Nobody at home' });
  });

  it('that was paid before is ended by no packer, since money goes back', async () => {
    const paid = { ...inCash, paymentMethod: 'ONLINE', amountDue: 0 };
    await renderDesk('/desk/orders/order-1', {
      graph: { DeskOrder: () => ({ order: anOrder(paid) }) },
      role: 'PACKER',
    });

    await screen.findByRole('button', { name: 'Mark as delivered' });
    expect(screen.queryByRole('button', { name: 'Refused on delivery' })).toBeNull();
  });

  it('has its money sent back by hand, with the reference of the transfer', async () => {
    const refund = { id: 'refund-1', amount: 50, status: 'PENDING', createdAt: '2026-03-05T08:00:00.000Z' };
    const delivered = anOrder({ ...inCash, status: 'DELIVERED', nextStatuses: [], amountDue: 0, refunds: [refund] });
    const deskSettleRefund = () => ({
      settleRefund: { message: 'Written down.', refund: { ...refund, status: 'PROCESSED', reference: 'UTR 4711' } },
    });
    const graph = { DeskOrder: () => ({ order: delivered }), deskSettleRefund };
    const { user, calls } = await renderDesk('/desk/orders/order-1', { graph, role: 'SUPPORT' });

    await user.click(await screen.findByRole('button', { name: 'I have sent it' }));
    const form = within(await screen.findByRole('dialog', { name: '₹50.00 refunded by hand' }));
    await user.type(form.getByRole('textbox', { name: 'Reference' }), ' UTR 4711 ');
    await user.click(form.getByRole('button', { name: 'Record it' }));

    await screen.findByText('Written down.');
    expect(calls.find(({ operationName }) => operationName === 'deskSettleRefund')?.variables).toEqual({
      id: 'refund-1',
      reference: 'UTR 4711',
    });
    expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull();
  });
});

describe('the payments at the desk', () => {
  const concern = {
    ...{ id: 'c-1', kind: 'REFUND_TO_PAY_OUT', whatToDo: 'Send the money.', since: '2026-03-05T08:00:00.000Z' },
    ...{ amount: 50, refundId: 'refund-1', order: { id: 'order-1', number: 'JH-100001', name: 'Asha Rao' } },
  };

  it('list what is to be sent back by hand, until it is written down', async () => {
    let concerns = [concern, { ...concern, id: 'c-2', kind: 'REFUND_OWED' }];
    const { user } = await renderDesk('/desk/payments', {
      graph: {
        DeskPayments: () => ({ paymentsNeedingAttention: concerns }),
        deskSettleRefund: () => {
          concerns = [];
          return { settleRefund: { message: 'Written down.', refund: null } };
        },
      },
    });

    const table = within(await screen.findByRole('table', { name: 'Payments' }));
    expect(table.getAllByRole('link', { name: 'JH-100001' })).toHaveLength(2);
    await user.click(table.getByRole('button', { name: 'I have sent it' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reference' }), 'UTR 4711');
    await user.click(screen.getByRole('button', { name: 'Record it' }));

    expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy();
  });

  it('are for no packer', async () => {
    await renderDesk('/desk/payments', { role: 'PACKER' });

    expect(await screen.findByRole('heading', { name: 'This page is not for your role' })).toBeTruthy();
  });
});
