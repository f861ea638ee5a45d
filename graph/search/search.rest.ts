import { Router } from 'express';
import { z } from 'zod';
import { toProductJson } from '../catalogue/catalogue.json.js';
import { productJson } from '../catalogue/catalogue.shapes.js';
import { countProducts } from '../catalogue/product-listing.service.js';
import { about } from '../shared/describe-call.js';
import { ErrorCode } from '../shared/errors.js';
import { answer, queryText, route } from '../shared/http.js';
import { search } from './search.service.js';

/** The most rows that one call answers; a client that wants more asks the graph, which pages. */
const MOST_ROWS = 100;

/** The search under /api. */
export const searchRouter = Router();

searchRouter.get(
  '/search',
  about({
    summary: 'Products that fit what somebody typed, the best first, up to 100.',
    details: 'Spelling is corrected and other words for the same thing are understood. Nothing typed finds nothing.',
    caller: 'anyone',
    graph: 'Query.search',
    query: { q: z.string().max(200).optional().describe('What was typed.') },
    answer: z.array(productJson),
    answerHeaders: { 'X-Total-Count': 'How many products fit.' },
    refusals: [ErrorCode.BAD_USER_INPUT],
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const { nodes, total, filter, among } = await search(ctx, { query: queryText(req, 'q') ?? '', first: MOST_ROWS });
    const body = await Promise.all(nodes.map((product) => toProductJson(ctx, product)));
    const count = total ?? (await countProducts(ctx, filter, among));
    return answer({ headers: { 'X-Total-Count': String(count) }, body });
  }),
);
