import type { FormattedExecutionResult, OperationDefinitionNode } from 'graphql';
import type { Context } from '../shared/context.js';
import { operationDuration } from '../shared/observability/metrics.js';
import { beginSpan } from '../shared/observability/tracing.js';
import { MAX_NAME_LENGTH, nameOperation } from '../shared/request/request-names.js';

/**
 * What an operation is counted as that is none of the built web: a client could make up any number
 * of names.
 */
const OTHER = 'other';

/**
 * Names the operation of a request in the log, makes a span of it, and counts how long it takes: by
 * its name where it is one of the built web.
 */
export class Observation {
  private readonly startedAt = performance.now();
  private counted = OTHER;
  private endSpan: ReturnType<typeof beginSpan> | null = null;

  /** @param known the names of the built web's operations */
  constructor(private readonly known: ReadonlySet<string>) {}

  /** To be told which operation it is: undefined where one of several was not named. */
  nameIt(ctx: Context, operationName: string | null, operation: OperationDefinitionNode | undefined): void {
    const kind = operation?.operation ?? 'operation';
    nameOperation(ctx, operationName ?? `an unnamed ${kind}`);
    if (operationName && this.known.has(operationName)) this.counted = operationName;
    const spanName = operationName?.slice(0, MAX_NAME_LENGTH) ?? '';
    this.endSpan = beginSpan(kind, { 'graphql.operation.type': kind, 'graphql.operation.name': spanName });
  }

  /** To be told with what it is answered. */
  end({ errors: [error] = [] }: FormattedExecutionResult): void {
    const took = (performance.now() - this.startedAt) / 1_000;
    operationDuration.observe({ operation: this.counted, result: error ? 'errors' : 'data' }, took);
    this.endSpan?.({}, error && new Error(String(error.extensions?.code)));
  }
}
