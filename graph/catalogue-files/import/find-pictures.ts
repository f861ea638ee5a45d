import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { In } from 'typeorm';
import { Image } from '../../media/image.entity.js';
import { readPicture } from '../../media/read-picture.js';
import { storePictures } from '../../media/store-pictures.js';
import type { Context } from '../../shared/context.js';
import { ShopError } from '../../shared/errors.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { Problem } from '../read/source-row.js';
import type { Identified } from './identify.js';

/**
 * A file of this shop or of another one that runs this software: its name tells which picture it is
 * of.
 */
const OWN_FILE = /^([\w-]*[0-9a-f]{12,}[\w-]*)-\d+\.webp$/;

/** The pictures that rows of a batch name. */
export interface FoundPictures {
  /** Ids of images by the names in the file. */
  imageIds: Map<string, string>;
  /** Rows whose pictures cannot be had. */
  problems: Problem[];
  /**
   * Rows whose pictures could not be looked for, since no folder was given; they are imported
   * without.
   */
  left: Set<number>;
}

/**
 * Finds the pictures that rows name: those that the shop has, and those that lie in the folder,
 * which are made anew and stored. Of an address such as https://cdn.example/a/rice.jpg the last
 * part is the name of the file; nothing is fetched.
 *
 * @param folder null: only pictures that the shop has
 * @param isTrial stores nothing
 */
export async function findPictures(
  ctx: Context,
  batch: readonly Identified[],
  folder: string | null,
  isTrial: boolean,
): Promise<FoundPictures> {
  const found: FoundPictures = { imageIds: new Map(), problems: [], left: new Set() };
  const names = new Set(batch.flatMap(({ article }) => namesIn(article)));
  if (names.size === 0) return found;

  const keys = new Map([...names].map((name) => [name, OWN_FILE.exec(fileOf(name))?.[1] ?? null]));
  const stored = await imagesByKey(ctx, [...keys.values()]);
  const wrong = new Map<string, Phrase>();
  for (const [name, key] of keys) {
    const id = key && stored.get(key);
    if (id) found.imageIds.set(name, id);
  }

  for (const { row, article } of batch) {
    const named = namesIn(article);
    for (const name of named) {
      if (found.imageIds.has(name) || wrong.has(name)) continue;
      if (!folder) found.left.add(row);
      else {
        try {
          const alt = [article.brand, article.name].filter(Boolean).join(' ');
          const id = await takeIn(ctx, path.join(folder, fileOf(name)), keys.get(name) ?? null, alt, isTrial);
          if (id) found.imageIds.set(name, id);
        } catch (thrown) {
          if (!isNoPicture(thrown)) throw thrown;
          wrong.set(name, phrase('There is no picture {name} in the folder.', { name: fileOf(name) }));
        }
      }
    }
    const reason = named.map((name) => wrong.get(name)).find(Boolean);
    const column = article.pictures?.some((name) => wrong.has(name)) ? 'pictures' : 'variantPicture';
    if (reason) found.problems.push({ row, column, reason });
  }
  return found;
}

function namesIn({ pictures = [], variantPicture }: Identified['article']): string[] {
  return variantPicture ? [...pictures, variantPicture] : pictures;
}

/** @returns the id of the image; null in a trial run */
async function takeIn(
  ctx: Context,
  file: string,
  ownKey: string | null,
  alt: string,
  isTrial: boolean,
): Promise<string | null> {
  const bytes = await readFile(file);
  // By its content, so that the same file is never stored twice, whatever it is called.
  const key = ownKey ?? `catalogue-${hash('sha256', bytes).slice(0, 32)}`;
  const known = (await imagesByKey(ctx, [key])).get(key);
  if (known) return known;
  const picture = await readPicture(bytes, key);
  if (isTrial) return null;
  const [image] = await storePictures(ctx, [picture], alt, async () => undefined);
  return image?.id ?? null;
}

async function imagesByKey(ctx: Context, keys: readonly (string | null)[]): Promise<Map<string, string>> {
  // Of several with one key the first is told of, which comes last here.
  const rows = await ctx.db.find(Image, {
    select: { key: true, id: true },
    where: { key: In(keys.filter((key) => key !== null)) },
    order: { id: 'DESC' },
  });
  return new Map(rows.map(({ key, id }) => [key, id]));
}

function fileOf(name: string): string {
  const bare = name.split(/[?#]/)[0] ?? '';
  const last = bare.split(/[\\/]/).at(-1) ?? '';
  try {
    return path.basename(decodeURIComponent(last));
  } catch {
    return last;
  }
}

function isNoPicture(thrown: unknown): boolean {
  if (thrown instanceof ShopError) return true;
  const code = typeof thrown === 'object' && thrown && 'code' in thrown ? String(thrown.code) : '';
  return ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'ERR_INVALID_ARG_VALUE'].includes(code);
}
