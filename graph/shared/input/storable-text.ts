/** Whether a text can be in the database, which keeps no NUL: one that cannot names nothing. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}
