import { Router } from 'express';
import { toProductJson } from '../catalogue/catalogue.json.js';
import { answer, queryText, route } from '../shared/http.js';
import { search } from './search.service.js';

/** The most rows that one call answers; a client that wants more asks the graph, which pages. */
const MOST_ROWS = 100;

/** The search under /api. */
export const searchRouter = Router();

searchRouter.get(
  '/search',
  route(async (ctx, req) => {
    const { nodes, total } = await search(ctx, { query: queryText(req, 'q') ?? '', first: MOST_ROWS });
    const body = await Promise.all(nodes.map((product) => toProductJson(ctx, product)));
    return answer({ headers: { 'X-Total-Count': String(total ?? 0) }, body });
  }),
);
