import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyPaise, bodyText, bodyWhole, queryText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { CATALOGUE_READERS, CATALOGUE_WRITERS } from '../../shared/rights/who.js';
import { findVariant, findVariantBySku } from '../catalogue.service.js';
import { adjustStock } from '../stock/adjust-stock.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';
import { toVariantJson, variantJson } from '../variants/variant.json.js';
import { setPrice } from './set-price.js';
import { priceBody, stockBody } from './variants.shapes.js';

/** Stock and prices under /api, for programs with an API key and for those who run the shop. */
export const variantsRouter = Router();

variantsRouter.get(
  '/variants',
  about({
    summary: 'The variant with an article number, as a list of one, or an empty list.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    graph: 'Query.variant',
    query: { sku: z.string().max(100).describe('The SKU, as it stands in the catalogue.') },
    answer: z.array(variantJson),
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.CATALOGUE_READ);
    const found = await findVariantBySku(ctx, queryText(req, 'sku') ?? '');
    return found ? [await toVariantJson(ctx, found)] : [];
  }),
);

variantsRouter.get(
  '/variants/:id',
  about({
    summary: 'A variant with its price and its stock.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    graph: 'Query.variant',
    answer: variantJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.CATALOGUE_READ);
    return toVariantJson(ctx, await getVariant(ctx, req.params.id));
  }),
);

variantsRouter.put(
  '/variants/:id/stock',
  about({
    summary: 'Changes the stock of a variant by hand, by exactly one of onHand and delta.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.adjustStock',
    body: stockBody,
    answer: variantJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.CATALOGUE_WRITE);
    const body = bodyOf(req);
    const reason = bodyText(body, 'reason');
    const variantId = String(req.params.id);
    const amounts = { delta: bodyWhole(body, 'delta'), onHand: bodyWhole(body, 'onHand') };
    await adjustStock(ctx, { variantId, ...amounts, batchId: bodyText(body, 'batchId') || null, reason });
    return changedVariant(ctx, variantId);
  }),
);

variantsRouter.put(
  '/variants/:id/price',
  about({
    summary: 'Sets what a variant costs, and leaves all else of its product as it is.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.setPrice',
    body: priceBody,
    answer: variantJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.CATALOGUE_WRITE);
    const body = bodyOf(req);
    const [pricePaise, oldPricePaise] = [bodyPaise(body, 'price'), bodyPaise(body, 'oldPrice')];
    if (pricePaise === null) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a price.'), 'price');
    await setPrice(ctx, { variantId: req.params.id, pricePaise, oldPricePaise });
    return changedVariant(ctx, req.params.id);
  }),
);

async function getVariant(ctx: Context, id: unknown): Promise<ProductVariant> {
  const found = await findVariant(ctx, id);
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'id');
  return found;
}

/** Read anew, since the context remembers what it read before the change. */
async function changedVariant(ctx: Context, id: unknown): Promise<z.infer<typeof variantJson>> {
  const now = { ...ctx, loaders: new Map() };
  return toVariantJson(now, await getVariant(now, id));
}
