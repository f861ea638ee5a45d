import type { Router } from 'express';
import { z } from 'zod';
import { failureJson } from '../rest/answers.shapes.js';
import { type Call, type CallDescription, callsOf, costOfCall } from '../rest/describe-call.js';
import { ErrorCode, httpStatusOf } from '../shared/errors.js';

/** A JSON Schema, as far as the documentation looks into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  [more: string]: unknown;
}

/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

/** An answer of a call. */
export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: Schema }>;
  content: { 'application/json': { schema: Schema } };
}

/** A call as OpenAPI has it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  /** Paragraphs, parted by an empty line. */
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
  /** What does the same on the graph. */
  'x-graph'?: string;
  /** What a call of it costs, told in the header Request-Cost. */
  'x-cost': number;
}

/** The document of /api/openapi.json, OpenAPI 3.1. */
export interface Openapi {
  openapi: string;
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  /** The topics that calls are about, as `Operation.tags` names them. */
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

const VERSION = '1.0.0';

const INTRODUCTION = [
  'The calls of the shop for clients that speak REST. Each is a face of the same function as its form on the graph, which answers at /graphql and explains itself at /playground.',
  'A refusal has a true HTTP status and the shape Failure. Where the status is 429 or 503, the header Retry-After tells in seconds when to try again.',
  'Every call has a cost, by the measure of the graph, which the header Request-Cost tells. What those of an API key or of a public key cost together in a minute is limited: RateLimit-Policy and RateLimit tell how much there is, what is left, and in how many seconds all of it is there again.',
  'In the examples $SHOP is the address of the shop, and $TOKEN what signing in answered.',
  'What is the same for everybody may be kept, and is asked for again by its ETag before it is used (Cache-Control: no-cache); everything else is kept by nobody.',
].join('\n\n');

/** What calls are about. */
const TOPIC_DESCRIPTIONS: Record<string, string> = {
  Accounts: 'Signing up and in, who somebody is, what they agreed to, and their pictures.',
  Alerts: 'Being told when something is in stock again or costs less.',
  Banners: 'What the front page promotes.',
  Books: 'What was sold, and what is owed in tax.',
  Cart: "The shopper's cart.",
  Catalogue: 'Categories, products and what is found among them; where they are sold.',
  Delivery: 'Whether, when and for how much goods come to a PIN code.',
  Exports: 'All things of a kind at once, as a file of JSON lines.',
  Feeds: 'The goods as files for those who list them elsewhere.',
  'Gift cards and credit': 'Gift cards, store credit, and what is left of them.',
  Mailings: 'Joining and leaving what the shop sends by mail.',
  'My List': 'What a shopper keeps for later.',
  Offers: 'What takes something off a price.',
  Orders: 'What was bought, and what becomes of it.',
  Payments: 'Paying for a cart.',
  'Programs that buy': 'Searching, carts and checkouts for programs, by UCP and ACP.',
  Reviews: 'What shoppers say of products.',
  Shop: 'What the shop says of itself, and how it looks.',
  'Stock and prices':
    'What a variant costs, how much of it is there, comes, is counted and ages, for programs with an API key.',
  'This document': 'What tells of all calls.',
};

/** The first words of paths that do not say by themselves what they are about. */
const TOPICS: Record<string, string> = {
  ...{ category: 'Catalogue', products: 'Catalogue', search: 'Catalogue', countries: 'Catalogue' },
  ...{ homeBanner: 'Banners', homeSideBanners: 'Banners', productReviews: 'Reviews', 'my-list': 'My List' },
  ...{
    ...{ user: 'Accounts', account: 'Accounts', consents: 'Accounts', imageUpload: 'Accounts' },
    ...{ 'custom-fields': 'Catalogue', tags: 'Catalogue' },
    ...{ variants: 'Stock and prices', 'stock-counts': 'Stock and prices', 'goods-receipts': 'Stock and prices' },
    ...{ 'aging-batches': 'Stock and prices', 'sales-report': 'Books', 'gst-return': 'Books' },
    ...{ credit: 'Gift cards and credit', 'gift-cards': 'Gift cards and credit', customers: 'Gift cards and credit' },
    ...{ acp: 'Programs that buy', ucp: 'Programs that buy', 'product-alert': 'Alerts', mailing: 'Mailings' },
    ...{ exports: 'Exports', payment: 'Payments', 'openapi.json': 'This document' },
  },
};

/**
 * Refusals that any call may have: whatever it reads, a body can be sent along, and an API key be
 * guessed.
 */
const EVERY_CALL = [
  ...[ErrorCode.BAD_USER_INPUT, ErrorCode.UNSUPPORTED_MEDIA_TYPE, ErrorCode.PAYLOAD_TOO_LARGE, ErrorCode.RATE_LIMITED],
  ...[ErrorCode.SERVICE_UNAVAILABLE, ErrorCode.INTERNAL_SERVER_ERROR],
];

/** What every call that writes can be sent with. */
const REPEATABLE = {
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe('A text of your own. For seven days the same call under it is done once, and answered the same again.'),
};

/** Writes the document of all calls that a router serves under /api and that are described. */
export function writeOpenapi(router: Router): Openapi {
  const schemas: Record<string, Schema> = {};
  const paths: Openapi['paths'] = {};
  for (const call of callsOf(router)) {
    if (!call.description) continue;
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method]: operationOf(call, call.description, path, schemas) };
  }
  const topics = new Set(Object.keys(paths).map(topicOf));
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'The shop', version: VERSION, description: INTRODUCTION },
      contact: { name: 'Those who run the shop; their manual for developers is at /docs' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...topics].toSorted().map((name) => ({ name, description: TOPIC_DESCRIPTIONS[name] ?? '' })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other))),
      securitySchemes: {
        shopper: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in answers; in the calls that say so also an API key.',
        },
        provider: { type: 'apiKey', in: 'header', name: 'X-Razorpay-Signature' },
      },
    },
  };
}

function operationOf(
  call: Call,
  description: CallDescription,
  path: string,
  schemas: Openapi['components']['schemas'],
) {
  const { caller, summary, details, graph, body, form, query = {}, headers = {} } = description;
  const cost = costOfCall(description);
  const writes = call.method !== 'get' && caller !== 'provider';
  const schemaOf = (shape: z.ZodType, io: 'input' | 'output') => schemaOfShape(shape, io, schemas);
  const parameters = (names: Record<string, z.ZodType>, place: 'query' | 'header'): Parameter[] =>
    Object.entries(names).map(([name, shape]) => {
      const { description: said, ...schema } = schemaOf(shape, 'input');
      return { name, in: place, required: !shape.safeParse(undefined).success, description: said, schema };
    });
  const done = (said: string): Answer => ({
    description: said,
    ...(description.answerHeaders ? { headers: headersOf(description.answerHeaders) } : {}),
    content: json(description.answer ? schemaOf(description.answer, 'output') : {}),
  });
  const operation: Operation = {
    operationId: `${call.method}${path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`.replace(
      /\W/g,
      '',
    ),
    tags: [topicOf(path)],
    summary,
    description: [details, graph && `On the graph: ${graph}.`, `Costs ${cost}.`].filter(Boolean).join('\n\n'),
    security: caller === 'anyone' ? [] : [{ [caller]: [] }],
    parameters: [
      ...pathParameters(path),
      ...parameters(query, 'query'),
      ...parameters({ ...headers, ...(writes ? REPEATABLE : {}) }, 'header'),
    ],
    ...(body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}),
    ...(form
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: schemaOf(form, 'input') } } } }
      : {}),
    responses: {
      [description.status ?? 200]: done('Done.'),
      ...(description.with200 ? { 200: done(description.with200) } : {}),
      ...failuresOf(description, writes, schemaOf(description.failure ?? failureJson, 'output')),
    },
    ...(graph ? { 'x-graph': graph } : {}),
    'x-cost': cost,
  };
  return operation;
}

/** What a call is about, by the first word of its path. */
function topicOf(path: string): string {
  const [, , word = ''] = path.split('/');
  return TOPICS[word] ?? word.charAt(0).toUpperCase() + word.slice(1);
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path' as const, required: true, description: 'Opaque id.', schema: { type: 'string' } },
  }));
}

function failuresOf(
  { caller, refusals = [] }: CallDescription,
  writes: boolean,
  failure: Schema,
): Record<string, Answer> {
  const codes = new Set([
    ...(caller === 'anyone' ? [] : [ErrorCode.UNAUTHENTICATED]),
    // An API key belongs to no account.
    ...(caller === 'shopper' ? [ErrorCode.FORBIDDEN] : []),
    ...refusals,
    ...(writes ? [ErrorCode.CONFLICT, ErrorCode.IDEMPOTENCY_MISMATCH] : []),
    ...EVERY_CALL,
  ]);
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) byStatus[httpStatusOf(code)] = [...(byStatus[httpStatusOf(code)] ?? []), code];
  const answers = Object.entries(byStatus).map(([status, named]) => {
    const answer: Answer = { description: named.join(' or '), content: json(failure) };
    if (status === '429' || status === '503') answer.headers = headersOf({ 'Retry-After': 'Seconds to wait.' });
    return [status, answer];
  });
  return Object.fromEntries(answers);
}

function headersOf(described: Record<string, string>): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(described).map(([name, description]) => [name, { description, schema: { type: 'integer' } }]),
  );
}

function json(schema: Schema): { 'application/json': { schema: Schema } } {
  return { 'application/json': { schema } };
}

/**
 * Turns a shape into a schema; the shapes with a name go into the components and are referred to.
 */
function schemaOfShape(shape: z.ZodType, io: 'input' | 'output', schemas: Record<string, Schema>): Schema {
  const written = z.toJSONSchema(z.object({ shape }), {
    io,
    override: ({ jsonSchema }) => {
      // The largest integer that JavaScript knows says nothing of the shop.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const { $defs = {}, properties = {} } = JSON.parse(
    JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Record<string, Schema>; properties?: Record<string, Schema> };
  for (const [name, { id: _named, ...schema }] of Object.entries($defs)) schemas[name] = schema;
  return properties.shape ?? {};
}
