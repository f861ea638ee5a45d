import { Router } from 'express';
import { answerFailure } from '../rest/answer-failure.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import { sendParts } from '../rest/send-parts.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { exportCatalogue } from './export/export-catalogue.js';

/** Where the desk, and programs with a key, get the catalogue as a file. */
export const CATALOGUE_EXPORT_PATH = '/catalogue.csv';

/**
 * The whole catalogue as a CSV file that `importCatalogue` takes back unchanged, written while it
 * is sent. For an account with a role or an API key with catalogue:read, since it tells the stock;
 * refused with UNAUTHENTICATED or FORBIDDEN.
 */
export const catalogueExportRouter = Router().get('/', async (_req, res) => {
  const ctx = contextOf(res);
  try {
    allow(ctx, ApiScope.CATALOGUE_READ);
    res.set('Cache-Control', NO_STORE).type('csv').attachment('catalogue.csv');
    await sendParts(res, exportCatalogue(ctx, 'csv'));
  } catch (thrown) {
    // What is cut off is known by its length: the file has begun, and nothing else can be answered.
    if (!res.headersSent) return answerFailure(thrown, res);
    ctx.log.warn({ err: thrown }, 'an export of the catalogue was cut off');
  }
});
