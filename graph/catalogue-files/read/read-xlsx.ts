import { inflateRawSync } from 'node:zlib';
import { stringify } from 'csv-stringify/sync';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { addCellReferences, reachesTooFar } from './cell-references.js';
import { columnMappingOf, namesArticles } from './column-mapping.js';

/** What a cell of a sheet may hold. */
type Cell = string | number | boolean | Date | null;

/**
 * The largest workbook that is read, and what it may be unpacked: all of it lies in memory. In
 * bytes.
 */
const MAX_SIZE = 30 * 2 ** 20;
const MAX_UNPACKED = 300 * 2 ** 20;

/** Lines that may stand above the header. */
const MAX_LINES_ABOVE = 20;

/** Digits that a spreadsheet knows of a number; behind them stands what sums of fractions leave. */
const DIGITS = 15;

/**
 * How each part of a zip begins, and how long that is before its name (PKWARE's APPNOTE, 4.3.7).
 */
const PART = 'PK\x03\x04';
const HEAD_BYTES = 30;
const DEFLATED = 8;

const TOO_FAR = phrase('The list in the workbook reaches too far: delete the cells far to its right or below it.');

/** Why a workbook is not read. */
export class NoWorkbook extends Error {
  constructor(
    readonly problem: Phrase,
    options?: ErrorOptions,
  ) {
    super(undefined, options);
  }
}

/**
 * The sheet of a workbook (.xlsx) that lists articles, as the text of a CSV: the first whose top
 * names columns of articles, or else the first. Numbers stand as they were typed, dates as in ISO
 * 8601.
 *
 * @throws NoWorkbook for another archive, for one that is too large, or that would be once it is
 *   unpacked or spread out
 */
export async function* readXlsx(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const workbook = await whole(bytes);
  refuseBomb(workbook);
  const sheets = await sheetsOf(workbook);
  const [sheet] = [...sheets.filter(isList), ...sheets];
  if (!sheet) throw new NoWorkbook(phrase('The workbook has no sheet.'));
  // The rows of a sheet are as long as their last cell that is filled.
  const columns = sheet.reduce((most, row) => Math.max(most, row.length), 0);
  for (const row of sheet) yield stringify([Array.from({ length: columns }, (_, index) => textOf(row[index] ?? null))]);
}

async function sheetsOf(workbook: Buffer): Promise<Cell[][][]> {
  // Seldom wanted, and most of the shop's processes never read one.
  const { default: readWorkbook } = await import('read-excel-file/node');
  const read = async (bytes: Buffer) => (await readWorkbook(bytes)).map(({ data }) => data as Cell[][]);
  try {
    if (reachesTooFar(workbook)) throw new NoWorkbook(TOO_FAR);
    // The package reads cells by their references alone.
    return await read(workbook).catch(() => read(addCellReferences(workbook)));
  } catch (thrown) {
    if (thrown instanceof NoWorkbook) throw thrown;
    throw new NoWorkbook(phrase('The archive is not a workbook.'), { cause: thrown });
  }
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > MAX_SIZE)
      throw new NoWorkbook(phrase('A workbook may have at most {most} MB.', { most: MAX_SIZE / 2 ** 20 }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A few bytes may unpack to more than any memory holds, whatever they say of themselves; so each
 * part is tried first. What only looks like a part is none that can be unpacked.
 */
function refuseBomb(zip: Buffer): void {
  let left = MAX_UNPACKED;
  for (let at = zip.indexOf(PART, 0, 'latin1'); at >= 0; at = zip.indexOf(PART, at + PART.length, 'latin1')) {
    if (at + HEAD_BYTES > zip.length || zip.readUInt16LE(at + 8) !== DEFLATED) continue;
    const from = at + HEAD_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    left -= unpackedBytes(zip.subarray(from), left);
    if (left <= 0) throw new NoWorkbook(phrase('The workbook is too large once unpacked.'));
  }
}

/** How many bytes a part is; `most` for more than that, and 0 for what is no part. */
function unpackedBytes(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: most }).length;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE' ? most : 0;
  }
}

function isList(sheet: readonly Cell[][]): boolean {
  return sheet.slice(0, MAX_LINES_ABOVE).some((row) => {
    const mapping = columnMappingOf(row.map(textOf));
    return mapping.places.size > 1 && namesArticles(mapping);
  });
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return numberAsText(cell);
  return cell;
}

/**
 * A number as it was typed; what is longer than a spreadsheet knows, and ends in the zeros that it
 * then writes, in short.
 */
function numberAsText(number: number): string {
  if (Number.isSafeInteger(number) && number % 10 !== 0) return String(number);
  if (Math.abs(number) >= 10 ** DIGITS) return number.toExponential(DIGITS - 1).toUpperCase();
  return Number(number.toPrecision(DIGITS)).toLocaleString('en-US', PLAINLY);
}

/** A barcode is a number without separators and without a power of ten. */
const PLAINLY = { useGrouping: false, maximumFractionDigits: 10 } as const;
