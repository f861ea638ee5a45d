import { type EntityManager, In } from 'typeorm';
import { html } from '../rest/html.js';
import type { Mailer } from '../shared/ports/mailer.js';
import type { TextMessenger } from '../shared/ports/text-messenger.js';
import { MailboxMessage } from './mailbox-message.entity.js';

/** The mailbox holds the latest so many mails. */
const MAX_MAILS = 200;

/**
 * Opens the local mailbox, which keeps the latest 200 mails of the shop for `/dev/mail`, of files
 * their names, and sends none. The header by which a mail is left stands below its text.
 */
export function openMailbox(db: EntityManager, addressOf: Mailer['addressOf']): Mailer {
  return {
    addressOf,
    send: ({ to, id, subject, text, html, attachments = [], oneClickUnsubscribe }) => {
      const files = attachments.map(({ name }) => `Attached: ${name}\n`).join('');
      const header = oneClickUnsubscribe ? `List-Unsubscribe: <${oneClickUnsubscribe}>\n` : '';
      return keepInMailbox(db, { id, subject, text: text + files + header, html, recipient: to.email });
    },
  };
}

async function keepInMailbox(db: EntityManager, message: Omit<MailboxMessage, 'sentAt'>): Promise<void> {
  await db.upsert(MailboxMessage, message, ['id']);
  const old = await db.find(MailboxMessage, { select: { id: true }, order: { sentAt: 'DESC' }, skip: MAX_MAILS });
  if (old.length > 0) await db.delete(MailboxMessage, { id: In(old.map(({ id }) => id)) });
}

/** Opens the local mailbox for text messages, which lie among the mails. */
export function openTextMailbox(db: EntityManager): TextMessenger {
  return {
    send: ({ id, to, text }) =>
      keepInMailbox(db, {
        id: `text-${id}`,
        recipient: to,
        subject: 'Text message',
        text,
        html: `${html`<p>${text}</p>`}`,
      }),
  };
}

/** The mails of the mailbox, latest first. */
export function listMailbox(db: EntityManager): Promise<MailboxMessage[]> {
  return db.find(MailboxMessage, { order: { sentAt: 'DESC' }, take: MAX_MAILS });
}

/** A mail of the mailbox; null for an unknown id. */
export function findMail(db: EntityManager, id: string): Promise<MailboxMessage | null> {
  return db.findOneBy(MailboxMessage, { id });
}
