import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expireSession } from '../../accounts/session/session';
import { getStored } from '../../lib/storage';
import { asStaff, renderDesk } from '../../testing/renderDesk';

it('tells all that lies between the goods of an order and its total, dropped paise too', async () => {
  const line = { id: 'line-1', productTitle: 'Toor Dal', options: [], quantity: 3, price: 33.35, subTotal: 100.05 };
  const costs = {
    discount: 10,
    shipping: 50,
    cashFee: 30,
    roundedOff: 0.05,
    paymentLabel: 'Cash on delivery',
    total: 170,
    notSupplied: 0,
  };
  const order = { id: 'order-1', number: 'JH-2', status: 'CONFIRMED', lines: [line], ...costs };

  await renderDesk('/desk/orders/order-1', { graph: { DeskOrder: () => ({ order }) } });

  const told = (await screen.findByText('Round off')).parentElement?.querySelectorAll(':scope > p') ?? [];
  expect(Array.from(told, ({ textContent }) => textContent)).toEqual([
    ...['Discount -₹10.00', 'Delivery ₹50.00', 'Cash on delivery ₹30.00', 'Round off -₹0.05', 'Total ₹170.00'],
  ]);
});

it('keeps what was typed for a refund while its writer signs in again, with a right less', async () => {
  const order = {
    id: 'order-1',
    number: 'JH-2',
    status: 'CONFIRMED',
    paymentId: 'pay_1',
    total: 170,
    refundedTotal: 0,
  };
  let role = 'SUPPORT';
  const { user } = await renderDesk('/desk/orders/order-1', {
    graph: {
      DeskDoor: () => asStaff(role),
      DeskOrder: () => ({ order }),
      refundOrder: () => {
        // Whose role is changed has to sign in again: the graph no longer takes their token.
        role = 'PACKER';
        expireSession(getStored('token') ?? '');
        throw new GraphQLError('Please sign in first.', { extensions: { code: 'UNAUTHENTICATED' } });
      },
      signIn: () => ({
        signIn: { token: 'token-2', message: null, user: { ...asStaff(role).me, images: [] }, userErrors: [] },
      }),
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Refund money' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Amount in rupees'), '12.50');
  await user.type(form.getByLabelText('Why'), 'Half of it was torn');
  await user.click(form.getByRole('button', { name: 'Refund' }));
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await user.type(screen.getByLabelText('Password'), 'mango-season');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(email.value).toBe('ravi@example.com');

  expect(await screen.findByText('Packer')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Half of it was torn');
});
