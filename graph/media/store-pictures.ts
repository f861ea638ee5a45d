import { In } from 'typeorm';
import { v7 } from 'uuid';
import type { Context } from '../shared/context.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Image } from './image.entity.js';
import { pictureFile } from './image-store.js';
import { isInitials } from './initials-picture.js';
import type { Picture } from './read-picture.js';

/**
 * Stores pictures: their rows first, then their files, so that whatever breaks off in between
 * leaves rows that can be found and taken away, never files without a row.
 *
 * @param alt what a person who cannot see them should know
 * @param adopt gives them an owner, in the transaction that makes their rows; what it throws
 *   stores nothing
 * @returns the rows, in the order of the pictures
 * @throws ShopError SERVICE_UNAVAILABLE when the store of pictures is away; rows may be left of
 *   which `adopt` was told
 */
export async function storePictures(
  ctx: Context,
  pictures: readonly Picture[],
  alt: string,
  adopt: (tx: Context, ids: readonly string[]) => Promise<void>,
): Promise<Image[]> {
  const rows = pictures.map(({ image }) => ({ ...image, id: v7(), alt, zoomWidth: null, createdAt: new Date() }));
  const ids = rows.map(({ id }) => id);
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(Image, rows);
    await adopt(tx, ids);
  });
  const writes = pictures.flatMap(({ files }) => [...files].map(([name, bytes]) => ctx.pictures.write(name, bytes)));
  const failed = (await Promise.allSettled(writes)).find((write) => write.status === 'rejected');
  if (failed) {
    await removePictures(ctx, ids);
    throw failed.reason;
  }
  return rows;
}

/**
 * Takes pictures away for good: files first, then rows and with them whatever belongs to the rows.
 */
export async function removePictures(ctx: Context, ids: readonly string[]): Promise<void> {
  for (const image of await ctx.db.findBy(Image, { id: In([...ids]) })) {
    // Other shoppers of the same initials share the files of theirs.
    if (isInitials(image)) continue;
    await Promise.all(image.widths.map((width) => ctx.pictures.remove(pictureFile(image.key, width))));
  }
  await ctx.db.delete(Image, { id: In([...ids]) });
}
