import { createHmac, hash } from 'node:crypto';
import { MoreThan } from 'typeorm';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { isEmail, normalEmail } from '../../shared/input/email.js';
import { readId } from '../../shared/input/id.js';
import type { Language } from '../../shared/languages/languages.js';
import { phrase, say, wordsIn } from '../../shared/languages/phrase.js';
import { Right } from '../../shared/rights/right.js';
import { Role } from '../../shared/rights/role.js';
import { askSecondFactorAgain, staffOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { Task } from '../../shared/task.js';
import { readShopFacts } from '../../shop/shop-facts.js';
import { accountField } from '../account-fields.js';
import { limitMessages } from '../sign-in/message-limit.js';
import { User } from '../user.entity.js';
import { ownersStay, refuseFullStaff } from './staff.service.js';
import type { StaffOffer } from './staff.type.js';
import { StaffInvitation } from './staff-invitation.entity.js';

const SEND_STAFF_INVITATION = 'send-staff-invitation';

/** How long a link is good. In days. */
const GOOD_FOR_DAYS = 7;

/** Who is invited, to what, and in which language. */
interface Invited {
  email: string;
  role: Role;
  language: Language;
}

/**
 * Mails a person a link by which they get a role in the shop, with the account that they have or a
 * new one. An invitation of the same address before it no longer works.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, SECOND_FACTOR_REQUIRED,
 *   BAD_USER_INPUT for what is no e-mail address, CONFLICT for the role of an owner, for those who
 *   have a role already, beyond 200 accounts and where the shop sends no mail; RATE_LIMITED after
 *   three within a quarter of an hour for one address
 */
export async function inviteStaff(
  ctx: Context,
  { email: sentEmail, role, language }: Invited,
): Promise<{ invitation: StaffInvitation; message: string }> {
  const viewer = staffOf(ctx, Right.MANAGE_STAFF);
  askSecondFactorAgain(viewer);
  const email = normalEmail(accountField('email', sentEmail, phrase('Email can not be blank!')));
  if (!isEmail(email)) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), 'email');
  if (role === Role.OWNER) throw ownersStay();
  if (!ctx.mailer)
    throw new ShopError(
      ErrorCode.CONFLICT,
      phrase('This shop does not send e-mail. Give an account the role instead.'),
    );
  const known = await ctx.db.findOneBy(User, { email });
  if (known?.role)
    throw new ShopError(ErrorCode.CONFLICT, phrase('{name} has a role here already.', { name: known.name }), 'email');
  await refuseFullStaff(ctx);
  await limitMessages(ctx, 'staff-link', [email]);
  return inTransaction(ctx, async (tx) => {
    await tx.db.delete(StaffInvitation, { email });
    await addJobs(
      tx,
      SEND_STAFF_INVITATION,
      `INSERT INTO staff_invitation (email, role, language, invited_by_id, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))
       RETURNING json_build_object('invitationId', id) AS payload, '${SEND_STAFF_INVITATION}:' || id AS key,
         NULL::timestamptz AS run_at`,
      [email, role, language, viewer.id, GOOD_FOR_DAYS],
    );
    const invitation = await tx.db.findOneByOrFail(StaffInvitation, { email });
    await recordChange(tx, {
      ...{ operation: 'inviteStaff', subjectType: AuditSubject.USER, subjectId: invitation.id },
      ...{ before: null, after: { role, expiresAt: invitation.expiresAt } },
    });
    return { invitation, message: say(phrase('We have sent a link to {email}.', { email }), tx.language) };
  });
}

/**
 * Takes an invitation back: its link no longer works.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, NOT_FOUND
 */
export async function revokeStaffInvitation(
  ctx: Context,
  sentId: unknown,
): Promise<{ invitation: StaffInvitation; message: string }> {
  staffOf(ctx, Right.MANAGE_STAFF);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const invitation = id ? await tx.db.findOneBy(StaffInvitation, { id }) : null;
    if (!invitation) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such invitation.'), 'id');
    await tx.db.delete(StaffInvitation, { id: invitation.id });
    const { role, email } = invitation;
    await recordChange(tx, {
      ...{ operation: 'revokeStaffInvitation', subjectType: AuditSubject.USER, subjectId: invitation.id },
      ...{ before: { role }, after: null },
    });
    return { invitation, message: say(phrase('The link of {email} no longer works.', { email }), tx.language) };
  });
}

/**
 * The invitations that were not accepted yet and still can be, the latest first.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function listStaffInvitations(ctx: Context): Promise<StaffInvitation[]> {
  staffOf(ctx, Right.MANAGE_STAFF);
  return ctx.db.find(StaffInvitation, { where: { expiresAt: MoreThan(new Date()) }, order: { id: 'DESC' } });
}

/** What an invitation offers to those who have its link; null for one that no longer works. */
export async function readStaffOffer(ctx: Context, token: string): Promise<StaffOffer | null> {
  const invitation = await findInvitation(ctx, token);
  if (!invitation) return null;
  const { email, role, expiresAt, invitedBy } = invitation;
  const hasAccount = await ctx.db.existsBy(User, { email });
  return { email, role, expiresAt, hasAccount, invitedBy: invitedBy?.name ?? null };
}

/** The invitation that a link leads to; null for one that is used up, too old or unknown. */
export function findInvitation(ctx: Context, token: string): Promise<StaffInvitation | null> {
  const tokenHash = hash('sha256', token);
  return ctx.db.findOne(StaffInvitation, {
    where: { tokenHash, expiresAt: MoreThan(new Date()) },
    relations: { invitedBy: true },
  });
}

/** Forgets invitations that have expired, and with them the addresses that they hold. */
export async function deleteExpiredInvitations(ctx: Context): Promise<void> {
  await ctx.db.createQueryBuilder().delete().from(StaffInvitation).where('expires_at <= now()').execute();
}

/**
 * Mails what `inviteStaff` has queued. Its token follows from its id, so that a mail that is sent
 * again is the same mail.
 */
export const sendStaffInvitations: Task<{ invitationId: string }> = {
  name: SEND_STAFF_INVITATION,
  run: async (ctx, { invitationId: id }) => {
    const invitation = await ctx.db.findOneBy(StaffInvitation, { id, expiresAt: MoreThan(new Date()) });
    if (!invitation) return;
    const { email, role, language } = invitation;
    const token = tokenOf(ctx.config, id);
    await ctx.db.update(StaffInvitation, { id }, { tokenHash: hash('sha256', token) });
    const words = wordsIn(language);
    const { name: shop } = await readShopFacts(ctx);
    await sendMail(
      ctx,
      { id: `staff-invitation.${id}`, to: { name: email, email } },
      {
        ...{ language, greeting: words('Hello,'), title: words('You are invited to work at {shop}', { shop }) },
        paragraphs: [
          words('The owner of {shop} invites you to help to run the shop. Your role: {role}.', {
            ...{ shop, role: phrase(role.toLowerCase() as Lowercase<Role>) },
          }),
          words('The link below works once, within {days} days.', { days: GOOD_FOR_DAYS }),
          words('If you do not know this shop, ignore this mail.'),
        ],
        // Behind the hash, which browsers send to no server.
        link: { label: words('Accept the invitation'), path: `/desk/invitation?lang=${language}#${token}` },
      },
    );
  },
};

/** The secret part of a link. */
function tokenOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, id: string): string {
  return createHmac('sha256', jwtSecret).update(`staff-invitation:${id}`).digest('base64url');
}
