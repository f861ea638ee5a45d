import type { Letter } from '../../messages/mail-layout.js';
import type { Words } from '../../shared/languages/phrase.js';
import { LinkPurpose } from './email-link.entity.js';

/** How long each kind of link is good. In hours. */
export const GOOD_FOR_H: Record<LinkPurpose, number> = {
  [LinkPurpose.CONFIRM]: 7 * 24,
  [LinkPurpose.CHANGE]: 24,
  [LinkPurpose.UNDO]: 7 * 24,
};

/**
 * The kinds of mails about an address: one with each link, and one where the address has an account
 * already.
 */
export type EmailNews = LinkPurpose | 'taken';

interface Wording extends Pick<Letter, 'title' | 'paragraphs'> {
  /** The label of the link. */
  label: string;
}

/**
 * What the mails say.
 *
 * @param words of the language that they are written in
 * @param newEmail the address that an account is to change to
 */
export function emailWords(words: Words, newEmail: string): Record<EmailNews, Wording> {
  return {
    confirm: {
      title: words('Confirm your e-mail address'),
      paragraphs: [
        words(
          'Please confirm that this address is yours, so that no one else can use it here. The link below works for 7 days.',
        ),
        words('If you have no account with us, ignore this mail and do not use the link.'),
      ],
      label: words('Confirm my address'),
    },
    change: {
      title: words('Confirm your new e-mail address'),
      paragraphs: [
        words(
          'You asked to use this address for your account. Use the link below within 24 hours. It works once, and you sign in with this address afterwards.',
        ),
        words('If you did not ask for it, ignore this mail: nothing changes.'),
      ],
      label: words('Use this address'),
    },
    undo: {
      title: words('Your e-mail address is about to change'),
      paragraphs: [
        words(
          'We were asked to change the e-mail address of your account to {newEmail}. It changes once the link we sent there is opened. If it was you, there is nothing to do here.',
          { newEmail },
        ),
        words(
          'If it was not you, someone knows your password. Use the link below within 7 days: your account keeps this address or gets it back, you are signed out on every device, and you choose a new password.',
        ),
      ],
      label: words('Keep this address'),
    },
    taken: {
      title: words('You already have an account'),
      paragraphs: [
        words(
          'We were asked to use this address for another account. It has an account of its own, so nothing has changed.',
        ),
        words(
          'If it was you, sign in with this address; if you forgot the password, you can set a new one there. If it was not you, ignore this mail.',
        ),
      ],
      label: words('Sign in'),
    },
  };
}
