import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyPaise, bodyText, bodyWhole, queryNumber, queryText } from '../../rest/read-request.js';
import { answer, route } from '../../rest/route.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { viewerOrKey } from '../../shared/rights/viewer.js';
import { CATALOGUE_WRITERS } from '../../shared/rights/who.js';
import type { GoodsReceiptLineInput } from './goods-receipt.inputs.js';
import { toGoodsReceiptJson } from './goods-receipt.presenter.js';
import { findGoodsReceipt, listGoodsReceipts } from './goods-receipts.service.js';
import { goodsReceiptJson, receivedBody } from './goods-receipts.shapes.js';
import { receiveGoods } from './receive-goods.js';

/** What suppliers brought, under /api. */
export const goodsReceiptsRouter = Router();

goodsReceiptsRouter.get(
  '/goods-receipts',
  about({
    summary: 'A page of what suppliers brought, latest first.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    cost: 200,
    graph: 'Query.goodsReceipts',
    query: {
      first: z.number().int().min(1).max(100).optional().describe('How many, 20 unless said.'),
      after: z.string().optional().describe("The page before's endCursor; absent: from the top."),
    },
    answer: z.object({
      receipts: z.array(goodsReceiptJson),
      hasNextPage: z.boolean().describe('Whether more follow.'),
      endCursor: z.string().nullable().describe('For `after`, to read on.'),
    }),
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const page = await listGoodsReceipts(ctx, {
      first: queryNumber(req, 'first') ?? 20,
      after: queryText(req, 'after'),
    });
    const { hasNextPage, endCursor } = page.pageInfo;
    return {
      receipts: await Promise.all(page.nodes.map((receipt) => toGoodsReceiptJson(ctx, receipt))),
      ...{ hasNextPage, endCursor: endCursor ?? null },
    };
  }),
);

goodsReceiptsRouter.get(
  '/goods-receipts/:id',
  about({
    summary: 'What came with one bill.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Query.goodsReceipt',
    answer: goodsReceiptJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const found = await findGoodsReceipt(ctx, String(req.params.id));
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such bill.'), 'id');
    return toGoodsReceiptJson(ctx, found);
  }),
);

goodsReceiptsRouter.post(
  '/goods-receipts',
  about({
    summary: "Takes the goods of a supplier's bill into stock, all of its lines or none.",
    details: `${CATALOGUE_WRITERS} A bill is entered once: its supplier and number again within a financial year are refused with CONFLICT.`,
    caller: 'shopper',
    graph: 'Mutation.receiveGoods',
    body: receivedBody,
    status: 201,
    answer: goodsReceiptJson,
    refusals: [ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const body = bodyOf(req);
    const receipt = await receiveGoods(ctx, {
      ...{ supplier: bodyText(body, 'supplier'), billNumber: bodyText(body, 'billNumber') },
      ...{ billDate: bodyText(body, 'billDate'), note: bodyText(body, 'note') || null, lines: linesIn(body.lines) },
    });
    return answer({ status: 201, body: await toGoodsReceiptJson(ctx, receipt) });
  }),
);

function linesIn(lines: unknown): GoodsReceiptLineInput[] {
  if (!Array.isArray(lines)) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a list of lines.'), 'lines');
  return lines.map((line: unknown) => {
    const fields = { ...(line as Record<string, unknown> | null) };
    const unitCost = bodyPaise(fields, 'unitCost');
    if (unitCost === null) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a cost.'), 'unitCost');
    return {
      ...{ sku: bodyText(fields, 'sku'), quantity: bodyWhole(fields, 'quantity') ?? 0, unitCost },
      ...{ batchNumber: bodyText(fields, 'batchNumber') || null },
      ...{ bestBefore: bodyText(fields, 'bestBefore') || null, madeOn: bodyText(fields, 'madeOn') || null },
    };
  });
}
