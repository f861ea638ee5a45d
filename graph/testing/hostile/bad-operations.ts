import fc, { type Arbitrary } from 'fast-check';
import { anyText, type BadRequest, encoded, JSON_TYPE, junkBody, junkValue } from './bad-requests.js';

/**
 * Mutations that are fine by themselves, and in dozens would fill the shop with
 * accounts or tries keys.
 */
const MUTATIONS = [
  'signIn(email: "a@example.com", password: "guessed") { token }',
  'subscribeToNewsletter(email: "a@example.com") { message }',
  'unsubscribeFromNewsletter(email: "a@example.com") { message }',
  'requestPasswordReset(email: "a@example.com") { message }',
];

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
  const tooOften = fc
    .tuple(fc.integer({ min: 11, max: 50 }), fc.constantFrom(...MUTATIONS))
    .map(([count, mutation]) => Array.from({ length: count }, (_, place) => `m${place}: ${mutation}`).join(' '))
    .map((mutations) => posted({ query: `mutation { ${mutations} }` }));
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
  const stale = fc
    .constantFrom('Bearer x', 'bearer  a b', `Bearer ${'x'.repeat(2_000)}`, 'Bearer')
    .map((authorization) => ({
      ...posted({ query: '{ shop { name } }' }),
      headers: { ...JSON_TYPE, authorization },
    }));
  const unreadable = fc.constantFrom('text/html', 'image/*', 'application/xml;q=1').map((accept) => ({
    ...posted({ query: '{ shop { name } }' }),
    headers: { ...JSON_TYPE, accept },
  }));
  const hashed = fc
    .constantFrom<unknown>({ version: 2 }, { version: 1, sha256Hash: 'x' }, { version: 1, sha256Hash: [] }, 'x', [])
    .map((persistedQuery) => posted({ query: '{ shop { name } }', extensions: { persistedQuery } }));
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
      tooOften,
      cyclic,
      noPayload,
      nobody,
      noObject,
      otherMethod,
      foreignSite,
      stale,
      unreadable,
      hashed,
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
