import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '../shared/describe-call.js';

/** A request that no honest client sends. */
export interface BadRequest {
  /** What is bad about it. */
  what: string;
  method: string;
  /** As it goes over the wire, with its query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Who sends it. */
export interface Senders {
  /** A shopper's token, as a header says it. */
  shopper: string;
  /** Tokens that are not to be trusted. */
  forged: string[];
}

const JSON_TYPE = { 'content-type': 'application/json' };
const A_VALID_ID = '01900000-0000-7000-8000-000000000000';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const encoded = anyText.map((text) => encodeURIComponent(text));

/** Parts of an address that lead nowhere. */
const junkPart = fc.oneof(
  { weight: 3, arbitrary: encoded.filter((part) => part !== '' && !/^\.{1,2}$/.test(part)) },
  fc.constantFrom('0', '-1', '99999999999999999999', 'null', 'undefined', 'NaN', '[object%20Object]', '%00', '%0d%0a'),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%e2%82',
    '..%2f..%2fetc%2fpasswd',
    "1'%20OR%20'1'='1",
    '%24ne',
    '__proto__',
  ),
  fc.constantFrom(`${A_VALID_ID}0`, `{${A_VALID_ID}}`, A_VALID_ID.replaceAll('-', '_'), 'x'.repeat(4_000)),
);

/** Values that are of no type which a field of a body has. */
const junkValue = fc.oneof(
  fc.constantFrom<unknown>(true, [], {}, [[]], [null], { $ne: null }, { length: 1e9 }, [1e308], { toString: 'x' }),
  fc.dictionary(anyText, fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 3 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
);

/** Bodies that are no JSON object, whatever their type says. */
const junkBody: Arbitrary<Pick<BadRequest, 'headers' | 'body'>> = fc.oneof(
  fc
    .constantFrom('', '{', '[', '{"a":', '{"a":1,}', "{'a':1}", 'NaN', 'undefined', '\u0000', '{"a":1}{', '\ud800')
    .map(asJson),
  anyText.filter((text) => !isJson(text)).map(asJson),
  fc.constantFrom('null', 'true', '1', '"text"', '[]', '[1]', '[{}]').map(asJson),
  fc.constantFrom('x'.repeat(66_000), `"${'x'.repeat(70_000)}"`, '['.repeat(66_000)).map(asJson),
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml', 'x', '')
    .map((type) => ({ headers: { 'content-type': type }, body: '{"a":1}' })),
  fc
    .constantFrom('utf-7', 'koi8-r', 'x-unknown', 'utf-8;q')
    .map((charset) => ({ headers: { 'content-type': `application/json; charset=${charset}` }, body: '{"a":1}' })),
  fc
    .constantFrom('gzip', 'deflate', 'br', 'zstd', 'x-unknown')
    .map((encoding) => ({ headers: { ...JSON_TYPE, 'content-encoding': encoding }, body: 'not so encoded' })),
);

function asJson(body: string): Pick<BadRequest, 'headers' | 'body'> {
  return { headers: JSON_TYPE, body };
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Bad requests to the calls under /api; each of them has to be refused. */
export function badCalls(calls: readonly Call[], { shopper, forged }: Senders): Arbitrary<BadRequest> {
  const described = calls.flatMap(({ method, path, description }) =>
    description ? [{ method: method.toUpperCase(), path: `/api${path}`, ...description }] : [],
  );
  const one = (wanted: (call: (typeof described)[number]) => boolean) => fc.constantFrom(...described.filter(wanted));
  const whole = (path: string) => path.replace(/:\w+/g, A_VALID_ID);
  const asShopper = { authorization: shopper };

  const junkId = fc
    .tuple(
      one(({ path }) => path.includes(':')),
      junkPart,
    )
    .map(([{ method, path }, part]) => ({
      what: 'an id that is none',
      ...{ method, path: path.replace(/:\w+/g, () => part), headers: { ...asShopper, ...JSON_TYPE } },
      body: method === 'PUT' ? '{"quantity":1}' : null,
    }));

  const badNumber = fc.constantFrom(
    'abc',
    'NaN',
    'Infinity',
    '1e999',
    '-1',
    '99999999999',
    '0x',
    '%00',
    '1;drop',
    '--1',
    '%20',
  );
  const isNumber = (shape: unknown) => JSON.stringify(shape).includes('"number"');
  const junkNumber = fc
    .tuple(
      one(({ query = {} }) => Object.values(query).some(isNumber)),
      fc.nat(),
      badNumber,
    )
    .map(([{ method, path, query = {} }, place, value]) => {
      const numbers = Object.keys(query).filter((name) => isNumber(query[name]));
      const name = numbers[place % numbers.length];
      const needed = Object.keys(query).filter(
        (other) => other !== name && !query[other]?.safeParse(undefined).success,
      );
      const others = needed.map((other) => `${other}=4`);
      return { what: 'a number that is none', method, path: `${path}?${[`${name}=${value}`, ...others].join('&')}` };
    });

  const repeated = fc
    .tuple(
      one(({ query }) => query !== undefined),
      fc.nat(),
      encoded,
    )
    .map(([{ method, path, query = {} }, place, value]) => {
      const name = Object.keys(query)[place % Object.keys(query).length];
      return {
        what: 'a parameter sent twice',
        method,
        path: `${path}?${name}=${value}&${name}=${value}`,
        headers: asShopper,
      };
    });

  const stranger = fc
    .tuple(
      one(({ caller }) => caller === 'shopper'),
      fc.constantFrom('', 'Bearer', 'Basic x', ...forged),
      junkPart,
    )
    .map(([{ method, path }, authorization, part]) => ({
      what: 'nobody who may',
      ...{ method, path: path.replace(/:\w+/g, () => encodeURIComponent(part.slice(0, 40))) },
      headers: { ...(authorization ? { authorization } : {}), ...JSON_TYPE },
      body: method === 'GET' ? null : '{}',
    }));

  const noObject = fc
    .tuple(
      one(({ body, caller }) => body !== undefined && caller !== 'provider'),
      junkBody,
    )
    .map(([{ method, path }, { headers, body }]) => ({
      what: 'a body that is no object',
      ...{ method, path: whole(path), headers: { ...asShopper, ...headers }, body },
    }));

  const junkFields = fc
    .tuple(
      one(({ body, caller }) => body !== undefined && caller !== 'provider'),
      fc.array(junkValue, { minLength: 12, maxLength: 12 }),
    )
    .map(([{ method, path, body }, values]) => {
      const names = Object.keys((body as unknown as { shape: object }).shape);
      const fields = Object.fromEntries(names.map((name, place) => [name, values[place % values.length]]));
      return {
        what: 'fields of a wrong type',
        ...{ method, path: whole(path), headers: { ...asShopper, ...JSON_TYPE }, body: JSON.stringify(fields) },
      };
    });

  const unsigned = fc
    .tuple(
      one(({ caller }) => caller === 'provider'),
      anyText,
      anyText,
    )
    .map(([{ method, path }, body, signature]) => ({
      what: 'an event that nobody signed',
      ...{ method, path, body },
      headers: {
        ...JSON_TYPE,
        'x-razorpay-signature': encodeURIComponent(signature),
        'x-razorpay-event-id': 'evt_1',
      },
    }));

  const nowhere = fc
    .tuple(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PURGE'),
      fc.array(junkPart, { minLength: 1, maxLength: 3 }),
    )
    .map(([method, parts]) => ({
      what: 'an address of nothing',
      method,
      path: `/api/${['no-such', ...parts].join('/')}`,
    }));

  const wrongMethod = fc
    .tuple(
      one(() => true),
      fc.constantFrom('PATCH', 'PROPFIND', 'LOCK', 'REPORT'),
    )
    .map(([{ path }, method]) => ({ what: 'a method that is none of its own', method, path: whole(path) }));

  return fc
    .oneof(junkId, junkNumber, repeated, stranger, noObject, junkFields, unsigned, nowhere, wrongMethod)
    .map((request) => ({ headers: {}, body: null, ...request }));
}

/** Bad requests to /graphql; each of them has to be refused as a whole. */
export function badOperations(): Arbitrary<BadRequest> {
  const posted = (body: object) => ({
    method: 'POST',
    path: '/graphql',
    headers: JSON_TYPE,
    body: JSON.stringify(body),
  });
  const repeat = (count: number, text: string) => text.repeat(count);

  const noDocument = anyText
    .filter((text) => text.trim() !== '' && !/^\s*#/.test(text))
    .map((query) => posted({ query }));
  const cut = fc
    .nat({ max: WHOLE_DOCUMENT.length - 2 })
    .map((length) => posted({ query: WHOLE_DOCUMENT.slice(0, length + 1) }));
  const unknown = fc
    .constantFrom('{ nothing }', '{ me { passwordHash } }', '{ products(sort: "x; drop") { totalCount } }', '{ shop }')
    .map((query) => posted({ query }));
  const wrongType = fc
    .tuple(fc.constantFrom(...OPERATIONS), junkValue)
    .map(([query, value]) => posted({ query, variables: { value } }));
  const noVariables = fc
    .constantFrom<unknown>('x', 1, [], true)
    .map((variables) => posted({ query: OPERATIONS[0], variables }));
  const tooMuch = fc
    .integer({ min: 700, max: 2_500 })
    .chain((count) =>
      fc.constantFrom(
        { query: `{ ${repeat(count, 'shop { name } ')} }` },
        { query: `{ categories { ${repeat(count, 'children { ')} id ${repeat(count, '} ')} } }` },
        { query: `{ shop { name ${repeat(count, '@include(if: true) ')} } }` },
        { query: `{ __schema { types { ${repeat(count, 'fields { type { ')} name ${repeat(count, '} } ')} } } }` },
      ),
    )
    .map(posted);
  const cyclic = fc
    .constantFrom('fragment a on Shop { ...b } fragment b on Shop { ...a } { shop { ...a } }')
    .map((query) => posted({ query }));
  const noPayload = fc
    .constantFrom<object>({}, [], [{ query: '{ shop { name } }' }], { query: 1 }, { query: null }, { query: [] })
    .map(posted);
  const nobody = fc.constant({ operationName: 'Nobody', query: '{ shop { name } }' }).map(posted);
  const noObject = junkBody.map(({ headers, body }) => ({ method: 'POST', path: '/graphql', headers, body }));
  const otherMethod = fc.tuple(fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH'), encoded).map(([method, text]) => ({
    ...{ method, path: `/graphql?query=${method === 'GET' ? 'mutation{' : ''}${text}`, body: null },
    headers: { 'apollo-require-preflight': 'yes' },
  }));
  const foreignSite = encoded.map(() => ({
    method: 'GET',
    path: '/graphql?query=%7Bshop%7Bname%7D%7D',
    headers: {},
    body: null,
  }));

  return fc
    .oneof(
      noDocument,
      cut,
      unknown,
      wrongType,
      noVariables,
      tooMuch,
      cyclic,
      noPayload,
      nobody,
      noObject,
      otherMethod,
      foreignSite,
    )
    .map((request) => ({ what: 'an operation that is none', ...request }));
}

const WHOLE_DOCUMENT =
  'query Shelf($first: Int = 2) { products(first: $first) { totalCount nodes { id name price } } }';

/** Operations whose variable takes one type of a scalar. */
const OPERATIONS = [
  'query ($value: ID!) { product(id: $value) { id } }',
  'query ($value: Int!) { products(first: $value) { totalCount } }',
  'query ($value: String!) { countries(search: $value) { id } }',
  'mutation ($value: String!) { signIn(email: $value, password: $value) { token } }',
  'mutation ($value: String!) { signInWithProvider(provider: "google", idToken: $value) { token } }',
];
