import { createTransport } from 'nodemailer';
import type { MailConfig } from '../shared/config/config.js';
import { type Mailer, MailRefused } from '../shared/ports/mailer.js';

/** How long a mail server may take to answer. In milliseconds. */
const TIMEOUT_MS = 20_000;

/** From here on a reply of a mail server is for good (RFC 5321, section 4.2.1). */
const FIRST_PERMANENT_REPLY = 500;

/** Opens a mailer that sends over SMTP, by a connection for each mail. */
export function openSmtpMailer(
  { smtpUrl, from }: Extract<MailConfig, { by: 'smtp' }>,
  addressOf: Mailer['addressOf'],
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const host = from.split('@').at(-1)?.replace('>', '');
  return {
    addressOf,
    send: async ({ id, to, subject, text, html, attachments = [], oneClickUnsubscribe }) => {
      try {
        await transport.sendMail({
          ...{ from, to: { name: to.name, address: to.email }, subject, text, html },
          attachments: attachments.map(({ name: filename, content }) => ({ filename, content })),
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(oneClickUnsubscribe && {
              'List-Unsubscribe': `<${oneClickUnsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (thrown) {
        throw isRefusal(thrown) ? new MailRefused('The mail server refuses this mail.', { cause: thrown }) : thrown;
      }
    },
  };
}

/** Of a wrong user or password nothing is to be concluded for the mail. */
function isRefusal(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || !('responseCode' in thrown) || ('code' in thrown && thrown.code === 'EAUTH'))
    return false;
  return Number(thrown.responseCode) >= FIRST_PERMANENT_REPLY;
}
