import { isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { openApi } from '../../api.js';
import { callsOf } from '../../rest/describe-call.js';
import { exampleOf, examples, schema } from './ask.js';
import { ROWS, twinsOf } from './rows.js';

const restRouter = await openApi();

/**
 * Calls that nothing on the graph does: the provider's own, files, the document itself, and those
 * of a protocol of others.
 */
export const ALONE = [
  ...[
    'GET /payment/config',
    'POST /payment/webhook',
    'GET /orders/:id/invoice',
    'GET /exports/:id/file',
    'GET /feeds/:name',
  ],
  'GET /openapi.json',
  ...['search', 'lookup', 'product'].map((what) => `POST /ucp/catalog/${what}`),
  ...['/ucp/carts', '/ucp/checkout-sessions'].flatMap((path) => [
    ...[`POST ${path}`, `GET ${path}/:id`, `PUT ${path}/:id`, `POST ${path}/:id/cancel`],
  ]),
  'POST /ucp/checkout-sessions/:id/complete',
  'GET /ucp/orders/:id',
  ...['', '/:id', '/:id/complete', '/:id/cancel'].map((path) => `POST /acp/checkout_sessions${path}`),
  'GET /acp/checkout_sessions/:id',
];

/** What a description says of a field that not everybody may ask for. */
const GUARDED = /\b(UNAUTHENTICATED|FORBIDDEN)\b/;

/** What stands in no row, or is described otherwise elsewhere; a sentence each. */
export function complaintsAboutRows(): string[] {
  const known = examples.filter(({ name }) => ROWS.some(([row, { example }]) => (example ?? row) === name));
  const strays = ROWS.map(([row, { example }]) => example ?? row).filter(
    (name) => !examples.some((one) => one.name === name),
  );
  const without = examples.filter((one) => !known.includes(one)).map(({ name }) => name);
  const asked = new Set(known.flatMap(({ text }) => fieldsIn(text)));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ description }) => roots.includes(type) || GUARDED.test(description ?? ''))
      .map(({ name }) => `${type.name}.${name}`),
  );
  const calls = callsOf(restRouter).map(({ method, path, description }) => ({
    ...{ call: `${method.toUpperCase()} ${path}`, graph: description?.graph, caller: description?.caller },
  }));
  const twins = ROWS.flatMap(([name, row]) => twinsOf(row).map(({ call }) => ({ call, name, row })));
  const described = (call: string) => calls.find((one) => one.call === call);
  return [
    ...strays.map((name) => `the row ${name} has no example in graph/examples.graphql`),
    ...without.map((name) => `${name} of graph/examples.graphql stands in no row`),
    ...fields.filter((field) => !asked.has(field)).map((field) => `${field} stands in no row`),
    ...calls
      .filter(({ call }) => !ALONE.includes(call) && !twins.some((twin) => twin.call === call))
      .map(({ call }) => `${call} under /api stands in no row`),
    ...twins
      .filter(({ call }) => !described(call))
      .map(({ call, name }) => `${name} names ${call}, which is not served`),
    ...twins
      .filter(({ call, name, row }) => !fieldsIn(exampleOf(name, row).text).includes(described(call)?.graph ?? ''))
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

/** Every field that an operation asks for, such as `User.cart`. */
function fieldsIn(text: string): string[] {
  const at = new TypeInfo(schema);
  const fields: string[] = [];
  const noteField = () => void fields.push(`${at.getParentType()?.name}.${at.getFieldDef()?.name}`);
  visit(parse(text), visitWithTypeInfo(at, { Field: noteField }));
  return fields;
}
