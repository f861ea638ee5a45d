import { ErrorCode, ShopError } from '../../shared/errors.js';
import { namesArticles } from './column-mapping.js';
import { decodeText } from './decode-text.js';
import { readCsv } from './read-csv.js';
import { readJsonl } from './read-jsonl.js';
import type { SourceRow } from './source-row.js';

/** What a file of the catalogue may be written in. */
export type CatalogueFormat = 'csv' | 'jsonl';

/** How files begin that people take for a list of articles: a zip or the sheets in one, a gzip, an old sheet, a PDF. */
const NO_TEXT = ['PK\x03\x04', 'PK\x05\x06', '\x1f\x8b', '\xd0\xcf\x11\xe0', '%PDF'];
const LONGEST_BEGINNING = 4;

/**
 * The rows of a file, in any encoding that a spreadsheet writes.
 *
 * @throws ShopError BAD_USER_INPUT for a file that holds no article at all: an empty one, one with a header alone, one
 *   without a column for the name or the SKU, or an archive
 */
export async function* readRows(bytes: AsyncIterable<Uint8Array>, format: CatalogueFormat): AsyncGenerator<SourceRow> {
  const text = decodeText(ofText(bytes));
  let isEmpty = true;
  for await (const row of format === 'csv' ? readCsv(text) : readJsonl(text)) {
    if (isEmpty && format === 'csv' && !namesArticles(row.mapping))
      throw unusable('The file is no catalogue: no row at its top names a column for the name or the SKU of articles.');
    isEmpty = false;
    yield row;
  }
  if (isEmpty) throw unusable('The file holds no articles.');
}

/** Passes on what may be text. @throws ShopError BAD_USER_INPUT */
async function* ofText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let beginning = '';
  for await (const chunk of bytes) {
    if (beginning.length < LONGEST_BEGINNING) {
      beginning += Buffer.from(chunk.subarray(0, LONGEST_BEGINNING)).toString('latin1');
      if (NO_TEXT.some((sign) => beginning.startsWith(sign)))
        throw unusable('The file is an archive or a document, not text: save the list as CSV or JSON lines.');
    }
    yield chunk;
  }
}

function unusable(message: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, 'file');
}
