import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getStored } from '../../lib/storage';
import type { GraphAnswers } from '../../testing/mockGraph';
import { renderApp } from '../../testing/renderApp';
import { renderPage } from '../../testing/renderPage';

const BLANK = 'Please fill all the details';
const NOT_A_PICTURE = 'Please select a valid JPG or PNG image file.';
const as = { name: 'Asha Rao', userId: 'user-1', image: '/images/initials.webp' };
const image = (id: string) => ({ id, url: ({ width }: { width: number }) => `/images/${id}-${width}.webp` });

/** What the made-up graph holds. */
let shopper: {
  name: string;
  phone: string;
  images: string[];
  store: string[];
  needsProvider: boolean;
  pending: string | null;
};

beforeEach(() => {
  shopper = {
    name: 'Asha Rao',
    phone: '9876543210',
    images: ['initials'],
    store: ['old'],
    needsProvider: false,
    pending: null,
  };
});

const user = () => ({
  id: 'user-1',
  email: 'asha@example.com',
  name: shopper.name,
  phone: shopper.phone,
  needsProvider: shopper.needsProvider,
  isEmailConfirmed: false,
  pendingEmail: shopper.pending,
  images: shopper.images.map(image),
  uploadedImages: shopper.store.map(image),
});

const graph: GraphAnswers = {
  MyAccountPage: () => ({ me: user(), shop: { uploadUrl: '/graphql', sendsMail: true } }),
  clearUploadedImages: () => {
    shopper.store = [];
    return { clearUploadedImages: { images: [], userErrors: [] } };
  },
  uploadImages: ({ images }) => {
    shopper.store.unshift(...(images as File[]).map(({ name }) => name));
    return { uploadImages: { images: [], userErrors: [] } };
  },
  UploadedImages: () => ({ me: user() }),
  updateProfile: ({ input }) => {
    Object.assign(shopper, input);
    return { updateProfile: { user: user(), message: 'user updated', userErrors: [] } };
  },
  changePassword: ({ oldPassword }) =>
    oldPassword === 'mango-season'
      ? { changePassword: { token: 'a-new-token', message: 'Your password has been changed.', userErrors: [] } }
      : {
          changePassword: {
            userErrors: [{ __typename: 'InputError', message: 'The old password is wrong.', field: 'oldPassword' }],
          },
        },
};

const open = async (path = '/my-account', answers: GraphAnswers = {}, render = renderPage) => {
  const app = await render(path, { graph: { ...graph, ...answers }, as });
  await screen.findByRole('tab', { name: 'Edit Profile' });
  const sent = (name: string) => app.calls.filter(({ operationName }) => operationName === name);
  return { ...app, sent };
};
const profile = () => within(screen.getByRole('form', { name: 'Edit Profile' }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const picture = () => profile().getByRole<HTMLImageElement>('img', { name: 'Picture of Asha Rao' });
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const aFile = (name: string, type = 'image/jpeg', content: BlobPart = JPEG) => new File([content], name, { type });
const press = async (app: { user: Awaited<ReturnType<typeof renderPage>>['user'] }, button: string) =>
  app.user.click(profile().getByRole('button', { name: button }));

describe('sign out everywhere', () => {
  it('ends the session here as well, and leads to /signIn', async () => {
    const graph = {
      MyAccountPage: () => ({ me: { id: 'user-1', email: 'asha@example.com' } }),
      clearUploadedImages: () => ({ clearUploadedImages: {} }),
      signOutEverywhere: () => ({ signOutEverywhere: { ok: true, message: 'You are signed out on every device.' } }),
    };
    const { user } = await renderPage('/my-account', { graph, as: { name: 'Asha Rao' } });

    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));

    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('deleting the account', () => {
  const open = async (answer: object) => {
    const app = await renderPage('/my-account', {
      graph: { ...graph, deleteAccount: () => ({ deleteAccount: answer }) },
      as,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    return app;
  };

  it('asks for the password, tells what stands in the way, and ends the session once it is gone', async () => {
    const message = 'You can delete your account once your orders are complete: JH-100001 are still open.';
    const answer = { ok: false, userErrors: [{ __typename: 'InputError', message }] } as object;
    const { user, calls } = await open(answer);
    const form = within(screen.getByRole('form', { name: 'Delete my account' }));

    await user.click(form.getByRole('button', { name: 'Delete for good' }));
    expect(form.getByText('Password can not be blank!')).toBeTruthy();
    expect(calls.some(({ operationName }) => operationName === 'deleteAccount')).toBe(false);
    await user.type(form.getByLabelText('Your password'), 'mango-season');
    await user.click(form.getByRole('button', { name: 'Delete for good' }));
    expect(await form.findByText(message)).toBeTruthy();
    expect(getStored('token')).toBe('token');

    Object.assign(answer, { ok: true, message: 'Your account has been deleted.', userErrors: [] });
    await user.click(form.getByRole('button', { name: 'Delete for good' }));

    expect(await screen.findByText('Your account has been deleted.')).toBeTruthy();
    expect(getStored('token')).toBeNull();
  });

  it('has who signs in with Google set a password by a mailed link first, and can be thought better of', async () => {
    shopper.needsProvider = true;
    const { user } = await open({});
    const form = within(screen.getByRole('form', { name: 'Delete my account' }));

    expect(form.queryByLabelText('Your password')).toBeNull();
    expect(form.getByRole('link', { name: 'Get a link to set one' }).getAttribute('href')).toBe('/forgotPassword');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(screen.queryByRole('form', { name: 'Delete my account' })).toBeNull();
  });
});

describe('my account', () => {
  it('sends a visitor to /signIn', async () => {
    await renderPage('/my-account');

    expect(window.location.pathname).toBe('/signIn');
  });

  it('shows name, e-mail and phone, the e-mail not to be changed', async () => {
    await open();

    expect(box('Name').value).toBe('Asha Rao');
    expect(box('Phone').value).toBe('9876543210');
    expect([box('Email').value, box('Email').readOnly]).toEqual(['asha@example.com', true]);
    expect(picture().getAttribute('src')).toBe('/images/initials-480.webp');
    expect(document.title).toBe('My Account | Jhola');
  });

  it('keeps the open tab in the address', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('tab', { name: 'Change Password' }));

    expect(window.location.search).toBe('?tab=password');
    expect(await screen.findByRole('tabpanel', { name: 'Change Password' })).toBeTruthy();
  });

  it('opens the tab that the address names', async () => {
    await open('/my-account?tab=password');

    expect(screen.getByRole('form', { name: 'Change Password' })).toBeTruthy();
  });

  it('clears the image store when it opens', async () => {
    const { sent } = await open();

    await waitFor(() => expect(sent('clearUploadedImages')).toHaveLength(1));
    expect(shopper.store).toEqual([]);
  });

  it('offers to try again when it could not be loaded', async () => {
    let isDown = true;
    const MyAccountPage: GraphAnswers[string] = (variables) => {
      if (isDown) throw new Error('no network');
      return graph.MyAccountPage?.(variables) ?? {};
    };
    const { user } = await renderPage('/my-account', { graph: { ...graph, MyAccountPage }, as });

    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await user.click(retry);

    expect(await screen.findByRole('tab', { name: 'Edit Profile' })).toBeTruthy();
  });
});

describe('the address book', () => {
  const home = {
    ...{ id: 'a-1', label: 'Home', isDefault: true, fullName: 'Asha Rao', country: 'India' },
    ...{ streetAddressLine1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' },
    ...{ zipCode: '560001', phoneNumber: '9876543210' },
  };
  const office = { ...home, id: 'a-2', label: 'Office', isDefault: false, streetAddressLine1: '4 Church Street' };
  const answers = (addresses: object[]): GraphAnswers => ({
    AddressBook: () => ({ me: { id: 'user-1', name: 'Asha Rao', phone: '9876543210', addresses } }),
  });
  const book = () => within(screen.getByRole('region', { name: 'Your addresses' }));

  it('takes another address, whose first empty box stops it', async () => {
    const { user, sent } = await open('/my-account', {
      ...answers([home]),
      addAddress: ({ input }) => ({ addAddress: { addresses: [home, { ...(input as object), id: 'a-2' }] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within(screen.getByRole('form', { name: 'New address' }));
    expect(form.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Asha Rao');

    await user.type(form.getByLabelText('Name of the address'), 'Parents');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(document.activeElement).toBe(form.getByLabelText('Street Address Line 1'));
    expect(sent('addAddress')).toEqual([]);

    for (const [label, entry] of [
      ['Street Address Line 1', '9 Temple Road'],
      ['City', 'Mysuru'],
      ['State', 'Karnataka'],
      ['PIN Code (ZIP)', '570001'],
    ] as const) {
      await user.click(form.getByLabelText(label));
      await user.paste(entry);
    }
    await user.click(form.getByRole('button', { name: 'Save address' }));

    expect(await book().findByText('Parents')).toBeTruthy();
    expect(book().getByText('9 Temple Road, Mysuru 570001')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New address' })).toBeNull());
  });

  it('changes one, makes another the default, and removes one', async () => {
    const { user } = await open('/my-account', {
      ...answers([home, office]),
      updateAddress: ({ input }) => ({
        updateAddress: { addresses: [{ ...home, ...(input as object) }, office] },
      }),
      setDefaultAddress: () => ({
        setDefaultAddress: {
          addresses: [
            { ...office, isDefault: true },
            { ...home, isDefault: false },
          ],
        },
      }),
      removeAddress: () => ({ removeAddress: { addresses: [{ ...office, isDefault: true }] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    const form = within(screen.getByRole('form', { name: 'Edit Home' }));
    await user.clear(form.getByLabelText('City'));
    await user.type(form.getByLabelText('City'), 'Hubballi');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    expect(await book().findByText('12 MG Road, Hubballi 560001')).toBeTruthy();

    await user.click(book().getByRole('button', { name: 'Make Office the default' }));
    expect(await book().findByRole('button', { name: 'Make Home the default' })).toBeTruthy();

    await user.click(book().getByRole('button', { name: 'Remove Home' }));
    await waitFor(() => expect(book().queryByText('Home')).toBeNull());
    expect(book().getByText('Office')).toBeTruthy();
  });

  it('shows a refusal of the graph beside its box', async () => {
    const refusal = {
      __typename: 'InputError',
      code: 'BAD_USER_INPUT',
      field: 'city',
      message: 'The city is too far.',
    };
    const { user } = await open('/my-account', {
      ...answers([home]),
      updateAddress: () => ({ updateAddress: { addresses: [home], userErrors: [refusal] } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));

    await user.click(screen.getByRole('button', { name: 'Save address' }));

    await waitFor(() => expect(describedBy(box('City'))).toContain('The city is too far.'));
    expect(document.activeElement).toBe(box('City'));
  });
});

describe('saving the profile', () => {
  it('says so, and what the browser keeps and the header follow', async () => {
    const app = await open('/my-account', {}, renderApp);
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
    expect(getStored('token')).toBe('token');
    await app.user.click(screen.getByRole('button', { name: 'Account', hidden: true }));
    expect(await screen.findByText('Asha Bose')).toBeTruthy();
    await waitFor(() => expect(app.sent('clearUploadedImages')).toHaveLength(2));
  });

  it.each(['Name', 'Phone'])('stops at an empty %s: alert, words beside it, focus', async (label) => {
    const app = await open();
    await app.user.clear(box(label));

    await press(app, 'Save');

    expect(screen.getByRole('alert').textContent).toBe(BLANK);
    expect(document.activeElement).toBe(box(label));
    expect(describedBy(box(label))).toContain(BLANK);
    expect(app.sent('updateProfile')).toEqual([]);
  });

  it('asks for a picture where there is none', async () => {
    shopper.images = [];
    const app = await open();

    await press(app, 'Save');

    expect(screen.getByRole('alert').textContent).toBe(BLANK);
    expect(document.activeElement).toBe(box('Upload pictures'));
    expect(app.sent('updateProfile')).toEqual([]);
  });

  it('shows a refusal of the graph beside its box and keeps what was typed', async () => {
    const refusal = { __typename: 'InputError', message: 'phone can have at most 32 characters.', field: 'phone' };
    const app = await open(undefined, { updateProfile: () => ({ updateProfile: { userErrors: [refusal] } }) });
    await app.user.type(box('Phone'), '1');

    await press(app, 'Save');

    await waitFor(() => expect(describedBy(box('Phone'))).toContain(refusal.message));
    expect(box('Phone').value).toBe('98765432101');
  });

  it('sends the picture first that was chosen of several', async () => {
    shopper.images = ['one', 'two'];
    const app = await open();

    await press(app, 'Show picture 2 first');
    expect(picture().getAttribute('src')).toBe('/images/two-480.webp');
    await press(app, 'Save');
    await screen.findByText('user updated');

    expect(app.sent('updateProfile')[0]?.variables).toMatchObject({ input: { images: ['two', 'one'] } });
  });
});

describe('uploading pictures', () => {
  it('saves all that is uploaded, each once, to the user record', async () => {
    const app = await open();
    await app.user.type(box('Name'), ' Bose');
    await app.user.upload(box('Upload pictures'), [aFile('a'), aFile('b', 'image/png'), aFile('b', 'image/webp')]);

    expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
    expect(app.sent('updateProfile')[0]?.variables).toEqual({ input: { images: ['a', 'b'] } });
    expect(picture().getAttribute('src')).toBe('/images/a-480.webp');
    expect(JSON.parse(getStored('user') ?? '').image).toBe('/images/a-160.webp');
    expect(box('Name').value).toBe('Asha Rao Bose');
  });

  it('shows the first file at once, and that it is on its way', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const app = await open(undefined, {
      uploadImages: async (variables) => {
        await arrived;
        return graph.uploadImages?.(variables) ?? {};
      },
    });

    await app.user.upload(box('Upload pictures'), aFile('a'));

    await waitFor(() => expect(picture().getAttribute('src')).toBe('blob:chosen-file'));
    expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe('0');
    arrive();
    expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('accepts pictures alone, by the words of the specification', async () => {
    const app = await renderPage('/my-account', { graph, as });
    await screen.findByRole('tab', { name: 'Edit Profile' });
    expect(box('Upload pictures').accept).toContain('image/webp');

    // Past the filter of the file dialog, as by drag and drop.
    const unfiltered = (await import('@testing-library/user-event')).default.setup({ applyAccept: false });
    const lettersAsPicture = aFile('a.png', 'image/png', 'Dear shop, this is a letter.');
    const others = [aFile('a.gif', 'image/gif'), aFile('a.svg', 'image/svg+xml'), aFile('a.txt', '')];
    for (const file of [...others, lettersAsPicture]) {
      await unfiltered.upload(box('Upload pictures'), file);
      expect(await profile().findByText(NOT_A_PICTURE)).toBeTruthy();
      expect(screen.getByRole('alert').textContent).toBe(NOT_A_PICTURE);
      expect(picture().src).not.toMatch(/^blob:/);
      expect(profile().queryByRole('button', { name: 'Try again' })).toBeNull();
      await unfiltered.click(profile().getByRole('button', { name: 'Dismiss' }));
    }

    expect(app.calls.some(({ operationName }) => operationName === 'uploadImages')).toBe(false);
    expect(document.activeElement).toBe(box('Upload pictures'));
  });

  it('refuses a file that is too large, and too many of them', async () => {
    const app = await open();
    const large = aFile('a');
    Object.defineProperty(large, 'size', { value: 6_000_000 });

    await app.user.upload(box('Upload pictures'), large);
    expect(await profile().findByText('Please choose up to 5 pictures of up to 5 MB each.')).toBeTruthy();
    await app.user.upload(
      box('Upload pictures'),
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aFile(name)),
    );

    expect(profile().getByText('Please choose up to 5 pictures of up to 5 MB each.')).toBeTruthy();
    expect(app.sent('uploadImages')).toEqual([]);
  });

  it('tells why it failed and tries the same files again', async () => {
    let isDown = true;
    const app = await open(undefined, {
      uploadImages: (variables) => {
        if (isDown) throw new TypeError('no network');
        return graph.uploadImages?.(variables) ?? {};
      },
    });
    await app.user.upload(box('Upload pictures'), aFile('a'));
    const retry = await profile().findByRole('button', { name: 'Try again' });
    expect(profile().getByText(/We could not reach the shop/)).toBeTruthy();
    expect(picture().getAttribute('src')).toBe('blob:chosen-file');

    isDown = false;
    await app.user.click(retry);

    expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
    expect(shopper.images).toEqual(['a']);
    expect(document.activeElement).toBe(box('Upload pictures'));
  });

  it('uploads nothing twice when only the saving failed', async () => {
    let isDown = true;
    const app = await open(undefined, {
      updateProfile: (variables) => {
        if (isDown) throw new TypeError('no network');
        return graph.updateProfile?.(variables) ?? {};
      },
    });
    await app.user.upload(box('Upload pictures'), aFile('a'));
    const retry = await profile().findByRole('button', { name: 'Try again' });

    isDown = false;
    await app.user.click(retry);

    expect(await screen.findByText('Images Uploaded!')).toBeTruthy();
    expect(app.sent('uploadImages')).toHaveLength(1);
  });

  it('shows what the graph says of a file that only looked like a picture', async () => {
    const refusal = { __typename: 'InputError', code: 'BAD_USER_INPUT', message: NOT_A_PICTURE, field: 'images' };
    const app = await open(undefined, {
      uploadImages: () => ({ uploadImages: { images: [], userErrors: [refusal] } }),
    });

    await app.user.upload(box('Upload pictures'), aFile('a'));

    expect(await profile().findByText(NOT_A_PICTURE)).toBeTruthy();
    expect(shopper.images).toEqual(['initials']);
  });
});

describe('the e-mail address', () => {
  const section = () =>
    within(screen.getByRole('heading', { name: 'Your e-mail address' }).closest('section') as HTMLElement);

  it('says whether it is confirmed, and has the link sent again', async () => {
    const message = 'We have sent you a link. Please check your e-mail.';
    const app = await open(undefined, {
      requestEmailConfirmation: () => ({ requestEmailConfirmation: { ok: true, message, userErrors: [] } }),
    });

    expect(section().getByText('Not confirmed')).toBeTruthy();
    await app.user.click(section().getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('changes by a link to the new one, which the password asks for', async () => {
    const message = 'We have sent a link to your new address. Nothing changes until you open it.';
    const app = await open(undefined, {
      requestEmailChange: ({ newEmail, currentPassword }) => {
        if (currentPassword !== 'mango-season') {
          const refusal = { __typename: 'InputError', message: 'The password is wrong.', field: 'currentPassword' };
          return { requestEmailChange: { ok: false, userErrors: [refusal] } };
        }
        shopper.pending = String(newEmail);
        return { requestEmailChange: { ok: true, message, userErrors: [] } };
      },
    });
    await app.user.click(section().getByRole('button', { name: 'Change e-mail' }));
    const form = within(screen.getByRole('form', { name: 'Change e-mail' }));
    const submit = () => app.user.click(form.getByRole('button', { name: 'Send Link' }));

    await submit();
    expect(document.activeElement).toBe(form.getByLabelText('New e-mail'));
    await app.user.type(form.getByLabelText('New e-mail'), 'asha.rao@example.com');
    await app.user.type(form.getByLabelText('Your password'), 'guessed');
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Your password')));
    await app.user.clear(form.getByLabelText('Your password'));
    await app.user.type(form.getByLabelText('Your password'), 'mango-season');
    await submit();

    expect(await section().findByText(/We have sent a link to asha\.rao@example\.com/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Change e-mail' })).toBeNull();
  });

  it('stays as it is where the shop sends no mail', async () => {
    await open(undefined, { MyAccountPage: () => ({ me: user(), shop: { uploadUrl: '/graphql', sendsMail: false } }) });

    expect(screen.queryByRole('heading', { name: 'Your e-mail address' })).toBeNull();
    expect(screen.getByText('Your e-mail address stays as it is.')).toBeTruthy();
  });
});

describe('changing the password', () => {
  it('is not asked of who signs in with Google, who is offered to have one', async () => {
    shopper.needsProvider = true;

    await renderPage('/my-account?tab=password', { graph, as });

    const link = await screen.findByRole('link', { name: 'Get a link to set one' });
    expect(link.getAttribute('href')).toBe('/forgotPassword');
    expect(screen.queryByLabelText('Old Password')).toBeNull();
  });

  const labels = ['Old Password', 'New password', 'Confirm Password'] as const;
  const form = () => within(screen.getByRole('form', { name: 'Change Password' }));
  const type = async (app: Awaited<ReturnType<typeof open>>, entries: readonly string[]) => {
    for (const [index, label] of labels.entries()) {
      await app.user.clear(form().getByLabelText(label));
      if (entries[index]) await app.user.type(form().getByLabelText(label), entries[index]);
    }
    await app.user.click(form().getByRole('button', { name: 'Save' }));
  };

  it.each([
    [['', 'monsoon-rain', 'monsoon-rain'], 'Old Password'],
    [['mango-season', '', 'monsoon-rain'], 'New password'],
    [['mango-season', 'monsoon-rain', ''], 'Confirm Password'],
  ])('asks for all three: %j', async (entries, label) => {
    const app = await open('/my-account?tab=password');

    await type(app, entries);

    expect(screen.getByRole('alert').textContent).toBe(BLANK);
    expect(document.activeElement).toBe(form().getByLabelText(label));
    expect(describedBy(form().getByLabelText(label))).toContain(BLANK);
    expect(app.sent('changePassword')).toEqual([]);
  });

  it('wants the new one twice', async () => {
    const app = await open('/my-account?tab=password');

    await type(app, ['mango-season', 'monsoon-rain', 'monsoon-ruin']);

    expect(screen.getByRole('alert').textContent).toBe('Password and confirm password not match');
    expect(document.activeElement).toBe(form().getByLabelText('Confirm Password'));
    expect(app.sent('changePassword')).toEqual([]);
  });

  it('goes on with the new token and empties the boxes', async () => {
    const app = await open('/my-account?tab=password');

    await type(app, ['mango-season', 'monsoon-rain', 'monsoon-rain']);

    expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
    expect(app.sent('changePassword')[0]?.variables).toEqual({
      oldPassword: 'mango-season',
      newPassword: 'monsoon-rain',
    });
    expect(getStored('token')).toBe('a-new-token');
    for (const label of labels) expect(form().getByLabelText<HTMLInputElement>(label).value).toBe('');
  });

  it('shows a wrong old password beside its box', async () => {
    const app = await open('/my-account?tab=password');

    await type(app, ['wrong', 'monsoon-rain', 'monsoon-rain']);

    await waitFor(() =>
      expect(describedBy(form().getByLabelText('Old Password'))).toContain('The old password is wrong.'),
    );
    expect(getStored('token')).toBe('token');
  });

  it('shows and hides what is typed', async () => {
    const { user } = await open('/my-account?tab=password');
    const [eye] = form().getAllByRole('button', { name: 'Show password' });
    if (eye) await user.click(eye);

    expect(form().getByLabelText('Old Password').getAttribute('type')).toBe('text');
    expect(form().getByLabelText('New password').getAttribute('type')).toBe('password');
  });
});
