import fc, { type Arbitrary } from 'fast-check';

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

/** What every client says of its body. */
export const JSON_TYPE = { 'content-type': 'application/json' };
/** An id as the shop makes them, of nothing. */
export const A_VALID_ID = '01900000-0000-7000-8000-000000000000';

/** Any characters at all. */
export const anyText = fc.string({ unit: 'binary', maxLength: 40 });
/** The same as a part of an address. */
export const encoded = anyText.map((text) => encodeURIComponent(text));

/** Parts of an address that lead nowhere. */
export const junkPart = fc.oneof(
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
export const junkValue = fc.oneof(
  fc.constantFrom<unknown>(true, [], {}, [[]], [null], { $ne: null }, { length: 1e9 }, [1e308], { toString: 'x' }),
  fc.dictionary(anyText, fc.jsonValue({ maxDepth: 2 }), { minKeys: 1, maxKeys: 3 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
);

/** Bodies that are no JSON object, whatever their type says. */
export const junkBody: Arbitrary<Pick<BadRequest, 'headers' | 'body'>> = fc.oneof(
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
