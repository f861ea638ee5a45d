import { isObjectType } from 'graphql';
import { restRouter } from '../../rest.js';
import { callsOf } from '../../shared/rest/describe-call.js';
import { exampleOf, examples, schema } from './ask.js';
import { ROWS, twinsOf } from './rows.js';

/** Calls that nothing on the graph does: the provider's own, files, and what the document says of itself. */
export const ALONE = [
  ...['GET /payment/config', 'POST /payment/webhook', 'GET /orders/:id/invoice', 'GET /exports/:id/file'],
  'GET /openapi.json',
];

/** What a description says of a field that not everybody may ask for. */
const GUARDED = /\b(UNAUTHENTICATED|FORBIDDEN)\b/;

/** What stands in no row of graph/testing/operations, or is described otherwise elsewhere; a sentence each. */
export function complaintsAboutRows(): string[] {
  const known = examples.filter(({ name }) => ROWS.some(([row, { example }]) => (example ?? row) === name));
  const strays = ROWS.map(([row, { example }]) => example ?? row).filter(
    (name) => !examples.some((one) => one.name === name),
  );
  const without = examples.filter((one) => !known.includes(one)).map(({ name }) => name);
  const asked = new Set(
    known.flatMap(({ fields, text }) => [...fields, ...(text.match(/\w+/g)?.map((word) => `.${word}`) ?? [])]),
  );
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, description }) => {
      if (roots.includes(type)) return [[`${type.name}.${name}`, `${type.name}.${name}`]];
      return GUARDED.test(description ?? '') ? [[`${type.name}.${name}`, `.${name}`]] : [];
    }),
  );
  const calls = callsOf(restRouter).map(({ method, path, description }) => ({
    ...{ call: `${method.toUpperCase()} ${path}`, graph: description?.graph, caller: description?.caller },
  }));
  const twins = ROWS.flatMap(([name, row]) => twinsOf(row).map(({ call }) => ({ call, name, row })));
  const described = (call: string) => calls.find((one) => one.call === call);
  return [
    ...strays.map((name) => `the row ${name} has no example in graph/examples.graphql`),
    ...without.map((name) => `${name} of graph/examples.graphql stands in no row`),
    ...fields.filter(([, sought = '']) => !asked.has(sought)).map(([field]) => `${field} stands in no row`),
    ...calls
      .filter(({ call }) => !ALONE.includes(call) && !twins.some((twin) => twin.call === call))
      .map(({ call }) => `${call} under /api stands in no row`),
    ...twins
      .filter(({ call }) => !described(call))
      .map(({ call, name }) => `${name} names ${call}, which is not served`),
    ...twins
      .filter(({ call, name, row }) => !namesTwin(described(call)?.graph, exampleOf(name, row)))
      .map(({ call, name }) => `${call} is told to do something else on the graph than ${name}`),
    ...ROWS.flatMap(([, row]) => twinsOf(row).map(({ call, who = row.who }) => ({ call, who })))
      .filter(({ call, who }) => (described(call)?.caller === 'anyone') !== (who.visitor === 'YES'))
      .map(({ call }) => `${call} is documented for ${described(call)?.caller}, and its row says otherwise`),
    ...ROWS.flatMap(([name, row]) => {
      const { caller } = exampleOf(name, row);
      const may = row.who.visitor === 'YES' ? ['anyone', 'shopper'] : [row.who.owner === 'YES' ? 'shopper' : 'admin'];
      return may.includes(caller) ? [] : [`${name} is offered to ${caller}, and is for ${may.join(' or ')}`];
    }),
  ];
}

/** Whether an example asks for what a call is told to be on the graph. */
function namesTwin(graph: string | undefined, { fields, text }: { fields: string[]; text: string }): boolean {
  const [type, field = ''] = graph?.split('.') ?? [];
  return (
    fields.includes(graph ?? '') || (/^(User|Product)$/.test(type ?? '') && new RegExp(`\\b${field}\\b`).test(text))
  );
}
