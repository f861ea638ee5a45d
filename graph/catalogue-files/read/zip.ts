import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * How the parts of a zip begin (PKWARE's APPNOTE, 4.3): a file, its entry in the directory, the
 * directory's end.
 */
const FILE = 'PK\x03\x04';
const ENTRY = 'PK\x01\x02';
const END = 'PK\x05\x06';
const FILE_HEAD_BYTES = 30;
const ENTRY_HEAD_BYTES = 46;
const DEFLATED = 8;

/**
 * The files of a zip by their names, unpacked; how much they may be is for the caller to have asked
 * before.
 *
 * @throws Error for what is no whole zip
 */
export function filesOf(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(END, undefined, 'latin1');
  if (end < 0) throw new Error('The zip has no directory.');
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.toString('latin1', at, at + ENTRY.length) !== ENTRY) throw new Error('The directory of the zip is broken.');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as Lengths;
    const name = zip.toString('utf8', at + ENTRY_HEAD_BYTES, at + ENTRY_HEAD_BYTES + nameBytes);
    const file = zip.readUInt32LE(at + 42);
    const from = file + FILE_HEAD_BYTES + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const packed = zip.subarray(from, from + zip.readUInt32LE(at + 20));
    files[name] = zip.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed;
    at += ENTRY_HEAD_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return files;
}

type Lengths = [name: number, extra: number, comment: number];

/** A zip of files by their names, each deflated. */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from(FILE), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([
        Buffer.from(ENTRY),
        Buffer.from([20, 0]),
        facts.subarray(0, 24),
        Buffer.alloc(2),
        place,
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from(END), end]);
}
