import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import { formOf, openAccount, refusal, wordsBeside } from '../../testing/account';
import { renderApp } from '../../testing/renderApp';

const form = () => formOf('Edit Profile');
const box = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const picture = () => form().getByRole<HTMLImageElement>('img', { name: 'Picture of Asha Rao' });
const press = (app: Awaited<ReturnType<typeof openAccount>>, button: string) =>
  app.user.click(form().getByRole('button', { name: button }));

describe('the profile', () => {
  it('shows name, picture and phone, and the e-mail, which is not changed here', async () => {
    await openAccount();

    expect(['Name', 'Phone', 'Email'].map((label) => box(label).value)).toEqual([
      'Asha Rao',
      '9876543210',
      'asha@example.com',
    ]);
    expect(box('Email').readOnly).toBe(true);
    expect(picture().getAttribute('src')).toBe('/images/initials-480.webp');
  });

  it('is followed, once it is saved, by what the browser keeps and by the header', async () => {
    const app = await openAccount({ render: renderApp });
    await app.user.clear(box('Name'));
    await app.user.type(box('Name'), 'Asha Bose');

    await press(app, 'Save');

    expect(await screen.findByText('user updated')).toBeTruthy();
    expect(app.sent('updateProfile')[0]?.variables).toEqual({
      input: { name: 'Asha Bose', phone: '9876543210', images: ['initials'] },
    });
    expect(JSON.parse(getStored('user') ?? '')).toMatchObject({
      name: 'Asha Bose',
      userName: 'Asha Bose',
      email: 'asha@example.com',
      image: '/images/initials-160.webp',
    });
    await app.user.click(screen.getByRole('button', { name: 'Account', hidden: true }));
    expect(await screen.findByText('Asha Bose')).toBeTruthy();
    await waitFor(() => expect(app.sent('clearUploadedImages')).toHaveLength(2));
  });

  it.each([
    ['Name', { name: '' }],
    ['Phone', { phone: '' }],
    ['Upload pictures', { images: [] }],
  ])('is not saved without %s: alert, words beside it, focus', async (label, facts) => {
    const app = await openAccount({ facts });

    await press(app, 'Save');

    expect(screen.getByRole('alert').textContent).toBe('Please fill all the details');
    expect(document.activeElement).toBe(box(label));
    expect(box(label).getAttribute('aria-invalid')).toBe('true');
    expect(app.sent('updateProfile')).toEqual([]);
  });

  it('shows a refusal of the graph beside its box and keeps what was typed', async () => {
    const message = 'The phone number can have at most 32 characters.';
    const app = await openAccount({ graph: { updateProfile: () => ({ updateProfile: refusal(message, 'phone') }) } });
    await app.user.type(box('Phone'), '1');

    await press(app, 'Save');

    await waitFor(() => expect(wordsBeside(box('Phone'))).toContain(message));
    expect(box('Phone').value).toBe('98765432101');
  });

  it('has the picture first that was chosen of several', async () => {
    const app = await openAccount({ facts: { images: ['one', 'two'] } });

    await press(app, 'Show picture 2 first');
    expect(picture().getAttribute('src')).toBe('/images/two-480.webp');
    await press(app, 'Save');
    await screen.findByText('user updated');

    expect(app.account.images).toEqual(['two', 'one']);
  });
});
