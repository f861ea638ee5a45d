import { type GraphQLRequestContextResponseForOperation, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { type FormattedExecutionResult, Kind } from 'graphql';
import { type Claim, claimKey } from '../idempotency/answer-once.js';
import { graphError } from '../rest/answer-failure.js';
import type { Context } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';

/** The payload of a mutation, as far as it tells whether anything was done. */
type Done = { userErrors?: unknown[] } | null;

/**
 * Begins a mutation: it is refused before, or answered; once it is under way, no time-out answers
 * in its place. Under an Idempotency-Key it is done once, and a repetition is answered the same,
 * with the header Idempotency-Replayed.
 *
 * @returns an answer where it is not to be run; else the claim that its answer settles, null
 *   without a key
 */
export async function beginMutation({
  operation,
  request,
  source,
  contextValue: ctx,
}: GraphQLRequestContextResponseForOperation<Context>): Promise<{ answer: GraphQLResponse } | { claim: Claim | null }> {
  try {
    ctx.beginWriting?.();
    const key = request.http?.headers.get('idempotency-key');
    if (!key) return { claim: null };
    const found = await claimKey(ctx, key, [source, request.operationName ?? null, request.variables ?? {}]);
    if ('before' in found) return answered(found.before, [['idempotency-replayed', 'true']]);
    const { selections } = operation.selectionSet;
    // Of several mutations in one operation an earlier one may be done.
    if (ctx.outcome && (selections.length > 1 || selections[0]?.kind !== Kind.FIELD)) ctx.outcome.isCommitted = true;
    return { claim: found.claim };
  } catch (thrown) {
    const refusal = asShopError(thrown);
    if (!refusal) throw thrown;
    return answered({ data: null, errors: [graphError(refusal, ctx.language)] });
  }
}

/** Stores the answer to a mutation under its key, or gives the key back where nothing was done. */
export async function settle(claim: Claim, result: FormattedExecutionResult): Promise<void> {
  const { data, errors = [] } = result;
  const isDone = Object.values((data ?? {}) as Record<string, Done>).some(
    (payload) => payload !== null && !(payload.userErrors && payload.userErrors.length > 0),
  );
  if (isDone) await claim.store(result);
  else if (!errors.some(({ extensions }) => claim.leavesOpen(extensions?.code))) await claim.release();
}

function answered(singleResult: object, headers: [string, string][] = []): { answer: GraphQLResponse } {
  return { answer: { http: { status: 200, headers: new HeaderMap(headers) }, body: { kind: 'single', singleResult } } };
}
