import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Attempt } from '../../limits/attempt.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { User } from '../user.entity.js';

let shop: TestShop;
let honest: User;

beforeAll(async () => {
  shop = await openShop({ SIGN_IN_FAILURES_PER_NETWORK: '6', SIGN_UPS_PER_NETWORK: '4', TRUST_PROXY: '1' });
  honest = await aUser(shop.ctx(), { password: 'mango-season' });
});

afterAll(() => shop.close());

beforeEach(() => shop.database.manager.deleteAll(Attempt));

let strangers = 0;
const signIn = async (network: string, email = `stranger-${++strangers}@example.com`, password = 'wrong-guess') =>
  shop.rest('POST /api/user/signin', { body: { email, password }, headers: { 'x-forwarded-for': network } });
const fail = async (network: string, times: number) => {
  for (let turn = 0; turn < times; turn++) await signIn(network);
};

describe('ways into accounts', () => {
  it('are shut to a network from which too many failed, whichever the account, and open to all others', async () => {
    await fail('203.0.113.7', 6);

    const { status, body, headers } = await signIn('203.0.113.7');
    expect(status).toBe(429);
    expect(body.msg).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn('203.0.113.7', honest.email, 'mango-season')).status).toBe(429);
    expect((await signIn('203.0.113.8', honest.email, 'mango-season')).status).toBe(200);
  });

  it('stay open to as many as sign in rightly behind one address', async () => {
    await fail('203.0.113.7', 5);

    for (let shopper = 0; shopper < 8; shopper++)
      expect((await signIn('203.0.113.7', honest.email, 'mango-season')).status).toBe(200);
  });

  it('are counted for a whole network of IPv6', async () => {
    for (let device = 1; device <= 6; device++) await signIn(`2001:db8:1:2::${device}`);

    expect((await signIn('2001:db8:1:2:ffff:ffff:ffff:1')).status).toBe(429);
    expect((await signIn('2001:db8:1:3::1')).status).toBe(401);
  });

  it('count on both faces, at changing a password, and where a sign-up tells of an account', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const query = '{ signIn(email: "nobody@example.com", password: "wrong-guess") { userErrors { code } } }';
    await shop.graphql(`mutation ${query}`, {}, { headers });
    const body = { password: 'wrong-guess', newPass: 'monsoon-rain' };
    await shop.rest(`PUT /api/user/changePassword/${honest.id}`, { as: honest, body, headers });
    const account = { name: 'Eve', phone: '98', email: honest.email, password: 'mango-season' };
    for (let turn = 0; turn < 4; turn++) {
      const { status } = await shop.rest('POST /api/user/signup', { body: account, headers });
      expect(status).toBe(409);
    }

    expect((await shop.rest('POST /api/user/signup', { body: account, headers })).status).toBe(429);
    expect((await signIn('203.0.113.7')).status).toBe(429);
  });

  it('are told no oftener than allowed, however many are tried at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('203.0.113.7')));

    const told = answers.map(({ status }) => status);
    expect(told.filter((status) => status === 401)).toHaveLength(6);
    expect(told.filter((status) => status === 429)).toHaveLength(14);
  });

  it('open again a quarter of an hour after the first failures', async () => {
    await fail('203.0.113.7', 6);
    expect((await signIn('203.0.113.7')).status).toBe(429);

    await shop.database.query(`UPDATE attempt SET times[1] = now() - interval '901 seconds'`);

    expect((await signIn('203.0.113.7')).status).toBe(401);
    expect((await signIn('203.0.113.7')).status).toBe(429);
  });

  it('let so many accounts be made from one network within an hour, on both faces together, and any from others', async () => {
    let newcomers = 0;
    const signUp = async (network: string) => {
      const body = {
        name: 'Asha',
        phone: '98',
        email: `newcomer-${++newcomers}@example.com`,
        password: 'mango-season',
      };
      return shop.rest('POST /api/user/signup', { body, headers: { 'x-forwarded-for': network } });
    };
    for (let turn = 0; turn < 4; turn++) expect((await signUp('203.0.113.7')).status).toBe(201);

    const refused = await signUp('203.0.113.7');
    expect([refused.status, refused.body.status, refused.body.msg]).toEqual([
      ...[429, 'FAILED', 'Too many accounts were created from here. Please try again later.'],
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    const { errors } = await shop.graphql(
      'mutation { signUp(input: { name: "A", phone: "98", email: "more@example.com", password: "mango-season" }) { message } }',
      {},
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    );
    expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await signUp('203.0.113.8')).status).toBe(201);
    await shop.database.query(`UPDATE attempt SET times[1] = now() - interval '3601 seconds'`);
    expect((await signUp('203.0.113.7')).status).toBe(201);
  });

  it('leave no addresses behind', async () => {
    await fail('203.0.113.7', 1);

    expect(await shop.database.manager.find(Attempt)).toEqual([
      expect.objectContaining({ key: expect.stringMatching(/^sign-in:[0-9a-f]{64}$/) }),
    ]);
  });

  it('take no more than 16 KB', async () => {
    const { status, body } = await signIn('203.0.113.7', honest.email, 'x'.repeat(20_000));

    expect({ status, code: body.code }).toEqual({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });
});
