import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { REDIRECT_MS } from '../../../lib/timings';
import { holdTimers } from '../../../testing/holdTimers';
import { renderPage } from '../../../testing/renderPage';

const ravi = { id: 'user-8', name: '', email: '', isAdmin: false, images: [] };
const graph = {
  PhoneSignIn: () => ({ shop: { sendsTexts: true } }),
  requestPhoneCode: ({ phone }: Record<string, unknown>) =>
    phone === '98765 43210'
      ? { requestPhoneCode: { ok: true, message: 'We have sent a code to +919876543210.', userErrors: [] } }
      : {
          requestPhoneCode: {
            ok: false,
            userErrors: [
              { __typename: 'InputError', message: 'Please enter a mobile number of 10 digits.', field: 'phone' },
            ],
          },
        },
  signInWithPhone: ({ code }: Record<string, unknown>) =>
    code === '123456'
      ? { signInWithPhone: { token: 'a-token', user: ravi, message: 'User Login Successfully!', userErrors: [] } }
      : {
          signInWithPhone: {
            userErrors: [
              { __typename: 'InputError', message: 'This code is wrong or no longer holds.', field: 'code' },
            ],
          },
        },
};
const form = () => screen.findByRole('form', { name: 'Continue with phone' });

describe('signing in by phone', () => {
  it.each(['/signIn', '/signUp'])('asks at %s for the number and then the code, and leaves', async (path) => {
    const { user, calls } = await renderPage(path, { graph });
    const phone = within(await form());

    await user.type(phone.getByLabelText('Mobile number'), '98765 43210');
    await user.click(phone.getByRole('button', { name: 'Text me a code' }));
    const code = await phone.findByLabelText('Code from the text message');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await user.type(code, '000000');
    await user.click(phone.getByRole('button', { name: 'Continue with phone' }));
    expect(await phone.findByText('This code is wrong or no longer holds.')).toBeTruthy();
    expect(window.localStorage.getItem('token')).toBeNull();

    const redirect = holdTimers(REDIRECT_MS);
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(phone.getByRole('button', { name: 'Continue with phone' }));

    expect(await screen.findByText('User Login Successfully!')).toBeTruthy();
    expect(window.localStorage.getItem('token')).toBe('a-token');
    expect(calls.find(({ operationName }) => operationName === 'signInWithPhone')?.variables).toMatchObject({
      phone: '98765 43210',
    });
    await redirect.ring();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('says what is wrong with the number beside it, and sends nothing for an empty one', async () => {
    const { user, calls } = await renderPage('/signIn', { graph });
    const phone = within(await form());

    await user.click(phone.getByRole('button', { name: 'Text me a code' }));
    expect(phone.getByText('phone can not be blank!')).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'requestPhoneCode')).toBe(false);
    await user.type(phone.getByLabelText('Mobile number'), '12345');
    await user.click(phone.getByRole('button', { name: 'Text me a code' }));

    expect(await phone.findByText('Please enter a mobile number of 10 digits.')).toBeTruthy();
  });

  it('goes back to the number, and sends another code', async () => {
    const { user, calls } = await renderPage('/signIn', { graph });
    const phone = within(await form());
    await user.type(phone.getByLabelText('Mobile number'), '98765 43210');
    await user.click(phone.getByRole('button', { name: 'Text me a code' }));

    await user.click(await phone.findByRole('button', { name: 'Send another code' }));
    const sent = () => calls.filter(({ operationName }) => operationName === 'requestPhoneCode').length;
    await waitFor(() => expect(sent()).toBe(2));
    await user.click(phone.getByRole('button', { name: 'Change number' }));

    expect(phone.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('98765 43210');
  });

  it('is absent where the shop sends no text messages', async () => {
    await renderPage('/signIn', { graph: { PhoneSignIn: () => ({ shop: { sendsTexts: false } }) } });

    await screen.findByRole('form', { name: 'Sign In' });
    expect(screen.queryByRole('form', { name: 'Continue with phone' })).toBeNull();
  });
});
