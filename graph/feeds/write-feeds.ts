import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { IsNull, LessThan, Not } from 'typeorm';
import type { Context } from '../shared/context.js';
import type { Task } from '../shared/task.js';
import { findCatalogueChanges } from './changed-products.queries.js';
import { FeedFile, FeedPart } from './feed-file.entity.js';
import { FEED_FORMATS } from './feed-formats.js';
import type { FeedFormat } from './formats/feed-format.js';
import { tellFeed, WRITE_FEEDS } from './read-feeds.js';

/** A file is left to those who are reading it, and then removed. In milliseconds. */
const KEPT_MS = 30 * 60 * 1000;

const compressed = promisify(gzip);

/** Writes each feed anew whose goods have changed since it was written. */
export const writeFeeds: Task = {
  name: WRITE_FEEDS,
  schedule: { match: '7 * * * *' },
  run: async (ctx) => {
    const version = await findCatalogueChanges(ctx);
    for (const format of FEED_FORMATS) {
      const latest = await ctx.db.findOne(FeedFile, {
        where: { format: format.name, writtenAt: Not(IsNull()) },
        order: { writtenAt: 'DESC' },
      });
      if (latest?.version !== version) await writeFeed(ctx, format, version);
    }
  },
};

async function writeFeed(ctx: Context, format: FeedFormat, version: string): Promise<void> {
  const { id } = await ctx.db.save(ctx.db.create(FeedFile, { format: format.name, version }));
  let position = 1;
  for await (const text of tellFeed(ctx, format, null)) {
    if (text === '') continue;
    await ctx.db.insert(FeedPart, { fileId: id, position, bytes: await compressed(text) });
    position += 1;
  }
  await ctx.db.update(FeedFile, { id }, { writtenAt: () => 'now()' });
  const { name } = format;
  const old = new Date(Date.now() - KEPT_MS);
  // Those that a process died over as well.
  await ctx.db.delete(FeedFile, { format: name, id: Not(id), writtenAt: LessThan(old) });
  await ctx.db.delete(FeedFile, { format: name, id: Not(id), writtenAt: IsNull(), asOf: LessThan(old) });
}
