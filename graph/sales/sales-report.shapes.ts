import { z } from 'zod';
import { SALES_TABLES } from './sales-report.presenter.js';

/** A report with one of its tables; `toSalesJson` makes it. */
export const salesReportJson = z.object({
  from: z.string().describe('The first day.'),
  to: z.string().describe('The last day.'),
  fromBefore: z.string().describe('The first day of the period before.'),
  by: z.enum(SALES_TABLES),
  orderCount: z.number().int().describe('Orders that were placed and not called off since.'),
  total: z.number().describe('What they came to, in rupees.'),
  net: z.number().describe('The total less what was refunded, in rupees.'),
  orderCountBefore: z.number().int(),
  totalBefore: z.number(),
  netBefore: z.number(),
  rows: z
    .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
    .describe('The rows as the CSV has them, at most 1,000; amounts in rupees with two decimals.'),
});
