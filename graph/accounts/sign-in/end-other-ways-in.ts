import type { Context } from '../../shared/context.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import { User } from '../user.entity.js';
import { queueSecurityMail } from './security-mail.js';

/**
 * Ends what lets into a shopper's account besides its password and its e-mail: passkeys, and the
 * phone number that a code is texted to. To be called where the reader of the address takes the
 * account over from the one who had it, a thief or one who made it in the reader's name and left a
 * passkey there. Those who run the shop keep theirs, which are second factors: no link in a mail
 * takes one.
 */
export async function endOtherWaysIn(tx: Context, { id, role }: Pick<User, 'id' | 'role'>): Promise<void> {
  if (role) return;
  const { affected } = await tx.db.delete(Passkey, { userId: id });
  await tx.db.update(User, { id }, { confirmedPhone: null });
  if (affected) await queueSecurityMail(tx, id, 'passkey-removed');
}
