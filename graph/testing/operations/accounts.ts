import { hash } from 'node:crypto';
import { v7 } from 'uuid';
import { Address } from '../../accounts/addresses/address.entity.js';
import { DeletionCause } from '../../accounts/deletion/account-deletion.entity.js';
import { planDeletion } from '../../accounts/deletion/keep-account.js';
import { keepToken } from '../../accounts/deletion/keep-token.js';
import { LinkPurpose } from '../../accounts/email/email-link.entity.js';
import { Passkey } from '../../accounts/passkeys/passkey.entity.js';
import { beginPasskeySignIn } from '../../accounts/passkeys/sign-in-with-passkey.js';
import { ensurePicture } from '../../accounts/pictures/pictures.service.js';
import { PasswordReset } from '../../accounts/sign-in/password-reset.entity.js';
import { User } from '../../accounts/user.entity.js';
import { ADDRESS, anEmailLink, aUser } from '../factories/account.factory.js';
import { aMobile, aPhoneCode } from '../factories/phone.factory.js';
import { aPicture } from '../factories/picture.factory.js';
import { anAuthenticator, aPasskey, withoutFactors } from '../factories/second-factor.factory.js';
import { aStandInToken } from '../sign-in-window.js';
import { bad, type Rows, type Twin } from './row.js';
import { PASSWORD, type Scene } from './scene.js';
import { among, matching, text } from './shows.js';
import { alike, NOTICE, type Told, told } from './told.js';
import { accountHolder, adminOnly, anyone, everybody, ownerOnly, signedIn } from './who.js';

const USER: Told = told('name email phone isAdmin', { images: 'images.url(width: 640)' });
const within = (place: string, inside: Told): Told =>
  Object.fromEntries(Object.entries(inside).map(([name, path]) => [`${place}.${name}`, `${place}.${path}`]));
const isToken = alike((token) => token?.length > 20, 'token');
/** A sentence that tells a moment of two days ahead, since a minute may pass between both faces. */
const exceptItsTime = alike((sentence) => sentence?.replace(/ on .*\. /, ''), 'message');
const hasNoToken = alike((token) => token === null, 'token');
/** Who signs in is told who that is, gets a token, and reads the same sentence. */
const SIGNED_IN: Told = { ...NOTICE, ...within('user', told('name phone isAdmin')), token: isToken };
const own: Pick<Twin, 'id' | 'who'> = { id: ({ owner }) => owner.id, who: accountHolder };

const BLANK = 'Please fill all the details';
const PASSWORD_LENGTH = 'Password must have 6 to 1024 characters';
const UNSHOWN = 'The second line contains characters that cannot be shown.';
const anAddress = () => `${v7()}@example.com`;
/** A link to an account that no other person of the scene has, since its tokens end. */
const aLink = async (scene: Scene, purpose: LinkPurpose) =>
  anEmailLink(scene.shop.ctx(), (await scene.ofAnother()).owner, purpose);
const idToken = ({ shop }: Scene) => aStandInToken(shop.address, { name: 'Zoya Khan', email: anAddress() });

async function picturedWith(scene: Scene, caller: User) {
  await ensurePicture(scene.shop.ctx(), caller);
  return { input: { images: [scene.upload(caller)] } };
}

/** The link of the notice to an account that is to be deleted. */
async function aKeepLink({ shop }: Scene): Promise<string> {
  const { id } = await aUser(shop.ctx());
  return keepToken(shop.config, await planDeletion(shop.ctx(), id, DeletionCause.ASKED));
}

async function aResetToken(scene: Scene): Promise<string> {
  const { shop, owner } = await scene.ofAnother();
  const [token, expiresAt] = [v7(), new Date(Date.now() + 60_000)];
  const tokenHash = hash('sha256', token);
  await shop.database.manager.save(PasswordReset, { userId: owner.id, tokenHash, expiresAt });
  return token;
}

/** A code that was texted to a number of no account. */
async function aTextedCode({ shop }: Scene) {
  const phone = aMobile();
  return { phone, code: await aPhoneCode(shop, phone) };
}

async function aPlace(scene: Scene): Promise<string> {
  return scene.save(Address, { ...ADDRESS, userId: scene.owner.id });
}

/** Accounts, how one gets into them, and what is kept there. */
export const ACCOUNTS: Rows = {
  SignUp: {
    who: everybody,
    needs: () => ({ input: { email: anAddress() } }),
    shows: { user: { name: 'Meera Nair' } },
    limits: [
      ...['name', 'email', 'phone', 'password'].map((field) =>
        bad(`no ${field}`, { input: { [field]: '' } }, field, `${field} can not be blank!`),
      ),
      bad('a password that is too short', { input: { password: 'five5' } }, 'password', PASSWORD_LENGTH),
      bad('a password that is too long', { input: { password: 'x'.repeat(1025) } }, 'password', PASSWORD_LENGTH),
      ['an address that is taken', 'EMAIL_TAKEN', ({ owner }) => ({ input: { email: owner.email.toUpperCase() } })],
    ],
    rest: { call: 'POST /user/signup', tells: NOTICE },
  },
  SignIn: {
    who: everybody,
    needs: async ({ shop }) => ({ email: (await aUser(shop.ctx(), { password: PASSWORD })).email }),
    shows: { token: text, user: { name: text } },
    says: { INVALID_CREDENTIALS: 'Invalid email or password' },
    limits: [
      ['a wrong password', 'INVALID_CREDENTIALS', { password: 'wrong' }],
      ['a stranger', 'INVALID_CREDENTIALS', { email: 'stranger@example.com' }],
      [
        ...(['an account without a password', 'INVALID_CREDENTIALS'] as const),
        async ({ shop }) => ({ email: (await aUser(shop.ctx())).email }),
      ],
      bad('no e-mail', { email: '' }, 'email', 'Email can not be blank!'),
      bad('no password', { password: '' }, 'password', 'Password can not be blank!'),
    ],
    rest: {
      ...{ call: 'POST /user/signin', needs: ({ owner }) => ({ email: owner.email }), tells: SIGNED_IN },
      limits: [{ $ne: null }, ['a@example.com'], true].map((email) => bad(JSON.stringify(email), { email })),
    },
  },
  IssueSignInNonce: {
    who: everybody,
    shows: { nonce: text, clientId: 'jhola' },
    rest: {
      call: 'POST /user/authWithGoogle/nonce',
      tells: told('issuer clientId', { nonce: alike((nonce) => nonce.length, 'nonce') }),
    },
  },
  SignInWithProvider: {
    who: everybody,
    needs: (scene) => ({ idToken: idToken(scene) }),
    shows: { token: text, user: { name: 'Zoya Khan' } },
    limits: [
      ['a token that is none', 'INVALID_CREDENTIALS', { idToken: 'trust.me.please' }],
      ['no token', 'INVALID_CREDENTIALS', { idToken: '' }],
    ],
    rest: {
      ...{ call: 'POST /user/authWithGoogle', tells: SIGNED_IN },
      body: ({ idToken }) => ({ idToken, name: 'Eve', email: 'eve@example.com' }),
    },
  },
  MyAccount: {
    who: everybody,
    needs: async (scene, caller) => {
      await scene.upload(caller);
      return undefined;
    },
    shows: { images: [], uploadedImages: [{ url: matching(/\/images\//) }] },
    rest: [
      {
        ...{ call: 'GET /user/:id', ...own, who: { ...accountHolder, admin: 'YES' }, tells: USER },
        needs: async ({ shop }, caller) => void (await ensurePicture(shop.ctx(), caller)),
      },
      { call: 'GET /imageUpload', who: signedIn, tells: { '': 'uploadedImages.url' } },
    ],
  },
  UploadImages: {
    // A key puts pictures into the store of the admin who made it.
    who: { ...signedIn, writesCatalogue: 'YES' },
    files: async () => [{ bytes: await aPicture() }],
    shows: { images: [{ srcset: matching(/ 640w/) }], message: 'Images Uploaded!' },
    rest: { call: 'POST /user/upload', tells: { ...NOTICE, images: alike((images) => images.length, 'images.url') } },
  },
  UpdateProfile: {
    who: signedIn,
    needs: picturedWith,
    shows: { user: { name: 'Asha Rao', images: [{ id: text }] }, message: 'user updated' },
    limits: [
      bad('no name', { input: { name: ' ' } }, 'name', BLANK),
      bad('no phone', { input: { phone: '' } }, 'phone', BLANK),
      bad('no picture', { input: { images: [] } }, 'images', BLANK),
      ['a name without end', 'BAD_USER_INPUT', { input: { name: 'U'.repeat(5_000) } }],
    ],
    rest: {
      ...{ call: 'PUT /user/:id', ...own },
      // Pictures are sent by their addresses, which are not what the graph takes.
      body: ({ input: { name, phone, images } }) => ({
        ...{ name, phone, email: 'other@example.com', isAdmin: true },
        ...(images.length === 0 ? { images } : {}),
      }),
      tells: {
        ...{ ...NOTICE, ...within('user', told('name phone isAdmin')) },
        'user.email': alike((email) => email === 'other@example.com', 'user.email'),
      },
    },
  },
  ClearUploadedImages: {
    who: signedIn,
    shows: { message: text },
    rest: { call: 'DELETE /imageUpload/deleteAllImages', tells: NOTICE },
  },
  ChangePassword: {
    who: signedIn,
    shows: { token: text },
    limits: [
      [
        'a wrong old password',
        'INVALID_CREDENTIALS',
        { oldPassword: 'wrong' },
        'oldPassword',
        'The old password is wrong.',
      ],
      bad('no old password', { oldPassword: '' }, 'oldPassword', BLANK),
      bad('no new password', { newPassword: '' }, 'newPassword', BLANK),
      bad('a new password that is too short', { newPassword: 'five5' }, 'newPassword', PASSWORD_LENGTH),
    ],
    rest: {
      ...{ call: 'PUT /user/changePassword/:id', ...own, sentAs: { oldPassword: 'password', newPassword: 'newPass' } },
      body: ({ oldPassword: password, newPassword: newPass }) => ({ password, newPass }),
      tells: { ...NOTICE, token: isToken },
    },
  },
  SignOutEverywhere: { who: signedIn, shows: { userErrors: [] } },
  DeleteAccount: {
    // Staff give up the role first.
    who: { ...signedIn, admin: 'CONFLICT', packer: 'CONFLICT', support: 'CONFLICT' },
    shows: { message: text },
    limits: [['a wrong password', 'INVALID_CREDENTIALS', { currentPassword: 'guessed' }, 'currentPassword']],
    rest: { call: 'POST /account/deletion', tells: { msg: exceptItsTime } },
  },
  KeepAccount: {
    who: everybody,
    needs: async (scene) => ({ token: await aKeepLink(scene) }),
    shows: { message: text },
    limits: [['a link that is none', 'INVALID_CREDENTIALS', { token: 'guessed' }, 'token']],
    rest: { call: 'POST /account/keep', who: anyone, tells: NOTICE },
  },
  MyDeletion: {
    who: everybody,
    shows: { eraseAt: null },
    rest: { call: 'GET /account/deletion', who: signedIn, tells: { eraseAt: 'eraseAt' } },
  },
  RequestPasswordReset: {
    who: everybody,
    needs: () => ({ email: anAddress() }),
    shows: { message: text },
    limits: [['no e-mail', 'BAD_USER_INPUT', { email: ' ' }]],
  },
  ResetPassword: {
    who: everybody,
    needs: (scene) => ({ token: aResetToken(scene) }),
    shows: { message: text },
    limits: [['a link that is none', 'INVALID_CREDENTIALS', { token: 'guessed' }]],
  },
  RequestEmailConfirmation: {
    who: signedIn,
    shows: { message: text },
    rest: { call: 'POST /user/email/confirmation', tells: NOTICE },
  },
  RequestEmailChange: {
    who: signedIn,
    needs: () => ({ newEmail: anAddress() }),
    shows: { message: text },
    also: [['an address that is taken', ({ people }) => ({ newEmail: people.other.email })]],
    limits: [
      ['a wrong password', 'INVALID_CREDENTIALS', { currentPassword: 'wrong' }, 'currentPassword'],
      ...['', 'uma'].map((newEmail) => bad(`the address '${newEmail}'`, { newEmail }, 'newEmail')),
      bad('the address that it has', ({ owner }) => ({ newEmail: owner.email }), 'newEmail'),
    ],
    rest: { call: 'POST /user/email/change', tells: NOTICE },
  },
  ConfirmEmail: {
    who: everybody,
    needs: (scene) => ({ token: aLink(scene, LinkPurpose.CONFIRM) }),
    shows: { ok: true },
    limits: [['a link that is none', 'INVALID_CREDENTIALS', { token: 'guessed' }]],
    rest: {
      ...{ call: 'POST /user/email/confirm', tells: { ...NOTICE, token: hasNoToken } },
      also: [['a change of the address', async (scene) => ({ token: aLink(scene, LinkPurpose.CHANGE) })]],
    },
  },
  UndoEmailChange: {
    who: everybody,
    needs: (scene) => ({ token: aLink(scene, LinkPurpose.UNDO) }),
    shows: { message: text },
    limits: [
      ['a link of another kind', 'INVALID_CREDENTIALS', (scene) => ({ token: aLink(scene, LinkPurpose.CHANGE) })],
    ],
    rest: { call: 'POST /user/email/undo', tells: NOTICE },
  },
  RequestPhoneCode: {
    who: everybody,
    needs: () => ({ phone: aMobile() }),
    shows: { message: text },
    limits: [
      bad('a number that is too short', { phone: '98765' }, 'phone', 'Please enter a mobile number of 10 digits.'),
      bad('a number of another country', { phone: '+14155550123' }, 'phone'),
      bad('no number', { phone: '' }, 'phone'),
    ],
    rest: { call: 'POST /user/phone/code', tells: {} },
  },
  SignInWithPhone: {
    who: everybody,
    needs: aTextedCode,
    shows: { token: text, user: { email: '', confirmedPhone: matching(/^\+91/) } },
    limits: [
      ['a code that was not sent', 'INVALID_CREDENTIALS', () => ({ phone: aMobile(), code: '123456' }), 'code'],
      bad('no code', { code: '' }, 'code', 'Please type the code.'),
      bad('no number', { phone: 'none' }, 'phone'),
    ],
    rest: { call: 'POST /user/phone/signin', tells: { ...NOTICE, token: isToken, 'user.email': 'user.email' } },
  },
  ConfirmPhone: {
    who: { ...signedIn, admin: 'CONFLICT', packer: 'CONFLICT', support: 'CONFLICT' },
    needs: aTextedCode,
    shows: { user: { confirmedPhone: matching(/^\+91/) }, message: text },
    limits: [
      ['a code that was not sent', 'INVALID_CREDENTIALS', () => ({ phone: aMobile(), code: '123456' }), 'code'],
      bad('no code', { code: '' }, 'code', 'Please type the code.'),
    ],
    rest: { call: 'POST /user/phone', tells: {} },
  },
  RemovePhone: {
    who: signedIn,
    shows: { user: { confirmedPhone: null }, message: text },
    rest: { call: 'DELETE /user/phone', tells: NOTICE },
  },
  BeginPasskeySignIn: {
    who: everybody,
    shows: { options: { challenge: text, rpId: 'localhost', userVerification: 'required' } },
    rest: {
      call: 'POST /user/passkey/options',
      tells: { options: alike((options) => options.rpId, 'options') },
    },
  },
  SignInWithPasskey: {
    who: everybody,
    needs: async ({ shop }) => {
      const signer = await aPasskey(shop, await aUser(shop.ctx()));
      return { answer: signer.show((await beginPasskeySignIn(shop.ctx())).challenge) };
    },
    shows: { token: text, user: { name: text } },
    limits: [['an answer of nobody', 'INVALID_CREDENTIALS', { answer: { id: 'x', response: {} } }]],
    rest: { call: 'POST /user/passkey/signin', tells: { ...NOTICE, token: isToken } },
  },
  MyPasskeys: { who: everybody, shows: { passkeys: [] } },
  RemovePasskey: {
    who: signedIn,
    needs: async ({ shop }, caller) => {
      await withoutFactors(shop, caller);
      if (caller.role) await anAuthenticator(shop, caller);
      await aPasskey(shop, caller);
      return { id: (await shop.database.manager.findOneByOrFail(Passkey, { userId: caller.id })).id };
    },
    shows: { message: text },
    limits: [['another’s', 'NOT_FOUND', { id: v7() }, 'id']],
  },
  SetRole: {
    who: adminOnly,
    needs: async ({ shop }) => ({ email: (await aUser(shop.ctx())).email }),
    shows: { staffMember: { role: 'PACKER' } },
  },
  Staff: { who: adminOnly, shows: among({ role: 'OWNER' }) },
  MyAddresses: {
    who: everybody,
    needs: async (scene) => void (await aPlace(scene)),
    shows: { addresses: [{ label: 'Home', city: 'Bengaluru', isDefault: true, lastUsedAt: null }] },
  },
  AddAddress: {
    who: signedIn,
    shows: { addresses: [{ label: 'Office', isDefault: true }], message: 'Address saved' },
    limits: [
      bad('no name', { input: { fullName: ' ' } }, 'fullName', 'The name must not be empty.'),
      bad('no street', { input: { streetAddressLine1: '' } }, 'streetAddressLine1', 'The street must not be empty.'),
      bad('no PIN code', { input: { zipCode: '' } }, 'zipCode', 'The PIN code must not be empty.'),
      bad(
        'a city without end',
        { input: { city: 'B'.repeat(301) } },
        'city',
        'The city can have at most 300 characters.',
      ),
      bad('a long label', { input: { label: 'H'.repeat(41) } }, 'label', 'The label can have at most 40 characters.'),
      bad('what cannot be shown', { input: { streetAddressLine2: 'Flat\u202E4' } }, 'streetAddressLine2', UNSHOWN),
    ],
  },
  UpdateAddress: {
    who: ownerOnly,
    needs: (scene) => ({ id: aPlace(scene) }),
    shows: { addresses: [{ streetAddressLine1: '14 MG Road' }] },
  },
  SetDefaultAddress: {
    who: ownerOnly,
    needs: (scene) => ({ id: aPlace(scene) }),
    shows: { addresses: [{ isDefault: true }] },
  },
  RemoveAddress: { who: ownerOnly, needs: (scene) => ({ id: aPlace(scene) }), shows: { addresses: [] } },
};
