import { hash } from 'node:crypto';
import { v7 } from 'uuid';
import { CustomerNote } from '../../accounts/customers/customer-note.entity.js';
import { beginPasskey } from '../../accounts/passkeys/own-passkeys.js';
import { Passkey } from '../../accounts/passkeys/passkey.entity.js';
import { beginAuthenticator } from '../../accounts/second-factor/authenticators.js';
import { StaffInvitation } from '../../accounts/staff/staff-invitation.entity.js';
import type { User } from '../../accounts/user.entity.js';
import { NewsletterSubscription } from '../../newsletter/newsletter-subscription.entity.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../factories/account.factory.js';
import { anAuthenticator, aPasskey, aSigner, codeOf, withoutFactors } from '../factories/second-factor.factory.js';
import { bad, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { among, list, text } from './shows.js';
import { NOTICE } from './told.js';
import { adminAndSupport, adminOnly, everybody, signedIn, staffOnly } from './who.js';

const anAddress = () => `${v7()}@example.com`;

async function anInvitation({ shop }: Scene): Promise<{ id: string; token: string }> {
  const [token, expiresAt] = [v7(), new Date(Date.now() + 60_000)];
  const tokenHash = hash('sha256', token);
  const { id } = await shop.database.manager.save(StaffInvitation, {
    ...{ email: anAddress(), role: Role.PACKER, language: 'en', tokenHash, expiresAt },
  });
  return { id, token };
}

/** A member of staff sets up what was not begun. */
async function aBeginning({ shop }: Scene, caller: User): Promise<string> {
  await withoutFactors(shop, caller);
  const { secret } = await beginAuthenticator(shop.ctx({ id: caller.id, role: caller.role ?? Role.OWNER }));
  return secret;
}

const FACTOR = { token: text, secondFactor: { isSetUp: true, isAwaited: false, factors: list } };

/** Staff, second factors, and what is kept of customers. */
export const PEOPLE: Rows = {
  Rights: { who: adminOnly, shows: among({ right: 'GIVE_MONEY_BACK', roles: ['OWNER', 'SUPPORT'], movesMoney: true }) },
  StaffInvitations: {
    who: adminOnly,
    needs: async (scene) => void (await anInvitation(scene)),
    shows: among({ role: 'PACKER', language: 'EN' }),
  },
  IsSecondFactorDemanded: { who: adminOnly, shows: false },
  InviteStaff: {
    who: adminOnly,
    needs: () => ({ email: anAddress() }),
    shows: { invitation: { role: 'PACKER' }, message: text },
    limits: [
      bad('no address', { email: 'meera' }, 'email', 'This is not an email address'),
      ['an owner', 'CONFLICT', { role: 'OWNER' }],
      ['who has a role', 'CONFLICT', ({ people }) => ({ email: people.packer.email }), 'email'],
    ],
  },
  RevokeStaffInvitation: {
    who: adminOnly,
    needs: async (scene) => ({ id: (await anInvitation(scene)).id }),
    shows: { invitation: { id: text } },
  },
  StaffOffer: {
    who: everybody,
    needs: async (scene) => ({ token: (await anInvitation(scene)).token }),
    shows: { role: 'PACKER', hasAccount: false, invitedBy: null },
  },
  AcceptStaffInvitation: {
    who: everybody,
    needs: async (scene) => ({ token: (await anInvitation(scene)).token }),
    shows: { token: text, user: { role: 'PACKER' } },
    limits: [
      ['a link that is none', 'INVALID_CREDENTIALS', { token: 'guessed' }, 'token'],
      bad('no account', { newAccount: null }, 'name', 'Please fill all the details'),
    ],
  },
  MySecondFactor: { who: everybody, shows: { rights: [], secondFactor: null } },
  BeginAuthenticator: {
    who: staffOnly,
    needs: async ({ shop }, caller) => void (await withoutFactors(shop, caller)),
    shows: { secret: text, uri: text },
  },
  ConfirmAuthenticator: {
    who: staffOnly,
    needs: async (scene, caller) => ({ code: codeOf(await aBeginning(scene, caller)) }),
    shows: { ...FACTOR, recoveryCodes: list },
  },
  BeginPasskey: {
    who: signedIn,
    needs: async ({ shop }, caller) => void (await withoutFactors(shop, caller)),
    shows: { options: { challenge: text, rp: { id: 'localhost' } } },
  },
  AddPasskey: {
    who: signedIn,
    needs: async ({ shop }, caller) => {
      await withoutFactors(shop, caller);
      const { challenge } = await beginPasskey(shop.ctx({ id: caller.id, role: caller.role }));
      return { answer: aSigner().register(challenge) };
    },
    shows: { message: text, recoveryCodes: list },
    limits: [
      bad('no name', { name: ' ' }, 'name', 'The name must not be empty.'),
      ['an answer of nobody', 'INVALID_CREDENTIALS', { answer: { id: 'x', response: {} } }],
    ],
  },
  RemoveSecondFactor: {
    who: staffOnly,
    needs: async ({ shop }, caller) => {
      await withoutFactors(shop, caller);
      if (!caller.role) return { id: v7() };
      await anAuthenticator(shop, caller);
      await aPasskey(shop, caller);
      return { id: (await shop.database.manager.findOneByOrFail(Passkey, { userId: caller.id })).id };
    },
    shows: FACTOR,
  },
  RenewRecoveryCodes: {
    who: staffOnly,
    needs: async ({ shop }, caller) => {
      await withoutFactors(shop, caller);
      if (caller.role) await anAuthenticator(shop, caller);
      return undefined;
    },
    shows: { ...FACTOR, recoveryCodes: list },
  },
  BeginPasskeyConfirmation: {
    who: { ...signedIn, other: 'CONFLICT', owner: 'CONFLICT' },
    needs: async ({ shop }, caller) => {
      if (caller.role) await withoutFactors(shop, caller);
      if (caller.role) await aPasskey(shop, caller);
      return undefined;
    },
    shows: { options: { challenge: text } },
  },
  ConfirmSecondFactor: {
    who: { ...signedIn, other: 'CONFLICT', owner: 'CONFLICT' },
    needs: async ({ shop }, caller) => {
      await withoutFactors(shop, caller);
      const { secret } = caller.role ? await anAuthenticator(shop, caller) : { secret: 'JBSWY3DPEHPK3PXP' };
      return { input: { code: codeOf(secret) } };
    },
    shows: { ...FACTOR, recoveryCodes: [] },
    limits: [bad('two proofs', { input: { recoveryCode: 'AAAA' } }), bad('no proof', { input: { code: null } })],
    rest: { call: 'POST /user/secondFactor', tells: NOTICE },
  },
  ResetSecondFactor: {
    who: adminOnly,
    needs: async ({ shop }) => {
      const lost = await aUser(shop.ctx(), { role: Role.SUPPORT });
      await anAuthenticator(shop, lost);
      return { id: lost.id };
    },
    shows: { staffMember: { secondFactors: [] }, message: text },
    limits: [
      ["an admin's own", 'CONFLICT', ({ people }) => ({ id: people.admin.id })],
      ['who has none', 'CONFLICT', async ({ shop }) => ({ id: (await aUser(shop.ctx(), { role: Role.PACKER })).id })],
    ],
  },
  DemandSecondFactor: { who: adminOnly, shows: { ok: true } },
  CustomerTags: {
    who: adminAndSupport,
    shows: list,
  },
  AddCustomerNote: {
    who: adminAndSupport,
    needs: ({ owner }) => ({ customerId: owner.id }),
    shows: { customer: { notes: among({ text: 'Call before delivery.', writer: 'Asha Rao' }) } },
    limits: [
      bad('no text', { text: ' ' }, 'text', 'The note must not be empty.'),
      ['nobody', 'NOT_FOUND', { customerId: v7() }, 'customerId', 'There is no such customer.'],
    ],
  },
  RemoveCustomerNote: {
    who: adminAndSupport,
    needs: async (scene) => ({ id: scene.save(CustomerNote, { userId: scene.owner.id, text: 'A word' }) }),
    shows: { customer: { notes: [] } },
  },
  SetCustomerTags: {
    who: adminAndSupport,
    needs: ({ owner }) => ({ customerId: owner.id }),
    shows: { customer: { tags: ['diwali list', 'wholesale'] } },
    limits: [
      bad('an empty tag', { tags: [' '] }, 'tags', 'A tag must not be empty.'),
      bad('too many', { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) }, 'tags'),
      ['nobody', 'NOT_FOUND', { customerId: v7() }, 'customerId', 'There is no such customer.'],
    ],
  },
  WithdrawNewsletterConsent: {
    who: adminAndSupport,
    needs: async ({ shop, owner }) => {
      await shop.database.manager.upsert(NewsletterSubscription, { email: owner.email }, ['email']);
      return { customerId: owner.id };
    },
    shows: { customer: { newsletterSince: null }, message: text },
    limits: [['nobody', 'NOT_FOUND', { customerId: v7() }, 'customerId', 'There is no such customer.']],
  },
};
