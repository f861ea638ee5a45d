import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderPage } from '../../testing/renderPage';

const main = () => within(screen.getByRole('main'));
const CHANGED = 'Your e-mail address has been changed.';
const OVER = 'This link no longer works. Please request a new one.';

const graph: GraphAnswers = {
  confirmEmail: ({ token }) =>
    token === 'good'
      ? {
          confirmEmail: {
            ...{ ok: true, message: CHANGED, token: 'a-new-token', userErrors: [] },
            user: { id: 'user-1', email: 'asha.rao@example.com', isEmailConfirmed: true, pendingEmail: null },
          },
        }
      : {
          confirmEmail: {
            ...{ ok: false, message: null, token: null, user: null },
            userErrors: [{ __typename: 'InputError', code: 'INVALID_CREDENTIALS', message: OVER, field: 'token' }],
          },
        },
  undoEmailChange: () => ({
    undoEmailChange: { ok: true, message: 'Your account has its former e-mail address.', userErrors: [] },
  }),
};
const as = { name: 'Asha Rao', userId: 'user-1', email: 'asha@example.com' };

describe('the link of a mail', () => {
  it('confirms the address once the button is pressed, and the session goes on under it', async () => {
    const app = await renderPage('/confirmEmail#good', { graph, as });
    const button = await main().findByRole('button', { name: 'Confirm my address' });
    expect(app.calls.filter(({ operationName }) => operationName === 'confirmEmail')).toEqual([]);

    await app.user.click(button);

    expect(await main().findByText(CHANGED)).toBeTruthy();
    expect(main().getByRole('link', { name: 'Go to My Account' })).toBeTruthy();
    expect(getStored('token')).toBe('a-new-token');
    expect(JSON.parse(getStored('user') ?? '')).toMatchObject({ email: 'asha.rao@example.com' });
  });

  it('says that it is used up or too old, and offers nothing to press', async () => {
    const app = await renderPage('/confirmEmail#old', { graph });
    await app.user.click(await main().findByRole('button', { name: 'Confirm my address' }));

    expect(await main().findByText(OVER)).toBeTruthy();
    expect(main().queryByRole('button', { name: 'Confirm my address' })).toBeNull();
  });

  it('says that it is incomplete', async () => {
    await renderPage('/undoEmailChange', { graph });

    expect(await main().findByText('This link is incomplete. Please request a new one.')).toBeTruthy();
    expect(main().queryByRole('button', { name: 'Keep this address' })).toBeNull();
  });

  it('undoes a change, and leads to a new password', async () => {
    const app = await renderPage('/undoEmailChange#good', { graph });
    await app.user.click(await main().findByRole('button', { name: 'Keep this address' }));

    const link = await main().findByRole('link', { name: 'Get a link to set one' });
    expect(link.getAttribute('href')).toBe('/forgotPassword');
  });
});
