import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { formOf, openAccount, refusal } from '../../testing/account';

describe('the e-mail address', () => {
  it('says whether it is confirmed, and has the link sent again', async () => {
    const message = 'We have sent you a link. Please check your e-mail.';
    const { user } = await openAccount({
      graph: { requestEmailConfirmation: () => ({ requestEmailConfirmation: { ok: true, message } }) },
    });

    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('wants the new address and the right password before a link is sent', async () => {
    const requestEmailChange = () => ({ requestEmailChange: refusal('The password is wrong.', 'currentPassword') });
    const { user } = await openAccount({ graph: { requestEmailChange } });
    await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
    const form = formOf('Change e-mail');
    const submit = () => user.click(form.getByRole('button', { name: 'Send Link' }));

    await submit();
    expect(document.activeElement).toBe(form.getByLabelText('New e-mail'));
    await user.type(form.getByLabelText('New e-mail'), 'asha.rao@example.com');
    await user.type(form.getByLabelText('Your password'), 'guessed');
    await submit();

    expect(await form.findByText('The password is wrong.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Your password')));
  });

  it('stays as it is where the shop sends no mail', async () => {
    await openAccount({ facts: { sendsMail: false } });

    expect(screen.queryByRole('heading', { name: 'Your e-mail address' })).toBeNull();
    expect(screen.getByText('Your e-mail address stays as it is.')).toBeTruthy();
  });
});
