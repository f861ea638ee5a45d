import { Router } from 'express';
import { z } from 'zod';
import { answerFailure } from '../rest/answer-failure.js';
import { about } from '../rest/describe-call.js';
import { queryText } from '../rest/read-request.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { rowsOfTable, SALES_TABLES, toSalesCsv, toSalesJson } from './sales-report.presenter.js';
import { salesReport } from './sales-report.service.js';
import { salesReportJson } from './sales-report.shapes.js';

/** What sells, as a file under /api. */
export const salesReportRouter = Router();

salesReportRouter.get(
  '/sales-report',
  about({
    summary: 'What sells in a period, beside the equally long one before it, by what you choose: as JSON or CSV.',
    details: 'For an admin, or an API key with orders:read. It is what the books say at this moment, to the paisa.',
    caller: 'shopper',
    cost: 200,
    graph: 'Query.salesReport',
    query: {
      from: z.string().describe('The first day by the calendar of India, e.g. 2026-11-01.'),
      to: z.string().describe('The last day, at most 366 in all.'),
      by: z.enum(SALES_TABLES).optional().describe('Which table; day unless said.'),
      format: z.enum(['json', 'csv']).optional().describe('json unless said.'),
    },
    answer: salesReportJson,
    refusals: [ErrorCode.FORBIDDEN],
  }),
  async (req, res) => {
    try {
      const ctx = contextOf(res);
      const report = await salesReport(ctx, queryText(req, 'from') ?? '', queryText(req, 'to') ?? '');
      const by = SALES_TABLES.find((table) => table === (queryText(req, 'by') ?? 'day'));
      if (!by) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for one of the tables of a report.'), 'by');
      const format = queryText(req, 'format') ?? 'json';
      if (format !== 'json' && format !== 'csv')
        throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for json or csv.'), 'format');
      const rows = await rowsOfTable(ctx, report, by);
      res.set('Cache-Control', NO_STORE);
      if (format === 'csv') {
        const name = `sales-by-${by}-${report.from}-${report.to}.csv`;
        res.type('csv').attachment(name).end(toSalesCsv(rows));
      } else res.json(toSalesJson(report, by, rows));
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);
