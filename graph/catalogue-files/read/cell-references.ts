import { filesOf, zipOf } from './zip.js';

/** A row or a cell as it begins, whatever the prefix of its namespace. */
const ROW_OR_CELL = /<((?:\w+:)?(row|c))(?=[\s/>])([^>]*)>/g;
const REFERENCE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/;

/**
 * A workbook of which each cell says where it is. The attribute `r` is optional (ECMA-376, 18.3.1.4), some programs leave
 * it out, and a cell then stands behind the one before it.
 *
 * @throws Error for what is no zip
 */
export function addCellReferences(workbook: Buffer): Buffer {
  const files = Object.entries(filesOf(workbook)).map(([name, content]) => {
    const isSheet = name.endsWith('.xml') && content.includes('sheetData');
    return [name, isSheet ? withReferences(content.toString('utf8')) : content];
  });
  return zipOf(Object.fromEntries(files));
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
