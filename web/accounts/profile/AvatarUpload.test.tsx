import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getStored } from '../../lib/storage';
import { formOf, openAccount, refusal } from '../../testing/account';
import type { GraphAnswers } from '../../testing/mockGraph';

const NOT_A_PICTURE = 'Please select a valid JPG or PNG image file.';
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

const aFile = (name: string, type = 'image/jpeg', content: BlobPart = JPEG) => new File([content], name, { type });
const form = () => formOf('Edit Profile');
const box = (label = 'Upload pictures') => form().getByLabelText<HTMLInputElement>(label);
const picture = () => form().getByRole<HTMLImageElement>('img', { name: 'Picture of Asha Rao' }).getAttribute('src');

/** The account over a network that is down, for one operation, until `repair` is called. */
async function openWithout(operation: string) {
  let isDown = true;
  const app = await openAccount({
    graph: {
      [operation]: (variables) => {
        if (isDown) throw new TypeError('no network');
        return (app.answers[operation] as GraphAnswers[string])(variables);
      },
    },
  });
  return { ...app, repair: () => (isDown = false) };
}

describe('uploading pictures', () => {
  it('saves all that is uploaded, each once, to the user record, and nothing else that is typed', async () => {
    const app = await openAccount();
    await app.user.type(box('Name'), ' Bose');
    await app.user.upload(box(), [aFile('a'), aFile('b', 'image/png'), aFile('b', 'image/webp')]);

    expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
    expect(app.sent('updateProfile')[0]?.variables).toEqual({ input: { images: ['a', 'b'] } });
    expect(picture()).toBe('/images/a-480.webp');
    expect(JSON.parse(getStored('user') ?? '').image).toBe('/images/a-160.webp');
    expect(box('Name').value).toBe('Asha Rao Bose');
  });

  it.each([
    ['a GIF', aFile('a.gif', 'image/gif')],
    ['a text', aFile('a.txt', '')],
    ['letters by the name of a picture', aFile('a.png', 'image/png', 'Dear shop, this is a letter.')],
  ])('takes pictures alone, by the words of the specification: not %s', async (_what, file) => {
    const { sent } = await openAccount();
    // Past the filter of the file dialog, as by drag and drop.
    const unfiltered = userEvent.setup({ applyAccept: false });

    await unfiltered.upload(box(), file);

    expect(await form().findByText(NOT_A_PICTURE)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(NOT_A_PICTURE);
    expect(form().queryByRole('button', { name: 'Try again' })).toBeNull();
    await unfiltered.click(form().getByRole('button', { name: 'Dismiss' }));
    expect(sent('uploadImages')).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    ['a file that is too large', [Object.defineProperty(aFile('a'), 'size', { value: 6_000_000 })]],
    ['too many of them', ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aFile(name))],
  ])('refuses %s', async (_what, files) => {
    const { user, sent } = await openAccount();

    await user.upload(box(), files);

    expect(await form().findByText('Please choose up to 5 pictures of up to 5 MB each.')).toBeTruthy();
    expect(sent('uploadImages')).toEqual([]);
  });

  it.each([
    ['the sending', 'uploadImages', 2],
    ['only the saving', 'updateProfile', 1],
  ])(
    'tells why it failed and tries again, without sending twice what has come: %s',
    async (_what, operation, sendings) => {
      const app = await openWithout(operation);
      await app.user.upload(box(), aFile('a'));
      const retry = await form().findByRole('button', { name: 'Try again' });
      expect(form().getByText(/We could not reach the shop/)).toBeTruthy();
      expect(picture()).toBe('blob:chosen-file');

      app.repair();
      await app.user.click(retry);

      expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
      expect(app.account.images).toEqual(['a']);
      expect(app.sent('uploadImages')).toHaveLength(sendings);
    },
  );

  it('shows what the graph says of a file that only looked like a picture', async () => {
    const uploadImages = () => ({ uploadImages: refusal(NOT_A_PICTURE, 'images') });
    const { user, account } = await openAccount({ graph: { uploadImages } });

    await user.upload(box(), aFile('a'));

    expect(await form().findByText(NOT_A_PICTURE)).toBeTruthy();
    expect(account.images).toEqual(['initials']);
  });
});
