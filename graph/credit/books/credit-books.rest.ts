import { stringify } from 'csv-stringify/sync';
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
import { rupeesOf } from '../../shared/money/money.js';
import { creditBooks } from './credit-books.service.js';
import { type creditAccountJson, creditBooksJson } from './credit-books.shapes.js';
import type { CreditAccount } from './credit-books.type.js';

/** What the shop owes in goods, as a file under /api. */
export const creditBooksRouter = Router();

creditBooksRouter.get(
  '/credit/books',
  about({
    summary: 'What the shop owed in gift cards and store credit of some months, and why it changed, as JSON or CSV.',
    details: 'For an admin, or an API key with orders:read. CSV has a row for each kind of credit.',
    caller: 'shopper',
    cost: 100,
    graph: 'Query.creditBooks',
    query: {
      ...months,
      format: z.enum(['json', 'csv']).optional().describe('json unless said.'),
    },
    answer: creditBooksJson,
    refusals: [ErrorCode.FORBIDDEN],
  }),
  async (req, res) => {
    try {
      const format = queryText(req, 'format') ?? 'json';
      const { from, to, accounts } = await creditBooks(
        contextOf(res),
        queryText(req, 'from') ?? '',
        queryText(req, 'to') ?? null,
      );
      if (format !== 'json' && format !== 'csv')
        throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for json or csv.'), 'format');
      const rows = accounts.map(toAccountJson);
      const name = `credit-${from}${to === from ? '' : `-${to}`}.${format}`;
      const text =
        format === 'csv'
          ? stringify(rows, { header: true })
          : JSON.stringify({ from, to, accounts: rows } satisfies z.infer<typeof creditBooksJson>, null, 2);
      res.set('Cache-Control', NO_STORE).type(format).attachment(name).end(text);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);

function toAccountJson({ kind, ...paise }: CreditAccount): z.infer<typeof creditAccountJson> {
  return {
    kind: kind.toLowerCase(),
    opening: rupeesOf(paise.openingPaise),
    sold: rupeesOf(paise.soldPaise),
    given: rupeesOf(paise.givenPaise),
    returned: rupeesOf(paise.returnedPaise),
    spent: rupeesOf(paise.spentPaise),
    expired: rupeesOf(paise.expiredPaise),
    withdrawn: rupeesOf(paise.withdrawnPaise),
    adjustedUp: rupeesOf(paise.adjustedUpPaise),
    adjustedDown: rupeesOf(paise.adjustedDownPaise),
    closing: rupeesOf(paise.closingPaise),
  };
}
