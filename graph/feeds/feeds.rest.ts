import { type Response, Router } from 'express';
import { z } from 'zod';
import { catalogueVersion } from '../catalogue/variants/former-prices.js';
import { answerFailure } from '../rest/answer-failure.js';
import { about } from '../rest/describe-call.js';
import { queryText } from '../rest/read-request.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import { sendGzipParts, sendParts } from '../rest/send-parts.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { FEED_FORMATS } from './feed-formats.js';
import { feedFormat, readFeed, tellFeed } from './read-feeds.js';

/** What shops elsewhere list the goods by, under /api/feeds. */
export const feedsRouter = Router();

const NAMES = FEED_FORMATS.map(({ name }) => name).join(', ');
/** Readers come by themselves, once an hour or seldom more often; a cache may answer the others. */
const FOUND_AGAIN = 'public, max-age=300';

/** Says which version of the catalogue the prices are of, which a checkout takes. */
async function tellVersion(res: Response, ctx: Context, asOf?: Date): Promise<void> {
  res.set('Catalogue-Version', (await catalogueVersion(ctx, asOf)).toISOString());
}

feedsRouter.get(
  '/feeds/:name',
  about({
    summary: 'The goods for a reader elsewhere: Google Merchant Center, Meta, agents by ACP, ONDC.',
    details: `The name is one of ${NAMES}. The whole feed is written each hour when something changed, and at once when an offer begins or ends, and Last-Modified tells as of when; Catalogue-Version is that of its prices; what changed after a moment is read at once.`,
    caller: 'anyone',
    cost: 1_000,
    query: {
      since: z.iso
        .datetime()
        .optional()
        .describe('Only what changed at this moment and later, as it stands now; absent: everything.'),
    },
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.SERVICE_UNAVAILABLE],
  }),
  async (req, res) => {
    try {
      const ctx = contextOf(res);
      const format = feedFormat(req.params.name);
      const since = queryText(req, 'since');
      if (since && !z.iso.datetime().safeParse(since).success)
        throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('since must be a moment.'), 'since');
      res.set({ 'Cache-Control': since ? NO_STORE : FOUND_AGAIN, 'Content-Type': format.mediaType });
      if (since) {
        await tellVersion(res, ctx);
        return await sendParts(res, tellFeed(ctx, format, new Date(since)));
      }
      const { asOf, parts } = await readFeed(ctx, format);
      await tellVersion(res.set('Last-Modified', asOf.toUTCString()), ctx, asOf);
      await sendGzipParts(res, parts);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);
