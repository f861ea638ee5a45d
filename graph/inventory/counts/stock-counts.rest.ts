import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText, bodyWhole, queryNumber, queryText } from '../../rest/read-request.js';
import { answer, route } from '../../rest/route.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOrKey } from '../../shared/rights/viewer.js';
import { CATALOGUE_READERS, CATALOGUE_WRITERS, STOCK_COUNTERS } from '../../shared/rights/who.js';
import { closeStockCount } from './close-stock-count.js';
import { countStock, uncountStock } from './count-pieces.js';
import { toStockCountJson, toStockCountLineJson } from './stock-count.presenter.js';
import { cancelStockCount, findStockCount, listStockCounts, startStockCount } from './stock-counts.service.js';
import { countedBody, startBody, stockCountJson, stockCountLineJson } from './stock-counts.shapes.js';

/** Counts of the shelves under /api, for scanners and programs. */
export const stockCountsRouter = Router();

stockCountsRouter.get(
  '/stock-counts',
  about({
    summary: 'A page of the counts of the shelves, latest first.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    cost: 200,
    graph: 'Query.stockCounts',
    query: {
      first: z.number().int().min(1).max(100).optional().describe('How many, 20 unless said.'),
      after: z.string().optional().describe("The page before's endCursor; absent: from the top."),
    },
    answer: z.object({
      counts: z.array(stockCountJson),
      hasNextPage: z.boolean().describe('Whether more follow.'),
      endCursor: z.string().nullable().describe('For `after`, to read on.'),
    }),
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const page = await listStockCounts(ctx, { first: queryNumber(req, 'first') ?? 20, after: queryText(req, 'after') });
    const { hasNextPage, endCursor } = page.pageInfo;
    return {
      counts: await Promise.all(page.nodes.map((count) => toStockCountJson(ctx, count))),
      ...{ hasNextPage, endCursor: endCursor ?? null },
    };
  }),
);

stockCountsRouter.get(
  '/stock-counts/:id',
  about({
    summary: 'A count of the shelves, with what it comes to so far.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    graph: 'Query.stockCount',
    answer: stockCountJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const found = await findStockCount(ctx, req.params.id);
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such count.'), 'id');
    return toStockCountJson(ctx, found);
  }),
);

stockCountsRouter.post(
  '/stock-counts',
  about({
    summary: 'Begins a count of the shelves, which goes on while the shop sells.',
    details: `${STOCK_COUNTERS} CONFLICT while another one is open.`,
    caller: 'shopper',
    graph: 'Mutation.startStockCount',
    body: startBody,
    status: 201,
    answer: stockCountJson,
    refusals: [ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const count = await startStockCount(ctx, bodyText(bodyOf(req), 'name'));
    return answer({ status: 201, body: await toStockCountJson(ctx, count) });
  }),
);

stockCountsRouter.post(
  '/stock-counts/:id/lines',
  about({
    summary: 'Counts pieces of a variant, of which exactly one of sku and variantId says which it is.',
    details: `${STOCK_COUNTERS} CONFLICT for a count that has ended.`,
    caller: 'shopper',
    graph: 'Mutation.countStock',
    body: countedBody,
    answer: stockCountLineJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const body = bodyOf(req);
    const { line } = await countStock(ctx, {
      ...{ countId: String(req.params.id), sku: bodyText(body, 'sku') || null },
      ...{ variantId: bodyText(body, 'variantId') || null, pieces: bodyWhole(body, 'pieces') ?? 1 },
      ...{ isTotal: body.isTotal === true, idempotencyKey: null },
    });
    return line && toStockCountLineJson(line);
  }),
);

stockCountsRouter.delete(
  '/stock-counts/:id/lines/:variantId',
  about({
    summary: 'Leaves a variant out of a count, as if it had not been counted.',
    details: `${STOCK_COUNTERS} CONFLICT for a count that has ended.`,
    caller: 'shopper',
    graph: 'Mutation.uncountStock',
    answer: stockCountJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const { count } = await uncountStock(ctx, String(req.params.id), String(req.params.variantId));
    return toStockCountJson(ctx, count);
  }),
);

stockCountsRouter.post(
  '/stock-counts/:id/close',
  about({
    summary: 'Closes a count and books what was found more or fewer; safe to repeat.',
    details: `${CATALOGUE_WRITERS} CONFLICT for one that was given up, for a variant that is to be counted again, and where more is missing than there is besides what checkouts and orders wait for.`,
    caller: 'shopper',
    graph: 'Mutation.closeStockCount',
    answer: stockCountJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toStockCountJson(ctx, await closeStockCount(ctx, req.params.id));
  }),
);

stockCountsRouter.post(
  '/stock-counts/:id/cancel',
  about({
    summary: 'Gives a count up with nothing booked; safe to repeat.',
    details: `${STOCK_COUNTERS} CONFLICT for one that is closed.`,
    caller: 'shopper',
    graph: 'Mutation.cancelStockCount',
    answer: stockCountJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toStockCountJson(ctx, await cancelStockCount(ctx, req.params.id));
  }),
);
