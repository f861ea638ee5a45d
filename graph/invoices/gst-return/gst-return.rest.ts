import { Router } from 'express';
import { z } from 'zod';
import { answerFailure } from '../../rest/answer-failure.js';
import { months } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { queryText } from '../../rest/read-request.js';
import { contextOf } from '../../rest/response-context.js';
import { NO_STORE } from '../../rest/response-headers.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { toGstr1Csv, toGstr1Json } from './gst-return.presenter.js';
import { gstReturn } from './gst-return.service.js';
import { gstReturnJson } from './gst-return.shapes.js';

/** What the tax office is told, as a file under /api. */
export const gstReturnRouter = Router();

gstReturnRouter.get(
  '/gst-return',
  about({
    summary: 'The GST return of a period as a file: form GSTR-1 as its portal takes it, or as CSV.',
    details:
      'For an admin, or an API key with orders:read. JSON has the tables b2b, b2cl, b2cs, cdnr, cdnur, hsn and doc_issue; CSV has a row for each of their rows.',
    caller: 'shopper',
    cost: 200,
    graph: 'Query.gstReturn',
    query: {
      ...months,
      format: z.enum(['json', 'csv']).optional().describe('json unless said.'),
    },
    answer: gstReturnJson,
    refusals: [ErrorCode.FORBIDDEN],
  }),
  async (req, res) => {
    try {
      const format = queryText(req, 'format') ?? 'json';
      const returned = await gstReturn(contextOf(res), queryText(req, 'from') ?? '', queryText(req, 'to') ?? null);
      if (format !== 'json' && format !== 'csv')
        throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for json or csv.'), 'format');
      const name = `GSTR1-${returned.from}${returned.to === returned.from ? '' : `-${returned.to}`}.${format}`;
      const text = format === 'csv' ? toGstr1Csv(returned) : JSON.stringify(toGstr1Json(returned), null, 2);
      res.set('Cache-Control', NO_STORE).type(format).attachment(name).end(text);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);
