import { Router } from 'express';
import { z } from 'zod';
import { WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import { toVariantJson, variantJson } from '../../catalogue/variants/variant.json.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText, bodyWhole } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOrKey } from '../../shared/rights/viewer.js';
import { wasteStock } from './waste-stock.js';

/** Goods that cannot be sold any more, under /api. */
export const wasteRouter = Router();

wasteRouter.post(
  '/variants/:id/waste',
  about({
    summary: 'Takes pieces out of stock that cannot be sold any more, and says why.',
    details:
      'For an admin, or an API key with catalogue:write. CONFLICT for more than there is besides what checkouts hold.',
    caller: 'shopper',
    graph: 'Mutation.wasteStock',
    body: z.object({
      quantity: z.number().int().describe('Pieces, 1 or more.'),
      reason: z.string().describe('damaged, expired, spoiled, lost or own_use.'),
      note: z.string().nullish().describe('More of why, at most 200 characters.'),
      batchId: z.string().nullish().describe('Of which batch they are.'),
    }),
    answer: variantJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const body = bodyOf(req);
    const reason = bodyText(body, 'reason').toUpperCase();
    if (!(reason in WasteReason))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such reason.'), 'reason');
    const waste = { quantity: bodyWhole(body, 'quantity') ?? 0, reason: reason as WasteReason };
    const said = { note: bodyText(body, 'note') || null, batchId: bodyText(body, 'batchId') || null };
    return toVariantJson(ctx, await wasteStock(ctx, { variantId: String(req.params.id), ...waste, ...said }));
  }),
);
