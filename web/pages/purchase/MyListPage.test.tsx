import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aProduct } from '../../testing/goods';
import type { Facts, GraphAnswers } from '../../testing/mockGraph';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

const rice = aProduct({
  id: 'rice',
  name: 'India Gate Basmati Rice Classic, aged two years, extra long grain',
  price: 1649.5,
  weightOptions: ['5 kg', '10 kg'],
  unitPrice: { amount: 300, per: 'KG' },
});
const salt = aProduct({ id: 'salt', name: 'Tata Salt', price: 28, rating: null, countInStock: 0 });

/** The viewer's list in the graph; `fails` makes it refuse the next change. */
function aList(products: Facts[]) {
  const state = { products, fails: false };
  const wishlist = () => state.products.map((product) => ({ id: `item-${product.id}`, product }));
  const change = (products: Facts[]) => {
    if (state.fails) return { wishlist: wishlist(), userErrors: [{ code: 'NOT_FOUND', message: 'It is not there' }] };
    state.products = products;
    return { wishlist: wishlist(), userErrors: [] };
  };
  const me = () => ({ me: { id: 'user-1', wishlist: wishlist() } });
  const graph: GraphAnswers = {
    MyListPage: me,
    Wishlist: me,
    removeFromWishlist: ({ id }) => ({
      removeFromWishlist: change(state.products.filter((product) => `item-${product.id}` !== id)),
    }),
    addToWishlist: ({ productId }) => ({
      addToWishlist: change([...products.filter(({ id }) => id === productId), ...state.products]),
    }),
  };
  return { state, graph };
}

const as = { name: 'Asha' };
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
const titles = () => screen.getAllByRole('row').map((each) => within(each).queryAllByRole('link').at(-2)?.textContent);

describe('My List', () => {
  it('sends a visitor to /signIn', async () => {
    await renderPage('/myList');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('shows its products as the specification words them', async () => {
    await renderApp('/myList', { graph: aList([rice, salt]).graph, as });

    expect(await screen.findByText('There are 2 products in your Wishlist')).toBeTruthy();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Product', 'Price', 'Remove']);
    expect(row(/India Gate/).getByText('India Gate Basmati Rice Classic, aged two years, e…')).toBeTruthy();
    expect(row(/India Gate/).getByText('Rs: 1,649.50')).toBeTruthy();
    expect(row(/India Gate/).getByText('Doodhpur · 5 kg and 1 more')).toBeTruthy();
    expect(row(/India Gate/).getByText('from ₹300/kg')).toBeTruthy();
    expect(row(/India Gate/).getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeTruthy();
    expect(row(/India Gate/).getByText('4.3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tata Salt' }).getAttribute('href')).toBe('/product/salt');
    expect(row(/Tata Salt/).getByText('No ratings yet')).toBeTruthy();
    expect(row(/Tata Salt/).getByText('Out of stock')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Wishlist, 2 items', hidden: true }).length).toBeGreaterThan(0);
  });

  it('removes a product at once, moves the focus on and offers to put it back', async () => {
    const { graph } = aList([rice, salt]);
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const slow: GraphAnswers[string] = async (variables) => {
      await waiting;
      return graph.removeFromWishlist?.(variables) ?? {};
    };
    const { user, calls } = await renderPage('/myList', { graph: { ...graph, removeFromWishlist: slow }, as });

    await user.click(await screen.findByRole('button', { name: /^Remove India Gate/ }));

    expect(await screen.findByText('There are 1 products in your Wishlist')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Tata Salt'));
    answerNow();
    expect(await screen.findByText('Item removed from My List!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The product added in my list')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'addToWishlist')?.variables).toEqual({
      productId: 'rice',
    });
    expect(titles()).toEqual([undefined, expect.stringContaining('India Gate'), 'Tata Salt']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('puts a product back when the graph refuses to remove it, and says why', async () => {
    const { graph, state } = aList([rice, salt]);
    const { user } = await renderPage('/myList', { graph, as });
    state.fails = true;

    await user.click(await screen.findByRole('button', { name: 'Remove Tata Salt' }));

    expect((await screen.findByText('It is not there')).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tata Salt' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('moves the focus to the heading when the last product goes', async () => {
    const { user } = await renderPage('/myList', { graph: aList([salt]).graph, as });

    await user.click(await screen.findByRole('button', { name: 'Remove Tata Salt' }));

    expect(await screen.findByText('Your Wishlist is currently empty')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My List' })));
  });

  it('says when it is empty', async () => {
    await renderPage('/myList', { graph: aList([]).graph, as });

    expect(await screen.findByText('Your Wishlist is currently empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
  });

  it('offers to try again when it could not be loaded', async () => {
    const { graph } = aList([salt]);
    let isDown = true;
    const MyListPage: GraphAnswers[string] = (variables) => {
      if (isDown) throw new Error('The network failed');
      return graph.MyListPage?.(variables) ?? {};
    };
    const { user } = await renderPage('/myList', { graph: { ...graph, Wishlist: MyListPage, MyListPage }, as });

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Tata Salt' })).toBeTruthy();
  });
});
