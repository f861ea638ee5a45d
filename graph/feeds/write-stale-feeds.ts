import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { IsNull, LessThan, Not } from 'typeorm';
import type { Context } from '../shared/context.js';
import { findCatalogueChanges } from './changed-products.queries.js';
import { FeedFile, FeedPart } from './feed-file.entity.js';
import { FEED_FORMATS } from './feed-formats.js';
import type { FeedProduct } from './feed-goods.js';
import type { FeedFormat, FeedShop } from './formats/feed-format.js';
import { feedShop, readGoods, tellerOf } from './read-feeds.js';

/** A file is left to those who are reading it, and then removed. In milliseconds. */
const KEPT_MS = 30 * 60 * 1000;

/** A part is compressed and stored once its text is so long. In characters. */
const PART_LENGTH = 128 * 1024;

const compressed = promisify(gzip);

/**
 * The feeds that tell something else than they would now, of the goods or of the shop, and the
 * version of now.
 */
export async function findStaleFeeds(ctx: Context): Promise<{ formats: readonly FeedFormat[]; version: string }> {
  const { asOf: _, ...shop } = await feedShop(ctx);
  const told = hash('sha256', JSON.stringify(shop), 'base64url');
  const version = `${await findCatalogueChanges(ctx)} ${told}`;
  const latest = await Promise.all(FEED_FORMATS.map(({ name }) => latestVersion(ctx, name)));
  return { formats: FEED_FORMATS.filter((_, place) => latest[place] !== version), version };
}

/**
 * Writes the feeds anew that are not as they would be told now: the goods are read once for all of
 * them, a page at a time, and the next page when the one before is written.
 */
export async function writeStaleFeeds(ctx: Context): Promise<void> {
  const { formats, version } = await findStaleFeeds(ctx);
  if (formats.length > 0) await writeAll(ctx, formats, version);
}

async function latestVersion({ db }: Context, format: string): Promise<string | undefined> {
  const where = { format, writtenAt: Not(IsNull()) };
  return (await db.findOne(FeedFile, { where, order: { writtenAt: 'DESC' } }))?.version;
}

async function writeAll(ctx: Context, formats: readonly FeedFormat[], version: string): Promise<void> {
  const shop = await feedShop(ctx);
  const files: OpenFile[] = [];
  for (const format of formats) files.push(await openFile(ctx, format, { shop, version }));
  for await (const products of readGoods(ctx, shop, null)) for (const file of files) await file.add(products);
  for (const file of files) await file.close();
}

/** A feed that is being written. */
interface OpenFile {
  add(products: readonly FeedProduct[]): Promise<void>;
  /** Puts it in the place of the one before. */
  close(): Promise<void>;
}

async function openFile(
  ctx: Context,
  format: FeedFormat,
  { shop, version }: { shop: FeedShop; version: string },
): Promise<OpenFile> {
  const { name } = format;
  const { id: fileId } = await ctx.db.save(ctx.db.create(FeedFile, { format: name, version }));
  const tell = tellerOf(format, shop);
  let [waiting, position] = ['', 1];
  const store = async () => {
    if (waiting === '') return;
    const bytes = await compressed(waiting);
    waiting = '';
    await ctx.db.insert(FeedPart, { fileId, position, bytes });
    position += 1;
  };
  return {
    add: async (products) => {
      waiting += tell(products);
      if (waiting.length >= PART_LENGTH) await store();
    },
    close: async () => {
      waiting += format.close;
      await store();
      await ctx.db.update(FeedFile, { id: fileId }, { writtenAt: () => 'now()' });
      const old = new Date(Date.now() - KEPT_MS);
      // Those that a process died over as well.
      await ctx.db.delete(FeedFile, { format: name, id: Not(fileId), writtenAt: LessThan(old) });
      await ctx.db.delete(FeedFile, { format: name, id: Not(fileId), writtenAt: IsNull(), asOf: LessThan(old) });
    },
  };
}
