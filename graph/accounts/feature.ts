import { audit } from '../audit/feature.js';
import { customFields } from '../custom-fields/feature.js';
import { media } from '../media/feature.js';
import { messages } from '../messages/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { Address } from './addresses/address.entity.js';
import { CustomerNote } from './customers/customer-note.entity.js';
import { CustomerTag } from './customers/customer-tag.entity.js';
import { AccountDeletion } from './deletion/account-deletion.entity.js';
import { EmailLink } from './email/email-link.entity.js';
import { ExtendAccounts1795633800000 } from './migrations/1795633800000-ExtendAccounts.js';
import { AddPeople1795665439150 } from './migrations/1795665439150-AddPeople.js';
import { AddPhones1795712782490 } from './migrations/1795712782490-AddPhones.js';
import { AddAccountDeletion1795724029410 } from './migrations/1795724029410-AddAccountDeletion.js';
import { IdentityLink } from './openid/identity-link.entity.js';
import { SpentNonce } from './openid/spent-nonce.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { PhoneCode } from './phone/phone-code.entity.js';
import { UserImage } from './pictures/user-image.entity.js';
import { Authenticator } from './second-factor/authenticator.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorPolicy } from './second-factor/second-factor-policy.entity.js';
import { PasswordReset } from './sign-in/password-reset.entity.js';
import { SignInFailure } from './sign-in/sign-in-failure.entity.js';
import { StaffInvitation } from './staff/staff-invitation.entity.js';
import { User } from './user.entity.js';

/** Accounts: signing up and in, profile, addresses, e-mail, staff. */
export const accounts = defineFeature({
  name: 'accounts',
  uses: [media, audit, messages, customFields, shop],
  entities: [
    ...[Address, EmailLink, IdentityLink, SpentNonce, UserImage, PasswordReset, SignInFailure, User],
    ...[Authenticator, Passkey, PasskeyChallenge, RecoveryCode, SecondFactorPolicy],
    ...[AccountDeletion, StaffInvitation, CustomerNote, CustomerTag, PhoneCode],
  ],
  migrations: [
    ExtendAccounts1795633800000,
    AddPeople1795665439150,
    AddPhones1795712782490,
    AddAccountDeletion1795724029410,
  ],
  ports: { identity: async (parts) => (await import('./openid/open-identity.js')).openIdentity(parts) },
  resolvers: () => [
    import('./accounts.resolver.js'),
    import('./addresses/addresses.resolver.js'),
    import('./customers/customers.resolver.js'),
    import('./deletion/deletion.resolver.js'),
    import('./email/email.resolver.js'),
    import('./passkeys/passkeys.resolver.js'),
    import('./phone/phone.resolver.js'),
    import('./profile/profile.resolver.js'),
    import('./second-factor/second-factor.resolver.js'),
    import('./sign-in/password-reset.resolver.js'),
    import('./sign-in/sessions.resolver.js'),
    import('./staff/staff.resolver.js'),
  ],
  routers: () => [
    import('./accounts.rest.js'),
    import('./deletion/deletion.rest.js'),
    import('./email/email.rest.js'),
    import('./passkeys/passkeys.rest.js'),
    import('./phone/phone.rest.js'),
    import('./profile/profile.rest.js'),
    import('./second-factor/second-factor.rest.js'),
  ],
  tasks: async () => {
    const { sendPasswordLinks } = await import('./sign-in/reset-password.js');
    const { deleteExpiredEmailLinks, sendEmailLinks } = await import('./email/email-links.js');
    const { sendSecurityMails } = await import('./sign-in/security-mail.js');
    const { deleteExpiredPhoneCodes, sendPhoneCodes } = await import('./phone/phone-codes.js');
    const { deleteExpiredChallenges } = await import('./passkeys/passkeys.js');
    const { deleteExpiredInvitations, sendStaffInvitations } = await import('./staff/staff-invitations.js');
    const { sendDeletionMails } = await import('./deletion/deletion-mail.js');
    const { sendDeletionNotices } = await import('./deletion/deletion-notice.js');
    const { deleteOldUploads } = await import('./pictures/pictures.service.js');
    return [
      sendPasswordLinks,
      sendEmailLinks,
      sendDeletionMails,
      sendDeletionNotices,
      sendSecurityMails,
      sendPhoneCodes,
      sendStaffInvitations,
      { name: 'forget-old-uploads', schedule: { match: '*/10 * * * *' }, run: deleteOldUploads },
      { name: 'forget-old-email-links', schedule: { match: '*/10 * * * *' }, run: deleteExpiredEmailLinks },
      { name: 'forget-old-phone-codes', schedule: { match: '*/10 * * * *' }, run: deleteExpiredPhoneCodes },
      { name: 'forget-old-passkey-challenges', schedule: { match: '*/10 * * * *' }, run: deleteExpiredChallenges },
      { name: 'forget-old-staff-invitations', schedule: { match: '*/10 * * * *' }, run: deleteExpiredInvitations },
    ];
  },
});
