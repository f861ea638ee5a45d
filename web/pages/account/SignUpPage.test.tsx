import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { REDIRECT_MS } from '../../lib/timings';
import { holdTimers } from '../../testing/holdTimers';
import { renderPage } from '../../testing/renderPage';

const main = () => within(screen.getByRole('main'));
const boxes = { 'Full Name': 'Asha Rao', Email: 'asha@example.com', Phone: '9876543210', Password: 'secret' };

type User = Awaited<ReturnType<typeof renderPage>>['user'];
const fill = async (user: User, label: string) => {
  await user.click(main().getByLabelText(label));
  await user.paste(boxes[label as keyof typeof boxes]);
};

describe('signing up', () => {
  it('names the first blank box, in order', async () => {
    const { user } = await renderPage('/signUp');
    const alerts: (string | null)[] = [];

    for (const label of Object.keys(boxes)) {
      await user.click(main().getByRole('button', { name: 'Sign Up' }));
      alerts.push(screen.getByRole('alert').textContent);
      await fill(user, label);
    }

    expect(alerts).toEqual([
      'name can not be blank!',
      'email can not be blank!',
      'phone can not be blank!',
      'password can not be blank!',
    ]);
  });

  it('no longer calls a box blank once something is typed into it', async () => {
    const { user } = await renderPage('/signUp');

    await user.click(main().getByRole('button', { name: 'Sign Up' }));
    expect(await main().findByText('name can not be blank!')).toBeTruthy();
    await fill(user, 'Full Name');

    expect(main().queryByText('name can not be blank!')).toBeNull();
  });

  it('shows the message and leaves for /signIn two seconds later', async () => {
    const graph = { signUp: () => ({ signUp: { user: { id: 'user-7' }, message: 'Welcome, Asha!' } }) };
    const { user, calls } = await renderPage('/signUp', { graph });
    for (const label of Object.keys(boxes)) await fill(user, label);
    const redirect = holdTimers(REDIRECT_MS);

    await user.click(main().getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Welcome, Asha!')).toBeTruthy();
    expect(window.location.pathname).toBe('/signUp');
    await redirect.ring();
    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
    // What was just typed is not asked for again.
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('asha@example.com');

    expect(calls.find(({ operationName }) => operationName === 'signUp')?.variables).toEqual({
      input: { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', password: 'secret' },
    });
  });

  it('shows why it was refused and stays', async () => {
    const graph = {
      signUp: () => ({ signUp: { userErrors: [{ __typename: 'InputError', message: 'This email is taken' }] } }),
    };
    const { user } = await renderPage('/signUp', { graph });
    for (const label of Object.keys(boxes)) await fill(user, label);

    await user.click(main().getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('This email is taken')).toBeTruthy();

    expect(screen.queryByText(/Your account is ready/)).toBeNull();
    expect(main().getByLabelText<HTMLInputElement>('Email').value).toBe('asha@example.com');
  });
});
