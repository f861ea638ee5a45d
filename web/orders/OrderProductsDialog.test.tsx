import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anOrder, openOrder } from '../testing/orders';

/** A line that costs as much, less what an offer takes off it. */
const line = (id: string, subTotal: number, discount = 0) => ({
  ...{ id, productTitle: id, options: [], quantity: 1, price: subTotal, subTotal, discount, missing: 0 },
});

describe('the products of an order', () => {
  it.each([
    ['delivery, paying at the door and the paise that were dropped', { shipping: 50, cashFee: 30, total: 153 }, ''],
    ['an offer that takes all of the delivery off', { cashFee: 30, total: 103 }, 'We carry it −₹50.00'],
  ])('come with %s, so that all of it adds up to the total', async (_what, facts, offer) => {
    const off = { title: 'Monsoon', code: null, discount: 7.25 };
    const carried = { title: 'We carry it', code: null, discount: 50 };
    const order = anOrder('JH-2', {
      ...{ lines: [line('Rice', 60.5, 7.25), line('Tea', 20.25)], shipping: 0, roundedOff: 0.5, notSupplied: 0 },
      ...{ offers: offer ? [off, carried] : [off], paymentLabel: 'Cash on delivery', ...facts },
    });

    await openOrder({ OrderProducts: () => ({ order }) });

    const total = await screen.findByText(/Total Amount/, { selector: 'p' });
    expect(
      total.innerHTML
        .replace(/<[^>]*>/g, '|')
        .split('|')
        .filter(Boolean),
    ).toEqual([
      ...['Monsoon −₹7.25', ...(offer ? [offer] : [])],
      ...['Delivery ₹50.00', 'Cash on delivery ₹30.00', 'Round off −₹0.50', 'Total Amount '],
      `₹${facts.total}.00`,
    ]);
  });

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
