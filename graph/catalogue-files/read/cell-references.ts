import { filesOf, zipOf } from './zip.js';

/** A row or a cell as it begins, whatever the prefix of its namespace. */
const ROW_OR_CELL = /<((?:\w+:)?(row|c))(?=[\s/>])([^>]*)>/g;
const REFERENCE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/;

/** What any spreadsheet has at most. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/**
 * What a list may span from its first cell to its last: the empty ones between them take their
 * place in memory, too.
 */
const MAX_CELLS = 10_000_000;

/**
 * Whether a sheet of a workbook spans more cells than are read at once, however few of them are
 * filled: a single word in the last column of the last row would be more than any memory holds.
 *
 * @throws Error for what is no zip
 */
export function reachesTooFar(workbook: Buffer): boolean {
  return sheetsIn(workbook).some(([, sheet]) => isTooWide(sheet.toString('utf8')));
}

function isTooWide(sheet: string): boolean {
  let [rows, columns] = [0, 0];
  for (const [, , , attributes = ''] of sheet.matchAll(ROW_OR_CELL)) {
    const [, letters = '', number = '0'] = REFERENCE.exec(attributes) ?? [];
    const [row, column] = [Number(number), columnOf(letters)];
    if (row > MAX_ROWS || column > MAX_COLUMNS) return true;
    // A cell that is only painted holds nothing.
    if (!letters || attributes.endsWith('/')) continue;
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  }
  return rows * columns > MAX_CELLS;
}

function sheetsIn(workbook: Buffer): [name: string, content: Buffer][] {
  return Object.entries(filesOf(workbook)).filter(
    ([name, content]) => name.endsWith('.xml') && content.includes('sheetData'),
  );
}

/**
 * A workbook of which each cell says where it is. The attribute `r` is optional (ECMA-376,
 * 18.3.1.4), some programs leave it out, and a cell then stands behind the one before it.
 *
 * @throws Error for what is no zip
 */
export function addCellReferences(workbook: Buffer): Buffer {
  const sheets = sheetsIn(workbook).map(([name, content]) => [name, withReferences(content.toString('utf8'))]);
  return zipOf({ ...filesOf(workbook), ...Object.fromEntries(sheets) });
}

function withReferences(sheet: string): string {
  let row = 0;
  let column = 0;
  return sheet.replace(ROW_OR_CELL, (tag, name: string, kind: string, attributes: string) => {
    const [, letters, number] = REFERENCE.exec(attributes) ?? [];
    if (kind === 'row') {
      row = number ? Number(number) : row + 1;
      column = 0;
      return tag;
    }
    column = letters ? columnOf(letters) : column + 1;
    return letters ? tag : `<${name} r="${lettersOf(column)}${row}"${attributes}>`;
  });
}

/** Columns count A to Z, then AA: digits from 1 to 26, with no zero. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function lettersOf(column: number): string {
  const last = (column - 1) % 26;
  const before = (column - 1 - last) / 26;
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode(65 + last);
}
