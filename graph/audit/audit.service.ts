import { And, type FindOptionsWhere, LessThan, MoreThanOrEqual } from 'typeorm';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/input/id.js';
import { latestFirst, type PageAsked } from '../shared/paging/latest-first.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import type { AuditFilter } from './audit.inputs.js';
import { ActorKind, AuditEntry, type AuditEntryConnection, type AuditSubject } from './audit-entry.entity.js';

/** Facts about a thing, by name; values that JSON can say. Nothing personal, nothing secret. */
export type Facts = Readonly<Record<string, unknown>>;

/** A change to be written down. */
export interface Change {
  /** The verb phrase that is the name of the operation on the graph. */
  operation: string;
  subjectType: AuditSubject;
  subjectId: string;
  /** Null for what was made. */
  before: Facts | null;
  /** Null for what was removed. */
  after: Facts | null;
}

/** Who acts, as the audit and the histories know them. */
export interface Actor {
  actorKind: ActorKind;
  /** Of the account or the API key; null for an operator. */
  actorId: string | null;
}

/**
 * Who acts in a context: one who is neither signed in nor a key has come by the command line of the
 * shop.
 */
export function actorOf({ viewer, apiKey }: Pick<Context, 'viewer' | 'apiKey'>): Actor {
  if (viewer) return { actorKind: ActorKind.ADMIN, actorId: viewer.id };
  if (apiKey) return { actorKind: ActorKind.API_KEY, actorId: apiKey.id };
  return { actorKind: ActorKind.OPERATOR, actorId: null };
}

/**
 * Writes down what a member of staff has changed: of two states only the facts that
 * differ, and nothing at all when none does. To be called inside the transaction of the change, so
 * that neither is kept without the other.
 *
 * @returns the id of the entry; null where nothing differs
 */
export async function recordChange(tx: Context, { before, after, ...change }: Change): Promise<string | null> {
  if (!tx.afterCommit) throw new Error(`${change.operation} records a change outside its transaction`);
  const names = Object.keys({ ...before, ...after });
  const changed = before && after ? names.filter((name) => isOther(before[name], after[name])) : names;
  if (before && after && changed.length === 0) return null;
  const { identifiers } = await tx.db.insert(AuditEntry, {
    ...change,
    ...actorOf(tx),
    before: before && pick(before, changed),
    after: after && pick(after, changed),
    requestId: tx.requestId,
  });
  return identifiers[0]?.id ?? null;
}

/**
 * A page of what was changed, latest first.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, absent for the first page
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for a
 *   number out of range or a foreign cursor
 */
export async function listAuditEntries(
  ctx: Context,
  filter: AuditFilter,
  page: PageAsked,
): Promise<AuditEntryConnection> {
  staffOf(ctx, Right.READ_AUDIT);
  const where = whereOf(filter);
  return Object.assign(await latestFirst(ctx, AuditEntry, page, where), { where });
}

/** How many changes a whole list holds. */
export async function countAuditEntries(ctx: Context, { where }: AuditEntryConnection): Promise<number> {
  return where ? ctx.db.countBy(AuditEntry, where) : 0;
}

/** @returns null when nothing can fit, as for an id that is none */
function whereOf(filter: AuditFilter): FindOptionsWhere<AuditEntry> | null {
  const { subjectType, subjectId, actorId, madeFrom, madeBefore, operation } = filter;
  const [subject, actor] = [readId(subjectId), readId(actorId)];
  if ((subjectId && !subject) || (actorId && !actor)) return null;
  const times = [...(madeFrom ? [MoreThanOrEqual(madeFrom)] : []), ...(madeBefore ? [LessThan(madeBefore)] : [])];
  return {
    ...(times.length > 0 ? { madeAt: And(...times) } : {}),
    ...(subjectType ? { subjectType } : {}),
    ...(subject ? { subjectId: subject } : {}),
    ...(actor ? { actorId: actor } : {}),
    ...(operation ? { operation } : {}),
  };
}

function isOther(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
}
