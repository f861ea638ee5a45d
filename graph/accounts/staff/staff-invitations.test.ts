import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { openMailbox } from '../../messages/mailbox.js';
import { MailboxMessage } from '../../messages/mailbox-message.entity.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { User } from '../user.entity.js';
import { deleteExpiredInvitations } from './staff-invitations.js';

const ACCOUNT = { name: 'Meera Nair', phone: '9876543210', password: 'mango-season' };

let shop: TestShop;
let owner: User;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

beforeEach(async () => {
  owner = await aUser(shop.ctx(), { role: Role.OWNER, name: 'Ravi Shah' });
});

afterAll(() => shop.close());

const ERRORS = 'message userErrors { code message field }';
const INVITE = `mutation ($email: String!, $language: Language) {
  inviteStaff(email: $email, role: SUPPORT, language: $language) { invitation { id } ${ERRORS} }
}`;
const ACCEPT = `mutation ($token: String!, $newAccount: NewStaffInput) {
  acceptStaffInvitation(token: $token, newAccount: $newAccount) { token user { id role } ${ERRORS} }
}`;

const invite = async (email: string, language?: string): Promise<string> => {
  const { data } = await shop.graphql(INVITE, { email, language }, { as: owner });
  expect(data.inviteStaff.userErrors).toEqual([]);
  return data.inviteStaff.invitation.id;
};
const accept = async (token: string, newAccount: object | null, as: User | null = null) =>
  (await shop.graphql(ACCEPT, { token, newAccount }, { as })).data.acceptStaffInvitation;

/** The mail that an address got last. */
async function mailTo(email: string): Promise<MailboxMessage> {
  const ctx = shop.ctx();
  await runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => shop.address + path) });
  const mails = await shop.database.manager.findBy(MailboxMessage, { recipient: email });
  const mail = mails.findLast(({ id }) => id.startsWith('staff-invitation'));
  if (!mail) throw new Error(`no invitation was mailed to ${email}`);
  return mail;
}

const tokenIn = ({ text }: MailboxMessage): string => /invitation\?lang=\w+#([\w-]+)/.exec(text)?.[1] ?? '';

describe('inviteStaff', () => {
  it('mails a link by which a new account gets the role, once, with its address confirmed', async () => {
    const email = `${v7()}@example.com`;
    await invite(email);
    const mail = await mailTo(email);
    const token = tokenIn(mail);
    const { data } = await shop.graphql(
      'query ($token: String!) { staffOffer(token: $token) { email role invitedBy hasAccount } }',
      { token },
    );

    const accepted = await accept(token, ACCOUNT);
    const again = await accept(token, ACCOUNT);

    expect(mail.subject).toContain('You are invited to work at');
    expect(data.staffOffer).toEqual({ email, role: 'SUPPORT', invitedBy: 'Ravi Shah', hasAccount: false });
    expect(accepted.user.role).toBe('SUPPORT');
    expect(accepted.message).toBe('Welcome, Meera Nair.');
    const user = await shop.database.manager.findOneByOrFail(User, { email });
    expect(user).toMatchObject({ role: 'SUPPORT', isEmailConfirmed: true });
    const asNew = { as: `Bearer ${accepted.token}` };
    expect((await shop.graphql('{ customers { totalCount } }', {}, asNew)).errors).toEqual([]);
    expect(again.userErrors[0]).toMatchObject({ code: 'INVALID_CREDENTIALS', field: 'token' });
    const entry = await shop.database.manager.findOneByOrFail(AuditEntry, {
      ...{ subjectId: user.id, operation: 'acceptStaffInvitation' },
    });
    expect(entry).toMatchObject({ actorId: user.id, before: { role: null }, after: { role: 'SUPPORT' } });
  });

  it('writes the mail in the language that was chosen, with a link to the desk in it', async () => {
    const email = `${v7()}@example.com`;
    await invite(email, 'HI');

    const { subject, text } = await mailTo(email);

    expect(subject).toContain('काम का न्योता');
    expect(text).toContain('मदद वाले');
    expect(text).toContain('/desk/invitation?lang=hi#');
  });

  it('no longer lets in once it has expired, was taken back, or was sent anew', async () => {
    const email = `${v7()}@example.com`;
    const other = `${v7()}@example.com`;
    await invite(email);
    const former = tokenIn(await mailTo(email));
    await invite(email);
    const latest = tokenIn(await mailTo(email));
    const id = await invite(other);
    const takenBack = tokenIn(await mailTo(other));
    await shop.graphql('mutation ($id: ID!) { revokeStaffInvitation(id: $id) { message } }', { id }, { as: owner });

    const codes = [
      (await accept(former, ACCOUNT)).userErrors[0].code,
      (await accept(takenBack, ACCOUNT)).userErrors[0].code,
    ];
    await shop.database.query(`UPDATE staff_invitation SET expires_at = now() WHERE email = $1`, [email]);
    codes.push((await accept(latest, ACCOUNT)).userErrors[0].code);

    expect(codes).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'INVALID_CREDENTIALS']);
    await deleteExpiredInvitations(shop.ctx());
    expect(await shop.database.query('SELECT FROM staff_invitation WHERE email = $1', [email])).toEqual([]);
  });

  it('gives an account its role only once it is signed in, so that who made it in another’s name gets none', async () => {
    const stranger = await aUser(shop.ctx(), { email: `${v7()}@example.com`, password: 'mango-season' });
    await invite(stranger.email);
    const token = tokenIn(await mailTo(stranger.email));

    const signedOut = await accept(token, ACCOUNT);
    const another = await accept(token, ACCOUNT, owner);
    const own = await accept(token, null, stranger);

    expect([signedOut, another].map(({ userErrors }) => userErrors[0].code)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(own.user).toEqual({ id: stranger.id, role: 'SUPPORT' });
  });

  it('is accepted once where two devices accept at the same moment', async () => {
    const email = `${v7()}@example.com`;
    await invite(email);
    const token = tokenIn(await mailTo(email));

    const answers = await Promise.all([accept(token, ACCOUNT), accept(token, ACCOUNT)]);

    expect(answers.filter((answer) => answer.token)).toHaveLength(1);
  });
});
