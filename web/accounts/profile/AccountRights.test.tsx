import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import { formOf, openAccount, refusal } from '../../testing/account';
import { renderPage } from '../../testing/renderPage';

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

  it('asks for the password, tells what stands in the way, and ends the session once it is asked for', async () => {
    const message = 'You can delete your account once these orders are complete: JH-100001.';
    const answer: object = refusal(message);
    const { user, sent } = await open(answer);
    const submit = () => user.click(form().getByRole('button', { name: 'Delete in 48 hours' }));

    await submit();
    expect(form().getByText('Password can not be blank!')).toBeTruthy();
    expect(sent('deleteAccount')).toEqual([]);
    await user.type(form().getByLabelText('Your password'), 'mango-season');
    await submit();
    expect(await form().findByText(message)).toBeTruthy();
    expect(getStored('token')).toBe('token');

    Object.assign(answer, { ok: true, message: 'Your account will be deleted on Nov 28, 2026.', userErrors: [] });
    await submit();

    expect(await screen.findByText('Your account will be deleted on Nov 28, 2026.')).toBeTruthy();
    expect(getStored('token')).toBeNull();
  });

  it('says before that store credit is lost, and that gift cards are not', async () => {
    await open({});

    expect(form().getByText(/^What is left of your store credit is lost; a gift card can be spent by/)).toBeTruthy();
  });

  it('asks for no password where there is none, and can be thought better of', async () => {
    const { user, toggle } = await open({}, { needsProvider: true });

    expect(form().queryByLabelText('Your password')).toBeNull();
    expect(form().getByRole('button', { name: 'Delete in 48 hours' })).toBeTruthy();
    await user.click(toggle);
    expect(screen.queryByRole('form', { name: 'Delete my account' })).toBeNull();
  });
});

describe('an account that is to be deleted', () => {
  it('says when, and is kept by one press', async () => {
    const facts = { eraseAt: '2026-11-28T14:45:00.000Z' as string | null };
    const { user, account, sent } = await openAccount({
      facts,
      graph: {
        keepAccount: () => {
          account.eraseAt = null;
          return { keepAccount: { ok: true, message: 'Your account stays as it was.', userErrors: [] } };
        },
      },
    });
    const section = () => screen.queryByRole('region', { name: 'Your account is to be deleted' });

    expect(section()?.textContent).toContain('It is deleted on Nov 28, 2026 at 8:15 PM.');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));

    expect(await screen.findByText('Your account stays as it was.')).toBeTruthy();
    await waitFor(() => expect(section()).toBeNull());
    expect(sent('keepAccount')[0]?.variables).toEqual({ token: null });
  });

  it('is kept by the link of the mail, in one press', async () => {
    const keepAccount = () => ({ keepAccount: { ok: true, message: 'Your account stays as it was.', userErrors: [] } });
    const { user, calls } = await renderPage('/mails/keep#secret', { graph: { keepAccount } });

    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));

    expect(await screen.findByRole('link', { name: 'Go to My Account' })).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'keepAccount')?.variables).toEqual({ token: 'secret' });
  });
});
