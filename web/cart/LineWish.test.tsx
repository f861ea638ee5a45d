import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/renderPage';

const cart = (wish: string) => ({
  ...{ id: 'cart-1', subTotal: 92, total: 92, totalQuantity: 1 },
  lines: [
    {
      ...{ id: 'dal', quantity: 1, price: 92, subTotal: 92, countInStock: 4, wish },
      product: { id: 'toor', name: 'Toor Dal', images: [] },
      variant: { id: 'toor-500', weight: '500 g' },
    },
  ],
});

/** Opens the cart of a shopper who is to be asked; `answer` is what comes of another wish. */
async function openCart(answer: () => object) {
  const app = await renderPage('/cart', {
    as: { name: 'Asha' },
    graph: {
      CartPage: () => ({ me: { id: 'user-1', cart: cart('ASK_ME') }, shop: {} }),
      setCartLineWish: () => ({ setCartLineWish: answer() }),
    },
  });
  const box = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'If Toor Dal, 500 g is missing' });
  return { ...app, box };
}

describe('what a shopper wants if something is missing', () => {
  it('is chosen beside each line of the cart: to be asked, something similar, or the money', async () => {
    const { user, box, calls } = await openCart(() => ({ cart: cart('SIMILAR'), userErrors: [] }));
    expect([...box.options].map(({ text }) => text)).toEqual([
      'Ask me',
      'Send something similar',
      'Give the money back',
    ]);
    expect(box.value).toBe('ASK_ME');

    await user.selectOptions(box, 'Send something similar');

    const sent = calls.findLast(({ operationName }) => operationName === 'setCartLineWish');
    expect(sent?.variables).toEqual({ id: 'dal', wish: 'SIMILAR' });
    await waitFor(() => expect(box.value).toBe('SIMILAR'));
  });

  it('stays as it was where the shop refuses, and says why', async () => {
    const refusal = { code: 'NOT_FOUND', message: 'This item is not in your cart.' };
    const { user, box } = await openCart(() => ({ userErrors: [refusal] }));

    await user.selectOptions(box, 'Give the money back');

    expect(await screen.findByText('This item is not in your cart.')).toBeTruthy();
    await waitFor(() => expect(box.value).toBe('ASK_ME'));
  });
});
