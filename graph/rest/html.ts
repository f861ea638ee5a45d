/** A piece of HTML in which everything that came from outside is escaped. */
export class Html {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/**
 * Writes HTML: `` html`<p>${name}</p>` ``. Values are escaped, also for attributes in double
 * quotes; pieces of HTML and lists of them go in as they are; null and false leave nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.reduce((text, part, place) => `${text}${written(values[place - 1])}${part}`));
}

/** Facts for a page's own script, as a data block that no fact can break out of. */
export function jsonScript(id: string, facts: object): Html {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/json" id="${id}">${json}</script>`);
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(value: unknown): string {
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map(written).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}
