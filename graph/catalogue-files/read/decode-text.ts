import { isAscii as hasAsciiAlone } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** So much of a file, from where it is more than ASCII, tells what it is written in. In bytes. */
const SAMPLE = 64 * 1024;

/**
 * The text of a file that may be written in UTF-8, UTF-16 or, as old spreadsheets do, Windows-1252.
 * What is broken in it becomes U+FFFD; a mark of the byte order is left out.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (!decoder) {
      head = Buffer.concat([head, chunk]);
      if (head.length < SAMPLE) continue;
      if (isAscii(head)) {
        yield head.toString('latin1');
        head = Buffer.alloc(0);
        continue;
      }
      decoder = decoderFor(head);
      yield decoder.decode(head, { stream: true });
    } else yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
  else yield decoderFor(head).decode(head);
}

/** Whether it is the same in UTF-8 and Windows-1252; UTF-16 has zeros. */
function isAscii(bytes: Buffer): boolean {
  return hasAsciiAlone(bytes) && !bytes.includes(0);
}

function decoderFor(head: Buffer): TextDecoder {
  return new TextDecoder(encodingOf(head));
}

function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Separators, digits and Latin letters in UTF-16 have a zero in every other byte, and no other
  // character has one.
  const sample = head.subarray(0, 1024);
  const zeros = [0, 1].map((side) => sample.filter((byte, at) => byte === 0 && at % 2 === side).length);
  const [even = 0, odd = 0] = zeros;
  const isMany = (count: number) => count > sample.length / 20;
  if (isMany(odd) && even * 20 < odd) return 'utf-16le';
  if (isMany(even) && odd * 20 < even) return 'utf-16be';
  // The last character of the sample may be cut through.
  for (const cut of [0, 1, 2, 3]) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(head.subarray(0, head.length - cut));
      return 'utf-8';
    } catch {
      if (head.length < SAMPLE) break;
    }
  }
  return isMostlyUtf8(head) ? 'utf-8' : 'windows-1252';
}

/**
 * Whether characters of several bytes are for the most part whole, so that the rest is damage, not
 * another encoding.
 */
function isMostlyUtf8(head: Buffer): boolean {
  const text = head.toString('utf8');
  const broken = text.split('\ufffd').length - 1;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
  const beyond = text.replace(/[\u0000-\u007f]/g, '').length;
  return beyond > broken * 2;
}
