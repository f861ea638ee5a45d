/** A file that goes with an e-mail. */
export interface Attachment {
  /** Its name with an ending. */
  name: string;
  content: Buffer;
}

/** An e-mail to one person. */
export interface Mail {
  /**
   * Stays the same when the mail is sent again after a failure, so that mail programs show it once.
   */
  id: string;
  to: { name: string; email: string };
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /**
   * For what its reader asked for: the address to which their mail program posts for them that they
   * want no more of it (RFC 8058).
   */
  oneClickUnsubscribe?: string;
}

/** Sends e-mail: over SMTP, or into the local mailbox of a developer. */
export interface Mailer {
  /** Address of a page of the shop, for a link. @param path begins with a slash */
  addressOf(path: string): string;
  /**
   * @throws MailRefused when the mail will never be taken, such as for an address that does not
   *   exist; any other Error when it may be tried again
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server has refused a mail for good. */
export class MailRefused extends Error {}
