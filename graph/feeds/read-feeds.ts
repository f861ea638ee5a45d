import { IsNull, Not } from 'typeorm';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { ownOrigin } from '../rest/origin.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { factIn, readShopFacts } from '../shop/shop-facts.js';
import { findChangedProducts } from './changed-products.queries.js';
import { FeedFile, FeedPart } from './feed-file.entity.js';
import { FEED_FORMATS } from './feed-formats.js';
import { type FeedProduct, readFeedProducts } from './feed-goods.js';
import type { FeedFormat, FeedShop } from './formats/feed-format.js';

/**
 * Products that are read and told at once: all that is ever in memory of a feed.
 */
const PAGE = 100;

/** The task that writes the feeds. */
export const WRITE_FEEDS = 'write-feeds';

/**
 * The format of a feed by the name of its file.
 *
 * @throws ShopError NOT_FOUND for any other name
 */
export function feedFormat(name: unknown): FeedFormat {
  const format = FEED_FORMATS.find((each) => each.name === name);
  if (!format) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such feed.'), 'name');
  return format;
}

/**
 * The whole feed as the job wrote it last, in pieces of a gzip file, with the moment whose goods it
 * tells.
 *
 * @throws ShopError SERVICE_UNAVAILABLE before the first is written, which is begun by then
 */
export async function readFeed(
  ctx: Context,
  { name }: FeedFormat,
): Promise<{ asOf: Date; parts: AsyncGenerator<Buffer> }> {
  const where = { format: name, writtenAt: Not(IsNull()) };
  const file = await ctx.db.findOne(FeedFile, { where, order: { writtenAt: 'DESC' } });
  if (!file) {
    await addJobs(
      ctx,
      WRITE_FEEDS,
      `SELECT '{}'::json AS payload, '${WRITE_FEEDS}' AS key, NULL::timestamptz AS run_at`,
      [],
    );
    throw new ShopError(ErrorCode.SERVICE_UNAVAILABLE, phrase('The feed is being written. Ask again soon.'));
  }
  return { asOf: file.asOf, parts: partsOf(ctx, file.id) };
}

async function* partsOf(ctx: Context, fileId: string): AsyncGenerator<Buffer> {
  for (let position = 1; ; position++) {
    const part = await ctx.db.findOneBy(FeedPart, { fileId, position });
    if (!part) return;
    yield part.bytes;
  }
}

/**
 * A feed, piece by piece, of the goods as they stand when each piece is read.
 *
 * @param since only what changed at this moment and later; null for everything
 */
export async function* tellFeed(ctx: Context, format: FeedFormat, since: Date | null): AsyncGenerator<string> {
  const shop = await feedShop(ctx);
  const tell = tellerOf(format, shop);
  for await (const products of readGoods(ctx, shop, since)) yield tell(products);
  yield format.close;
}

/**
 * The goods, a few at a time and by the order of their ids: the next are read when those before
 * have been dealt with. The first are none, so that a feed without goods begins as well.
 */
export async function* readGoods(
  ctx: Context,
  { origin }: FeedShop,
  since: Date | null,
): AsyncGenerator<FeedProduct[]> {
  yield [];
  for (let after: string | null = null; ; ) {
    const ids: string[] = await findChangedProducts(ctx, { since, after, limit: PAGE });
    if (ids.length > 0) yield await readFeedProducts({ ...ctx, loaders: new Map() }, ids, origin);
    after = ids.at(-1) ?? null;
    if (ids.length < PAGE) break;
  }
}

/** Tells goods in a format, one lot after the other: what a feed consists of but for its end. */
export function tellerOf(format: FeedFormat, shop: FeedShop): (products: readonly FeedProduct[]) => string {
  let [isOpen, isFirst] = [false, true];
  return (products) => {
    let told = isOpen ? '' : format.open(shop);
    isOpen = true;
    for (const product of products) {
      const text = format.product(product, shop);
      if (text === '') continue;
      told += isFirst ? text : format.between + text;
      isFirst = false;
    }
    return told;
  };
}

/** What feeds say of the shop, as of now. */
export async function feedShop(ctx: Context): Promise<FeedShop> {
  const facts = await readShopFacts(ctx);
  return {
    ...{ name: facts.name, description: factIn('en', facts, 'description'), email: facts.email, phone: facts.phone },
    ...{ origin: ownOrigin(ctx.config), asOf: new Date() },
  };
}
