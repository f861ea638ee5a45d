import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount, refusal } from '../../testing/account';

const ways = () => screen.findByRole('region', { name: 'How you sign in' }).then((region) => within(region));
const KEY = { id: 'key-1', name: 'Asha’s phone', createdAt: '2026-11-02T06:00:00.000Z', lastUsedAt: null };

/** My Account of a shopper with these ways to sign in. */
async function open(facts: object = {}, graph: object = {}) {
  const me = {
    id: 'user-1',
    email: 'asha@example.com',
    phone: '98765 43210',
    confirmedPhone: null,
    passkeys: [],
    ...facts,
  };
  const app = await openAccount({
    facts: { email: me.email },
    graph: { WaysToSignIn: () => ({ me: { ...me }, shop: { sendsTexts: true } }), ...graph },
  });
  return { ...app, me, region: await ways() };
}

describe('how a shopper signs in', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));

  it('by phone is offered with the number that is known, and confirmed by the code that is texted', async () => {
    const { user, region, sent } = await open(
      {},
      {
        requestPhoneCode: () => ({ requestPhoneCode: { ok: true, message: 'We sent a code.', userErrors: [] } }),
        confirmPhone: () => ({ confirmPhone: { user: null, message: 'You can sign in now.', userErrors: [] } }),
      },
    );

    await user.click(await region.findByRole('button', { name: 'Add a number' }));
    const form = within(screen.getByRole('form', { name: 'Confirm number' }));
    expect((form.getByLabelText('Mobile number') as HTMLInputElement).value).toBe('98765 43210');
    await user.click(form.getByRole('button', { name: 'Text me a code' }));
    await user.type(await form.findByLabelText('Code from the text message'), '123456');
    await user.click(form.getByRole('button', { name: 'Confirm number' }));

    await waitFor(() => expect(screen.queryByRole('form', { name: 'Confirm number' })).toBeNull());
    expect(sent('confirmPhone')[0]?.variables).toEqual({ phone: '98765 43210', code: '123456' });
  });

  it('by phone is taken away only where an e-mail lets the shopper in as well', async () => {
    const { region } = await open({ confirmedPhone: '+919876543210', email: '' });

    expect(await region.findByText('A code to this number signs you in.')).toBeTruthy();
    expect(region.queryByRole('button', { name: 'Remove number' })).toBeNull();
  });

  it('lists passkeys under a heading of their own, each with one press to remove it', async () => {
    const { user, region, me, sent } = await open(
      { passkeys: [KEY] },
      {
        removePasskey: () => {
          me.passkeys = [];
          return { removePasskey: { message: 'Asha’s phone no longer lets you in.', userErrors: [] } };
        },
      },
    );

    expect(await region.findByRole('heading', { name: 'Passkeys' })).toBeTruthy();
    expect(region.getByText('Passkey, added on Nov 02, 2026')).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Remove Asha’s phone' }));

    await waitFor(() => expect(region.queryByText('Asha’s phone')).toBeNull());
    expect(sent('removePasskey')[0]?.variables).toEqual({ id: 'key-1' });
    expect(region.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  });

  it('tells why a passkey stays, and offers none to a browser that knows none', async () => {
    const refused = () => ({ removePasskey: refusal('Please sign in again first.') });
    const { user, region } = await open({ passkeys: [KEY] }, { removePasskey: refused });

    expect(region.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await user.click(await region.findByRole('button', { name: 'Remove Asha’s phone' }));

    expect(await screen.findByText('Please sign in again first.')).toBeTruthy();
    expect(region.getByText('Asha’s phone')).toBeTruthy();
  });

  it('offers a passkey, which has a name, where the browser knows them', async () => {
    Object.assign(window, { PublicKeyCredential: class {} });
    const { user, region } = await open();

    await user.click(await region.findByRole('button', { name: 'Add a passkey' }));

    const name = within(screen.getByRole('form', { name: 'Add a passkey' })).getByLabelText('What to call it');
    expect((name as HTMLInputElement).value).toBe('This device');
  });
});
