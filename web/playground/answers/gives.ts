/**
 * What is remembered of an answer, by the name under which the next operation finds it, and where
 * in the answer it stands.
 */
export type Gives = Record<string, string>;

/**
 * Reads what an operation gives, which is written above it:
 * `# Gives: {"product": "search.nodes[countInStock].id"}`. Nothing when there is no such line, or
 * it is no JSON.
 */
export function parseGives(query: string): Gives {
  const [, json] = /^# Gives: (.*)$/m.exec(query) ?? [];
  if (!json) return {};
  try {
    const gives: unknown = JSON.parse(json);
    return typeof gives === 'object' && gives !== null
      ? Object.fromEntries(Object.entries(gives).filter(([, path]) => typeof path === 'string'))
      : {};
  } catch {
    return {};
  }
}

/**
 * The values that an answer has at these places; a place without a text or a number is left out.
 */
export function valuesOf(gives: Gives, data: unknown): Record<string, string> {
  const found = Object.entries(gives).flatMap(([name, path]) => {
    const value = valueAt(data, path);
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Follows a path such as `search.nodes[countInStock].id`: of a list, the first that has something
 * under the name in brackets.
 */
function valueAt(data: unknown, path: string): unknown {
  let value = data;
  for (const step of path.split('.')) {
    const [, name = step, key] = /^(\w+)\[(\w+)\]$/.exec(step) ?? [];
    value = isObject(value) ? value[name] : undefined;
    if (key) value = Array.isArray(value) ? value.find((item) => isObject(item) && item[key]) : undefined;
  }
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
