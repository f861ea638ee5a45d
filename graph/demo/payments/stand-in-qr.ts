/**
 * Draws QR codes (ISO/IEC 18004) for the window of the stand-in: bytes, error correction L,
 * versions 5 to 9, mask 0. A shop draws none itself, since the real provider's window does.
 */

/** Of each version: bytes of data, of error correction a block, blocks, and centres of patterns. */
const VERSIONS = [
  { version: 5, data: 108, correction: 26, blocks: 1, centres: [6, 30] },
  { version: 6, data: 136, correction: 18, blocks: 2, centres: [6, 34] },
  { version: 7, data: 156, correction: 20, blocks: 2, centres: [6, 22, 38] },
  { version: 8, data: 194, correction: 24, blocks: 2, centres: [6, 24, 42] },
  { version: 9, data: 232, correction: 30, blocks: 2, centres: [6, 26, 46] },
] as const;

type Version = (typeof VERSIONS)[number];

/** Room around it, in modules. */
const QUIET = 4;

/** Of error correction L and mask 0, with its own correction. */
const FORMAT = 0b111011111000100;

/** A square of modules as a picture that grows with its place. @throws Error for a long text */
export function drawQr(text: string): string {
  const bytes = Buffer.from(text);
  const version = VERSIONS.find(({ data }) => bytes.length + 2 <= data);
  if (!version) throw new Error('This text is too long for a QR code.');
  const modules = modulesOf(version, withCorrection(version, bytes));
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const side = modules.length + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${QUIET} -${QUIET} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M-${QUIET}-${QUIET}h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`;
}

/** The mode, the length, the text and filling, then the correction of each block. */
function withCorrection({ data, correction, blocks }: Version, text: Buffer): number[] {
  const hex = `4${text.length.toString(16).padStart(2, '0')}${text.toString('hex')}0`;
  const filled = [...Buffer.from(hex, 'hex')];
  for (let odd = true; filled.length < data; odd = !odd) filled.push(odd ? 0xec : 0x11);
  const each = data / blocks;
  const parts = Array.from({ length: blocks }, (_, index) => filled.slice(index * each, (index + 1) * each));
  const checks = parts.map((part) => correctionOf(part, correction));
  return [...interleaved(parts), ...interleaved(checks)];
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  return Array.from({ length: parts[0]?.length ?? 0 }, (_, index) => parts.map((part) => part[index] ?? 0)).flat();
}

/** Multiplies in the field of 256 elements that QR codes reckon in. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product & 0xff;
}

/** What is left of a block divided by the generator of its degree (Reed and Solomon). */
function correctionOf(block: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let power = 1, index = 0; index < degree; index++, power = times(power, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((term, at) => term ^ times(generator[at - 1] ?? 0, power));
  }
  const rest = [...block, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at] ?? 0;
    for (const [index, term] of generator.entries()) rest[at + index] = (rest[at + index] ?? 0) ^ times(term, factor);
  }
  return rest.slice(block.length);
}

function modulesOf({ version, centres }: Version, bytes: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const known: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = known[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (atX: number, atY: number, reach: number, dark: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(atX + x, atY + y, dark.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3]);
  const last = centres.at(-1) ?? 0;
  for (const x of centres)
    for (const y of centres)
      if (!(x === 6 && y === 6) && !(x === 6 && y === last) && !(x === last && y === 6)) square(x, y, 2, [0, 2]);
  drawFormat(size, set);
  if (version >= 7) drawVersion(size, version, set);
  return filledWith(known, bytes);
}

function drawFormat(size: number, set: (x: number, y: number, isDark: boolean) => void): void {
  const bit = (index: number) => ((FORMAT >> index) & 1) === 1;
  for (let index = 0; index <= 5; index++) set(8, index, bit(index));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let index = 9; index < 15; index++) set(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) set(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) set(8, size - 15 + index, bit(index));
  set(8, size - 8, true);
}

function drawVersion(size: number, version: number, set: (x: number, y: number, isDark: boolean) => void): void {
  let rest = version;
  for (let index = 0; index < 12; index++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** Writes the bytes in columns of two from the right, up and down by turns, under mask 0. */
function filledWith(known: readonly (boolean | null)[][], bytes: readonly number[]): boolean[][] {
  const size = known.length;
  const filled = known.map((row) => row.map((isDark) => isDark ?? false));
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    for (let step = 0; step < size; step++) {
      const isUpward = ((column + 1) & 2) === 0;
      const y = isUpward ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        const row = filled[y];
        if (!row || known[y]?.[x] !== null) continue;
        const isSet = (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
  return filled;
}
