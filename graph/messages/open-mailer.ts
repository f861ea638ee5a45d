import type { EntityManager } from 'typeorm';
import type { Config } from '../shared/config.js';
import type { Mailer } from '../shared/ports/mailer.js';
import { openMailbox } from './mailbox.js';

/**
 * Opens the mailer that is configured.
 *
 * @param ownAddress where the shop listens, for links where PUBLIC_URL is not set
 * @returns null where the shop sends no mail
 */
export async function openMailer(
  { mail, publicUrl }: Pick<Config, 'mail' | 'publicUrl'>,
  db: EntityManager,
  ownAddress: () => string,
): Promise<Mailer | null> {
  const addressOf = (path: string) => `${publicUrl ?? ownAddress()}${path}`;
  if (mail.by === 'nobody') return null;
  if (mail.by === 'mailbox') return openMailbox(db, addressOf);
  // Loaded where it is used: most machines of developers have no need of it.
  const { openSmtpMailer } = await import('./smtp-mailer.js');
  return openSmtpMailer(mail, addressOf);
}
