import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../shared/context.js';
import { exportCatalogue } from './export-catalogue.js';

/**
 * Writes the catalogue to a file, which is there as a whole or not at all.
 *
 * @param file `-` is standard output
 */
export async function exportFile(ctx: Context, file: string, format: 'csv' | 'jsonl'): Promise<void> {
  let written = 0;
  const text = Readable.from(
    exportCatalogue(ctx, format, (rows) => {
      written = rows;
    }),
  );
  if (file === '-') {
    await pipeline(text, process.stdout, { end: false });
    return;
  }
  const unfinished = `${file}.part`;
  try {
    await pipeline(text, createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (thrown) {
    await rm(unfinished, { force: true });
    throw thrown;
  }
  process.stdout.write(`${written} rows are in ${file}\n`);
}
