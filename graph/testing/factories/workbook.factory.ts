import { zipOf } from '../../catalogue-files/read/zip.js';

/** A cell of a sheet; a date stands as spreadsheets count days. */
type Cell = string | number | boolean | Date | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * A workbook with its sheets in their order, as spreadsheets save one: texts shared, dates as
 * numbers with a style.
 *
 * @param isReferenced whether rows and cells say where they are, as some programs that write
 *   workbooks leave out
 */
export function aWorkbook(sheets: Record<string, Cell[][]>, { isReferenced = true } = {}): Buffer {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const pages = Object.values(sheets).map((rows) => sheetOf(rows, texts, isReferenced));
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId90" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId91" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(pages.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}

function sheetOf(rows: Cell[][], texts: string[], isReferenced: boolean): string {
  const cellOf = (cell: Cell, reference: string) => {
    if (cell === null) return isReferenced ? '' : '<c/>';
    if (typeof cell === 'number') return `<c${reference}><v>${cell}</v></c>`;
    if (typeof cell === 'boolean') return `<c${reference} t="b"><v>${Number(cell)}</v></c>`;
    // The first of January 1970 is day 25569.
    if (cell instanceof Date) return `<c${reference} s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
    return `<c${reference} t="s"><v>${texts.push(cell) - 1}</v></c>`;
  };
  const referenceOf = (at: string | number) => (isReferenced ? ` r="${at}"` : '');
  const lines = rows.map((row, y) => {
    const cells = row.map((cell, x) => cellOf(cell, referenceOf(`${String.fromCharCode(65 + x)}${y + 1}`)));
    return `<row${referenceOf(y + 1)}>${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
