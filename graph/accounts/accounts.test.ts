import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { ensureDemoAccounts } from '../demo/demo-accounts.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { SignInFailure } from './sign-in/sign-in-failure.entity.js';
import { signToken } from './sign-in/token.js';
import { User } from './user.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', password: 'mango-season' };

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { user { id name email phone isAdmin images { id } } message userErrors { code message field } }
}`;

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token user { id email } message userErrors { code message field } }
}`;

const signUp = async (input: object) => (await shop.graphql(SIGN_UP, { input })).data.signUp;
const signIn = (email: string, password: string) => shop.graphql(SIGN_IN, { email, password });

describe('signUp', () => {
  it('makes an account that can sign in, whatever the case of its e-mail', async () => {
    const made = await signUp({ ...asha, email: '  Asha@Example.com ' });

    expect(made.userErrors).toEqual([]);
    expect(made.message).toBe('Your account is ready. Please sign in.');
    expect(made.user).toMatchObject({ email: 'asha@example.com', name: 'Asha Rao', isAdmin: false });

    const { data } = await signIn('ASHA@example.com', asha.password);
    expect(data.signIn.user.id).toBe(made.user.id);
  });

  it('says FAILED of a sign-up that is refused unread as well, so that nobody is sent on to sign in', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', 'null', JSON.stringify({ name: 'x'.repeat(1_200_000) })]) {
      const answer = await fetch(`${shop.address}/api/user/signup?from=app`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ error: true, status: 'FAILED' });
    }
  });

  it('gives an e-mail away once, however many ask for it at the same time', async () => {
    const input = { ...asha, email: 'wanted@example.com' };

    const answers = await Promise.all(
      ['wanted@example.com', 'WANTED@example.com', ' wanted@example.com'].map((email) =>
        shop.rest('POST /api/user/signup', { body: { ...input, email } }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 201)?.body.msg).toBe('Your account is ready. Please sign in.');
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      status: 'FAILED',
      code: 'EMAIL_TAKEN',
      msg: 'There is already an account with this email.',
    });
  });

  it('makes nobody an admin', async () => {
    await shop.rest('POST /api/user/signup', { body: { ...asha, email: 'eve@example.com', isAdmin: true } });

    expect(await shop.database.manager.findOneByOrFail(User, { email: 'eve@example.com' })).toMatchObject({
      isAdmin: false,
    });
  });

  it('keeps a hash instead of the password', async () => {
    await signUp({ ...asha, email: 'hash@example.com' });

    const [row] = await shop.database.query(`SELECT * FROM "user" WHERE email = 'hash@example.com'`);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain(asha.password);
  });
});

describe('signIn', () => {
  it('answers a token that lasts a day and is known on both faces', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });

    const { body } = await shop.rest('POST /api/user/signin', {
      body: { email: user.email, password: 'mango-season' },
    });

    const { exp, iat } = jwt.decode(body.token) as { exp: number; iat: number };
    expect(exp - iat).toBe(24 * 60 * 60);
    const { data } = await shop.graphql('{ me { id } }', {}, { as: `Bearer ${body.token}` });
    expect(data.me).toEqual({ id: user.id });
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const timeOf = async (email: string) => {
      const startedAt = performance.now();
      await signIn(email, 'wrong');
      return performance.now() - startedAt;
    };
    const ratios: number[] = [];

    // By turns, and each pair compared with itself: what else the machine does meanwhile slows
    // both.
    for (let turn = 0; turn < 15; turn++) {
      const known = await aUser(shop.ctx(), { password: 'mango-season' });
      ratios.push((await timeOf(`stranger.${turn}@example.com`)) / (await timeOf(known.email)));
    }

    expect(ratios.sort((one, other) => one - other)[7]).toBeGreaterThan(0.4);
  });

  it('falls silent after ten wrong guesses, on both faces and at once', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });
    const wrong = { email: user.email, password: 'wrong' };

    const guesses = await Promise.all(
      Array.from({ length: 30 }, async (_, turn) => {
        if (turn % 2) return (await shop.rest('POST /api/user/signin', { body: wrong })).body.code;
        const { data, errors } = await signIn(wrong.email, wrong.password);
        return data?.signIn.userErrors[0].code ?? errors[0]?.extensions.code;
      }),
    );

    expect(guesses.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(guesses.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
    const right = await shop.rest('POST /api/user/signin', { body: { ...wrong, password: 'mango-season' } });
    expect(right.status).toBe(429);
    expect(right.body.msg).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    const { errors } = await signIn(wrong.email, 'mango-season');
    expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterS: expect.any(Number) });
  });

  it('lets the shopper in again a quarter of an hour after the last guess', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });
    for (let guess = 0; guess < 10; guess++) await signIn(user.email, 'wrong');
    expect((await signIn(user.email, 'mango-season')).errors[0]?.extensions.code).toBe('RATE_LIMITED');

    await shop.database.query(`UPDATE sign_in_failure SET last_failed_at = now() - interval '901 seconds'`);

    expect((await signIn(user.email, 'mango-season')).data.signIn.token).toEqual(expect.any(String));
    await signIn(user.email, 'wrong');
    expect(await shop.database.manager.countBy(SignInFailure, { failures: 10 })).toBe(0);
  });
});

describe('me', () => {
  it('is not answered under a token that was forged, has expired or belongs to no one, and nothing else is', async () => {
    const user = await aUser(shop.ctx());
    const claims = { tv: 0 };
    const options = { issuer: 'jhola', audience: 'jhola-shop', subject: user.id, expiresIn: '1h' } as const;
    const secret = shop.config.jwtSecret;
    const bad = [
      jwt.sign(claims, 'another secret of a decent length, here', options),
      jwt.sign(claims, secret, { ...options, algorithm: 'HS512' }),
      jwt.sign(claims, secret, { ...options, audience: 'another-shop' }),
      jwt.sign(claims, secret, { ...options, issuer: 'another' }),
      jwt.sign({ ...claims, iat: Math.floor(Date.now() / 1000) - 2 * 24 * 60 * 60 }, secret, {
        ...options,
        expiresIn: '9d',
      }),
      jwt.sign(claims, secret, { ...options, expiresIn: -1 }),
      jwt.sign({ tv: 1 }, secret, options),
      jwt.sign(claims, secret, { ...options, subject: '01900000-0000-7000-8000-000000000000' }),
      'nonsense',
    ];

    for (const token of bad) {
      const as = `Bearer ${token}`;
      for (const query of [
        '{ me { id } }',
        '{ shop { name } }',
        'mutation { signIn(email: "a", password: "b") { token } }',
      ]) {
        const { status, errors } = await shop.graphql(query, {}, { as });
        expect([status, errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
      }
      // The client of the specification sends what it has stored with whatever it reads.
      expect((await shop.rest('GET /api/countries', { as })).status).toBe(200);
      expect((await shop.rest(`GET /api/user/${user.id}`, { as: `Bearer ${token}` })).status).toBe(401);
    }
    const good = jwt.sign(claims, secret, options);
    expect((await shop.graphql('{ me { id } }', {}, { as: `Bearer ${good}` })).data.me).toEqual({ id: user.id });
  });

  it('ends when the token expires, however often it was used before', async () => {
    const user = await aUser(shop.ctx());
    const as = `Bearer ${signToken(user, shop.config)}`;
    const seen = () => shop.graphql('{ me { id } }', {}, { as });
    expect((await seen()).data.me).toEqual({ id: user.id });
    const { now } = Date;
    const aDayLater = now() + 24 * 60 * 60 * 1_000;

    Date.now = () => aDayLater;
    const { status } = await seen().finally(() => {
      Date.now = now;
    });

    expect(status).toBe(401);
  });

  it('ends with the token version', async () => {
    const user = await aUser(shop.ctx());
    const token = `Bearer ${signToken(user, shop.config)}`;
    expect((await shop.graphql('{ me { id } }', {}, { as: token })).data.me).toEqual({ id: user.id });

    await shop.database.manager.increment(User, { id: user.id }, 'tokenVersion', 1);

    expect((await shop.graphql('{ me { id } }', {}, { as: token })).status).toBe(401);
  });
});

describe('ensureDemoAccounts', () => {
  it('makes a shopper and an admin to try the shop with, once', async () => {
    await ensureDemoAccounts(shop.ctx());
    await ensureDemoAccounts(shop.ctx());

    const shopper = await shop.rest('POST /api/user/signin', {
      body: { email: 'shopper@example.com', password: 'shopper-demo' },
    });
    const admin = await shop.rest('POST /api/user/signin', {
      body: { email: 'admin@example.com', password: 'admin-demo' },
    });
    expect(shopper.body.user.isAdmin).toBe(false);
    expect(admin.body.user.isAdmin).toBe(true);
  });

  it('gives the shopper who signed in with a provider the password of the demonstration again', async () => {
    await ensureDemoAccounts(shop.ctx());
    await shop.database.manager.update(User, { email: 'shopper@example.com' }, { passwordHash: null });

    await ensureDemoAccounts(shop.ctx());

    const { data } = await signIn('shopper@example.com', 'shopper-demo');
    expect(data.signIn).toMatchObject({ user: { email: 'shopper@example.com' }, userErrors: [] });
  });

  it('makes nobody in production', async () => {
    const { db, ...rest } = shop.ctx();
    const before = await db.count(User);

    await db.delete(User, { email: 'admin@example.com' });
    await ensureDemoAccounts({ ...rest, db, config: { ...rest.config, environment: 'production' } });

    expect(await db.count(User)).toBe(before - 1);
  });
});

describe('customers', () => {
  it('are found by a part of the name or the e-mail, and by digits of the phone', async () => {
    const as = await aUser(shop.ctx(), { role: Role.SUPPORT });
    const zara = await aUser(shop.ctx(), {
      name: 'Zara 100% Qureshi',
      email: 'zq@example.com',
      phone: '+91 99000 47110',
    });
    const ask = async (text: string) =>
      (
        await shop.graphql(
          'query ($text: String) { customers(text: $text) { totalCount nodes { id } } }',
          { text },
          { as },
        )
      ).data.customers;

    for (const text of ['quresh', 'ZQ@', '990004711', '100% q']) {
      expect(await ask(text)).toEqual({ totalCount: 1, nodes: [{ id: zara.id }] });
    }
    expect(await ask('_____')).toEqual({ totalCount: 0, nodes: [] });
  });
});

describe('signOutEverywhere', () => {
  it('ends every token of the account at once', async () => {
    const as = await aUser(shop.ctx());

    const { data } = await shop.graphql('mutation { signOutEverywhere { ok message } }', {}, { as });

    expect(data.signOutEverywhere.ok).toBe(true);
    expect((await shop.graphql('{ me { id } }', {}, { as })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
