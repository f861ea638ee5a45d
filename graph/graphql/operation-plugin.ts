import type { ApolloServerPlugin } from '@apollo/server';
import type { Claim } from '../idempotency/answer-once.js';
import { readingContext } from '../replicas/replicas.js';
import type { Context } from '../shared/context.js';
import { beginMutation, settle } from './answer-mutations.js';
import { isCatalogue, setCacheControl } from './cache-control.js';
import { tellDeprecations } from './deprecation-headers.js';
import { logFaults, setHttpStatus } from './error-status.js';
import { executeOperation } from './execute.js';
import { Observation } from './observe-operations.js';
import { CostLimit } from './operation-cost.js';

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
export function operationPlugin({ known, hasReplicas }: Parts): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const observation = new Observation(known);
      const cost = new CostLimit();
      let claim: Claim | null = null;
      return {
        didResolveOperation: async (asked) => {
          const { schema, document, operation, operationName, request, contextValue: ctx } = asked;
          observation.nameIt(ctx, operationName, operation);
          // Which of several operations is meant was not said; running it will tell.
          if (!operation) return;
          await cost.keep(ctx, { schema, document, operation, variables: request.variables ?? {} });
          if (hasReplicas && isCatalogue(operation, document, schema))
            Object.assign(ctx, { db: (await readingContext(ctx)).db });
        },
        responseForOperation: async (asked) => {
          const operation = asked.operation as typeof asked.operation | undefined;
          if (operation?.operation === 'mutation') {
            const begun = await beginMutation(asked);
            if ('answer' in begun) return begun.answer;
            claim = begun.claim;
          }
          return operation ? executeOperation(asked) : null;
        },
        didEncounterErrors: async ({ errors, contextValue }) => logFaults(errors, contextValue),
        willSendResponse: async (asked) => {
          const { schema, document, response, contextValue } = asked;
          if (response.body.kind !== 'single') return;
          const { singleResult: result } = response.body;
          // What is stored is without what is of this request alone.
          const settled = claim && settle(claim, result);
          setHttpStatus(response, result, contextValue);
          observation.end(result);
          cost.tell(response, result);
          setCacheControl(asked, result);
          tellDeprecations(schema, document, result);
          await settled;
        },
      };
    },
  };
}
