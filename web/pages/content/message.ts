/** What the contact form holds besides the consent; every text empty until filled. */
export interface Message {
  firstName: string;
  lastName: string;
  email: string;
  mobile: string;
  description: string;
}

export const EMPTY_MESSAGE: Message = { firstName: '', lastName: '', email: '', mobile: '', description: '' };

/** Digits of a mobile number in India. @see spec §5 (contact form) */
export const MOBILE_LENGTH = 10;

/** The ten digits of a mobile number however it was typed or pasted: with blanks, with +91 or with a leading 0. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > MOBILE_LENGTH ? digits.replace(/^(?:0|91|0091)(?=\d{10}$)/, '') : digits;
  return national.slice(0, MOBILE_LENGTH);
}

const PROBLEMS: Record<string, { missing: string; mistyped: string }> = {
  email: { missing: '', mistyped: 'Please check the e-mail: it needs a name, an @ and a place.' },
  mobile: { missing: 'Please enter your mobile number.', mistyped: 'A mobile number has 10 digits.' },
  consent: { missing: 'Please tick the box to agree.', mistyped: '' },
};

/** The first invalid box of the contact form, with its message; null when all is well. */
export function firstProblem(form: HTMLFormElement): { name: string; message: string } | null {
  for (const box of form.elements) {
    if (!(box instanceof HTMLInputElement) || box.validity.valid) continue;
    const words = PROBLEMS[box.name];
    return { name: box.name, message: (box.validity.valueMissing ? words?.missing : words?.mistyped) ?? '' };
  }
  return null;
}

/**
 * The address that opens the visitor's own e-mail with their message in it.
 *
 * @param to the shop's e-mail
 */
export function mailLink(to: string, { firstName, lastName, email, mobile, description }: Message): string {
  const name = `${firstName} ${lastName}`.trim();
  const body = [description, '', name, `Mobile: ${mobile}`, email && `E-mail: ${email}`]
    .filter((line, place) => place < 2 || line)
    .join('\r\n');
  const subject = name ? `A question from ${name}` : 'A question';
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
