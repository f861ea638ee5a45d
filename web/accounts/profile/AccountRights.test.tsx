import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import { formOf, openAccount, refusal } from '../../testing/account';

const form = () => formOf('Delete my account');

describe('signing out everywhere', () => {
  it('ends the session here as well, and leads to /signIn', async () => {
    const signOutEverywhere = () => ({ signOutEverywhere: { ok: true, message: 'You are signed out.' } });
    const { user } = await openAccount({ graph: { signOutEverywhere } });

    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));

    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
    expect(getStored('token')).toBeNull();
  });
});

describe('deleting the account', () => {
  const open = async (answer: object, facts: object = {}) => {
    const app = await openAccount({ graph: { deleteAccount: () => ({ deleteAccount: answer }) }, facts });
    const toggle = screen.getByRole('button', { name: 'Delete my account' });
    await app.user.click(toggle);
    return { ...app, toggle };
  };

  it('asks for the password, tells what stands in the way, and ends the session once it is gone', async () => {
    const message = 'You can delete your account once your orders are complete: JH-100001 are still open.';
    const answer: object = refusal(message);
    const { user, sent } = await open(answer);
    const submit = () => user.click(form().getByRole('button', { name: 'Delete for good' }));

    await submit();
    expect(form().getByText('Password can not be blank!')).toBeTruthy();
    expect(sent('deleteAccount')).toEqual([]);
    await user.type(form().getByLabelText('Your password'), 'mango-season');
    await submit();
    expect(await form().findByText(message)).toBeTruthy();
    expect(getStored('token')).toBe('token');

    Object.assign(answer, { ok: true, message: 'Your account has been deleted.', userErrors: [] });
    await submit();

    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(getStored('token')).toBeNull();
  });

  it('asks for no password where there is none, and can be thought better of', async () => {
    const { user, toggle } = await open({}, { needsProvider: true });

    expect(form().queryByLabelText('Your password')).toBeNull();
    expect(form().getByRole('button', { name: 'Delete for good' })).toBeTruthy();
    await user.click(toggle);
    expect(screen.queryByRole('form', { name: 'Delete my account' })).toBeNull();
  });
});
