import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

it('lists with each return that waits what goes back for it, not the worth of its goods alone', async () => {
  const order = { id: 'order-1', number: 'JH-2', name: 'Asha' };
  const nodes = [
    { id: 'return-1', reason: 'Late', status: 'REQUESTED', value: 419.13, refundOnReceipt: 418.15, order },
    { id: 'return-2', reason: 'Torn', status: 'APPROVED', value: 50, refundOnReceipt: 50, order },
  ];
  await renderDesk('/desk/returns', {
    graph: { DeskReturns: () => ({ orderReturns: { totalCount: 2, nodes } }) },
  });

  const sumsOf = async (reason: string) =>
    (await screen.findByText(reason)).closest('tr')?.querySelector('td:last-child')?.textContent;
  expect(await sumsOf('Late')).toBe('₹418.15Value of the goods: ₹419.13');
  expect(await sumsOf('Torn')).toBe('₹50.00');
});

it('shows beside a return what goes back for it, and what its goods were worth where that is more', async () => {
  const returns = [
    { id: 'return-1', reason: 'Too many', status: 'RECEIVED', value: 67, refundOnReceipt: null, refunded: 26.5 },
    { id: 'return-2', reason: 'Late', status: 'REQUESTED', value: 419.13, refundOnReceipt: 418.15, refunded: null },
    { id: 'return-3', reason: 'Torn', status: 'APPROVED', value: 50, refundOnReceipt: 50, refunded: null },
    { id: 'return-4', reason: 'Old', status: 'REFUSED', value: 80, refundOnReceipt: null, refunded: null },
  ];
  const order = { id: 'order-1', number: 'JH-2', status: 'DELIVERED', returns };
  await renderDesk('/desk/orders/order-1', { graph: { DeskOrder: () => ({ order }) } });

  const textOf = async (reason: string) => {
    const item = (await screen.findByText(`“${reason}”`)).closest('li');
    if (!item) throw new Error('no such return');
    return [...within(item).queryAllByText(/₹/)].map((each) => each.textContent);
  };
  expect(await textOf('Too many')).toEqual(['Received · ₹26.50', 'Value of the goods: ₹67.00']);
  expect(await textOf('Late')).toEqual(['To answer · ₹418.15', 'Value of the goods: ₹419.13']);
  expect(await textOf('Torn')).toEqual(['On its way back · ₹50.00']);
  expect(await textOf('Old')).toEqual(['Declined · ₹80.00']);
});
