import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF that the shop made, in the order in which they are drawn, with a space between
 * two texts. It knows what pdfkit writes, and no other PDF: texts as numbers of glyphs, and for
 * each font a table of what its glyphs mean.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  for (const { body } of objects.values()) {
    for (const [, name = '', font = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const meaning = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.body ?? '')?.[1];
      if (meaning) fonts.set(name, meaningsOf(objects.get(meaning)?.stream ?? ''));
    }
  }
  return [...objects.values()].flatMap(({ stream }) => textsOf(stream, fonts)).join(' ');
}

/**
 * The objects of a file by their numbers: what stands in each, and its stream unpacked, if it has
 * one.
 */
function objectsOf(file: string): Map<string, { body: string; stream: string }> {
  const objects = new Map<string, { body: string; stream: string }>();
  for (const [, number = '', content = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [body = '', packed] = content.split('stream\n');
    const isPacked = packed !== undefined && body.includes('FlateDecode');
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(number, { body, stream });
  }
  return objects;
}

/** What glyphs mean, by their numbers, which pdfkit counts from 0. */
function meaningsOf(table: string): Map<string, string> {
  const meanings = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, text = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = Buffer.from(text.replaceAll(' ', ''), 'hex').swap16();
      meanings.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), units.toString('utf16le'));
    }
  }
  return meanings;
}

function textsOf(content: string, fonts: Map<string, Map<string, string>>): string[] {
  let font: Map<string, string> | undefined;
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown]) => {
    if (name) font = fonts.get(name);
    if (shown === undefined) return [];
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return [glyphs.map((glyph) => font?.get(glyph) ?? '').join('')];
  });
}
