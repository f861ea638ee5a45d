import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { parse } from 'graphql';
import { browserLink, createClient } from '../app/client/client';
import { followRequest } from '../lib/connectivity';
import { someProducts } from '../testing/goods';
import { renderApp } from '../testing/renderApp';

const NOTE = 'No connection to the shop. We keep trying.';
const fetched = globalThis.fetch;

/** Whether the network lets calls through. */
function network(isUp: boolean) {
  globalThis.fetch = (async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return { ok: true };
  }) as never;
}

describe('offline banner', () => {
  afterEach(() => {
    act(() => followRequest()(true));
    globalThis.fetch = fetched;
  });

  it('is there as long as no call comes through, and goes away by itself', async () => {
    await renderApp('/nowhere');
    expect(screen.queryByText(NOTE)).toBeNull();

    network(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(NOTE).closest('[role=status]')).toBeTruthy();

    network(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('stays away where the browser thinks it is offline and the shop is reached all the same', async () => {
    await renderApp('/nowhere');

    network(true);
    await act(async () => window.dispatchEvent(new Event('offline')));

    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('is not taken away by a response that was on its way when a call failed', async () => {
    await renderApp('/nowhere');
    let respond: (response: object) => void = () => undefined;
    globalThis.fetch = (() => new Promise((resolve) => (respond = resolve))) as never;
    await act(async () => window.dispatchEvent(new Event('offline')));

    await act(async () => followRequest()(false));
    await act(async () => respond({ ok: true }));

    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it('is not taken away by an answer of the graph that was asked for before a call failed', async () => {
    await renderApp('/nowhere');
    const client = createClient(browserLink());
    let respond: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (respond = resolve));
    const kept = client.mutate({ mutation: parse('mutation addToWishlist { addToWishlist { id } }') });
    network(false);
    const add = client.mutate({ mutation: parse('mutation addToCart { addToCart { id } }') });
    await act(() => add.catch(() => undefined));

    await act(async () => respond(Response.json({ data: { addToWishlist: null } })));

    expect((await kept).data).toEqual({ addToWishlist: null });
    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it('is not taken away by what the browser has kept of the shop, and is by what the shop does', async () => {
    await renderApp('/nowhere');
    const client = createClient(browserLink());
    await act(async () => followRequest()(false));
    globalThis.fetch = async () => Response.json({ data: { me: null } });

    await act(() => client.query({ query: parse('query CartBadge { me { id } }') }));
    const afterQuery = screen.queryByText(NOTE);
    await act(() => client.mutate({ mutation: parse('mutation addToCart { me { id } }') }));

    expect(afterQuery).toBeTruthy();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('brings back what could not be loaded meanwhile', async () => {
    let isBroken = true;
    const SearchResults = () => {
      if (isBroken) throw new Error('no network');
      return { search: { totalCount: 2, nodes: someProducts(2) } };
    };
    await renderApp('/search?q=milk', { graph: { SearchResults } });
    await act(async () => followRequest()(false));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();

    isBroken = false;
    await act(async () => followRequest()(true));

    expect(await screen.findByText('We found 2 items for you!')).toBeTruthy();
  });
});
