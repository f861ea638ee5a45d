const SECRET = /token|password|signature/i;

/** The variables of an operation without what nobody else is to know: a token or password becomes an empty text. */
export function withoutSecrets(variables: string): string {
  try {
    return `${JSON.stringify(JSON.parse(variables), (name, value) => (SECRET.test(name) && typeof value === 'string' ? '' : value), 2)}\n`;
  } catch {
    // What is no JSON cannot be sent either.
    return '';
  }
}
