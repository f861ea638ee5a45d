import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../../rest/describe-call.js';
import { queryNumber } from '../../../rest/read-request.js';
import { route } from '../../../rest/route.js';
import { CATALOGUE_READERS } from '../../../shared/rights/who.js';
import { listAgingBatches } from './aging-batches.service.js';
import { agingBatchesJson } from './aging-batches.shapes.js';

/** What has to be sold soon, or thrown away, under /api. */
export const agingBatchesRouter = Router();

agingBatchesRouter.get(
  '/aging-batches',
  about({
    summary: 'Batches that are sold for few days more, and those that are sold no longer.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    graph: 'Query.agingBatches',
    query: {
      days: z.number().int().min(0).max(366).optional().describe('So many days are few, 14 unless said.'),
      first: z.number().int().min(1).max(100).optional().describe('How many, 20 unless said.'),
    },
    answer: agingBatchesJson,
  }),
  route(async (ctx, req) => {
    const asked = { days: queryNumber(req, 'days') ?? 14, first: queryNumber(req, 'first') ?? 20 };
    const { nodes, totalCount } = await listAgingBatches(ctx, asked);
    return {
      batches: nodes.map(({ product, variant, batch, daysLeft }) => ({
        ...{ batchId: batch.id, batchNumber: batch.number, bestBefore: batch.bestBefore, daysLeft },
        ...{ onHand: batch.onHand, reserved: batch.reserved },
        ...{ productId: product.id, name: product.name, variantId: variant.id, sku: variant.sku },
      })),
      totalCount,
    };
  }),
);
