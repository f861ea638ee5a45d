import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { MailboxMessage } from './mailbox-message.entity.js';

/** Mail and text messages, and the mailbox that holds them where none are sent. */
export const messages = defineFeature({
  name: 'messages',
  uses: [shop],
  entities: [MailboxMessage],
  ports: {
    mailer: async (parts) => (await import('./open-mailer.js')).openMailer(parts),
    texts: async (parts) => (await import('./open-messenger.js')).openMessenger(parts),
  },
});
