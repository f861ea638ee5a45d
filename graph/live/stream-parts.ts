import type {
  DocumentNode,
  ExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
  OperationDefinitionNode,
  ValidationRule,
} from 'graphql';
import type { OperationArgs } from 'graphql-sse';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';

/** What streams are made of. */
export interface StreamParts {
  schema: GraphQLSchema;
  /** A longer document is refused. */
  maxTokens: number;
  /** Executes the subscription for an event, its root value. */
  execute: (asked: OperationArgs<Plain> & { rootValue: unknown }) => Promise<ExecutionResult>;
  /** What is asked of a document besides the rules of GraphQL. */
  rules: readonly ValidationRule[];
  /** Why an operation is refused for its cost; null when it is not. */
  refusalOfCost: (asked: Asked) => GraphQLError | null;
  /** Who comes with an Authorization header, as things are now. */
  identify: (ctx: Context, header: string | undefined) => Promise<Caller>;
  /** Words an error as the graph does. */
  formatError: (formatted: GraphQLFormattedError, error: GraphQLError, language: Language) => GraphQLFormattedError;
  /**
   * How often it is asked whether the token of a subscriber still holds, in milliseconds; absent:
   * each half minute.
   */
  askAgainMs?: number;
}

/** The caller. */
type Caller = Pick<Context, 'viewer' | 'apiKey'>;

/** An operation with its variables. */
interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** The library knows no contexts of a type. */
export type Plain = Record<string, unknown>;
