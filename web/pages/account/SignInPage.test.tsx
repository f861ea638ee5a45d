import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expireSession } from '../../accounts/session/session';
import { REDIRECT_MS } from '../../lib/timings';
import { holdTimers } from '../../testing/holdTimers';
import { renderPage } from '../../testing/renderPage';

const asha = {
  id: 'user-7',
  name: 'Asha Rao',
  email: 'asha@example.com',
  isAdmin: false,
  images: [{ id: 'i', url: '/a' }],
};
const graph = {
  signIn: ({ password }: Record<string, unknown>) =>
    password === 'right'
      ? { signIn: { token: 'a-token', user: asha, userErrors: [] } }
      : { signIn: { userErrors: [{ __typename: 'InputError', message: 'Invalid email or password' }] } },
};

const main = () => within(screen.getByRole('main'));
const fill = async (user: Awaited<ReturnType<typeof renderPage>>['user'], email: string, password: string) => {
  await user.click(main().getByLabelText('Email'));
  await user.paste(email);
  await user.click(main().getByLabelText('Password'));
  await user.paste(password);
  await user.click(main().getByRole('button', { name: 'Sign In' }));
};

const open = (path = '/signIn') => renderPage(path, { graph });
/** Two seconds pass since the success, before which the page is not left. */
const isLedTo = async (path: string, redirect: ReturnType<typeof holdTimers>) => {
  expect(window.location.pathname).toBe('/signIn');
  await redirect.ring();
  await waitFor(() => expect(window.location.pathname).toBe(path));
};

describe('signing in', () => {
  it('names the first blank box, beside it too, and puts the focus there', async () => {
    const { user, calls } = await open();

    await user.click(main().getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert').textContent).toBe('Email can not be blank!');
    expect(document.activeElement).toBe(main().getByLabelText('Email'));
    await user.type(main().getByLabelText('Email'), 'asha@example.com');
    await user.click(main().getByRole('button', { name: 'Sign In' }));

    expect(screen.getByRole('alert').textContent).toBe('Password can not be blank!');
    expect(document.activeElement).toBe(main().getByLabelText('Password'));
    expect(main().getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(calls.filter(({ operationName }) => operationName === 'signIn')).toEqual([]);
  });

  it('keeps token and user, says so, and leaves for the front page two seconds later', async () => {
    const { user } = await open();

    const redirect = holdTimers(REDIRECT_MS);
    await fill(user, 'asha@example.com', 'right');
    expect(await screen.findByText('User Login Successfully!')).toBeTruthy();
    expect(window.localStorage.getItem('token')).toBe('a-token');
    expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toEqual({
      name: 'Asha Rao',
      userName: 'Asha Rao',
      email: 'asha@example.com',
      userId: 'user-7',
      image: '/a',
      isAdmin: false,
    });
    await isLedTo('/', redirect);
  });

  it('shows the words of a refusal and keeps what was typed', async () => {
    const { user } = await open();

    await fill(user, 'asha@example.com', 'wrong');

    expect((await screen.findByText('Invalid email or password')).closest('[role=alert]')).toBeTruthy();
    expect((main().getByLabelText('Email') as HTMLInputElement).value).toBe('asha@example.com');
    expect(window.localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['Hindi', 'ई-मेल या पासवर्ड ग़लत है'],
    ['Marathi', 'ई-मेल किंवा पासवर्ड चुकीचा आहे'],
  ])('shows a refusal in %s as the graph words it', async (_language, message) => {
    const { user } = await renderPage('/signIn', {
      graph: { signIn: () => ({ signIn: { userErrors: [{ __typename: 'InputError', message }] } }) },
    });

    await fill(user, 'asha@example.com', 'wrong');

    expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy();
  });

  it.each(['/cart', '/orders'])('leads to the front page also from %s, which a visitor may not see', async (path) => {
    const { user } = await renderPage(path, { graph });
    expect(window.location.pathname).toBe('/signIn');

    const redirect = holdTimers(REDIRECT_MS);
    await fill(user, 'asha@example.com', 'right');
    await screen.findByText('User Login Successfully!');
    await isLedTo('/', redirect);
  });

  it('takes a shopper whose session has ended back to what they were at', async () => {
    const { user } = await renderPage('/cart', { graph: { ...graph, CartPage: () => ({ me: { cart: {} } }) }, as: {} });
    await screen.findByRole('heading', { level: 1, name: 'Your Cart' });
    act(() => expireSession('token'));
    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));

    const redirect = holdTimers(REDIRECT_MS);
    await fill(user, 'asha@example.com', 'right');
    await screen.findByText('User Login Successfully!');
    await isLedTo('/cart', redirect);
  });

  it('shows and hides the password', async () => {
    const { user } = await open();
    const eye = main().getByRole('button', { name: 'Show password' });

    await user.click(eye);

    expect(main().getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
  });
});
