import { badInput } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { namesArticles } from './column-mapping.js';
import { decodeText } from './decode-text.js';
import { readCsv } from './read-csv.js';
import { readJsonl } from './read-jsonl.js';
import { NoWorkbook, readXlsx } from './read-xlsx.js';
import type { SourceRow } from './source-row.js';

/** What a file of the catalogue may be written in. */
export type CatalogueFormat = 'csv' | 'jsonl';

/**
 * How files begin that are zips, as workbooks are, and others that people take for a list: a gzip,
 * an old sheet, a PDF.
 */
const ZIPS = ['PK\x03\x04', 'PK\x05\x06'];
const NO_TEXT = ['\x1f\x8b', '\xd0\xcf\x11\xe0', '%PDF'];
const MAX_BEGINNING_LENGTH = 4;
/** The marks of UTF-32, which spreadsheets do not write and hardly a program reads. */
const UTF_32 = ['\xff\xfe\0\0', '\0\0\xfe\xff'];
const NO_LIST = phrase('The file is an archive or a document, not text: save the list as CSV, JSON lines or .xlsx.');

/**
 * The rows of a file: a CSV or JSON lines in any encoding that a spreadsheet writes, or a workbook
 * (.xlsx), whatever it is called.
 *
 * @throws ShopError BAD_USER_INPUT for a file that holds no article at all: an empty one, one with
 *   a header alone, one without a column for the name or the SKU, or another archive
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>, format: CatalogueFormat): AsyncGenerator<SourceRow> {
  const { beginning, whole } = await begun(bytes);
  if (NO_TEXT.some((sign) => beginning.startsWith(sign))) throw badInput(NO_LIST, 'file');
  if (UTF_32.some((sign) => beginning.startsWith(sign)))
    throw badInput(
      phrase('The file is written in UTF-32: save it as UTF-8, which spreadsheets call CSV UTF-8.'),
      'file',
    );
  const isWorkbook = ZIPS.some((sign) => beginning.startsWith(sign));
  const text = isWorkbook ? readWorkbook(whole) : decodeText(whole);
  const isTable = isWorkbook || format === 'csv';
  let isEmpty = true;
  for await (const row of isTable ? readCsv(text) : readJsonl(text)) {
    if (isEmpty && isTable && !namesArticles(row.mapping))
      throw badInput(
        phrase('The file is not a catalogue: no row at its top names a column for the name or the SKU of items.'),
        'file',
      );
    isEmpty = false;
    yield row;
  }
  if (isEmpty) throw badInput(phrase('The file contains no items.'), 'file');
}

/** How a file begins, and all of it. */
async function begun(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ beginning: string; whole: AsyncIterable<Uint8Array> }> {
  const rest = bytes[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let beginning = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    read.push(next.value);
    beginning += Buffer.from(next.value.subarray(0, MAX_BEGINNING_LENGTH)).toString('latin1');
    if (beginning.length >= MAX_BEGINNING_LENGTH) break;
  }
  async function* whole() {
    try {
      yield* read;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  }
  return { beginning, whole: whole() };
}

async function* readWorkbook(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* readXlsx(bytes);
  } catch (thrown) {
    if (thrown instanceof NoWorkbook)
      throw badInput(phrase('{problem} {advice}', { problem: thrown.problem, advice: NO_LIST }), 'file');
    throw thrown;
  }
}
