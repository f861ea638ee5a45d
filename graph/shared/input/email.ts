/** The one form in which e-mail addresses are stored, compared and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Whether a text looks like an address that mail can go to: something on both sides of one @, and
 * no blank.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
