import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import { formOf, openAccount, refusal, wordsBeside } from '../../testing/account';

const LABELS = ['Old Password', 'New password', 'Confirm Password'];
const BLANK = 'Please fill all the details';

/** Opens the form, types what is given of each box and presses Save. */
async function save(entries: string[], changePassword: object = {}) {
  const app = await openAccount({
    path: '/my-account?tab=password',
    graph: { changePassword: () => ({ changePassword }) },
  });
  const form = formOf('Change Password');
  const boxes = LABELS.map((label) => form.getByLabelText<HTMLInputElement>(label));
  for (const [index, box] of boxes.entries()) if (entries[index]) await app.user.type(box, entries[index]);
  await app.user.click(form.getByRole('button', { name: 'Save' }));
  return { ...app, boxes };
}

describe('changing the password', () => {
  it.each([
    [['', 'monsoon-rain', 'monsoon-rain'], 0, BLANK],
    [['mango-season', '', 'monsoon-rain'], 1, BLANK],
    [['mango-season', 'monsoon-rain', ''], 2, BLANK],
    [['mango-season', 'monsoon-rain', 'monsoon-ruin'], 2, 'Password and confirm password not match'],
  ])('asks for all three, the new one twice: %j', async (entries, wanting, words) => {
    const { sent, boxes } = await save(entries);
    const box = boxes[wanting] as HTMLInputElement;

    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(document.activeElement).toBe(box);
    expect(wordsBeside(box)).toContain(words);
    expect(sent('changePassword')).toEqual([]);
  });

  it('goes on with the new token and empties the boxes', async () => {
    const message = 'Your password has been changed.';
    const entries = ['mango-season', 'monsoon-rain', 'monsoon-rain'];
    const { boxes, sent } = await save(entries, { token: 'a-new-token', message });

    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent('changePassword')[0]?.variables).toEqual({ oldPassword: 'mango-season', newPassword: 'monsoon-rain' });
    expect(getStored('token')).toBe('a-new-token');
    expect(boxes.map(({ value }) => value)).toEqual(['', '', '']);
  });

  it('shows a wrong old password beside its box', async () => {
    const message = 'The old password is wrong.';
    const { boxes } = await save(['wrong', 'monsoon-rain', 'monsoon-rain'], refusal(message, 'oldPassword'));

    await waitFor(() => expect(wordsBeside(boxes[0] as HTMLInputElement)).toContain(message));
    expect(getStored('token')).toBe('token');
  });

  it('is not asked of who signs in with Google, who is offered to have one', async () => {
    await openAccount({ path: '/my-account?tab=password', facts: { needsProvider: true } });

    expect(screen.getByRole('link', { name: 'Get a link to set one' }).getAttribute('href')).toBe('/forgotPassword');
    expect(screen.queryByLabelText('Old Password')).toBeNull();
  });
});
