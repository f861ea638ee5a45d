import type { EntityManager } from 'typeorm';
import type { Config } from '../shared/config.js';
import type { Mailer } from '../shared/ports/mailer.js';
import { openMailbox } from './mailbox.js';

/**
 * Opens the mailer that is configured.
 *
 * @returns null where the shop sends no mail
 */
export async function openMailer({ mail }: Pick<Config, 'mail'>, db: EntityManager): Promise<Mailer | null> {
  if (mail.by === 'nobody') return null;
  if (mail.by === 'mailbox') return openMailbox(db);
  // Loaded where it is used: most machines of developers have no need of it.
  const { openSmtpMailer } = await import('./smtp-mailer.js');
  return openSmtpMailer(mail);
}
