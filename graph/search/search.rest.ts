import { Router } from 'express';
import { z } from 'zod';
import { toProductJson } from '../catalogue/catalogue.json.js';
import { productJson } from '../catalogue/catalogue.shapes.js';
import { about } from '../rest/describe-call.js';
import { OFFSET_PARAMETERS, offsetPageOf } from '../rest/offset-page.js';
import { queryText } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { languageOfText } from '../shared/languages/language-of-text.js';
import { searchSlice } from './search-slice.js';

/** The search under /api. */
export const searchRouter = Router();

searchRouter.get(
  '/search',
  about({
    summary: 'Products that fit what somebody typed, the best first.',
    details:
      'Spelling is corrected and other words for the same thing are understood. Names are in the language of the script that was typed, where the shop speaks one in it. Nothing typed finds nothing.',
    caller: 'anyone',
    cost: 1_000,
    graph: 'Query.search',
    query: { q: z.string().max(200).optional().describe('What was typed.'), ...OFFSET_PARAMETERS },
    answer: z.array(productJson),
    answerHeaders: { 'X-Total-Count': 'How many products fit, whatever limit and offset are.' },
    refusals: [ErrorCode.BAD_USER_INPUT],
    isPublic: true,
  }),
  route(
    async (ctx, req) => {
      const query = queryText(req, 'q') ?? '';
      const spoken = { ...ctx, language: languageOfText(query, ctx.language) };
      const { products, total } = await searchSlice(ctx, query, offsetPageOf(req));
      const body = await Promise.all(products.map((product) => toProductJson(spoken, product)));
      return answer({ headers: { 'X-Total-Count': String(total) }, body });
    },
    { sentAs: { query: 'q' } },
  ),
);
