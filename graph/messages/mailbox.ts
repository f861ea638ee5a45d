import type { EntityManager } from 'typeorm';
import type { Mailer } from '../shared/ports/mailer.js';
import { MailboxMessage } from './mailbox-message.entity.js';

/** The mailbox holds the latest so many mails. */
const MOST_MAILS = 200;

/** Opens the local mailbox, which keeps the latest 200 mails of the shop for `/dev/mail` and sends none. */
export function openMailbox(db: EntityManager, addressOf: Mailer['addressOf']): Mailer {
  return {
    addressOf,
    send: async ({ id, to, subject, text, html }) => {
      await db.upsert(MailboxMessage, { id, recipient: to.email, subject, text, html }, ['id']);
      await db.query(
        'DELETE FROM mailbox_message WHERE id IN (SELECT id FROM mailbox_message ORDER BY sent_at DESC OFFSET $1)',
        [MOST_MAILS],
      );
    },
  };
}

/** The mails of the mailbox, latest first. */
export function listMailbox(db: EntityManager): Promise<MailboxMessage[]> {
  return db.find(MailboxMessage, { order: { sentAt: 'DESC' }, take: MOST_MAILS });
}

/** A mail of the mailbox; null for an unknown id. */
export function findMail(db: EntityManager, id: string): Promise<MailboxMessage | null> {
  return db.findOneBy(MailboxMessage, { id });
}
