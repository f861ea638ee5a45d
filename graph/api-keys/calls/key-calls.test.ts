import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { User } from '../../accounts/user.entity.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aKey } from '../../testing/factories/api-key.factory.js';
import { patiently } from '../../testing/patiently.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { countKeyCall, writeKeyCalls } from './count-key-calls.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const LIST = `query ($filter: ApiKeyCallsFilter, $first: Int, $after: String) {
  apiKeyCalls(filter: $filter, first: $first, after: $after) {
    totalCount nodes { apiKeyId operation count firstAt lastAt } pageInfo { hasNextPage endCursor } } }`;
const list = async (filter: object | null, page: object = {}) =>
  (await shop.graphql(LIST, { filter, ...page }, { as: admin })).data.apiKeyCalls;
/** How often a key called each thing. */
const countsOf = async (apiKeyId: string) => {
  await writeKeyCalls(shop.ctx());
  const { nodes } = await list({ apiKeyId });
  return Object.fromEntries(nodes.map(({ operation, count }: Record<string, unknown>) => [operation, count]));
};

describe('what a program calls', () => {
  it('is listed under its key, whether it reads or changes, by every door', async () => {
    const { id, as } = await aKey(shop, { scopes: [ApiScope.ORDERS_READ] });
    await shop.graphql('{ allOrders { totalCount } shop { name } }', {}, { as });
    await shop.graphql('{ allOrders { totalCount } }', {}, { as });
    await shop.rest('GET /api/search?q=dal', { as });
    await shop.rest('POST /api/ucp/catalog/search', { as, body: { query: 'dal' } });
    const client = new Client({ name: 'a program', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
    const requestInit = { headers: { authorization: as } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`), { requestInit }));
    await client.callTool({ name: 'search', arguments: { query: 'dal' } });
    await client.callTool({ name: 'menus', arguments: {} });
    await client.close();

    expect(await countsOf(id)).toEqual({
      ...{ allOrders: 2, shop: 1, search: 2, catalogueVersion: 1, categories: 1 },
      'POST /api/ucp/catalog/search': 1,
    });
  });

  it('is listed although it was refused', async () => {
    const { id, as } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });

    const { errors } = await shop.graphql('{ allOrders { totalCount } }', {}, { as });

    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await countsOf(id)).toEqual({ allOrders: 1 });
  });

  it('is written down by itself, and by a shop that closes', async () => {
    const { id, as } = await aKey(shop);
    await shop.graphql('{ shop { name } }', {}, { as });

    const found = await patiently(async () => {
      const { nodes } = await list({ apiKeyId: id });
      return { status: nodes.length > 0 ? 200 : 503, nodes };
    });

    expect(found.nodes).toMatchObject([{ operation: 'shop', count: 1 }]);
  });

  it('is added to what it called before within the hour, from however many processes at once', async () => {
    const { id } = await aKey(shop);
    const processes = Array.from({ length: 5 }, () => ({
      ...shop.ctx(),
      db: Object.create(shop.database.manager) as typeof shop.database.manager,
    }));

    for (const ctx of processes) for (const name of ['products', 'search']) countKeyCall(ctx, id, name);
    await Promise.all(processes.map((ctx) => writeKeyCalls(ctx)));

    const { nodes } = await list({ apiKeyId: id });
    const sums = new Map<string, number>();
    for (const { operation, count } of nodes) sums.set(operation, (sums.get(operation) ?? 0) + count);
    expect(Object.fromEntries(sums)).toEqual({ products: 5, search: 5 });
  });

  it('is kept in memory while the database does not answer', async () => {
    const { id } = await aKey(shop);
    const ctx = { ...shop.ctx(), db: Object.create(shop.database.manager) as typeof shop.database.manager };
    countKeyCall(ctx, id, 'products');
    ctx.db.query = () => Promise.reject(new Error('away'));
    await writeKeyCalls(ctx);
    Reflect.deleteProperty(ctx.db, 'query');

    countKeyCall(ctx, id, 'products');
    await writeKeyCalls(ctx);

    expect(await countsOf(id)).toEqual({ products: 2 });
  });

  it('is found page by page, by key and by what was called, by who may read the audit', async () => {
    const { id } = await aKey(shop);
    for (const name of ['products', 'search', 'shop']) countKeyCall(shop.ctx(), id, name);
    await writeKeyCalls(shop.ctx());

    const first = await list({ apiKeyId: id }, { first: 2 });
    const next = await list({ apiKeyId: id }, { first: 2, after: first.pageInfo.endCursor });
    const operations = [...first.nodes, ...next.nodes].map(({ operation }: { operation: string }) => operation);
    expect([operations.toSorted(), first.totalCount, next.pageInfo.hasNextPage]).toEqual([
      ...[['products', 'search', 'shop'], 3, false],
    ]);
    expect((await list({ apiKeyId: id, operation: 'search' })).totalCount).toBe(1);
    expect((await list({ apiKeyId: 'nonsense' })).totalCount).toBe(0);
    const { errors } = await shop.graphql(LIST, {}, { as: await aUser(shop.ctx()) });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is nothing that is written down of shoppers and visitors', async () => {
    const before = (await list(null)).totalCount;
    await shop.graphql('{ shop { name } }', {}, { as: await aUser(shop.ctx()) });
    await shop.rest('GET /api/countries');
    await writeKeyCalls(shop.ctx());

    expect((await list(null)).totalCount).toBe(before);
  });
});
