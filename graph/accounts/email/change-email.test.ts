import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { openMailbox } from '../../messages/mailbox.js';
import type { MailboxMessage } from '../../messages/mailbox-message.entity.js';
import { Role } from '../../shared/rights/role.js';
import { anEmailLink, aUser } from '../../testing/factories/account.factory.js';
import { aKey } from '../../testing/factories/api-key.factory.js';
import { aPasskey } from '../../testing/factories/second-factor.factory.js';
import { jobsOf, runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { aStandInToken } from '../../testing/sign-in-window.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { User } from '../user.entity.js';
import { LinkPurpose } from './email-link.entity.js';
import { deleteExpiredEmailLinks } from './email-links.js';

const PASSWORD = 'mango-season';

let shop: TestShop;

beforeAll(async () => {
  // What is queued is sent by the tests, into the local mailbox.
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

afterAll(() => shop.close());

let mobiles = 0;
const aMobile = () => `+9198765${String(++mobiles).padStart(5, '0')}`;
const anAddress = () => `${v7()}@example.com`;
const aShopper = () => aUser(shop.ctx(), { email: anAddress(), password: PASSWORD });
const ask = (query: string, variables: object = {}, as: User | null = null, headers: Record<string, string> = {}) =>
  shop.graphql(query, variables, { as, headers });
const readUser = ({ id }: { id: string }) => shop.database.manager.findOneByOrFail(User, { id });
const signIn = (email: string) => shop.rest('POST /api/user/signin', { body: { email, password: PASSWORD } });
const signUp = (email: string, headers: Record<string, string> = {}) =>
  shop.rest('POST /api/user/signup', {
    body: { name: 'Asha', email, phone: '9876543210', password: PASSWORD },
    headers,
  });

const change = async (as: User, newEmail: string, currentPassword = PASSWORD) => {
  const { data, errors } = await ask(
    `mutation ($newEmail: String!, $currentPassword: String!) {
      requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) {
        ok message userErrors { code field }
      }
    }`,
    { newEmail, currentPassword },
    as,
  );
  return data?.requestEmailChange ?? errors[0]?.extensions;
};
const confirm = async (token: string, as: User | null = null) => {
  const { data } = await ask(
    `mutation ($token: String!) {
      confirmEmail(token: $token) { ok message token user { email isEmailConfirmed } userErrors { code field } }
    }`,
    { token },
    as,
  );
  return data.confirmEmail;
};
const signInWithGoogle = async (email: string) =>
  ask(
    'mutation ($idToken: String!) { signInWithProvider(provider: "google", idToken: $idToken) { user { isEmailConfirmed } userErrors { code } } }',
    { idToken: await aStandInToken(shop.address, { name: 'Zoya Khan', email }) },
  );
const undo = async (token: string) => {
  const { data } = await ask(
    'mutation ($token: String!) { undoEmailChange(token: $token) { ok message userErrors { code field } } }',
    { token },
  );
  return data.undoEmailChange;
};
const requestConfirmation = (as: User) =>
  ask('mutation { requestEmailConfirmation { ok message userErrors { code } } }', {}, as);

/** Sends what waits, and answers the mails to an address, the earliest first. */
async function mailsTo(email: string): Promise<MailboxMessage[]> {
  const ctx = shop.ctx();
  await runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => `https://jhola.example${path}`) });
  return shop.database.query('SELECT * FROM mailbox_message WHERE recipient = $1 ORDER BY sent_at', [email]);
}
const linkIn = (mail?: MailboxMessage) => /(?:confirmEmail|undoEmailChange)#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const linkTo = async (email: string) => linkIn((await mailsTo(email)).at(-1));

describe('signUp', () => {
  it('mails one link by which the address is confirmed, and withholds nothing until then', async () => {
    const email = anAddress();
    await signUp(email);
    const { token } = (await signIn(email)).body;
    const before = await shop.graphql('{ me { id isEmailConfirmed } }', {}, { as: `Bearer ${token}` });

    const mails = await mailsTo(email);
    const again = await mailsTo(email);

    expect(before.data.me.isEmailConfirmed).toBe(false);
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
    expect(mails[0]?.html).toContain(`https://jhola.example/confirmEmail#${linkIn(mails[0])}`);
    expect(again).toEqual(mails);
    expect(await confirm(linkIn(mails[0]))).toEqual({
      ...{ ok: true, message: 'Your e-mail address is confirmed.', token: null, user: null, userErrors: [] },
    });
    const after = await shop.graphql('{ me { isEmailConfirmed } }', {}, { as: `Bearer ${token}` });
    expect(after.data.me.isEmailConfirmed).toBe(true);
    expect((await confirm(linkIn(mails[0]))).userErrors).toEqual([{ code: 'INVALID_CREDENTIALS', field: 'token' }]);
  });

  it('mails it in Hindi to those who chose it, and nothing for an address that is taken', async () => {
    const email = anAddress();
    await signUp(email, { cookie: 'lang=hi' });
    expect((await signUp(email)).status).toBe(409);

    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['अपना ई-मेल पक्का करें']);
  });
});

describe('signInWithProvider', () => {
  it('counts as confirmed, for a new account and for one that was there', async () => {
    const there = await aShopper();
    for (const email of [anAddress(), there.email]) {
      const { data } = await signInWithGoogle(email);
      expect(data.signInWithProvider.user.isEmailConfirmed).toBe(true);
    }
  });
});

describe('requestEmailConfirmation', () => {
  it('mails another link, by which alone the address is confirmed', async () => {
    const email = anAddress();
    await signUp(email);
    const first = await linkTo(email);
    const user = await shop.database.manager.findOneByOrFail(User, { email });

    await requestConfirmation(user);
    const second = await linkTo(email);

    expect((await confirm(first)).ok).toBe(false);
    expect(await confirm(second, user)).toMatchObject({ ok: true, user: { email, isEmailConfirmed: true } });
    await requestConfirmation(user);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is done three times within a quarter of an hour, not oftener', async () => {
    const user = await aShopper();
    for (let turn = 0; turn < 3; turn++) expect((await requestConfirmation(user)).errors).toEqual([]);

    expect((await requestConfirmation(user)).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('requestEmailChange', () => {
  it('changes the address once the link is opened, ends other sessions and links, and tells the former address', async () => {
    const user = await aShopper();
    const newEmail = anAddress();
    const { token: elsewhere } = (await signIn(user.email)).body;
    await ask('mutation ($email: String!) { requestPasswordReset(email: $email) { ok } }', user);

    expect(await change(user, ` ${newEmail.toUpperCase()}`)).toEqual({
      ok: true,
      message: 'We have sent a link to your new address. Nothing changes until you open it.',
      userErrors: [],
    });

    const token = await linkTo(newEmail);
    const { data } = await ask('{ me { email pendingEmail } }', {}, user);
    expect(data.me).toEqual({ email: user.email, pendingEmail: newEmail });
    const told = await mailsTo(user.email);
    expect(told.find(({ subject }) => subject === 'Your e-mail address is about to change')?.text).toContain(newEmail);
    const reset = /resetPassword#([\w-]+)/.exec(told.map(({ text }) => text).join())?.[1];

    const confirmed = await confirm(token, user);
    expect(confirmed).toMatchObject({ ok: true, user: { email: newEmail, isEmailConfirmed: true } });
    const mine = await shop.graphql('{ me { pendingEmail } }', {}, { as: `Bearer ${confirmed.token}` });
    expect(mine.data.me).toEqual({ pendingEmail: null });
    expect((await shop.rest(`GET /api/user/${user.id}`, { as: `Bearer ${elsewhere}` })).status).toBe(401);
    expect((await signIn(newEmail)).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(401);
    const { data: spent } = await ask(
      'mutation ($token: String!) { resetPassword(token: $token, newPassword: "monsoon-rain") { ok } }',
      { token: reset },
    );
    expect(spent.resetPassword.ok).toBe(false);
  });

  it('answers the same for an address that is somebody’s, whom a mail tells so, and changes nothing', async () => {
    const user = await aShopper();
    const holder = await aShopper();

    const [free, taken] = [await change(user, anAddress()), await change(user, holder.email)];
    const mails = await mailsTo(holder.email);

    expect(taken).toEqual(free);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(linkIn(mails[0])).toBe('');
    expect((await ask('{ me { pendingEmail } }', {}, user)).data.me.pendingEmail).toBe(holder.email);
  });

  it('lets only the latest link and nobody come in between', async () => {
    const user = await aShopper();
    const [first, second] = [anAddress(), anAddress()];
    await change(user, first);
    const older = await linkTo(first);
    await change(user, second);
    const latest = await linkTo(second);
    expect((await confirm(older)).ok).toBe(false);
    await signUp(second);
    expect((await confirm(latest)).userErrors).toEqual([{ code: 'CONFLICT', field: 'token' }]);
    expect((await readUser(user)).email).toBe(user.email);
  });

  it('is over once the password is changed, chosen anew or ended by its owner at Google, since a thief may have asked for it', async () => {
    const newPassword = 'monsoon-rain';
    const changing =
      'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { token } }';
    const resetting =
      'mutation ($token: String!, $new: String!) { resetPassword(token: $token, newPassword: $new) { ok } }';
    const endings: ((user: User) => Promise<unknown>)[] = [
      (user) => ask(changing, { old: PASSWORD, new: newPassword }, user),
      async (user) => {
        await ask('mutation ($email: String!) { requestPasswordReset(email: $email) { ok } }', user);
        const token = /resetPassword#([\w-]+)/.exec((await mailsTo(user.email)).map(({ text }) => text).join())?.[1];
        return ask(resetting, { token, new: newPassword });
      },
      ({ email }) => signInWithGoogle(email),
    ];
    for (const end of endings) {
      const user = await aShopper();
      const newEmail = anAddress();
      await change(user, newEmail);
      const token = await linkTo(newEmail);

      await end(user);

      expect((await signIn(user.email)).status).toBe(401);
      expect((await confirm(token)).userErrors).toEqual([{ code: 'INVALID_CREDENTIALS', field: 'token' }]);
      expect((await readUser(user)).email).toBe(user.email);
    }
  });

  it('is asked for three times within a quarter of an hour, not oftener', async () => {
    const user = await aShopper();
    for (let turn = 0; turn < 3; turn++) expect((await change(user, anAddress())).ok).toBe(true);

    expect((await change(user, anAddress())).code).toBe('RATE_LIMITED');
  });

  it('leaves a link that is opened twice at once to one of both, and forgets old ones', async () => {
    const user = await aShopper();
    const newEmail = anAddress();
    await change(user, newEmail);
    const token = await linkTo(newEmail);

    const opened = await Promise.all([confirm(token), confirm(token)]);

    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    await change(await readUser(user), anAddress());
    await shop.database.query('UPDATE email_link SET expires_at = now() WHERE user_id = $1', [user.id]);
    const late = await anEmailLink(shop.ctx(), user, LinkPurpose.UNDO);
    await shop.database.query('UPDATE email_link SET expires_at = now() WHERE user_id = $1', [user.id]);
    expect((await undo(late)).ok).toBe(false);
    await deleteExpiredEmailLinks(shop.ctx());
    expect(await shop.database.query('SELECT FROM email_link WHERE user_id = $1', [user.id])).toEqual([]);
  });
});

describe('a passkey and a phone number that another person left at an account', () => {
  const keysOf = (user: User) => shop.database.manager.countBy(Passkey, { userId: user.id });
  const leaveBehind = async (user: User) => {
    await aPasskey(shop, user);
    await shop.database.manager.update(User, { id: user.id }, { confirmedPhone: aMobile() });
  };
  const chooseAnew = async ({ email }: User) => {
    await ask('mutation ($email: String!) { requestPasswordReset(email: $email) { ok } }', { email });
    const token = /resetPassword#([\w-]+)/.exec((await mailsTo(email)).map(({ text }) => text).join())?.[1];
    const { data } = await ask(
      'mutation ($token: String!) { resetPassword(token: $token, newPassword: "monsoon-rain") { ok } }',
      { token },
    );
    expect(data.resetPassword.ok).toBe(true);
  };
  const WAYS: [way: string, take: (user: User) => Promise<unknown>][] = [
    ['by a link for a forgotten password', chooseAnew],
    ['by Google', ({ email }) => signInWithGoogle(email)],
    ['by undoing a change of its address', async (user) => undo(await anEmailLink(shop.ctx(), user, LinkPurpose.UNDO))],
  ];

  it.each(WAYS)('let in no more once the reader of its address takes it over %s', async (_way, take) => {
    const user = await aShopper();
    await leaveBehind(user);

    await take(user);

    expect([await keysOf(user), (await readUser(user)).confirmedPhone]).toEqual([0, null]);
    expect((await mailsTo(user.email)).map(({ text }) => text).join()).toContain('A passkey was removed');
  });

  it('stay where the address was confirmed before: they are of its reader', async () => {
    for (const [, take] of WAYS.slice(0, 2)) {
      const user = await aShopper();
      await shop.database.manager.update(User, { id: user.id }, { emailConfirmedAt: new Date() });
      await leaveBehind(user);

      await take(user);

      expect([await keysOf(user), (await readUser(user)).confirmedPhone]).toEqual([1, expect.any(String)]);
    }
  });

  it('stay with those who run the shop, since no mail takes a second factor', async () => {
    const user = await aUser(shop.ctx(), { email: anAddress(), password: PASSWORD, role: Role.SUPPORT });
    await aPasskey(shop, user);

    await chooseAnew(user);

    expect(await keysOf(user)).toBe(1);
  });
});

describe('undoEmailChange', () => {
  it('gives the account back its address after several changes, and ends what a thief could come in by', async () => {
    const user = await aShopper();
    const [stolen, again] = [anAddress(), anAddress()];
    await change(user, stolen);
    const token = await linkTo(user.email);
    await confirm(await linkTo(stolen));
    await change(await readUser(user), again);
    await confirm(await linkTo(again));
    const thief = await readUser(user);
    expect(thief.email).toBe(again);
    const idToken = await aStandInToken(shop.address, { name: 'A Thief', email: again });
    const linking =
      'mutation ($idToken: String!) { signInWithProvider(provider: "google", idToken: $idToken) { token } }';
    expect((await ask(linking, { idToken })).data.signInWithProvider.token).toBeTruthy();

    expect(await undo(token)).toEqual({
      ok: true,
      message: 'Your account has its old e-mail address again. Please choose a new password.',
      userErrors: [],
    });

    expect((await readUser(user)).email).toBe(user.email);
    for (const email of [user.email, stolen, again]) expect((await signIn(email)).status).toBe(401);
    expect((await ask('{ me { id } }', {}, thief)).status).toBe(401);
    expect(await shop.database.query('SELECT FROM identity_link WHERE user_id = $1', [user.id])).toEqual([]);
    expect((await confirm(await linkTo(again))).ok).toBe(false);
  });

  it('revokes the API keys of an admin, whose password a thief knew', async () => {
    const user = await aUser(shop.ctx(), { email: anAddress(), isAdmin: true });
    const { id, as } = await aKey(shop, { madeBy: user });

    expect((await undo(await anEmailLink(shop.ctx(), user, LinkPurpose.UNDO))).ok).toBe(true);

    expect((await shop.graphql('{ lowStock(first: 1) { totalCount } }', {}, { as })).status).toBe(401);
    const audited = await shop.database.query(
      'SELECT operation, actor_id FROM audit_entry WHERE subject_id = $1 ORDER BY id',
      [id],
    );
    expect(audited.at(-1)).toEqual({ operation: 'undoEmailChange', actor_id: user.id });
  });

  it('keeps an address that has not changed yet', async () => {
    const user = await aShopper();
    const newEmail = anAddress();
    await change(user, newEmail);
    const token = await linkTo(newEmail);

    expect((await undo(await linkTo(user.email))).ok).toBe(true);

    expect((await confirm(token)).ok).toBe(false);
    expect((await readUser(user)).email).toBe(user.email);
  });

  it('is possible for 7 days, in which nobody else gets the former address', async () => {
    const user = await aShopper();
    const newEmail = anAddress();
    await change(user, newEmail);
    const token = await linkTo(user.email);
    await confirm(await linkTo(newEmail));

    expect((await signUp(user.email)).body.code).toBe('EMAIL_TAKEN');
    expect((await signInWithGoogle(user.email)).data.signInWithProvider.userErrors).toEqual([{ code: 'CONFLICT' }]);
    const other = await aShopper();
    await change(other, user.email);
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('You already have an account');

    expect((await undo(token)).ok).toBe(true);
    expect(await jobsOf(shop.database, 'send-email-link')).toEqual([]);
  });
});
