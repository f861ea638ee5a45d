import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderDesk } from '../../testing/renderDesk';

const NOTHING = { isSetUp: false, isDemanded: false, isAwaited: false, recoveryCodesLeft: 0, factors: [] };
const PHONE = {
  id: 'factor-1',
  kind: 'PASSKEY',
  name: 'My phone',
  createdAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
};
const stateOf = (secondFactor: object) => ({
  DeskSecondFactor: () => ({ me: { id: 'user-1', secondFactor } }),
});

describe('SecurityPage', () => {
  it('sets an app up by the code that it shows, and shows recovery codes once', async () => {
    const { user, calls } = await renderDesk('/desk/security', {
      graph: {
        ...stateOf(NOTHING),
        deskBeginAuthenticator: () => ({
          beginAuthenticator: {
            secret: 'JBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Jhola?secret=JBSWY3DPEHPK3PXP',
            userErrors: [],
          },
        }),
        deskConfirmAuthenticator: () => ({
          confirmAuthenticator: {
            token: 'newer',
            recoveryCodes: ['K7QW-9MXA-4TBZ-CD3E'],
            message: 'Done',
            userErrors: [],
          },
        }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
    expect(await within(dialog).findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Code from the app'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('K7QW-9MXA-4TBZ-CD3E')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'deskConfirmAuthenticator')?.variables).toEqual({
      code: '123456',
    });
    expect(window.localStorage.getItem('token')).toBe('newer');
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before a factor is removed', async () => {
    const { user, calls } = await renderDesk('/desk/security', {
      graph: {
        ...stateOf({ ...NOTHING, isSetUp: true, recoveryCodesLeft: 7, factors: [PHONE] }),
        deskRemoveSecondFactor: () => ({ removeSecondFactor: { token: 'newer', message: 'Gone', userErrors: [] } }),
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove My phone?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('Gone')).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'deskRemoveSecondFactor')).toBe(true);
  });
});

describe('the door of the desk', () => {
  const doorOf = (factors: object[]) => ({
    DeskDoor: () => ({
      me: {
        ...{ id: 'user-1', name: 'Ravi Shah', email: 'ravi@example.com', role: 'OWNER', rights: [] },
        secondFactor: { isAwaited: true, factors },
      },
      shop: { name: 'Jhola' },
    }),
  });

  it('opens by a recovery code, and not before', async () => {
    const { user, calls } = await renderDesk('/desk', {
      graph: {
        ...doorOf([PHONE]),
        deskConfirmSecondFactor: () => ({
          confirmSecondFactor: { token: 'newer', message: 'Confirmed.', userErrors: [] },
        }),
      },
    });

    expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'K7QW-9MXA-4TBZ-CD3E');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('Confirmed.')).toBeTruthy();
    expect(calls.find(({ operationName }) => operationName === 'deskConfirmSecondFactor')?.variables).toEqual({
      input: { recoveryCode: 'K7QW-9MXA-4TBZ-CD3E' },
    });
  });

  it('has who may move money set one up where the owner demands it', async () => {
    await renderDesk('/desk', {
      graph: { ...doorOf([]), ...stateOf({ ...NOTHING, isDemanded: true, isAwaited: true }) },
    });

    expect(await screen.findByRole('heading', { name: 'Set up a second factor' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  });
});
