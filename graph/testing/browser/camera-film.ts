import { writeFile } from 'node:fs/promises';

/** The left digits of a code with odd and even parity, and the right ones, as seven bars each. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const RIGHT = ODD.map((bars) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join(''));
const EVEN = RIGHT.map((bars) => [...bars].reverse().join(''));
/** How the parities of the left digits tell the first digit. */
const PARITIES = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const SIZE = { width: 640, height: 480 };
/** Luminance of paper and of ink, and a chrominance without colour. */
const [PAPER, INK, GREY] = [220, 30, 128];
/** Width of the narrowest bar, in pixels. */
const BAR = 4;

/** The bars of an EAN-13, 1 for a dark one, without the quiet zones. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const left = digits.slice(0, 6).map((digit, at) => (PARITIES[first]?.[at] === 'E' ? EVEN : ODD)[digit]);
  return `101${left.join('')}01010${digits
    .slice(6)
    .map((digit) => RIGHT[digit])
    .join('')}101`;
}

/**
 * Films an EAN-13 for a browser's camera that is none (`--use-file-for-fake-video-capture`): a
 * video of uncompressed pictures (Y4M), which the browser plays again and again.
 *
 * @param code thirteen digits
 * @param file where it is written, *.y4m
 */
export async function filmBarcode(code: string, file: string): Promise<void> {
  const { width, height } = SIZE;
  const bars = barsOf(code);
  const begin = Math.floor((width - bars.length * BAR) / 2);
  const row = Buffer.from(
    Array.from({ length: width }, (_, x) => (bars[Math.floor((x - begin) / BAR)] === '1' ? INK : PAPER)),
  );
  const blank = Buffer.alloc(width, PAPER);
  const picture = Buffer.concat([
    ...Array.from({ length: height }, (_, y) => (y > height / 4 && y < (height * 3) / 4 ? row : blank)),
    Buffer.alloc((width * height) / 2, GREY),
  ]);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture]);
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame]),
  );
}
