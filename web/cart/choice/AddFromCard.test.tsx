import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct, aProductPage } from '../../testing/goods';
import type { Facts, GraphAnswers } from '../../testing/mockGraph';
import { renderApp } from '../../testing/renderApp';

const salt = aProduct({ id: 'salt', name: 'Salt', brand: 'Sagar' });
const rice = aProduct({
  id: 'rice',
  name: 'Rice',
  brand: 'Khet',
  weightOptions: ['1 kg', '5 kg'],
  variants: [
    { id: 'one', weight: '1 kg', price: 99, countInStock: 9, unitPrice: { amount: 99, per: 'KG' } },
    { id: 'five', weight: '5 kg', price: 450, countInStock: 2, unitPrice: { amount: 90, per: 'KG' } },
  ],
});

/** A shelf with both, and the viewer's cart, of which there are so many in stock. */
function aShop(countInStock = 2) {
  const state = {
    lines: [] as { id: string; quantity: number; product: Facts; variant: Facts; countInStock: number }[],
  };
  const cart = () => ({
    id: 'cart-1',
    lines: state.lines,
    totalQuantity: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  });
  const changed = () => ({ cart: cart(), userErrors: [] });
  const graph: GraphAnswers = {
    ListingPage: () => ({ category: { id: 'dairy', name: 'Dairy' } }),
    Listing: () => aProductPage([salt, rice]),
    Packs: () => ({ product: rice }),
    CartBadge: () => ({ me: { id: 'user-1', cart: cart() } }),
    addToCart: ({ input }) => {
      const { productId, variantId, quantity } = input as { productId: string; variantId?: string; quantity: number };
      const variant = { id: variantId ?? 'only' };
      state.lines = [
        ...state.lines,
        { id: `line-${variant.id}`, quantity, countInStock, product: { id: productId }, variant },
      ];
      return { addToCart: changed() };
    },
    setCartLineQuantity: ({ id, quantity }) => {
      state.lines = state.lines.map((line) => (line.id === id ? { ...line, quantity: Number(quantity) } : line));
      return { setCartLineQuantity: changed() };
    },
    removeCartLine: ({ id }) => {
      state.lines = state.lines.filter((line) => line.id !== id);
      return { removeCartLine: changed() };
    },
  };
  return { state, graph };
}

const as = { name: 'Asha' };
const path = '/products/category/dairy';
const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('adding from a card', () => {
  it('adds a piece by one press, then counts more and less, and the focus stays', async () => {
    const { graph, state } = aShop();
    const { user } = await renderApp(path, { graph, as });

    await user.click(await press('Add Salt, Sagar to the cart'));
    expect(await screen.findByText('Item is added in the cart')).toBeTruthy();
    const more = await press('Increase quantity for Salt, Sagar');
    expect(document.activeElement).toBe(more);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(state.lines[0]?.quantity).toBe(2));

    await user.click(more);
    expect(await screen.findByText('The quantity is greater than product count in stock')).toBeTruthy();
    expect(state.lines[0]?.quantity).toBe(2);

    await user.click(await press('Decrease quantity for Salt, Sagar'));
    await waitFor(() => expect(state.lines[0]?.quantity).toBe(1));
    expect(screen.queryByText('The quantity is greater than product count in stock')).toBeNull();
  });

  it('takes the last piece out, and puts it back by Undo', async () => {
    const { graph, state } = aShop();
    const { user } = await renderApp(path, { graph, as });
    await user.click(await press('Add Salt, Sagar to the cart'));

    await user.click(await press('Remove Salt, Sagar'));
    expect(await screen.findByText('Item removed from cart!')).toBeTruthy();
    expect(state.lines).toEqual([]);
    const undo = await press('Undo: put back Salt, Sagar');
    expect(document.activeElement).toBe(undo);
    await user.click(undo);

    await press('Increase quantity for Salt, Sagar');
    expect(state.lines.map(({ variant }) => variant.id)).toEqual(['only']);
  });

  it('asks for the pack where there are several, and tells what each costs', async () => {
    const { graph, state } = aShop();
    const { user } = await renderApp(path, { graph, as });

    await user.click(await press('Add Rice, Khet to the cart'));
    const packs = within(await screen.findByRole('dialog', { name: 'Rice' }));
    expect(await packs.findByText('₹90/kg')).toBeTruthy();
    expect(state.lines).toEqual([]);
    await user.click(packs.getByRole('button', { name: 'Add Rice, 5 kg to the cart' }));
    await packs.findByRole('button', { name: 'Increase quantity for Rice, 5 kg' });
    await user.click(packs.getByRole('button', { name: 'Close' }));

    expect(state.lines).toMatchObject([{ variant: { id: 'five' }, quantity: 1 }]);
    expect(await press('1 in the cart, choose another pack: Rice, Khet')).toBeTruthy();
  });

  it('counts what the cart holds already', async () => {
    const { graph, state } = aShop();
    state.lines = [{ id: 'line-only', quantity: 2, countInStock: 5, product: { id: 'salt' }, variant: { id: 'only' } }];
    await renderApp(path, { graph, as });

    expect(
      within((await press('Decrease quantity for Salt, Sagar')).parentElement as HTMLElement).getByText('2'),
    ).toBeTruthy();
  });

  it('tells a visitor to sign in, and offers the way', async () => {
    const { user, calls } = await renderApp(path, { graph: aShop().graph });

    await user.click(await press('Add Salt, Sagar to the cart'));

    expect(screen.getByRole('alert').textContent).toContain('Please login first');
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(window.history.state.usr).toEqual({ from: path });
    expect(calls.some(({ operationName }) => operationName === 'addToCart')).toBe(false);
  });
});
