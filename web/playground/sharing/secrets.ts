const SECRET = /token|password|signature/i;
/** A text that is the value of an argument or a field of an input with such a name. */
const SECRET_TEXT = /(\w*(?:token|password|signature)\w*\s*:\s*)(?:"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*")/gi;

/**
 * An operation without its secrets: a token or password becomes an empty text, be
 * it a variable or typed in between.
 */
export function withoutSecrets<Operation extends { query: string; variables: string }>(
  operation: Operation,
): Operation {
  return {
    ...operation,
    query: operation.query.replace(SECRET_TEXT, '$1""'),
    variables: variablesWithoutSecrets(operation.variables),
  };
}

function variablesWithoutSecrets(variables: string): string {
  try {
    return `${JSON.stringify(JSON.parse(variables), (name, value) => (SECRET.test(name) && typeof value === 'string' ? '' : value), 2)}\n`;
  } catch {
    // What is no JSON cannot be sent either.
    return '';
  }
}
