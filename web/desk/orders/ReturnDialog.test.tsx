import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

it('tells who takes goods back what the shopper gets for them, not what they cost', async () => {
  const approved = { id: 'return-1', status: 'APPROVED', value: 419.13, refundOnReceipt: 418.15, toCredit: false };
  const order = { id: 'order-1', number: 'JH-2', status: 'DELIVERED', returns: [approved] };
  const { user } = await renderDesk('/desk/orders/order-1', { graph: { DeskOrder: () => ({ order }) } });

  await user.click(await screen.findByRole('button', { name: 'The goods have arrived' }));

  expect(await screen.findByText('₹418.15 is refunded to the shopper automatically.')).toBeTruthy();
});
