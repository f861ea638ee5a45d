import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { setStored } from '../lib/storage';
import { aProduct } from '../testing/goods';
import type { GraphAnswers } from '../testing/mockGraph';
import { renderApp } from '../testing/renderApp';
import { renderPage } from '../testing/renderPage';

const tea = aProduct({ id: 'tea', name: 'Assam Tea', related: [aProduct({ id: 'rusk', name: 'Milk Rusk' })] });

/** A graph with a list, and gates that hold back its answers to changes when there are any. */
function aGraph(wished: string[] = []) {
  const state = { wished, gates: [] as (() => void)[], isSlow: false };
  const wishlist = () => state.wished.map((id) => ({ id: `item-${id}`, product: { id } }));
  const changed = async (next: string[]) => {
    if (state.isSlow) await new Promise<void>((resolve) => state.gates.push(resolve));
    state.wished = next;
    return { wishlist: wishlist(), userErrors: [] };
  };
  const graph: GraphAnswers = {
    // As the server renders it: nothing is in a visitor's list.
    ProductPage: () => ({ product: tea }),
    Wishlist: () => ({ me: { id: 'user-1', wishlist: wishlist() } }),
    addToWishlist: async ({ productId }) => ({ addToWishlist: await changed([String(productId), ...state.wished]) }),
    removeFromWishlist: async ({ id }) => ({
      removeFromWishlist: await changed(state.wished.filter((each) => `item-${each}` !== id)),
    }),
  };
  return { state, graph };
}

const as = { name: 'Asha' };
const heart = (name = 'Assam Tea') => screen.findByRole('button', { name: new RegExp(`Wishlist: ${name}`) });
const pressed = async (name?: string) => (await heart(name)).getAttribute('aria-pressed');
const badge = (count: number) =>
  screen.findAllByRole('link', { name: count ? `Wishlist, ${count} items` : 'Wishlist', hidden: true });
const changes = (calls: { operationName: string }[]) =>
  calls.map(({ operationName }) => operationName).filter((name) => name.endsWith('Wishlist'));

describe('the heart', () => {
  it('says the brand as well, since several sell a thing of the same name', async () => {
    const rivals = ['Doodhpur', 'Gwala Gali'].map((brand) => aProduct({ id: brand, name: 'Toned Milk', brand }));
    const graph: GraphAnswers = { ProductPage: () => ({ product: aProduct({ id: 'tea', related: rivals }) }) };
    await renderPage('/product/tea', { graph });

    for (const brand of ['Doodhpur', 'Gwala Gali'])
      expect(await screen.findByRole('button', { name: `Add to Wishlist: Toned Milk, ${brand}` })).toBeTruthy();
  });

  it('is filled for what is in the list, though the page came as a visitor sees it', async () => {
    await renderApp('/product/tea', { graph: aGraph(['rusk']).graph, as });

    expect(await pressed()).toBe('false');
    await waitFor(async () => expect(await pressed('Milk Rusk')).toBe('true'));
    expect((await heart('Milk Rusk')).textContent).toBe('Added in Wishlist');
  });

  it('puts the product into the list and takes it out again, at once', async () => {
    const { graph, state } = aGraph(['rusk']);
    const { user, calls } = await renderApp('/product/tea', { graph, as });
    await waitFor(async () => expect(await pressed('Milk Rusk')).toBe('true'));
    state.isSlow = true;

    await user.click(await heart());
    expect(await pressed()).toBe('true');
    await badge(2);
    await waitFor(() => expect(state.gates).toHaveLength(1));
    await act(async () => state.gates[0]?.());
    expect(await screen.findByText('The product added in my list')).toBeTruthy();

    state.isSlow = false;
    await user.click(await heart());
    expect(await screen.findByText('Item removed from My List!')).toBeTruthy();
    expect(await pressed()).toBe('false');
    expect(changes(calls).filter((name) => name !== 'Wishlist')).toEqual(['addToWishlist', 'removeFromWishlist']);
  });

  it('ends as it was pressed last, however quickly', async () => {
    const { graph, state } = aGraph();
    const { user, calls } = await renderPage('/product/tea', { graph, as });
    state.isSlow = true;

    await user.click(await heart());
    await user.click(await heart());
    expect(await pressed()).toBe('false');
    await waitFor(() => expect(state.gates).toHaveLength(1));
    state.isSlow = false;
    await act(async () => state.gates[0]?.());

    await waitFor(() => expect(state.wished).toEqual([]));
    await waitFor(() => expect(changes(calls).at(-1)).toBe('removeFromWishlist'));
    expect(await pressed()).toBe('false');
  });

  it('is emptied again when the graph refuses, which says why', async () => {
    const { graph } = aGraph();
    const addToWishlist = () => ({
      addToWishlist: { wishlist: [], userErrors: [{ code: 'CONFLICT', message: 'Your list is full' }] },
    });
    const { user } = await renderPage('/product/tea', { graph: { ...graph, addToWishlist }, as });

    await user.click(await heart());

    expect((await screen.findByText('Your list is full')).closest('[role=alert]')).toBeTruthy();
    expect(await pressed()).toBe('false');
  });

  it('tells a visitor to sign in, and offers the way', async () => {
    const { user, calls } = await renderPage('/product/tea', { graph: aGraph().graph });

    await user.click(await heart());

    expect(screen.getByRole('alert').textContent).toContain('Please Login to continue');
    expect(await pressed()).toBe('false');
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(window.history.state.usr).toEqual({ from: '/product/tea', returnState: { wished: 'tea' } });
    expect(changes(calls)).toEqual([]);
  });

  it('is fulfilled, once, when the visitor comes back signed in', async () => {
    const { graph, state } = aGraph();
    const { user, calls } = await renderApp('/product/tea', { graph, as });
    window.history.pushState({ usr: { wished: 'tea' }, key: 'back' }, '', '/product/tea');

    await act(async () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));

    expect(await screen.findByText('The product added in my list')).toBeTruthy();
    expect(state.wished).toEqual(['tea']);
    expect(await pressed()).toBe('true');
    expect(window.history.state.usr).toBeNull();
    await user.click(await heart());
    await waitFor(() => expect(state.wished).toEqual([]));
    expect(changes(calls).filter((name) => name === 'addToWishlist')).toHaveLength(1);
  });

  it('is empty for a visitor whose session has ended', async () => {
    const { graph } = aGraph(['tea']);
    const addToWishlist = () => {
      throw new GraphQLError('Please Login to continue', { extensions: { code: 'UNAUTHENTICATED' } });
    };
    await renderApp('/product/tea', { graph: { ...graph, addToWishlist }, as });
    await waitFor(async () => expect(await pressed()).toBe('true'));

    await act(async () => setStored('token', null));

    expect(await pressed()).toBe('false');
  });
});
