import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { PublicKeyScope } from '../shared/rights/public-key-scope.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey, aPublicKey } from '../testing/factories/api-key.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import type { PublicKey } from './public-key.entity.js';

const HOME = 'https://recipes.example';
const ELSEWHERE = 'https://evil.example';

let shop: TestShop;
let admin: User;
let asha: User;
let shopping: PublicKey;
let reading: PublicKey;

beforeAll(async () => {
  shop = await openShop();
  [admin, asha] = [await aUser(shop.ctx(), { isAdmin: true }), await aUser(shop.ctx(), { password: 'mango-season' })];
  shopping = await aPublicKey(shop);
  reading = await aPublicKey(shop, { scope: PublicKeyScope.READ });
});

afterAll(() => shop.close());

/** The headers of a page of an origin that comes with a key. */
const from = ({ key }: PublicKey, origin: string | null = HOME) => ({
  'public-key': key,
  ...(origin === null ? {} : { origin }),
});
const allowed = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin');
const preflight = (origin: string, asks: string, path = '/graphql') =>
  fetch(shop.address + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': asks },
  });
const SUBSCRIBE = 'mutation { subscribeToNewsletter(email: "asha@example.com") { userErrors { code } } }';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token userErrors { code } }
}`;

describe('createPublicKey', () => {
  const CREATE = `mutation ($name: String!, $origins: [String!]!, $cost: Int) {
    createPublicKey(name: $name, origins: $origins, scope: SHOP, costPerMinute: $cost) {
      publicKey { id key origins scope costPerMinute } userErrors { code field }
    }
  }`;
  const create = async (variables: object) =>
    (await shop.graphql(CREATE, variables, { as: admin })).data.createPublicKey;

  it('tells the key, which is no secret, now and later, and the audit who made it', async () => {
    const { publicKey } = await create({ name: 'Recipes', origins: [`${HOME}/`, HOME] });
    const listed = await shop.graphql('{ publicKeys(first: 1) { nodes { key } totalCount } }', {}, { as: admin });

    expect(publicKey).toMatchObject({ origins: [HOME], scope: 'SHOP', costPerMinute: 100_000 });
    expect(publicKey.key).toMatch(/^pk_[\w-]{32}$/);
    expect(listed.data.publicKeys.nodes).toEqual([{ key: publicKey.key }]);
    const [entry] = await shop.database.manager.findBy(AuditEntry, { subjectId: publicKey.id });
    expect(entry).toMatchObject({ operation: 'createPublicKey', actorId: admin.id, after: { origins: [HOME] } });
  });
});

describe('a page of somebody else with a public key', () => {
  it.each(['/graphql', '/api/countries'])('may ask and read what it is told: %s', async (path) => {
    const asked = await preflight(HOME, 'content-type,public-key', path);
    const strange = await preflight(ELSEWHERE, 'content-type,public-key', path);
    const without = await preflight(HOME, 'content-type', path);

    expect([asked.status, allowed(asked)]).toEqual([204, HOME]);
    expect(asked.headers.get('access-control-allow-headers')).toContain('public-key');
    expect([allowed(strange), allowed(without)]).toEqual([null, null]);
    expect(asked.headers.get('vary')).toContain('Origin');
  });

  it('reads the catalogue on both faces, and is told what its origin has left', async () => {
    const graph = await shop.graphql('{ shop { name } }', {}, { headers: from(shopping) });
    const rest = await shop.rest('GET /api/countries', { headers: from(shopping) });

    expect([graph.status, allowed(graph), graph.data.shop.name]).toEqual([200, HOME, 'The Shop']);
    expect([rest.status, allowed(rest)]).toEqual([200, HOME]);
    for (const { headers } of [graph, rest]) {
      expect(headers.get('ratelimit')).toMatch(/^"cost";r=\d+;t=\d+$/);
      expect(headers.get('access-control-expose-headers')).toContain('RateLimit');
    }
  });

  it('is refused from an origin that the key is not for, and for a key that there is not; an app has no origin', async () => {
    const elsewhere = await shop.graphql('{ shop { name } }', {}, { headers: from(shopping, ELSEWHERE) });
    const unknown = await shop.rest('GET /api/countries', { headers: { 'public-key': 'pk_unknown', origin: HOME } });
    const app = await shop.graphql('{ shop { name } }', {}, { headers: from(shopping, null) });

    expect([elsewhere.status, elsewhere.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect(allowed(elsewhere)).toBeNull();
    expect([unknown.status, unknown.body.code, allowed(unknown)]).toEqual([401, 'UNAUTHENTICATED', HOME]);
    expect(app.status).toBe(200);
  });

  it('signs a shopper in, who fills a cart there', async () => {
    const { data } = await shop.graphql(
      SIGN_IN,
      { email: asha.email, password: 'mango-season' },
      { headers: from(shopping) },
    );
    const as = `Bearer ${data.signIn.token}`;

    const me = await shop.graphql('{ me { id cart { total } } }', {}, { as, headers: from(shopping) });
    const cart = await shop.rest('GET /api/cart', { as, headers: from(shopping) });

    expect([me.data.me.id, cart.status]).toEqual([asha.id, 200]);
    // A front keeps the basket of a visitor itself, and brings it along once the visitor has signed
    // in.
    const { id: productId } = await aProduct(shop.ctx());
    const merged = await shop.graphql(
      'mutation ($lines: [CartMergeLineInput!]!) { mergeCart(lines: $lines) { changes { outcome } } }',
      { lines: [{ productId, quantity: 2 }] },
      { as, headers: from(shopping) },
    );
    expect(merged.data.mergeCart.changes).toEqual([{ outcome: 'ADDED' }]);
  });

  it('has an admin as a shopper alone, and no API key', async () => {
    const { as } = await aKey(shop);

    const rights = await shop.graphql(
      '{ me { id } apiKeys { totalCount } }',
      {},
      { as: admin, headers: from(shopping) },
    );
    const secret = await shop.graphql('{ shop { name } }', {}, { as, headers: from(shopping) });

    expect(rights.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect([secret.status, secret.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('that may read alone changes nothing and signs nobody in', async () => {
    const headers = from(reading);
    const read = await shop.graphql('{ shop { name } }', {}, { headers });
    const graph = await shop.graphql(SUBSCRIBE, {}, { headers });
    const rest = await shop.rest('POST /api/user/signin', { headers, body: { email: 'a@b.in', password: 'x' } });
    const token = await shop.graphql('{ me { id } }', {}, { as: asha, headers });

    expect(read.status).toBe(200);
    expect([graph.status, graph.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
    expect([rest.status, rest.body.code]).toEqual([403, 'FORBIDDEN']);
    expect([token.status, token.errors[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('spends what its origin has, and nothing of another’s', async () => {
    const origins = [HOME, 'https://fitness.example'];
    const key = await aPublicKey(shop, { origins, costPerMinute: 5_000 });
    await shop.database.query("INSERT INTO key_spending VALUES ($1, 5000, now() + interval '1 hour')", [
      `public_key:${key.id}:${HOME}`,
    ]);
    const ask = (origin: string) => shop.rest('GET /api/countries', { headers: from(key, origin) });

    const [spent, other] = [await ask(HOME), await ask(origins[1] ?? '')];

    expect([spent.status, spent.body.code, allowed(spent)]).toEqual([429, 'RATE_LIMITED', HOME]);
    expect(other.status).toBe(200);
  });

  it('is let in no longer once the key is revoked', async () => {
    const key = await aPublicKey(shop, { origins: ['https://closed.example'] });
    const REVOKE = 'mutation ($id: ID!) { revokePublicKey(id: $id) { publicKey { revokedAt } userErrors { code } } }';
    const revoked = await shop.graphql(REVOKE, { id: key.id }, { as: admin });
    const unknown = await shop.graphql(REVOKE, { id: 'nonsense' }, { as: admin });

    const ask = await shop.graphql('{ shop { name } }', {}, { headers: from(key, 'https://closed.example') });

    expect(revoked.data.revokePublicKey.publicKey.revokedAt).not.toBeNull();
    expect(unknown.data.revokePublicKey.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
    expect([ask.status, allowed(ask)]).toEqual([401, null]);
    expect(allowed(await preflight('https://closed.example', 'public-key'))).toBeNull();
  });
});
