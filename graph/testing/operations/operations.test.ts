import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApi } from '../../api.js';
import { readCollections } from '../../playground/examples.js';
import { callsOf } from '../../rest/describe-call.js';
import { testsEverything } from '../every-case.js';
import {
  askGraph,
  askRest,
  exampleOf,
  examples,
  type Outcome,
  outcomeOfRest,
  outcomeOnGraph,
  refusalOf,
  refusalsIn,
  refusedStrangers,
  variablesOf,
  whoMay,
  withChange,
} from './ask.js';
import { ALONE } from './complaints.js';
import type { Needs, Row, Twin } from './row.js';
import { ROWS, twinsOf } from './rows.js';
import { NOBODYS_ID, openScene, type Scene } from './scene.js';
import { at, type Json } from './told.js';
import type { Caller, Code } from './who.js';

const restRouter = await openApi();

const collections = await readCollections();

let shop: Scene;
beforeAll(async () => {
  shop = await openScene();
});
afterAll(() => shop.shop.close());

/**
 * Has each row that comes or goes written down, but for the tables in which attempts are counted,
 * or searches, which is written a moment later. What is rolled back is not written down either.
 */
beforeAll(async () => {
  const { database } = shop.shop;
  const tables: { name: string }[] = await database.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name !~ 'attempt|failure|nonce|spent|^empty_search|^search_(question|choice|spelling)'`,
  );
  await database.query(`
    CREATE TABLE written (place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_name text, more int);
    CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO written (table_name, more) VALUES (TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
        RETURN NULL;
      END $$;`);
  for (const { name } of tables)
    await database.query(
      `CREATE TRIGGER note_written AFTER INSERT OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION note_written()`,
    );
});

/** Where what was written until now ends. */
async function writtenSoFar(): Promise<string> {
  const [{ place }] = await shop.shop.database.query('SELECT coalesce(max(place), 0) AS place FROM written');
  return place;
}

/** The tables that have more rows or fewer since then. */
async function tablesGrownSince(place: string): Promise<{ name: string; more: number }[]> {
  return shop.shop.database.query(
    `SELECT table_name AS name, sum(more)::int AS more FROM written WHERE place > $1
     GROUP BY table_name HAVING sum(more) <> 0`,
    [place],
  );
}

describe('graph/examples.graphql', () => {
  it.each(examples)('says what $name shows and which variables it takes', ({ explanation, variables, text }) => {
    const [, taken = ''] = /^\w+ \w+\((.*)\) \{/.exec(text) ?? [];

    expect(explanation).toMatch(/^[A-Z][\s\S]*\.(\n|$)/);
    expect(Object.keys(variables).toSorted()).toEqual(
      [...taken.matchAll(/\$(\w+):/g)].map(([, name]) => name).toSorted(),
    );
  });

  it('has every operation of its collections, and of one of them the way to an order', () => {
    for (const { operations } of collections) for (const operation of operations) exampleOf(operation);
    expect(collections.map(({ operations }) => operations)).toContainEqual(
      expect.arrayContaining(['SignIn', 'AddToCart', 'StartPayment', 'PlaceOrder', 'Order']),
    );
  });
});

/** Under which a repetition would come with a token that has ended. */
const ENDS_TOKENS = ['SignOutEverywhere', 'ChangePassword', 'DeleteAccount'];
const mutations = ROWS.filter(
  ([name, row]) => exampleOf(name, row).text.startsWith('mutation') && !ENDS_TOKENS.includes(name),
);
const others = ROWS.filter((row) => !mutations.includes(row));
/**
 * Of those without files, the one that sends something else under a key that is taken: what refuses
 * it looks at no operation.
 */
const ANY_MUTATION = 'AddToCart';

describe('every operation', () => {
  it.each(others)('answers as its example says: %s', async (name, row) => {
    const scene = await shop.ofAnother();
    const caller = whoMay(name, row);
    const variables = await variablesOf([name, row], scene, scene.personOf(caller));

    const operation = { query: exampleOf(name, row).text, variables };
    const answer = await askGraph(scene, row, operation, scene.credentialsOf(caller));

    expectExample(name, row, answer);
  });

  it.each(mutations)('answers as its example says, once under one key: %s', async (name, row) => {
    const scene = await shop.ofAnother();
    const caller = whoMay(name, row);
    const variables = await variablesOf([name, row], scene, scene.personOf(caller));
    const as = scene.credentialsOf(caller);
    const { text } = exampleOf(name, row);
    const headers = { 'idempotency-key': name };
    const send = (query: string) => askGraph(scene, row, { query, variables }, as, headers);

    const first = await send(text);
    const second = await send(text);

    expectExample(name, row, first);
    expect([second.data, second.errors]).toEqual([first.data, []]);
    expect([first, second].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    if (!testsEverything && !row.files && name !== ANY_MUTATION) return;
    const other = await send(`${text} # again`);
    expect([other.status, other.errors[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });
});

function expectExample(name: string, row: Row, answer: Awaited<ReturnType<typeof askGraph>>): void {
  const { fields, gives } = exampleOf(name, row);
  expect(refusalsIn(answer)).toEqual([]);
  const shown = fields.length === 1 ? Object.values(answer.data)[0] : answer.data;
  expect({ shown }).toMatchObject({ shown: row.shows });
  for (const place of Object.values(gives))
    expect([place, valueAt(answer.data, place)]).toEqual([place, expect.stringMatching(/./)]);
}

const described = callsOf(restRouter).map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const);
const shapes = new Map<string, (typeof described)[number][1]['description']>(
  described.map(([name, { description }]) => [name, description]),
);
/** Those that want a body or an id are tried beside what they do. */
const onlyOverRest = described.filter(
  ([name, { description }]) =>
    ALONE.includes(name) &&
    !name.includes(':') &&
    description?.answer &&
    !description.body &&
    description.caller === 'anyone',
);

describe('what only /api tells', () => {
  it.each(onlyOverRest)('is just what the documentation says: %s', async (name, { description }) => {
    const { body } = await shop.shop.rest(name.replace(' ', ' /api'));

    expect(description?.answer?.parse(body)).toEqual(body);
  });
});

/** What is asked of an operation besides its example, by whom, and what is answered. */
interface Case {
  code: Code | null;
  caller: Caller;
  changed?: Record<string, unknown> | Needs;
  field?: string | undefined;
  says?: string | undefined;
}

const CALLED = { visitor: 'a visitor', owner: 'a shopper', admin: 'who runs the shop', other: 'somebody else' };

function casesOf(name: string, row: Row, twin: Twin | null): [what: string, asked: Case][] {
  const { also = [], limits = [] } = row;
  const answers = twin?.who ?? row.who;
  const caller = whoMay(name, row, answers);
  const isOwnId = twin ? twin.call.includes(':id') : /^mutation \w+\(\$id: ID!/.test(exampleOf(name, row).text);
  const id = isOwnId && typeof twin?.id !== 'function' ? (twin?.id ?? 'id') : null;
  const refusal = (code: Code) => ({ code, says: row.says?.[code] });
  const nothing = (given: string): Case => ({ ...refusal('NOT_FOUND'), caller, changed: { [String(id)]: given } });
  const cases: [what: string, asked: Case][] = [
    ...[...also, ...(twin?.also ?? [])].map(([what, changed]): [string, Case] => [
      what,
      { code: null, caller, changed },
    ]),
    ...[...limits, ...(twin?.limits ?? [])].map(([what, code, changed, field, says]): [string, Case] => [
      what,
      { code, caller, changed, field, says: says ?? row.says?.[code] },
    ]),
    ...(twin
      ? [[caller in CALLED ? CALLED[caller as keyof typeof CALLED] : caller, { code: null, caller }] as [string, Case]]
      : []),
    ...refusedStrangers(name, row, twin).map((one): [string, Case] => [
      CALLED[one],
      { ...refusal(answers[one] as Code), caller: one },
    ]),
    ...(id === null
      ? []
      : [
          ['an id that nothing has', nothing(NOBODYS_ID)] as [string, Case],
          ['an id that is none', nothing('1')] as [string, Case],
        ]),
  ];
  // First what is refused, of which there is left all that it asked about.
  return [...cases.filter(([, asked]) => leavesAll(asked)), ...cases.filter(([, asked]) => !leavesAll(asked))];
}

/** Whether it is refused for what is asked, and not for what is there. */
function leavesAll({ code, changed }: Case): boolean {
  return code !== null && typeof changed !== 'function';
}

/** What a call asks about, and in whose shop. */
interface Asked {
  scene: Scene;
  variables: Json;
}

/**
 * Makes what the cases of an operation ask about: once for all that are refused and for the first
 * that is answered after them, since what is refused changes nothing; anew for each other, which
 * may use it up, and for each that needs something else to be there.
 */
function openAsking([name, row]: [string, Row], twin: Twin | null): (asked: Case) => Promise<Asked> {
  const make = async (caller: Caller, changed?: Case['changed']): Promise<Asked> => {
    const scene = await shop.ofAnother();
    return { scene, variables: await variablesOf([name, row], scene, scene.personOf(caller), twin?.needs, changed) };
  };
  const first = whoMay(name, row, twin?.who);
  let left: Promise<Asked> | null = null;
  return async (asked) => {
    const { caller, changed } = asked;
    if (typeof changed === 'function' || (!leavesAll(asked) && !(left && caller === first))) {
      // What it makes may take the place of what was there, such as a picture among uploads.
      left = null;
      return make(caller, changed);
    }
    const about = left ?? make(first);
    left = leavesAll(asked) ? about : null;
    const { scene, variables } = await about;
    return { scene, variables: await withChange(variables, changed) };
  };
}

const twins = ROWS.flatMap(([name, row]) => twinsOf(row).map((twin) => [twin.call, name, row, twin] as const));

describe.each(twins)('%s, and %s on the graph', (call, name, row, twin) => {
  const isRead = call.startsWith('GET');
  const askedBy = openAsking([name, row], twin);

  it.each(casesOf(name, row, twin))('answer alike: %s', async (_what, asked) => {
    const { caller, changed: _changed, ...expected } = asked;
    const one = await askedBy(asked);
    const before = isRead || !expected.code ? null : await writtenSoFar();
    const answer = await askRest(one.scene, row, twin, one.variables, one.scene.credentialsOf(caller));
    // What one face uses up is not there for the other.
    const other = isRead || expected.code ? one : await askedBy(asked);
    const variables = await withChange(other.variables);
    const as = other.scene.credentialsOf(caller);
    const onGraph = await outcomeOnGraph(other.scene, [name, row], twin, variables, as);

    const overRest = outcomeOfRest(twin, answer);
    const isSilent = twin.hasOwnWords || (onGraph.code !== null && onGraph.message === null);
    expect({ ...onGraph, field: null }).toEqual({
      ...overRest,
      field: null,
      ...(isSilent ? { message: onGraph.message } : {}),
    });
    expectRefusal(overRest, expected, twin.sentAs);
    if (!isSilent) expectRefusal(onGraph, expected);
    if (expected.code) return expect(before === null ? [] : await tablesGrownSince(before)).toEqual([]);
    const shape = shapes.get(call);
    expect(answer.status).toBe(shape?.status ?? 200);
    // What a shape does not name would be left out by it.
    expect(shape?.answer?.parse(answer.body)).toEqual(answer.body);
  });
});

const alone = ROWS.filter(([name, row]) => twinsOf(row).length === 0 && casesOf(name, row, null).length > 0);

describe.each(alone)('%s', (name, row) => {
  const askedBy = openAsking([name, row], null);

  it.each(casesOf(name, row, null))('answers as its row says: %s', async (_what, asked) => {
    const { caller, changed: _changed, ...expected } = asked;
    const { scene, variables } = await askedBy(asked);
    const before = expected.code ? await writtenSoFar() : null;

    const operation = { query: exampleOf(name, row).text, variables };
    const answer = await askGraph(scene, row, operation, scene.credentialsOf(caller));

    expectRefusal(refusalOf(answer) ?? { code: null, message: null, field: null }, expected);
    expect(before === null ? [] : await tablesGrownSince(before)).toEqual([]);
  });
});

const growing = ROWS.filter(([name, row]) => exampleOf(name, row).text.includes('$after: String'));

describe('every list that grows', () => {
  it.each(growing)('refuses a cursor that it never gave: %s', async (name, row) => {
    const caller = whoMay(name, row);
    const variables = await variablesOf([name, row], shop, shop.personOf(caller), { after: 'nonsense' });

    const operation = { query: exampleOf(name, row).text, variables };
    const answer = await askGraph(shop, row, operation, shop.credentialsOf(caller));

    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' });
  });
});

const paged = ROWS.filter(([name, row]) => /first: (?:Int = )?\d/.test(exampleOf(name, row).text));

describe('every list', () => {
  it.each(paged)('refuses a page of nothing and one without end: %s', async (name, row) => {
    const scene = await shop.ofAnother();
    const caller = whoMay(name, row);
    const { first: _, ...variables } = await variablesOf([name, row], scene, scene.personOf(caller));
    const { text } = exampleOf(name, row);

    for (const { index, 0: found, 1: before } of text.matchAll(/(first: (?:Int = )?)\d+/g)) {
      for (const first of [0, 1_001]) {
        const query = `${text.slice(0, index)}${before}${first}${text.slice(index + found.length)}`;
        const answer = await askGraph(scene, row, { query, variables }, scene.credentialsOf(caller));
        expect([query.slice(0, index + 20), refusalsIn(answer)]).toEqual([expect.anything(), ['BAD_USER_INPUT']]);
      }
    }
  });
});

function expectRefusal(
  { code, message, field }: Omit<Outcome, 'tells'>,
  expected: Pick<Case, 'code' | 'field' | 'says'>,
  sentAs: Record<string, string> = {},
): void {
  const pointed = expected.field && (sentAs[expected.field] ?? expected.field);
  expect([code, pointed ? field : pointed, expected.says ? message : expected.says]).toEqual([
    ...[expected.code, pointed, expected.says],
  ]);
}

/** What the playground finds at a place such as `search.nodes[countInStock].id`. */
function valueAt(data: Json, place: string): unknown {
  return place.split('.').reduce((value, step) => {
    const [, name = step, key] = /^(\w+)\[(\w+)\]$/.exec(step) ?? [];
    const inner = at(value, name);
    return key ? inner.find((item: Json) => item[key]) : inner;
  }, data);
}
