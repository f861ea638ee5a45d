import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Draws the shop's icons from its mark, web/theme/mark.svg, into web/public: `npm run icons` after
 * the mark changed. They are kept in the repository, so that a build needs no drawing.
 */
const WEB = path.join(projectRoot, 'web');
const PUBLIC = path.join(WEB, 'public');
/** The cloth that the mark stands on; the theme's brand.muted. */
const CLOTH = '#FFDCC7';
/** Drawn at this size in pixels before it is made smaller, so that edges are clean. */
const MARK_PX = 1024;

interface IconPlan {
  /** Path below web/public. */
  file: string;
  width: number;
  height: number;
  /** Height of the mark as a part of the height of the icon. */
  mark: number;
  /** Corners as a part of the width; 0: the system cuts the shape out itself. */
  corners: number;
}

const square = (file: string, size: number, mark: number, corners: number): IconPlan => ({
  file,
  width: size,
  height: size,
  mark,
  corners,
});

const icons: IconPlan[] = [
  square('icons/icon-192.png', 192, 0.7, 0.22),
  square('icons/icon-512.png', 512, 0.7, 0.22),
  // A system may cut away all outside a circle of four fifths of the width.
  square('icons/maskable-512.png', 512, 0.52, 0),
  square('apple-touch-icon.png', 180, 0.66, 0),
  // Shown beside a link to the shop where a page has no picture of its own.
  { file: 'icons/share.png', width: 1200, height: 630, mark: 0.66, corners: 0 },
];

const mark = await readFile(path.join(WEB, 'theme', 'mark.svg'));
const markAt = (height: number) =>
  sharp(mark, { density: (72 * MARK_PX) / 32 })
    .resize({ height, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();

await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
for (const { file, width, height, mark: part, corners } of icons) {
  const radius = corners * width;
  const cloth = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${CLOTH}"/></svg>`;
  await sharp(Buffer.from(cloth))
    .composite([{ input: await markAt(Math.round(height * part)) }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(path.join(PUBLIC, file));
}
await writeFile(path.join(PUBLIC, 'favicon.ico'), asIco(await markAt(32), 32));

/**
 * A PNG in the envelope of an icon file, for browsers that ask for /favicon.ico whatever a page
 * says.
 */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
