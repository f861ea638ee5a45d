import { Router } from 'express';
import { z } from 'zod';
import { answerFailure } from '../rest/answer-failure.js';
import { ids, moment } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import { answer, route } from '../rest/route.js';
import { sendGzipParts } from '../rest/send-parts.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { viewerOrKey } from '../shared/rights/viewer.js';
import type { BulkExport } from './bulk-export.entity.js';
import { findBulkExport, readBulkExport, startBulkExport } from './bulk-export.service.js';
import { ChangeKind } from './change.type.js';

/** Files of all things of a kind, under /api/exports. */
export const bulkExportRouter = Router();

const exportJson = z
  .object({
    ...ids,
    kind: z.string().describe('product, variant, order or customer.'),
    updatedSince: moment('It has what changed at this moment and later.').nullable(),
    state: z.string().describe('waiting, running or done.'),
    lines: z.number().int().describe('How many lines are written so far.'),
    createdAt: moment('When it was asked for.'),
    expiresAt: moment('When it is removed.'),
  })
  .meta({ id: 'Export', description: 'All things of a kind as a file of JSON lines.' });

const BY =
  'For who may read all things of the kind: an account with a role, or an API key with catalogue:read or orders:read.';

bulkExportRouter.post(
  '/exports',
  about({
    summary: 'Has all things of a kind written into a file of JSON lines, in the background.',
    details: `${BY} Customers are for an admin or for support.`,
    caller: 'shopper',
    graph: 'Mutation.startBulkExport',
    body: z.object({
      kind: z.string().describe('product, variant, order or customer.'),
      updatedSince: z.iso.datetime().nullish().describe('Only what changed since, what is gone included.'),
    }),
    status: 201,
    answer: exportJson,
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const body = bodyOf(req);
    const kind = bodyText(body, 'kind').toUpperCase();
    if (!(kind in ChangeKind)) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such kind.'), 'kind');
    const since = bodyText(body, 'updatedSince');
    if (since && !z.iso.datetime().safeParse(since).success)
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('updatedSince must be a moment.'), 'updatedSince');
    const { bulkExport } = await startBulkExport(ctx, kind as ChangeKind, since ? new Date(since) : null);
    return answer({ status: 201, body: toExportJson(bulkExport) });
  }),
);

bulkExportRouter.get(
  '/exports/:id',
  about({
    summary: 'How far an export has come.',
    details: BY,
    caller: 'shopper',
    graph: 'Query.bulkExport',
    answer: exportJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const found = await findBulkExport(ctx, req.params.id);
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such export, or it has expired.'), 'id');
    return toExportJson(found);
  }),
);

bulkExportRouter.get(
  '/exports/:id/file',
  about({
    summary: 'The file of an export: a JSON object a line, as a single call answers it, with updatedAt and isRemoved.',
    details: `${BY} Products have their variants with them. CONFLICT as long as it is being written.`,
    caller: 'shopper',
    cost: 1_000,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  async (req, res) => {
    try {
      const ctx = contextOf(res);
      viewerOrKey(ctx);
      const parts = await readBulkExport(ctx, req.params.id);
      res.set({ 'Cache-Control': NO_STORE, 'Content-Type': 'application/jsonl; charset=utf-8' });
      await sendGzipParts(res, parts);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);

function toExportJson(found: BulkExport): z.infer<typeof exportJson> {
  const { id, kind, state, lines, updatedSince, createdAt, expiresAt } = found;
  return {
    ...{ id, _id: id, kind: kind.toLowerCase(), state: state.toLowerCase(), lines },
    ...{ updatedSince: updatedSince?.toISOString() ?? null, createdAt: createdAt.toISOString() },
    expiresAt: expiresAt.toISOString(),
  };
}
