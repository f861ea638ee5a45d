/** The one form in which e-mail addresses are stored, compared and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
