import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, isObjectType, Kind, type OperationDefinitionNode, parse, print } from 'graphql';
import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { type Example, readExamples } from '../../playground/examples.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { httpStatusOf } from '../../shared/errors.js';
import { subscribe } from '../listen.js';
import type { As, RestAnswer } from '../shop.js';
import { formOf, operationOf, sendOperation } from '../upload-calls.js';
import type { Needs, Row, Twin } from './row.js';
import type { Scene } from './scene.js';
import { at, type Json, ofGraph, ofRest, selectionOf, within } from './told.js';
import type { Answers, Caller, Code } from './who.js';

export const schema = buildASTSchema(parse(readFileSync(path.join(projectRoot, 'graph', 'schema.graphql'), 'utf8')));
export const examples = await readExamples();

/** The example that a row stands by. @throws Error where there is none */
export function exampleOf(name: string, row: Pick<Row, 'example'> = {}): Example {
  const wanted = row.example ?? name;
  const example = examples.find((one) => one.name === wanted);
  if (!example) throw new Error(`graph/examples.graphql has no ${wanted}`);
  return example;
}

/** The variables of a row: those of its example, what it needs, and what is changed of these. */
export async function variablesOf(
  [name, row]: [string, Row],
  scene: Scene,
  caller: User,
  ...changes: (Record<string, unknown> | Needs | undefined)[]
): Promise<Json> {
  let variables: Json = exampleOf(name, row).variables;
  for (const change of [row.needs, ...changes])
    variables = await withChange(variables, typeof change === 'function' ? await change(scene, caller) : change);
  return variables;
}

/**
 * Variables with others in their place, those of `input` one by one, and for another call: under an
 * idempotency key of its own.
 */
export async function withChange(variables: Json, change?: Record<string, unknown>): Promise<Json> {
  const changed = await settled(change);
  const input = changed?.input && { input: { ...variables.input, ...changed.input } };
  const key = 'idempotencyKey' in variables && { idempotencyKey: v7() };
  return { ...variables, ...key, ...changed, ...input };
}

async function settled(value: Json): Promise<Json> {
  const known = await value;
  if (Array.isArray(known)) return Promise.all(known.map(settled));
  if (known === null || typeof known !== 'object' || Object.getPrototypeOf(known) !== Object.prototype) return known;
  const entries = Object.entries(known).map(async ([name, one]) => [name, await settled(one)]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Whom an example is for: a visitor, the owner of what it is about, or who runs the shop. */
export function whoMay(name: string, row: Row, answers: Answers = row.who): Caller {
  const first: Caller[] = [
    ...(exampleOf(name, row).caller === 'anyone' ? (['visitor'] as const) : []),
    'owner',
    'admin',
  ];
  const caller = first.find((one) => answers[one] === 'YES');
  if (!caller) throw new Error('nobody may');
  return caller;
}

/**
 * Strangers and the owner, where an operation refuses them for who they are: what each face of it
 * tells them, and that nothing is written, operations.test.ts sees to.
 *
 * @param twin the face under /api; null on the graph
 */
export function refusedStrangers(name: string, row: Row, twin: Twin | null): ('visitor' | 'other' | 'owner')[] {
  const answers = twin?.who ?? row.who;
  // The graph refuses no caller what is for everybody, and is told no account that could be
  // another's.
  const isForAll = row.who.visitor === 'YES' && !exampleOf(name, row).fields.includes('Query.me');
  const strangers = typeof twin?.id === 'function' ? (['visitor'] as const) : (['visitor', 'other', 'owner'] as const);
  return strangers.filter((one) => !isForAll && answers[one] !== 'YES' && [answers[one], 'YES'].includes(row.who[one]));
}

/** Sends an operation as its row says, or subscribes and waits for what is told first. */
export async function askGraph(
  { shop }: Scene,
  row: Row,
  operation: { query: string; variables: Json },
  as: As,
  headers: Record<string, string> = {},
) {
  if (row.files) {
    const form = operationOf(await row.files(), row.fileMap, operation);
    return sendOperation(shop, as, form, { 'apollo-require-preflight': 'true', ...headers });
  }
  const { query, variables } = operation;
  if (!query.startsWith('subscription')) return shop.graphql<Json>(query, variables, { as, headers });
  const subscription = subscribe(shop, query, variables, as);
  const { data = null, errors = [] } = await subscription.next();
  await subscription.end();
  return { status: 200, headers: new Headers(), data, errors };
}

/** The codes with which an answer of the graph refuses something. */
export function refusalsIn({ data, errors = [] }: { data: Json; errors?: Json[] }): Code[] {
  const within = Object.values<Json>(data ?? {}).flatMap((answer) => answer?.userErrors ?? []);
  return [...errors.map(({ extensions }) => extensions.code), ...within.map(({ code }) => code)];
}

/** The first refusal of an answer of the graph. */
export function refusalOf({ data, errors = [] }: { data: Json; errors?: Json[] }): Omit<Outcome, 'tells'> | null {
  const [first] = [
    ...errors.map(({ message, extensions }) => ({ ...extensions, message })),
    ...Object.values<Json>(data ?? {}).flatMap((answer) => answer?.userErrors ?? []),
  ];
  if (!first) return null;
  // What is no value of its type is refused by GraphQL itself, in words of its own.
  const message = /^Variable "\$/.test(first.message) ? null : first.message;
  return { code: first.code, message, field: first.field ?? null };
}

/** Makes the call under /api that does what an operation does with these variables. */
export async function askRest(scene: Scene, row: Row, twin: Twin, variables: Json, as: As): Promise<RestAnswer<Json>> {
  const [method = '', described = ''] = twin.call.split(' ');
  const id = typeof twin.id === 'function' ? twin.id(scene) : variables[twin.id ?? 'id'];
  const { id: _id, ...others } = variables;
  const query = method === 'GET' ? (twin.query?.(variables) ?? others) : {};
  const sent = Object.entries(query).filter(([, value]) => value !== null && typeof value !== 'object');
  const search = new URLSearchParams(sent.map(([name, value]): [string, string] => [name, String(value)]));
  const body = twin.body?.(variables) ?? (row.files ? formOf(await row.files()) : (variables.input ?? variables));
  const isSent = method === 'POST' || method === 'PUT';
  const path = described
    .replace(/:id\b/, encodeURIComponent(id))
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(variables[name]));
  return scene.shop.rest(`${method} /api${path}${search.size ? `?${search}` : ''}`, {
    as,
    ...(isSent ? { body } : {}),
  });
}

/** What a face answered: a refusal by its code and sentence, or else what it tells. */
export interface Outcome {
  code: string | null;
  message: string | null;
  /** What a refusal points at; as /api calls it, where that is asked. */
  field: string | null;
  tells: unknown;
}

/** Of /api. @throws Error for a refusal that is not in the form of the specification */
export function outcomeOfRest(twin: Twin, { status, body, headers }: RestAnswer<Json>): Outcome {
  if (status >= 400) {
    if (httpStatusOf(body.code) !== status) throw new Error(`${twin.call} answered ${body.code} with ${status}`);
    if (body.error !== true || ![false, 'FAILED'].includes(body.status)) throw new Error(`${twin.call} told no error`);
    return { code: body.code, message: body.msg, field: body.field ?? null, tells: null };
  }
  const answer = twin.in ? at(body, twin.in) : body;
  const { tells } = twin;
  const said = Array.isArray(tells) ? answer.map((one: Json) => ofRest(tells[0], one)) : ofRest(tells, answer);
  return {
    code: null,
    message: null,
    field: null,
    tells: twin.total ? [Number(headers.get('x-total-count')), said] : said,
  };
}

/** Of the graph, asked for just what the call under /api tells too. */
export async function outcomeOnGraph(
  scene: Scene,
  [name, row]: [string, Row],
  twin: Twin,
  variables: Json,
  as: As,
): Promise<Outcome> {
  const { query, field } = twinOf(exampleOf(name, row), twin);
  const { data, errors } = await askGraph(scene, row, { query, variables }, as);
  const refused = refusalOf({ data, errors });
  const answer = Object.values<Json>(data ?? {})[0];
  if (refused) return { ...refused, tells: null };
  if (answer === null && !twin.isEmptyForNothing) {
    return { code: field === 'me' ? 'UNAUTHENTICATED' : 'NOT_FOUND', message: null, field: null, tells: null };
  }
  const told = twin.at ? at(answer, twin.at) : answer;
  const { tells } = twin;
  const said = Array.isArray(tells) ? (told ?? []).map((one: Json) => ofGraph(tells[0], one)) : ofGraph(tells, told);
  return { code: null, message: null, field: null, tells: twin.total ? [at(answer, twin.total) ?? 0, said] : said };
}

/** An example cut down to what a call under /api tells, all of a list at once. */
function twinOf({ text }: Example, twin: Twin): { query: string; field: string } {
  const operation = parse(text).definitions[0] as OperationDefinitionNode;
  const fields = operation.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one] : []));
  const field = fields.find(({ name, alias }) => !twin.of || (alias ?? name).value === twin.of);
  if (!field) throw new Error(`${twin.call} has no field on the graph`);
  const root = operation.operation === 'mutation' ? schema.getMutationType() : null;
  const payload = root && schema.getType(String(root.getFields()[field.name.value]?.type).replace('!', ''));
  const sentence = isObjectType(payload) && 'message' in payload.getFields() ? 'message' : '';
  const tells = selectionOf(Array.isArray(twin.tells) ? twin.tells[0] : twin.tells);
  const selection = [twin.at ? within(twin.at, tells) : tells, twin.total ? within(twin.total) : ''].join(' ');
  const refusals = root ? `${sentence} userErrors { code message field }` : '';
  const args = (field.arguments ?? []).map((one) => print(one).replace(/^first: (?:\d+|\$first)$/, 'first: 100'));
  const head = `${field.name.value}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
  const inside = `{ ${head} { ${selection} ${refusals} } }`;
  const definitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
    new RegExp(`\\$${variable.name.value}\\b`).test(inside),
  );
  const declared = definitions.length > 0 ? `(${definitions.map((one) => print(one)).join(', ')})` : '';
  return { query: `${operation.operation} ${declared} ${inside}`, field: field.name.value };
}
