import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { REDIRECT_MS } from '../../lib/timings';
import { holdTimers } from '../../testing/holdTimers';
import { renderPage } from '../../testing/renderPage';

const asha = { id: 'user-7', name: 'Asha Rao', email: 'asha@example.com', isAdmin: false, images: [] };
const graph = {
  GoogleButton: () => ({ shop: { socialProviders: ['google'] } }),
  signInWithProvider: ({ idToken }: Record<string, unknown>) =>
    idToken === 'good'
      ? { signInWithProvider: { token: 'a-token', user: asha, message: 'User Login Successfully!', userErrors: [] } }
      : { signInWithProvider: { userErrors: [{ __typename: 'InputError', message: 'No verified e-mail.' }] } },
};

/** Channels within one page, since jsdom has none. */
class PageChannel {
  static open: PageChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    PageChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of PageChannel.open)
      if (other !== this && other.name === this.name) setTimeout(() => other.onmessage?.({ data }));
  }
  close() {
    PageChannel.open = PageChannel.open.filter((other) => other !== this);
  }
}

/** The window that the page opened, as the provider's last page drives it. */
const shown = { closed: false, focus: jest.fn() };
const openWindow = jest.fn((_address?: string | URL, _name?: string, _features?: string): unknown => shown);

beforeEach(() => {
  Object.assign(shown, { closed: false });
  shown.focus.mockClear();
  openWindow.mockClear().mockImplementation(() => shown);
  Object.assign(window, { open: openWindow });
  Object.assign(globalThis, { BroadcastChannel: PageChannel });
});
afterEach(() => {
  PageChannel.open = [];
});

const main = () => within(screen.getByRole('main'));
const button = () => main().findByRole('button', { name: 'Sign In with Google' });

/** What the last page of the window posts, and what it receives in return. */
async function say(words: { idToken?: string; message?: string }): Promise<unknown[]> {
  const attempt = new URL(String(openWindow.mock.calls.at(-1)?.[0]), 'http://shop').searchParams.get('attempt');
  const received: unknown[] = [];
  const channel = new PageChannel(`sign-in ${attempt}`);
  channel.onmessage = ({ data }) => received.push(data);
  channel.postMessage(words);
  await waitFor(() => expect(received).toHaveLength(1));
  return received;
}

describe('Sign In with Google', () => {
  it.each(['/signIn', '/signUp'])('signs in from %s, tells the message, and leaves two seconds later', async (path) => {
    const { user, calls } = await renderPage(path, { graph });

    await user.click(await button());
    expect(String(openWindow.mock.calls[0]?.[0])).toMatch(/^\/auth\/google\?attempt=[0-9a-f]{32}$/);
    expect(main().getByRole('button', { name: 'Waiting for Google...' })).toBeTruthy();
    const redirect = holdTimers(REDIRECT_MS);
    expect(await say({ idToken: 'good' })).toEqual(['received']);

    expect((await screen.findByText('User Login Successfully!')).closest('[role=status]')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'signInWithProvider')?.variables).toEqual({
      provider: 'google',
      idToken: 'good',
    });
    expect(window.localStorage.getItem('token')).toBe('a-token');
    expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toMatchObject({ name: 'Asha Rao', userId: 'user-7' });
    expect(window.location.pathname).toBe(path);
    await redirect.ring();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('shows the provider’s words when it refuses', async () => {
    const { user, calls } = await renderPage('/signIn', { graph });

    await user.click(await button());
    await say({ message: 'The sign-in was cancelled.' });

    expect((await screen.findByText('The sign-in was cancelled.')).closest('[role=alert]')).toBeTruthy();
    expect(await button()).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'signInWithProvider')).toBe(false);
  });

  it('shows the graph’s words when it refuses, and stays', async () => {
    const { user } = await renderPage('/signIn', { graph });

    await user.click(await button());
    await say({ idToken: 'bad' });

    expect((await screen.findByText('No verified e-mail.')).closest('[role=alert]')).toBeTruthy();
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(await button()).toBeTruthy();
  });

  it('says that the window was closed, and signs in all the same when word comes late', async () => {
    const { user } = await renderPage('/signIn', { graph });

    await user.click(await button());
    shown.closed = true;
    expect(await screen.findByText(/window closed before/)).toBeTruthy();
    expect(await button()).toBeTruthy();
    await say({ idToken: 'good' });

    expect(await screen.findByText('User Login Successfully!')).toBeTruthy();
    expect(screen.queryByText(/window closed before/)).toBeNull();
  });

  it('says that the browser opened no window', async () => {
    openWindow.mockImplementation(() => null);
    const { user } = await renderPage('/signIn', { graph });

    await user.click(await button());

    expect((await screen.findByText(/Allow pop-ups/)).closest('[role=alert]')).toBeTruthy();
    expect(await button()).toBeTruthy();
  });

  it('brings an open window to the front instead of opening another', async () => {
    const { user } = await renderPage('/signIn', { graph });

    await user.click(await button());
    await user.click(main().getByRole('button', { name: 'Waiting for Google...' }));

    expect(openWindow).toHaveBeenCalledTimes(1);
    expect(shown.focus).toHaveBeenCalledTimes(1);
  });

  it('listens no longer once the page is left', async () => {
    const { user } = await renderPage('/signIn', { graph });
    await user.click(await button());
    expect(PageChannel.open).toHaveLength(1);

    await user.click(main().getByRole('link', { name: 'Sign Up' }));

    await waitFor(() => expect(PageChannel.open).toHaveLength(0));
  });

  it('is absent where the shop does not offer it', async () => {
    await renderPage('/signIn', { graph: { GoogleButton: () => ({ shop: { socialProviders: [] } }) } });

    await waitFor(() => expect(main().queryByText('or')).toBeNull());
    expect(main().queryByRole('button', { name: 'Sign In with Google' })).toBeNull();
  });
});
