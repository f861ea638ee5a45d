/** Names of characters that shops' files are full of; any other entity stays as it is written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  trade: '™',
  reg: '®',
  copy: '©',
  times: '×',
  frac12: '½',
  frac14: '¼',
  eacute: 'é',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

/** Marks that are seen nowhere: controls, but for line ends and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Half of a character that takes two places. */
const HALF = /\p{Surrogate}/gu;

/**
 * A name as a shop shows it: entities resolved, unseen marks gone, one space where there were
 * several or a line's end.
 */
export function cleanLine(text: string): string {
  return resolved(text).replace(/\s+/g, ' ').trim();
}

/** A text of several lines, cleaned like `cleanLine` but for the ends of its lines. */
export function cleanText(text: string): string {
  return resolved(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Writes a text so that cleaning it gives the very text: what looks like an entity is told apart
 * from one.
 */
export function writeText(text: string): string {
  return text.replace(ENTITY, (entity) => `&amp;${entity.slice(1)}`);
}

function resolved(text: string): string {
  const plain = text.includes('&') ? text.replace(ENTITY, characterOf) : text;
  return plain.replace(UNSEEN, '').replace(HALF, '\ufffd');
}

function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
