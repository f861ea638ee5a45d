import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/account';
import { renderPage } from '../../testing/renderPage';

describe('my account', () => {
  it('sends a visitor to /signIn', async () => {
    await renderPage('/my-account');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('opens the tab that the address names, and clears the image store', async () => {
    const { sent, account } = await openAccount({ path: '/my-account?tab=password' });

    expect(screen.getByRole('form', { name: 'Change Password' })).toBeTruthy();
    expect(document.title).toBe('My Account | Jhola');
    await waitFor(() => expect(sent('clearUploadedImages')).toHaveLength(1));
    expect(account.store).toEqual([]);
  });

  it('offers to try again when it could not be loaded', async () => {
    let isDown = true;
    const MyAccountPage = () => {
      if (isDown) throw new Error('no network');
      return { me: { id: 'user-1' } };
    };
    const { user } = await renderPage('/my-account', { graph: { MyAccountPage }, as: {} });

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);

    expect(await screen.findByRole('tab', { name: 'Edit Profile' })).toBeTruthy();
  });
});
