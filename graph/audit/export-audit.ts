import { stringify } from 'csv-stringify/sync';
import type { Context } from '../shared/context.js';
import type { AuditFilter } from './audit.inputs.js';
import { listAuditEntries } from './audit.service.js';
import type { AuditEntry } from './audit-entry.entity.js';

/** Entries that are read and written at once. */
const BATCH = 100;

const COLUMNS = [
  ...['made_at', 'operation', 'subject_type', 'subject_id', 'actor_kind', 'actor_id', 'before', 'after', 'request_id'],
];

/**
 * The audit trail as the text of a CSV file, latest first, piece by piece: what the list tells,
 * with facts as JSON.
 *
 * @throws ShopError as `listAuditEntries`
 */
export async function* exportAudit(ctx: Context, filter: AuditFilter): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await listAuditEntries(ctx, filter, { first: BATCH, after });
    yield stringify(nodes.map(rowOf), { columns: COLUMNS, header: after === null });
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor ?? null;
  }
}

function rowOf(entry: AuditEntry): Record<string, string> {
  return {
    ...{ made_at: entry.madeAt.toISOString(), operation: entry.operation, subject_type: entry.subjectType },
    ...{ subject_id: entry.subjectId, actor_kind: entry.actorKind, actor_id: entry.actorId ?? '' },
    ...{ before: factsOf(entry.before), after: factsOf(entry.after), request_id: entry.requestId },
  };
}

function factsOf(facts: object | null): string {
  return facts ? JSON.stringify(facts) : '';
}
