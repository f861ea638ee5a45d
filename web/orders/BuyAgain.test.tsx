import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anOrder, openOrders } from '../testing/orders';

const line = (id: string, quantity: number, variant: object | null) => ({
  ...{ id, productTitle: id, quantity, price: 100, product: variant && { id: `product-${id}` } },
  variant: variant && { id: `variant-${id}`, price: 100, countInStock: 9, ...variant },
});

describe('buying an order again', () => {
  it('puts it into the cart, and tells what is sold out, fewer, dearer or gone', async () => {
    const lines = [
      ...[line('Rice', 2, {}), line('Dal', 3, { countInStock: 2, price: 120 })],
      ...[line('Spinach', 1, { countInStock: 0 }), line('Old tea', 1, null)],
    ];
    const { user, calls } = await openOrders([anOrder('JH-2')], {
      OrderAgain: () => ({ order: { id: 'id-JH-2', lines } }),
      addToCart: () => ({ addToCart: { cart: { id: 'cart-1' } } }),
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
});
