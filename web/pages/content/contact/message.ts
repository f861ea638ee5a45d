import { type Message, t } from '../../../lib/messages';

/** What the contact form holds besides the consent; every text empty until filled. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  description: string;
}

export const EMPTY_MESSAGE: ContactMessage = { firstName: '', lastName: '', email: '', mobile: '', description: '' };

/** Digits of a mobile number in India. @see spec §5 (contact form) */
export const MOBILE_LENGTH = 10;

/**
 * The ten digits of a mobile number however it was typed or pasted: with blanks, with +91 or with a
 * leading 0.
 */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > MOBILE_LENGTH ? digits.replace(/^(?:0|91|0091)(?=\d{10}$)/, '') : digits;
  return national.slice(0, MOBILE_LENGTH);
}

const MISSING: Record<string, Message> = {
  mobile: 'Please enter your mobile number.',
  consent: 'Please tick the box to agree.',
};
const MISTYPED: Record<string, Message> = {
  email: 'Please check the e-mail address.',
  mobile: 'A mobile number has 10 digits.',
};

/** The first invalid box of the contact form, with its message; null when all is well. */
export function firstProblem(form: HTMLFormElement): { name: string; message: string } | null {
  for (const box of form.elements) {
    if (!(box instanceof HTMLInputElement) || box.validity.valid) continue;
    const words = (box.validity.valueMissing ? MISSING : MISTYPED)[box.name];
    return { name: box.name, message: words ? t(words) : '' };
  }
  return null;
}

/**
 * The address that opens the visitor's own e-mail with their message in it.
 *
 * @param to the shop's e-mail
 */
export function mailLink(to: string, { firstName, lastName, email, mobile, description }: ContactMessage): string {
  const name = `${firstName} ${lastName}`.trim();
  const body = [description, '', name, `${t('Mobile')}: ${mobile}`, email && `${t('E-mail')}: ${email}`]
    .filter((line, place) => place < 2 || line)
    .join('\r\n');
  const subject = name ? t('A question from {name}', { name }) : t('A question');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
