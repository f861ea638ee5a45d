import { Readable } from 'node:stream';
import { type CsvError, type Options, parse } from 'csv-parse';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { type ColumnMapping, columnMappingOf, namesArticles } from './column-mapping.js';
import { MAX_ROW_LENGTH, type SourceRow } from './source-row.js';

const DELIMITERS = [',', ';', '\t', '|'];

/** More columns than any list of articles has. */
const MAX_COLUMNS = 500;

/** Lines that may stand above the header: a title, a date, `sep=;`. */
const MAX_LINES_ABOVE = 20;

/** Why a row that the parser gave up cannot be read. */
const REASONS: Record<string, Phrase> = {
  CSV_QUOTE_NOT_CLOSED: phrase('A quotation mark is opened and never closed.'),
  CSV_MAX_RECORD_SIZE: phrase('The row is longer than a million characters; perhaps a quotation mark is not closed.'),
};

interface Parsed {
  row: number;
  cells: string[];
}

/**
 * The rows of a CSV, one after another, by the header at its top. Cells are parted by commas,
 * semicolons, tabs or bars, whichever the header is written with. Empty rows are passed over, and
 * so are lines above the header.
 */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  const { delimiter, hasLinesAbove, whole } = await sniffed(text);
  // Rows that are given up are told of where they stand among the others.
  const broken: { row: number; reason: Phrase }[] = [];
  let row = 0;
  const options: Options<unknown> = {
    delimiter,
    // A list that several programs have written on has ends of lines of each of them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_LENGTH,
    on_record: (cells): Parsed => ({ row: ++row, cells: cells as string[] }),
    on_skip: (error: CsvError | undefined): undefined => {
      broken.push({ row: ++row, reason: REASONS[error?.code ?? ''] ?? phrase('The row is not valid CSV.') });
    },
  };
  const parser = parse(options as Options);
  let mapping: ColumnMapping | null = null;
  let columns = 0;
  const brokenRow = (each: { row: number; reason: Phrase }) => ({
    row: each.row,
    mapping: mapping ?? columnMappingOf([]),
    cells: [],
    broken: each.reason,
  });
  const source = Readable.from(whole);
  source.on('error', (thrown) => parser.destroy(thrown));
  for await (const { row: number, cells } of source.pipe(parser) as AsyncIterable<Parsed>) {
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (!mapping) {
      const candidate = columnMappingOf(cells.slice(0, MAX_COLUMNS));
      if (isEmpty || (hasLinesAbove && !isHeader(candidate))) continue;
      mapping = candidate;
      columns = cells.length;
      continue;
    }
    for (let next = broken[0]; next && next.row < number; next = broken[0]) {
      broken.shift();
      yield brokenRow(next);
    }
    if (isEmpty) continue;
    // Spreadsheets write empty cells where something stood once.
    const isWhole = cells.length >= columns && cells.slice(columns).every((cell) => cell.trim() === '');
    const reason = phrase('The row has {cells} cells, and the header has {columns}.', { cells: cells.length, columns });
    yield { row: number, mapping, cells: isWhole ? cells.slice(0, columns) : [], broken: isWhole ? null : reason };
  }
  for (const each of broken) yield brokenRow(each);
}

/** What the top of a file tells, which is handed out again before the rest. */
interface Top {
  delimiter: string;
  /**
   * Whether the header is known by its columns, so that what stands above it can be passed over.
   */
  hasLinesAbove: boolean;
  whole: AsyncIterable<string>;
}

async function sniffed(text: AsyncIterable<string>): Promise<Top> {
  const rest = text[Symbol.asyncIterator]();
  let head = '';
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    head += next.value;
    if (head.split('\n', MAX_LINES_ABOVE + 1).length > MAX_LINES_ABOVE || head.length > MAX_ROW_LENGTH) break;
  }
  async function* whole() {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  const lines = (head.slice(0, MAX_ROW_LENGTH).match(/[^\r\n]+/g) ?? []).slice(0, MAX_LINES_ABOVE);
  const said = /^\ufeff?"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1];
  const mapped = (line: string, delimiter: string) =>
    columnMappingOf(line.split(delimiter, MAX_COLUMNS).map((cell) => cell.replaceAll('"', '')));
  const delimiters = said ? [said] : DELIMITERS;
  const header = lines.find((line) => delimiters.some((delimiter) => isHeader(mapped(line, delimiter))));
  const known = (delimiter: string) => mapped(header ?? lines[0] ?? '', delimiter).places.size;
  const [delimiter = ','] = delimiters.toSorted((one, other) => known(other) - known(one));
  return { delimiter, hasLinesAbove: header !== undefined, whole: whole() };
}

/** A title may happen to be the name of one column. */
function isHeader(mapping: ColumnMapping): boolean {
  return mapping.places.size > 1 && namesArticles(mapping);
}
