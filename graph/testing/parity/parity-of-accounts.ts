import { v7 } from 'uuid';
import { LinkPurpose } from '../../accounts/email/email-link.entity.js';
import { ensurePicture } from '../../accounts/pictures/pictures.service.js';
import type { User } from '../../accounts/user.entity.js';
import { ErrorCode } from '../../shared/errors.js';
import { anEmailLink, aUser } from '../factories/account.factory.js';
import { aPicture } from '../factories/picture.factory.js';
import { aStandInToken } from '../sign-in-window.js';
import { type SentFile, uploadOnGraph, uploadOverRest } from '../upload-calls.js';
import { NOBODYS_ID, NOTICE, type ParityCase, pair, type Scene } from './parity.js';

type Json = ReturnType<typeof JSON.parse>;

const PASSWORD = 'mango-season';
const { BAD_USER_INPUT, EMAIL_TAKEN, INVALID_CREDENTIALS, PAYLOAD_TOO_LARGE, UNAUTHENTICATED } = ErrorCode;

const ME = 'id name email phone isAdmin images { url(width: 640) }';
const userFacts = {
  rest: ({ name, phone, isAdmin, images }: Json) => ({ name, phone, isAdmin, images }),
  graph: ({ name, phone, isAdmin, images }: Json) => ({
    name,
    phone,
    isAdmin,
    images: images.map((each: Json) => each.url),
  }),
};
/** Whoever signs in is told who they are, gets a token, and reads the same sentence. */
const signedIn = {
  rest: ({ token, user, msg }: Json) => ({ ...userFacts.rest(user), hasToken: token.length > 20, message: msg }),
  graph: ({ token, user, message }: Json) => ({ ...userFacts.graph(user), hasToken: token.length > 20, message }),
};

const aMember = async ({ shop }: Scene) => {
  const user = await aUser(shop.ctx(), { name: 'Asha Rao', password: PASSWORD });
  await ensurePicture(shop.ctx(), user);
  return user;
};

interface Credentials {
  email: string;
  password: string;
}

interface Passwords {
  as?: User;
  id: string;
  old: string;
  renewed: string;
}
const passwords = async (scene: Scene, old = PASSWORD, renewed = 'monsoon-rain'): Promise<Passwords> => {
  const as = await aMember(scene);
  return { as, id: as.id, old, renewed };
};

interface Profile {
  as?: User;
  id: string;
  name: string;
  phone: string;
}
const profile = async (scene: Scene, name = 'Uma Nair', phone = '98765'): Promise<Profile> => {
  const as = await aMember(scene);
  return { as, id: as.id, name, phone };
};

interface EmailChange {
  as?: User;
  newEmail: string;
  currentPassword: string;
}
const emailChange = async (scene: Scene): Promise<EmailChange> => ({
  as: await aMember(scene),
  newEmail: `${v7()}@example.com`,
  currentPassword: PASSWORD,
});
const aLink = async (scene: Scene, purpose: LinkPurpose) =>
  anEmailLink(scene.shop.ctx(), await aMember(scene), purpose);

const newcomer = { name: 'Meera', phone: '9876543210', password: PASSWORD };
const aNewcomer = (given: object = {}) => ({ ...newcomer, email: `${v7()}@example.com`, ...given });

/** Forms with files are sent in ways of their own, which the tests of uploads share. */
function uploadCase(
  what: string,
  code: ErrorCode | null,
  files: () => Promise<SentFile[]>,
  isVisitor = false,
): ParityCase {
  return {
    what,
    code,
    run: async (scene) => {
      const [overRest, onGraph] = await Promise.all(
        [uploadOverRest, uploadOnGraph].map(async (upload) => {
          const { shop } = scene;
          const json = await upload(shop, isVisitor ? null : await aUser(shop.ctx()), await files());
          return { code: json.code, message: json.message, facts: json.images.length };
        }),
      );
      if (!overRest || !onGraph) throw new Error('a face was not asked');
      return { overRest, onGraph };
    },
  };
}

/** The calls about accounts and their pictures, each beside its operation. */
export const ACCOUNTS: Record<string, ParityCase[]> = {
  'POST /user/signin': pair<Credentials>({
    rest: (wish) => ['POST /api/user/signin', wish],
    graph: (wish) => [
      `mutation ($email: String!, $password: String!) {
        signIn(email: $email, password: $password) { token user { ${ME} } message userErrors { code message } }
      }`,
      wish,
    ],
    facts: signedIn,
    cases: [
      ['a member', null, async (scene) => ({ email: (await aMember(scene)).email, password: PASSWORD })],
      [
        'a wrong password',
        INVALID_CREDENTIALS,
        async (scene) => ({ email: (await aMember(scene)).email, password: 'wrong' }),
      ],
      ['a stranger', INVALID_CREDENTIALS, () => ({ email: 'stranger@example.com', password: 'wrong' })],
      ['no e-mail', BAD_USER_INPUT, () => ({ email: '', password: PASSWORD })],
      ['no password', BAD_USER_INPUT, () => ({ email: 'stranger@example.com', password: '' })],
    ],
  }),
  'POST /user/signup': pair<Record<string, string>>({
    rest: (wish) => ['POST /api/user/signup', wish],
    graph: (input) => [
      'mutation ($input: SignUpInput!) { signUp(input: $input) { message userErrors { code message } } }',
      { input },
    ],
    facts: { rest: ({ msg }) => msg, graph: ({ message }) => message },
    cases: [
      ['a newcomer', null, () => aNewcomer()],
      ['no name', BAD_USER_INPUT, () => aNewcomer({ name: ' ' })],
      ['no e-mail', BAD_USER_INPUT, () => aNewcomer({ email: '' })],
      ['no phone', BAD_USER_INPUT, () => aNewcomer({ phone: '' })],
      ['no password', BAD_USER_INPUT, () => aNewcomer({ password: '' })],
      ['a password that is too short', BAD_USER_INPUT, () => aNewcomer({ password: 'short' })],
      [
        'an address that is taken',
        EMAIL_TAKEN,
        async (scene) => aNewcomer({ email: (await aMember(scene)).email.toUpperCase() }),
      ],
    ],
  }),
  'POST /user/authWithGoogle': pair<{ idToken: string }>({
    rest: (wish) => ['POST /api/user/authWithGoogle', wish],
    graph: (wish) => [
      `mutation ($idToken: String!) {
        signInWithProvider(provider: "google", idToken: $idToken) { token user { ${ME} } message userErrors { code message } }
      }`,
      wish,
    ],
    facts: signedIn,
    cases: [
      [
        'somebody whom the provider vouches for',
        null,
        async ({ shop }) => ({
          idToken: await aStandInToken(shop.address, { name: 'Zoya Khan', email: `${v7()}@example.com` }),
        }),
      ],
      ['a token that is none', INVALID_CREDENTIALS, () => ({ idToken: 'trust.me.please' })],
      ['no token', INVALID_CREDENTIALS, () => ({ idToken: '' })],
    ],
  }),
  'POST /user/authWithGoogle/nonce': pair({
    rest: () => ['POST /api/user/authWithGoogle/nonce', {}],
    graph: () => [
      'mutation { issueSignInNonce(provider: "google") { nonce issuer clientId userErrors { code message } } }',
    ],
    facts: {
      rest: ({ nonce, issuer, clientId }) => [nonce.length, issuer, clientId],
      graph: ({ nonce, issuer, clientId }) => [nonce.length, issuer, clientId],
    },
    cases: [['a visitor', null, () => ({})]],
  }),
  'GET /user/:id': pair<{ as?: User; id: string }>({
    rest: ({ id }) => [`GET /api/user/${id}`],
    graph: () => [`{ me { ${ME} } }`],
    facts: userFacts,
    // There is no operation that would take another's id.
    nullMeans: UNAUTHENTICATED,
    cases: [
      ['its owner', null, async (scene) => ((as) => ({ as, id: as.id }))(await aMember(scene))],
      ['a visitor', UNAUTHENTICATED, () => ({ id: NOBODYS_ID })],
    ],
  }),
  'PUT /user/changePassword/:id': pair<Passwords>({
    rest: ({ id, old, renewed }) => [`PUT /api/user/changePassword/${id}`, { password: old, newPass: renewed }],
    graph: ({ old, renewed }) => [
      `mutation ($old: String!, $renewed: String!) {
        changePassword(oldPassword: $old, newPassword: $renewed) { token message userErrors { code message } }
      }`,
      { old, renewed },
    ],
    facts: {
      rest: ({ token, msg }) => [token.length > 20, msg],
      graph: ({ token, message }) => [token.length > 20, message],
    },
    cases: [
      ['its owner', null, (scene) => passwords(scene)],
      ['a wrong old password', INVALID_CREDENTIALS, (scene) => passwords(scene, 'wrong')],
      ['no old password', BAD_USER_INPUT, (scene) => passwords(scene, '')],
      ['no new password', BAD_USER_INPUT, (scene) => passwords(scene, PASSWORD, '')],
      ['a new password that is too short', BAD_USER_INPUT, (scene) => passwords(scene, PASSWORD, 'short')],
      ['a visitor', UNAUTHENTICATED, () => ({ id: NOBODYS_ID, old: PASSWORD, renewed: 'monsoon-rain' })],
    ],
  }),
  'PUT /user/:id': pair<Profile>({
    rest: ({ id, name, phone }) => [`PUT /api/user/${id}`, { name, phone, email: 'other@example.com', isAdmin: true }],
    graph: ({ name, phone }) => [
      `mutation ($input: ProfileInput!) { updateProfile(input: $input) { user { ${ME} } message userErrors { code message } } }`,
      { input: { name, phone } },
    ],
    facts: {
      rest: ({ user, msg }) => [userFacts.rest(user), msg],
      graph: ({ user, message }) => [userFacts.graph(user), message],
    },
    cases: [
      ['its owner', null, (scene) => profile(scene)],
      ['no name', BAD_USER_INPUT, (scene) => profile(scene, ' ')],
      ['no phone', BAD_USER_INPUT, (scene) => profile(scene, 'Uma Nair', '')],
      ['a name without end', BAD_USER_INPUT, (scene) => profile(scene, 'U'.repeat(5_000))],
      ['a visitor', UNAUTHENTICATED, () => ({ id: NOBODYS_ID, name: 'Uma', phone: '98' })],
    ],
  }),
  'POST /user/email/confirmation': pair<{ as?: User }>({
    rest: () => ['POST /api/user/email/confirmation', {}],
    graph: () => ['mutation { requestEmailConfirmation { message userErrors { code message } } }'],
    facts: NOTICE,
    cases: [
      ['a member', null, async (scene) => ({ as: await aMember(scene) })],
      ['a visitor', UNAUTHENTICATED, () => ({})],
    ],
  }),
  'POST /user/email/change': pair<EmailChange>({
    rest: ({ newEmail, currentPassword }) => ['POST /api/user/email/change', { newEmail, currentPassword }],
    graph: ({ newEmail, currentPassword }) => [
      `mutation ($newEmail: String!, $currentPassword: String!) {
        requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) {
          message
          userErrors { code message }
        }
      }`,
      { newEmail, currentPassword },
    ],
    facts: NOTICE,
    cases: [
      ['its owner', null, (scene) => emailChange(scene)],
      [
        'an address that is taken',
        null,
        async (scene) => ({ ...(await emailChange(scene)), newEmail: (await aMember(scene)).email }),
      ],
      [
        'a wrong password',
        INVALID_CREDENTIALS,
        async (scene) => ({ ...(await emailChange(scene)), currentPassword: 'wrong' }),
      ],
      ['what is no address', BAD_USER_INPUT, async (scene) => ({ ...(await emailChange(scene)), newEmail: 'uma' })],
      ['a visitor', UNAUTHENTICATED, () => ({ newEmail: 'uma@example.com', currentPassword: PASSWORD })],
    ],
  }),
  'POST /user/email/confirm': pair<{ as?: User; token: string }>({
    rest: ({ token }) => ['POST /api/user/email/confirm', { token }],
    graph: ({ token }) => [
      'mutation ($token: String!) { confirmEmail(token: $token) { token message userErrors { code message } } }',
      { token },
    ],
    facts: {
      rest: ({ token, msg }) => [token === null, msg],
      graph: ({ token, message }) => [token === null, message],
    },
    cases: [
      ['a visitor with a link of a change', null, async (scene) => ({ token: await aLink(scene, LinkPurpose.CHANGE) })],
      ['a link that is none', INVALID_CREDENTIALS, () => ({ token: 'guessed' })],
    ],
  }),
  'POST /user/email/undo': pair<{ token: string }>({
    rest: ({ token }) => ['POST /api/user/email/undo', { token }],
    graph: ({ token }) => [
      'mutation ($token: String!) { undoEmailChange(token: $token) { message userErrors { code message } } }',
      { token },
    ],
    facts: NOTICE,
    cases: [
      ['a visitor with the link', null, async (scene) => ({ token: await aLink(scene, LinkPurpose.UNDO) })],
      [
        'a link of another kind',
        INVALID_CREDENTIALS,
        async (scene) => ({ token: await aLink(scene, LinkPurpose.CHANGE) }),
      ],
    ],
  }),
  'POST /user/upload': [
    uploadCase('a member with two pictures', null, async () => [
      { bytes: await aPicture() },
      { bytes: await aPicture() },
    ]),
    uploadCase('what is no picture', BAD_USER_INPUT, async () => [{ bytes: Buffer.from('hello') }]),
    uploadCase('no file', BAD_USER_INPUT, async () => []),
    uploadCase('six files', PAYLOAD_TOO_LARGE, async () => Array(6).fill({ bytes: Buffer.from('x') })),
    uploadCase('a visitor', UNAUTHENTICATED, async () => [{ bytes: await aPicture() }], true),
  ],
  'GET /imageUpload': pair<{ as?: User }>({
    rest: () => ['GET /api/imageUpload'],
    graph: () => ['{ me { uploadedImages { url } } }'],
    facts: { rest: (body) => body.length, graph: (json) => json.uploadedImages.length },
    nullMeans: UNAUTHENTICATED,
    cases: [
      ['its owner', null, anUploader],
      ['a visitor', UNAUTHENTICATED, () => ({})],
    ],
  }),
  'DELETE /imageUpload/deleteAllImages': pair<{ as?: User }>({
    rest: () => ['DELETE /api/imageUpload/deleteAllImages'],
    graph: () => ['mutation { clearUploadedImages { message userErrors { code message } } }'],
    facts: { rest: ({ msg }) => msg, graph: ({ message }) => message },
    cases: [
      ['its owner', null, anUploader],
      ['a visitor', UNAUTHENTICATED, () => ({})],
    ],
  }),
};

async function anUploader({ shop }: Scene): Promise<{ as: User }> {
  const as = await aUser(shop.ctx());
  await uploadOverRest(shop, as, [{ bytes: await aPicture() }]);
  return { as };
}
