import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openOrder } from '../testing/orders';

describe('the products of an order', () => {
  it('stand in the columns of the specification, and can be printed', async () => {
    const { user } = await openOrder();

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
});
