import type { Mailer } from '../shared/ports/mailer.js';
import type { PortParts } from '../shared/ports/ports.js';
import { openMailbox } from './mailbox.js';

/**
 * Opens the mailer that is configured. Links lead to where the shop listens where PUBLIC_URL is not
 * set.
 *
 * @returns null where the shop sends no mail
 */
export async function openMailer({ config, db, ownAddress }: PortParts): Promise<Mailer | null> {
  const { mail, publicUrl } = config;
  const addressOf = (path: string) => `${publicUrl ?? ownAddress()}${path}`;
  if (mail.by === 'nobody') return null;
  if (mail.by === 'mailbox') return openMailbox(db, addressOf);
  // Loaded where it is used: most machines of developers have no need of it.
  const { openSmtpMailer } = await import('./smtp-mailer.js');
  return openSmtpMailer(mail, addressOf);
}
