import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidEncounterErrors,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextResponseForOperation,
  GraphQLRequestContextWillSendResponse,
  GraphQLRequestListener,
  GraphQLResponse,
} from '@apollo/server';
import type { Claim } from '../idempotency/answer-once.js';
import type { Context } from '../shared/context.js';
import { beginMutation, settle } from './answer-mutations.js';
import { setCacheControl } from './cache-control.js';
import { tellDeprecations } from './deprecation-headers.js';
import { logFaults, setHttpStatus } from './error-status.js';
import { executeOperation } from './execute.js';
import { Observation } from './observe-operations.js';
import { CostLimit } from './operation-cost.js';
import { readFromReplica } from './read-from-replica.js';

/** What operations are answered with. */
interface Parts {
  /** The names of the built web's operations. */
  known: ReadonlySet<string>;
  /** Whether what visitors read may be read from replicas. */
  hasReplicas: boolean;
}

/**
 * All that the shop does with an operation of Apollo Server, in the order in which it happens. One
 * plugin for all of it: Apollo Server makes a promise for each hook of each plugin, whether it has
 * anything to wait for or not.
 */
export function operationPlugin(parts: Parts): ApolloServerPlugin<Context> {
  return { requestDidStart: async () => new OperationUnderWay(parts) };
}

/** An operation from its request to its answer. */
class OperationUnderWay implements GraphQLRequestListener<Context> {
  private readonly observation: Observation;
  private readonly cost = new CostLimit();
  private claim: Claim | null = null;

  constructor(private readonly parts: Parts) {
    this.observation = new Observation(parts.known);
  }

  async didResolveOperation(request: GraphQLRequestContextDidResolveOperation<Context>): Promise<void> {
    const { schema, document, operationName, contextValue: ctx } = request;
    // Which of several operations is meant was not said; running it will tell.
    const operation = request.operation as typeof request.operation | undefined;
    this.observation.nameIt(ctx, operationName, operation);
    if (!operation) return;
    await this.cost.keep(ctx, { schema, document, operation, variables: request.request.variables ?? {} });
    if (this.parts.hasReplicas) await readFromReplica(request);
  }

  async responseForOperation(
    request: GraphQLRequestContextResponseForOperation<Context>,
  ): Promise<GraphQLResponse | null> {
    const operation = request.operation as typeof request.operation | undefined;
    if (!operation) return null;
    if (operation.operation !== 'mutation') return executeOperation(request);
    const begun = await beginMutation(request);
    if ('answer' in begun) return begun.answer;
    this.claim = begun.claim;
    return executeOperation(request);
  }

  async didEncounterErrors({ errors, contextValue }: GraphQLRequestContextDidEncounterErrors<Context>): Promise<void> {
    logFaults(errors, contextValue);
  }

  async willSendResponse(request: GraphQLRequestContextWillSendResponse<Context>): Promise<void> {
    const { schema, document, response, contextValue: ctx } = request;
    if (response.body.kind !== 'single') return;
    const { singleResult: result } = response.body;
    // What is stored is without what is of this request alone.
    const settled = this.claim && settle(this.claim, result);
    setHttpStatus(response, result, ctx);
    this.observation.end(result);
    this.cost.tell(response, result);
    setCacheControl(request, result);
    tellDeprecations(schema, document, result);
    if (settled) await settled;
  }
}
