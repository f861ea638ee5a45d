import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLNamedType, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import jwt from 'jsonwebtoken';
import { ensurePicture } from '../../accounts/pictures/pictures.service.js';
import { User } from '../../accounts/user.entity.js';
import { ApiKey } from '../../api-keys/api-key.entity.js';
import { restRouter } from '../../rest.js';
import { buildShopSchema } from '../../schema.js';
import { callsOf } from '../../shared/rest/describe-call.js';
import { Role } from '../../shared/role.js';
import { testsEverything } from '../every-case.js';
import { aUser } from '../factories/account.factory.js';
import { aKey } from '../factories/api-key.factory.js';
import { subscribe } from '../listen.js';
import { type As, type GraphAnswer, openShop, type TestShop } from '../shop.js';
import { operationOf, sendOperation } from '../upload-calls.js';
import { KEYS, type KeyHolder } from './answers.js';
import { OPERATIONS } from './authorisation.rules.js';
import { type Fixtures, fixturesOf } from './fixtures.js';

/** Everybody who may come to the door. */
const KEY_HOLDERS = Object.keys(KEYS) as KeyHolder[];
const CALLERS = [
  'visitor',
  'forged',
  'expired',
  'other',
  'owner',
  'admin',
  'packer',
  'support',
  ...KEY_HOLDERS,
] as const;
type Caller = (typeof CALLERS)[number];

/** Tokens that do not hold, and keys that do not. All are refused before an operation is looked at, alike by every operation. */
const WORTHLESS: Caller[] = ['forged', 'unknownKey', 'revokedKey', 'expired', 'expiredKey', 'keyOfNoAdmin'];

/** Everybody, but of those whose tokens or keys do not hold one: operations take turns with them. */
function callersOf<Each extends Caller>(everybody: readonly Each[], turn: number): Each[] {
  if (testsEverything) return [...everybody];
  return everybody.filter((caller) => !WORTHLESS.includes(caller) || WORTHLESS[turn % WORTHLESS.length] === caller);
}

const schema: GraphQLSchema = await buildShopSchema();
let shop: TestShop;
let people: Record<'other' | 'owner' | 'admin' | 'packer' | 'support', User>;
let fixtures: Fixtures;
let keys: Record<KeyHolder, string>;

beforeAll(async () => {
  shop = await openShop();
  const [other, owner, admin, packer, support] = await Promise.all([
    aPicturedUser(),
    aPicturedUser(),
    aPicturedUser({ isAdmin: true }),
    aPicturedUser({ role: Role.PACKER }),
    aPicturedUser({ role: Role.SUPPORT }),
  ]);
  people = { other, owner, admin, packer, support };
  fixtures = await fixturesOf(shop, owner);
  keys = await keysOfAll();
});
afterAll(() => shop.close());

const everyOperation = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
  (type) => (type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []),
);

/** Fields within an operation that ask who is there, and what an operation lets fewer do than the rest of it. */
const GUARDED_FIELDS = ['ProductVariant.stock', 'Mutation.cancelling by setOrderStatus'].concat([
  'Mutation.refusing a paid order by refuseDelivery',
]);

describe('every operation of the graph', () => {
  it('has a rule that says who may use it', () => {
    expect(Object.keys(OPERATIONS).toSorted()).toEqual([...everyOperation, ...GUARDED_FIELDS].toSorted());
  });

  describe.each(Object.entries(OPERATIONS))('%s', (name, { asks, variables, files, fileMap, answers }) => {
    const usesUp = (caller: Caller) => answers[caller] === 'YES' && name.startsWith('Mutation.');
    /** What all ask about who leave it as it is. They come first, so that it is there for each of them. */
    let untouched: object | undefined;

    const callers = callersOf(CALLERS, Object.keys(OPERATIONS).indexOf(name));
    it.each(callers.toSorted((one, next) => Number(usesUp(one)) - Number(usesUp(next))))(
      'answers the %s as its rule says',
      async (caller) => {
        const sent = (usesUp(caller) ? undefined : untouched) ?? (await variables?.(fixtures, personOf(caller))) ?? {};
        untouched ??= sent;

        const as = credentialsOf(caller);
        const { data, errors = [] } = asks.startsWith('subscription')
          ? await subscribeOnce(asks, sent, as)
          : files
            ? await sendOperation(shop, as, operationOf(await files(), fileMap, { query: asks, variables: sent }))
            : await shop.graphql(asks, sent, { as });

        // Whoever has signed out comes with the same token to the next operation.
        if (name === 'Mutation.signOutEverywhere') {
          const { id, tokenVersion } = personOf(caller);
          await shop.database.manager.update(User, { id }, { tokenVersion });
        }
        const refusals = [...errors.map(({ extensions }) => extensions.code), ...refusalsWithin(data)];
        expect(refusals).toEqual(answers[caller] === 'YES' ? [] : [answers[caller]]);
      },
    );
  });
});

/** What somebody may do in a shop of tests. A new password, and signing out everywhere, end the token that a repetition would come with. */
const mutations = Object.entries(OPERATIONS).filter(
  ([name, { answers }]) =>
    /^Mutation\.(?!(?:changePassword|signOutEverywhere)$)/.test(name) && Object.values(answers).includes('YES'),
);

describe('every mutation, under an idempotency key', () => {
  it.each(mutations)('is done once, and answered the same again: %s', async (name, rule) => {
    const { asks, variables, files, fileMap, answers } = rule;
    const caller = (['owner', 'admin', ...KEY_HOLDERS, 'visitor'] as const).find((each) => answers[each] === 'YES');
    if (!caller) throw new Error(`nobody may ${name}`);
    const owner = await aPicturedUser();
    const sent = (await variables?.(await fixturesOf(shop, owner), caller === 'owner' ? owner : people.admin)) ?? {};
    const as = caller === 'owner' ? owner : credentialsOf(caller);
    const headers = { 'idempotency-key': name, 'apollo-require-preflight': 'true' };
    const send = async (query: string) =>
      files
        ? sendOperation(shop, as, operationOf(await files(), fileMap, { query, variables: sent }), headers)
        : shop.graphql(query, sent, { as, headers });

    const first = await send(asks);
    const second = await send(asks);
    const other = await send(`${asks} # again`);

    expect(first.errors).toEqual([]);
    expect([second.data, second.errors]).toEqual([first.data, []]);
    expect([first, second].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    expect([other.status, other.errors[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });
});

const everyCall = callsOf(restRouter).map((call) => [`${call.method.toUpperCase()} /api${call.path}`, call] as const);

describe('every call under /api', () => {
  it.each(everyCall)('says who may use it: %s', (_name, { description }) => {
    expect(['anyone', 'shopper', 'provider']).toContain(description?.caller);
  });

  const ofShoppers = everyCall.filter(([, { description }]) => description?.caller === 'shopper');
  describe.each(ofShoppers.map(([name], turn) => [name, turn] as const))('%s', (name, turn) => {
    it.each(callersOf(['visitor', ...WORTHLESS], turn))('sends the %s away', async (caller) => {
      const [method] = name.split(' ');

      const { status, body } = await shop.rest(name.replace(/:\w+/g, people.owner.id), {
        as: credentialsOf(caller),
        ...(method === 'POST' || method === 'PUT' ? { body: {} } : {}),
      });

      expect([status, body.error, body.code]).toEqual([401, true, 'UNAUTHENTICATED']);
    });
  });

  it.each([
    'GET /api/user/:id',
    'PUT /api/user/:id',
    'PUT /api/user/changePassword/:id',
    'GET /api/cart?userId=:id',
    'GET /api/my-list?userId=:id',
    'GET /api/orders?userid=:id',
  ])('keeps an account from others: %s', async (name) => {
    const call = name.replace(':id', people.owner.id);

    const { status } = await shop.rest(call, { as: people.other, ...(call.startsWith('PUT') ? { body: {} } : {}) });

    expect(status).toBe(403);
  });
});

describe.each(['GET /standin/ledger', 'POST /standin/faults'])('%s, which wants the key of the shop', (call) => {
  it.each(CALLERS)('sends the %s away', async (caller) => {
    const as = credentialsOf(caller);
    const { status, body } = await shop.rest(call, {
      as,
      ...(as === null ? { headers: { authorization: '' } } : {}),
      ...(call.startsWith('POST') ? { body: { hang: true } } : {}),
    });

    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

/** Types that tell of a person; only these fields lead to them, and each asks who is there. */
const PERSONAL_TYPES = [
  'User',
  'Cart',
  'CartLine',
  'Order',
  'OrderLine',
  'OrderConnection',
  'OrderEdge',
  'Invoice',
  'InvoiceLine',
  'OrderEvent',
  'OrderReturn',
  'OrderReturnLine',
  'OrderReturnConnection',
  'OrderReturnEdge',
  'Shipment',
  'ShipmentLine',
  'PaymentOrder',
  'PaymentConcern',
  'StaffMember',
  'Customer',
  'CustomerConnection',
  'CustomerEdge',
  'WishlistItem',
  'Address',
];

/** Names of fields that would tell of a person. */
const TELLS_OF_A_PERSON = /e-?mail|phone|address|password|token|hash|secret|pincode|zip|user|customerId/i;

/** What the shop says of itself under such names. */
const OF_THE_SHOP = ['Shop.email', 'Shop.phone', 'Shop.address'];

describe('every type of the graph', () => {
  it('that tells of a person is reached from the viewer only', () => {
    const ways = objectTypes().flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => PERSONAL_TYPES.includes(getNamedType(field.type).name))
        .map((field) => `${type.name}.${field.name}`),
    );

    const fromOutside = ways.filter((way) => {
      const [type = ''] = way.split('.');
      return !PERSONAL_TYPES.includes(type) && !type.endsWith('Payload');
    });
    expect(fromOutside.toSorted()).toEqual([
      'Query.allOrders',
      'Query.customer',
      'Query.customers',
      'Query.me',
      'Query.order',
      'Query.orderReturns',
      'Query.paymentsNeedingAttention',
      'Query.staff',
      'Subscription.orderStatusChanged',
    ]);
  });

  it('that anybody may read tells of nobody', () => {
    const telling = objectTypes()
      .filter(({ name }) => !PERSONAL_TYPES.includes(name) && !/^(Query|Mutation|Subscription)$|Payload$/.test(name))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((field) => TELLS_OF_A_PERSON.test(field) && !OF_THE_SHOP.includes(field));

    expect(telling).toEqual([]);
  });

  it('never holds a password', () => {
    const told = objectTypes().filter(({ name }) => name !== 'Mutation');
    const fields = told.flatMap((type) => Object.keys(type.getFields()));

    expect(fields.filter((field) => /password|hash/i.test(field))).toEqual([]);
  });
});

/** Somebody who can do all that shoppers do: with a password, and a picture on the profile. */
async function aPicturedUser(wishes: { isAdmin?: boolean; role?: Role } = {}): Promise<User> {
  const user = await aUser(shop.ctx(), { password: 'old-password', ...wishes });
  await ensurePicture(shop.ctx(), user);
  return user;
}

/** The first that a subscription tells. */
async function subscribeOnce(asks: string, variables: object, as: As): Promise<GraphAnswer<Record<string, null>>> {
  const subscription = subscribe(shop, asks, { ...variables }, as);
  const first = await subscription.next();
  await subscription.end();
  return first;
}

function objectTypes(): GraphQLObjectType[] {
  const isOurs = (type: GraphQLNamedType): type is GraphQLObjectType =>
    isObjectType(type) && !type.name.startsWith('__');
  return Object.values(schema.getTypeMap()).filter(isOurs);
}

function personOf(caller: Caller): User {
  return isPerson(caller) ? people[caller] : people.owner;
}

function isPerson(caller: Caller): caller is keyof typeof people {
  return caller in people;
}

/** What a caller sends as Authorization. A forged token names the owner, but was not signed by the shop. */
function credentialsOf(caller: Caller): User | string | null {
  if (caller === 'visitor') return null;
  if (isKeyHolder(caller)) return `Bearer ${keys[caller]}`;
  if (caller !== 'forged' && caller !== 'expired') return people[caller];
  const secret = caller === 'forged' ? 'a-secret-of-somebody-else-altogether' : shop.config.jwtSecret;
  const expiresIn = caller === 'forged' ? '1h' : '-1h';
  const claims = { issuer: 'jhola', audience: 'jhola-shop', subject: people.owner.id };
  return `Bearer ${jwt.sign({ tv: people.owner.tokenVersion }, secret, { ...claims, expiresIn })}`;
}

function isKeyHolder(caller: Caller): caller is KeyHolder {
  return caller in KEYS;
}

async function keysOfAll(): Promise<Record<KeyHolder, string>> {
  const entries = KEY_HOLDERS.map(async (holder) => {
    const scope = KEYS[holder];
    const { key, id } = await aKey(shop, scope ? { scopes: [scope] } : {});
    const { manager } = shop.database;
    if (holder === 'revokedKey') await manager.update(ApiKey, { id }, { revokedAt: new Date() });
    if (holder === 'expiredKey') await manager.update(ApiKey, { id }, { expiresAt: new Date(Date.now() - 1_000) });
    if (holder === 'keyOfNoAdmin') await manager.update(ApiKey, { id }, { madeById: people.other.id });
    return [holder, holder === 'unknownKey' ? `${key.slice(0, -4)}AAAA` : key] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<KeyHolder, string>;
}

function refusalsWithin(data: Record<string, { userErrors?: { code: string }[] } | null> | null): string[] {
  return Object.values(data ?? {}).flatMap((answer) => answer?.userErrors?.map(({ code }) => code) ?? []);
}
