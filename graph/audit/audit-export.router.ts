import { type Request, Router } from 'express';
import { answerFailure } from '../rest/answer-failure.js';
import { queryText } from '../rest/read-request.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import { sendParts } from '../rest/send-parts.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import type { AuditFilter } from './audit.inputs.js';
import { AuditSubject } from './audit-entry.entity.js';
import { exportAudit } from './export-audit.js';

/** Where the desk gets the audit trail as a file. */
export const AUDIT_EXPORT_PATH = '/audit.csv';

/**
 * The audit trail as a CSV file, written while it is sent, narrowed by parameters that have the
 * names of `AuditFilter`. For who may read it; refused with UNAUTHENTICATED, FORBIDDEN, or
 * BAD_USER_INPUT for what is no kind of thing or no moment.
 */
export const auditExportRouter = Router().get('/', async (req, res) => {
  const ctx = contextOf(res);
  try {
    staffOf(ctx, Right.READ_AUDIT);
    const parts = exportAudit(ctx, filterOf(req));
    res.set('Cache-Control', NO_STORE).type('csv').attachment('audit.csv');
    await sendParts(res, parts);
  } catch (thrown) {
    // What is cut off is known by its length: the file has begun, and nothing else can be answered.
    if (!res.headersSent) return answerFailure(thrown, res);
    ctx.log.warn({ err: thrown }, 'an export of the audit trail was cut off');
  }
});

function filterOf(req: Request): AuditFilter {
  const kind = queryText(req, 'subjectType');
  const subjectType = Object.values(AuditSubject).find((each) => each === kind) ?? null;
  if (kind && !subjectType)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such kind.'), 'subjectType');
  return {
    ...{ subjectType, subjectId: queryText(req, 'subjectId'), actorId: queryText(req, 'actorId') },
    ...{ operation: queryText(req, 'operation'), madeFrom: momentOf(req, 'madeFrom') },
    madeBefore: momentOf(req, 'madeBefore'),
  };
}

function momentOf(req: Request, field: string): Date | null {
  const text = queryText(req, field);
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()))
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Write a day as {example}.', { example: '2026-11-24' }),
      field,
    );
  return moment;
}
