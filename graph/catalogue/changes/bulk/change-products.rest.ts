import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../../rest/describe-call.js';
import { bodyOf, readBody } from '../../../rest/read-request.js';
import { route } from '../../../rest/route.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode } from '../../../shared/errors.js';
import { say } from '../../../shared/languages/phrase.js';
import { viewerOrKey } from '../../../shared/rights/viewer.js';
import { CATALOGUE_READERS, CATALOGUE_WRITERS } from '../../../shared/rights/who.js';
import { listProductTags } from '../../listing/list-product-tags.js';
import { changeProducts, type ProductsChanged } from './change-products.js';
import { changeBody, changedJson, restoreBody, tagJson } from './change-products.shapes.js';
import { restoreProducts } from './restore-products.js';

/** Tags, and changes of many products at once, under /api. */
export const changeProductsRouter = Router();

changeProductsRouter.get(
  '/tags',
  about({
    summary: 'All tags that products have, by the alphabet, at most 1,000.',
    details: CATALOGUE_READERS,
    caller: 'shopper',
    cost: 100,
    graph: 'Query.productTags',
    answer: z.array(tagJson),
  }),
  route((ctx) => {
    viewerOrKey(ctx);
    return listProductTags(ctx);
  }),
);

changeProductsRouter.post(
  '/products/change',
  about({
    summary: 'Changes many products at once: renames, joins and removes tags, sets prices, status and category.',
    details: `Each that can be is changed, and of the others it is told why not. ${CATALOGUE_WRITERS}`,
    caller: 'shopper',
    cost: 500,
    graph: 'Mutation.changeProducts',
    body: changeBody,
    answer: changedJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    const { ids, filter, first, after, publishAt, ...change } = readBody(changeBody, bodyOf(req));
    const at = publishAt ? new Date(publishAt) : null;
    return toChangedJson(ctx, await changeProducts(ctx, { ids, filter, first, after }, { ...change, publishAt: at }));
  }),
);

changeProductsRouter.post(
  '/products/restore',
  about({
    summary: 'Takes changes of products back; what was changed again since is left as it is.',
    details: CATALOGUE_WRITERS,
    caller: 'shopper',
    cost: 500,
    graph: 'Mutation.restoreProducts',
    body: restoreBody,
    answer: changedJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOrKey(ctx);
    return toChangedJson(ctx, await restoreProducts(ctx, readBody(restoreBody, bodyOf(req)).entryIds));
  }),
);

function toChangedJson({ language }: Context, changed: ProductsChanged): z.infer<typeof changedJson> {
  const { ids, refused, entryIds, endCursor } = changed;
  const told = refused.map(({ id, reason }) => ({ id, msg: say(reason.reason, language) }));
  return { ids, refused: told, entryIds, endCursor: endCursor ?? null };
}
