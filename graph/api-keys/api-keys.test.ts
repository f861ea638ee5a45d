import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let admin: User;
let log = '';

beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += chunk;
      done();
    },
  });
  shop = await openShop({ LOG_LEVEL: 'debug', SIGN_IN_FAILURES_PER_NETWORK: '5' }, logTo);
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const CREATE = `mutation ($name: String!, $scopes: [ApiScope!]!, $expiresAt: DateTime, $costPerMinute: Int) {
  createApiKey(name: $name, scopes: $scopes, expiresAt: $expiresAt, costPerMinute: $costPerMinute) {
    key message userErrors { code field message }
    apiKey { id name prefix scopes createdAt expiresAt revokedAt lastUsedAt }
  }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { revokedAt } userErrors { code } } }';
const ORDERS = '{ allOrders { totalCount } }';

const create = async (variables: object) => (await shop.graphql(CREATE, variables, { as: admin })).data.createApiKey;
/**
 * A key that may spend so much, in a minute that does not end by itself, however slow the machine
 * is.
 */
const aKeyToSpend = async (costPerMinute: number) => {
  const { key, apiKey } = await create({ name: 'Till', scopes: ['ORDERS_READ'], costPerMinute });
  await shop.database.query("INSERT INTO key_spending VALUES ($1, 0, now() + interval '1 hour')", [
    `api_key:${apiKey.id}`,
  ]);
  return { as: `Bearer ${key}`, id: apiKey.id };
};
const codeOf = async (query: string, as: string) => (await shop.graphql(query, {}, { as })).errors[0]?.extensions.code;

describe('createApiKey', () => {
  it('shows the key once and keeps nothing but its hash', async () => {
    const { key, apiKey, userErrors } = await create({ name: ' Warehouse ', scopes: ['ORDERS_READ', 'ORDERS_READ'] });

    expect(userErrors).toEqual([]);
    expect(key).toMatch(/^jk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'Warehouse', prefix: key.slice(0, 11), scopes: ['ORDERS_READ'] });
    const [row] = await shop.database.query('SELECT * FROM api_key WHERE id = $1', [apiKey.id]);
    expect(row.hash).toBe(hash('sha256', key));
    expect(JSON.stringify(row)).not.toContain(key);
    const [entry] = await shop.database.manager.findBy(AuditEntry, { subjectId: apiKey.id });
    expect(entry).toMatchObject({ operation: 'createApiKey', before: null, after: { scopes: ['orders:read'] } });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${key}|${row.hash}`));
  });
});

describe('an API key', () => {
  it('ends at once when it is revoked, when it expires, and when its maker is no admin any more', async () => {
    const maker = await aUser(shop.ctx(), { isAdmin: true });
    const [revoked, expired, orphaned] = await Promise.all([aKey(shop), aKey(shop), aKey(shop, { madeBy: maker })]);
    for (const { as } of [revoked, expired, orphaned]) expect(await codeOf(ORDERS, as)).toBeUndefined();

    await shop.graphql(REVOKE, { id: revoked.id }, { as: admin });
    await shop.database.query("UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1", [
      expired.id,
    ]);
    await shop.database.query('UPDATE "user" SET role = NULL WHERE id = $1', [maker.id]);

    for (const { as } of [revoked, expired, orphaned]) expect(await codeOf(ORDERS, as)).toBe('UNAUTHENTICATED');
  });

  it('tells when it was used last, and writes that at most once a minute', async () => {
    const { id, as } = await aKey(shop);
    const lastUse = async () =>
      (await shop.database.query('SELECT last_used_at AS at FROM api_key WHERE id = $1', [id]))[0].at;

    expect(await lastUse()).toBeNull();
    await shop.graphql(ORDERS, {}, { as });
    const first = await lastUse();
    await shop.graphql(ORDERS, {}, { as });
    expect([await lastUse(), Date.now() - first < 60_000]).toEqual([first, true]);
    await shop.database.query("UPDATE api_key SET last_used_at = now() - interval '61 seconds' WHERE id = $1", [id]);
    await shop.graphql(ORDERS, {}, { as });
    expect((await lastUse()).getTime()).toBeGreaterThanOrEqual(first.getTime());
  });

  it('with catalogue:write changes the stock under its own name', async () => {
    const { as, id } = await aKey(shop);
    const { id: variantId } = await aVariant(shop);

    await shop.graphql(
      'mutation ($id: ID!) { adjustStock(variantId: $id, delta: 2, reason: "Delivery") { product { id } } }',
      { id: variantId },
      { as },
    );

    const [entry] = await shop.database.manager.findBy(AuditEntry, { subjectId: variantId });
    expect(entry).toMatchObject({ operation: 'adjustStock', actorKind: 'API_KEY', actorId: id });
  });

  it('is nowhere in the log', async () => {
    const { key, as } = await aKey(shop);
    await shop.graphql(ORDERS, {}, { as });
    await shop.graphql('{ auditEntries { nodes { id } } }', {}, { as });

    expect(log).toContain('/graphql');
    expect(log).not.toContain(key);
    expect(log).not.toContain('jk_');
  });

  it('is told what each request costs and what it has left, alike on both faces and on both ways to the graph', async () => {
    const { as } = await aKeyToSpend(5_000);
    const query = '{ allOrders(first: 10) { nodes { id } } }';
    const bySlow = { method: 'POST', headers: { authorization: as, 'content-type': 'application/json' } };

    const { headers: fast } = await shop.graphql(query, {}, { as });
    const slow = await fetch(`${shop.address}/graphql?by=app`, { ...bySlow, body: JSON.stringify({ query }) });
    const { headers: rest } = await shop.rest('GET /api/search?q=dal', { as });

    const told = [fast, slow.headers, rest].map((headers) => [
      headers.get('ratelimit-policy'),
      headers.get('ratelimit')?.replace(/;t=\d+$/, ''),
      Number(headers.get('request-cost')),
    ]);
    const cost = Number(fast.get('request-cost'));
    expect(cost).toBeGreaterThan(10);
    const policy = '"cost";q=5000;w=60';
    expect(told).toEqual([
      [policy, `"cost";r=${5_000 - cost}`, cost],
      [policy, `"cost";r=${5_000 - 2 * cost}`, cost],
      [policy, `"cost";r=${4_000 - 2 * cost}`, 1_000],
    ]);
  });

  it('that has spent its minute waits for the next, and what is refused costs nothing', async () => {
    const { as, id } = await aKeyToSpend(5_000);
    const search = () => shop.rest('GET /api/search?q=dal', { as });
    for (let times = 0; times < 5; times++) expect((await search()).status).toBe(200);

    const [graph, rest] = [await shop.graphql(ORDERS, {}, { as }), await search()];
    await shop.database.query("UPDATE key_spending SET since = now() - interval '1 minute' WHERE key = $1", [
      `api_key:${id}`,
    ]);
    const later = await search();

    expect([graph.status, graph.errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect([rest.status, rest.body.code, rest.headers.get('ratelimit')?.slice(0, 11)]).toEqual([
      ...[429, 'RATE_LIMITED', '"cost";r=0;'],
    ]);
    expect(graph.headers.get('ratelimit')).toMatch(/^"cost";r=0;t=\d+$/);
    for (const { headers } of [graph, rest]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect([later.status, later.headers.get('ratelimit')?.slice(0, 14)]).toEqual([200, '"cost";r=4000;']);
  });

  it('of many requests at once lets through as it can pay for', async () => {
    const { as } = await aKeyToSpend(5_000);
    const asked = Array.from({ length: 9 }, () => shop.rest('GET /api/search?q=dal', { as }));

    const statuses = (await Promise.all(asked)).map(({ status }) => status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });

  it('is not needed to be told a cost: visitors are too, and nobody counts theirs', async () => {
    const { headers } = await shop.rest('GET /api/countries');
    const graph = await shop.graphql('{ shop { name } }');

    expect([headers.get('request-cost'), headers.get('ratelimit')]).toEqual(['10', null]);
    expect([graph.headers.get('request-cost'), graph.headers.get('ratelimit')]).toEqual(['1', null]);
  });

  // The last one: it spends the network's guesses.
  it('cannot be guessed: after as many wrong ones as wrong passwords the network has to wait', async () => {
    const { as, key } = await aKey(shop);
    const wrong = `Bearer ${key.slice(0, -6)}AAAAAA`;

    const codes: string[] = [];
    for (let guess = 0; guess < 5; guess++) codes.push((await shop.rest('GET /api/cart', { as: wrong })).body.code);
    const sixth = await shop.rest('GET /api/cart', { as: 'Bearer jk_short' });
    const onGraph = await shop.graphql(ORDERS, {}, { as });

    expect(codes).toEqual(Array(5).fill('UNAUTHENTICATED'));
    expect([sixth.status, sixth.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([onGraph.status, onGraph.errors[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('revokeApiKey', () => {
  it('is refused for a key that there is not, and changes nothing the second time', async () => {
    const { id } = await aKey(shop);

    const once = (await shop.graphql(REVOKE, { id }, { as: admin })).data.revokeApiKey;
    const twice = (await shop.graphql(REVOKE, { id }, { as: admin })).data.revokeApiKey;
    const unknown = (await shop.graphql(REVOKE, { id: 'nonsense' }, { as: admin })).data.revokeApiKey;

    expect(once.apiKey.revokedAt).not.toBeNull();
    expect(twice).toEqual(once);
    expect(unknown).toEqual({ apiKey: null, userErrors: [{ code: 'NOT_FOUND' }] });
  });
});
