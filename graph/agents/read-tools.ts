import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';
import { type Example, readExamples } from '../playground/examples.js';
import type { Context } from '../shared/context.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { inputSchemaOf, type ObjectSchema, outputSchemaOf } from './json-schema.js';
import { TOOLS, type ToolOffer } from './tools.js';

/** A tool, made of an operation of the graph. */
export interface Tool {
  /** As in `add_to_cart`. */
  name: string;
  /** As in `Add to cart`. */
  title: string;
  /** What it does, in sentences. */
  description: string;
  inputSchema: ObjectSchema;
  /** Of what it answers where it is not refused. */
  outputSchema: ObjectSchema;
  annotations: {
    title: string;
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
  /** The operation, as Apollo Server is asked for it. */
  operation: { name: string; text: string; takesKey: boolean };
  /** Absent: for visitors and shoppers. */
  scope?: ApiScope;
  /** What to use in its place, and the day of its removal. */
  deprecated?: string;
}

/** The argument under which a client names its request, as others do by a header. */
export const KEY_ARGUMENT = 'idempotencyKey';

const KEY_SCHEMA = {
  type: 'string',
  description:
    'A text of your own, at most 200 characters. For seven days the same call under it is done once, and answered the same again: send it again with the call when an answer was lost.',
} as const;

/**
 * Makes the tools of the operations that are named in `TOOLS`, in its order.
 *
 * @throws Error for an operation that graph/examples.graphql does not have
 */
export async function readTools(schema: GraphQLSchema): Promise<readonly Tool[]> {
  const examples = new Map((await readExamples()).map((example) => [example.name, example]));
  return TOOLS.map((offer) => {
    const example = examples.get(offer.operation);
    if (!example) throw new Error(`graph/examples.graphql has no ${offer.operation}.`);
    return toolOf(schema, offer, example);
  });
}

/**
 * The tools that a caller may use: an API key those that its scopes name besides what anybody may
 * read, everybody else those of shoppers.
 */
export function toolsFor({ apiKey }: Pick<Context, 'apiKey'>, tools: readonly Tool[]): readonly Tool[] {
  if (!apiKey) return tools.filter(({ scope }) => !scope);
  const isReading = ({ annotations, description }: Tool) =>
    annotations.readOnlyHint && !/\bSigned in\b/.test(description);
  return tools.filter((tool) => (tool.scope ? apiKey.scopes.includes(tool.scope) : isReading(tool)));
}

function toolOf(schema: GraphQLSchema, offer: ToolOffer, { name, explanation, text }: Example): Tool {
  const operation = operationIn(text);
  const isReading = operation.operation === OperationTypeNode.QUERY;
  const title = titleOf(name);
  const inputSchema = inputSchemaOf(schema, operation);
  const takesKey = KEY_ARGUMENT in inputSchema.properties;
  if (!isReading && !takesKey) inputSchema.properties[KEY_ARGUMENT] = KEY_SCHEMA;
  const [, scope] = /API key with\s+([a-z]+:[a-z]+)/.exec(explanation) ?? [];
  return {
    name: title.toLowerCase().replaceAll(' ', '_'),
    title,
    description: [...(offer.deprecated ? [`Deprecated: ${offer.deprecated}`] : []), explanation]
      .join(' ')
      .replaceAll('\n', ' '),
    inputSchema,
    outputSchema: outputSchemaOf(schema, operation),
    annotations: {
      title,
      readOnlyHint: isReading,
      destructiveHint: offer.isDestructive ?? false,
      idempotentHint: isReading || (offer.isIdempotent ?? false),
      openWorldHint: false,
    },
    operation: { name, text, takesKey },
    ...(scope ? { scope: scopeNamed(scope) } : {}),
    ...(offer.deprecated ? { deprecated: offer.deprecated } : {}),
  };
}

function scopeNamed(name: string): ApiScope {
  const scope = Object.values(ApiScope).find((each) => each === name);
  if (!scope) throw new Error(`There is no scope ${name}.`);
  return scope;
}

/** `AddToCart` as `Add to cart`. */
function titleOf(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The operation that an example consists of. */
export function operationIn(text: string): OperationDefinitionNode {
  const [definition] = parse(text).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('An example is an operation.');
  return definition;
}
