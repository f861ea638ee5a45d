import { phrase } from '../../shared/languages/phrase.js';
import { type ColumnMapping, columnMappingOf } from './column-mapping.js';
import { MAX_ROW_LENGTH, type SourceRow } from './source-row.js';

/** A list, such as that of pictures, becomes the text that a CSV has for it. */
const LIST_SEPARATOR = ' | ';

/**
 * Lines of one file rarely have more than one set of keys; a file that has ever new ones must not
 * fill the memory.
 */
const MAX_MAPPINGS = 100;

/**
 * The rows of a file with a JSON object on each line, whose keys are named as the columns of a CSV
 * are.
 */
export async function* readJsonl(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const mappings = new Map<string, ColumnMapping>();
  const mappingFor = (keys: string[]) => {
    const signature = JSON.stringify(keys);
    const mapping = mappings.get(signature) ?? columnMappingOf(keys);
    if (mappings.size < MAX_MAPPINGS) mappings.set(signature, mapping);
    return mapping;
  };
  const empty = columnMappingOf([]);

  let row = 0;
  for await (const line of linesOf(text)) {
    row += 1;
    if (line === null)
      yield { row, mapping: empty, cells: [], broken: phrase('The line is longer than a million characters.') };
    else if (line.trim() !== '') {
      const said = objectIn(line);
      if (!said) yield { row, mapping: empty, cells: [], broken: phrase('The line is not a JSON object.') };
      else yield { row, mapping: mappingFor(said.keys), cells: said.cells, broken: null };
    }
  }
}

/**
 * @returns null for what is no object, and for lists within lists by the thousand, which nothing
 *   writes as a text
 */
function objectIn(line: string): { keys: string[]; cells: string[] } | null {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
    return { keys: Object.keys(said), cells: Object.values(said).map(cellOf) };
  } catch {
    return null;
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(LIST_SEPARATOR);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @returns null in the place of a line that is too long to be kept */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string | null> {
  let line = '';
  let isTooLong = false;
  for await (const chunk of text) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield isTooLong || line.length + part.length > MAX_ROW_LENGTH ? null : line + part;
      line = '';
      isTooLong = false;
    }
    isTooLong ||= line.length + last.length > MAX_ROW_LENGTH;
    line = isTooLong ? '' : line + last;
  }
  if (isTooLong) yield null;
  else if (line) yield line;
}
