import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '../../rest/describe-call.js';
import {
  A_VALID_ID,
  anyText,
  type BadRequest,
  encoded,
  JSON_TYPE,
  junkBody,
  junkPart,
  junkValue,
} from './bad-requests.js';

/** Who sends it. */
export interface Senders {
  /** A shopper's token, as a header says it. */
  shopper: string;
  /** Tokens that are not to be trusted. */
  forged: string[];
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
