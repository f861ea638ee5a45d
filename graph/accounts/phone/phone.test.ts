import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Attempt } from '../../limits/attempt.entity.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aMobile, aPhoneCode, aPhoneText } from '../../testing/factories/phone.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { User } from '../user.entity.js';
import { PhoneCode } from './phone-code.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({
    ...{ SMS_URL: 'http://127.0.0.1:9/', SMS_TOKEN: 'texts', TRUST_PROXY: '1' },
    ...{ SIGN_IN_FAILURES_PER_NETWORK: '20', SIGN_UPS_PER_NETWORK: '4' },
  });
});

afterAll(() => shop.close());

beforeEach(() => shop.database.manager.deleteAll(Attempt));

let networks = 0;
const aNetwork = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` });
const request = (phone: string, headers: Record<string, string> = aNetwork()) =>
  shop.rest('POST /api/user/phone/code', { body: { phone }, headers });
const signIn = (phone: string, code: string, headers: Record<string, string> = aNetwork()) =>
  shop.rest('POST /api/user/phone/signin', { body: { phone, code }, headers });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const bearer = (token: string) => `Bearer ${token}`;
const ask = async (query: string, as: User | string, variables: object = {}) => {
  const { data, errors } = await shop.graphql(query, variables, { as });
  const [answer] = Object.values<{ message: string; userErrors: { code: string; message: string }[] }>(data ?? {});
  return answer?.userErrors?.[0]?.code ?? errors[0]?.extensions.code ?? answer?.message;
};
const CONFIRM = `mutation ($phone: String!, $code: String!) {
  confirmPhone(phone: $phone, code: $code) { message userErrors { code message } }
}`;
const REMOVE = 'mutation { removePhone { message userErrors { code message } } }';

describe('signing in by phone', () => {
  it('makes an account for a new number, and finds it again however the number is typed', async () => {
    const phone = aMobile();
    const digits = phone.slice(3);

    const first = await signIn(`0${digits}`, await aPhoneCode(shop, phone));
    const again = await signIn(phone, await aPhoneCode(shop, phone));

    expect(first.body).toMatchObject({ error: false, msg: 'User Login Successfully!', user: { email: '', phone } });
    expect(again.body.user.id).toBe(first.body.user.id);
    const { data } = await shop.graphql('{ me { name email confirmedPhone } }', {}, { as: bearer(again.body.token) });
    expect(data.me).toEqual({ name: '', email: '', confirmedPhone: phone });
    const [row] = await shop.database.query('SELECT email FROM "user" WHERE confirmed_phone = $1', [phone]);
    expect(row.email).toBeNull();
  });

  it('takes the code of the text once, and the text names the shop’s pages for phones to fill it in', async () => {
    const phone = aMobile();
    const text = await aPhoneText(shop, phone);
    const code = text.slice(0, 6);

    expect(text).toMatch(/^\d{6} is your code for .+, for 10 minutes\. Tell it to no one\.\n\n@localhost #\d{6}$/);
    expect(text.endsWith(`#${code}`)).toBe(true);
    expect((await signIn(phone, code)).status).toBe(200);
    expect((await signIn(phone, code)).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('keeps no code at rest, and forgets the number with it', async () => {
    const phone = aMobile();
    const code = await aPhoneCode(shop, phone);

    const [row] = await shop.database.query('SELECT row_to_json(c)::text AS all FROM phone_code c WHERE phone = $1', [
      phone,
    ]);
    expect(row.all.replace(phone, '').replace(/"id":"[^"]+"/, '')).not.toContain(code);
    await signIn(phone, code);
    expect(await shop.database.manager.existsBy(PhoneCode, { phone })).toBe(false);
  });

  it('refuses a code that is too old, and the one before when another was asked for', async () => {
    const phone = aMobile();
    const old = await aPhoneCode(shop, phone);
    const newer = await aPhoneCode(shop, phone);

    expect((await signIn(phone, old === newer ? other(old) : old)).status).toBe(401);
    await shop.database.query(`UPDATE phone_code SET expires_at = now() - interval '1 s' WHERE phone = $1`, [phone]);
    expect((await signIn(phone, newer)).status).toBe(401);
  });

  it('is not for who runs the shop, whose number a stranger may get', async () => {
    const [phone, packer] = [aMobile(), await aUser(shop.ctx(), { role: Role.PACKER })];
    await shop.database.manager.update(User, packer.id, { confirmedPhone: phone });

    expect((await signIn(phone, await aPhoneCode(shop, phone))).body.code).toBe('CONFLICT');
    expect(await ask(CONFIRM, packer, { phone: aMobile(), code: '123456' })).toBe('CONFLICT');
  });
});

describe('a number', () => {
  it('is answered the same whether or not an account has it', async () => {
    const [known, unknown] = [aMobile(), aMobile()];
    await shop.database.manager.update(User, (await aUser(shop.ctx())).id, { confirmedPhone: known });

    const answers = await Promise.all([known, unknown].map((phone) => request(phone)));
    const guesses = await Promise.all([known, unknown].map((phone) => signIn(phone, '000000')));

    const told = answers.map(({ status, body }) => [status, body.msg.replace(/\+91\d+/, 'it')]);
    expect(told[0]).toEqual(told[1]);
    expect(guesses[0]?.body.msg).toBe(guesses[1]?.body.msg);
    expect(guesses.map(({ status }) => status)).toEqual([401, 401]);
  });

  it('gets no more than three texts in a quarter of an hour, from wherever they are asked for', async () => {
    const phone = aMobile();
    for (let turn = 0; turn < 3; turn++) expect((await request(phone)).status).toBe(200);

    const refused = await request(phone);

    expect([refused.status, refused.body.msg]).toEqual([
      429,
      'You have requested too many codes. Please try again in 15 minutes.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await request(aMobile())).status).toBe(200);
  });

  it('is one of thirty at most that one network has texted', async () => {
    const headers = aNetwork();
    const answers = await Promise.all(Array.from({ length: 34 }, () => request(aMobile(), headers)));

    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('is none of another country, where texts would be paid for', async () => {
    for (const phone of ['+14155550123', '+91 12345 67890', '12345', ''])
      expect((await request(phone)).body).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('guesses at a code', () => {
  it('end it after five, so that the right one comes too late', async () => {
    const phone = aMobile();
    const code = await aPhoneCode(shop, phone);
    for (let guess = 0; guess < 5; guess++) expect((await signIn(phone, other(code))).status).toBe(401);

    expect((await signIn(phone, code)).status).toBe(401);
  });

  it('are five at most however many are made at once', async () => {
    const phone = aMobile();
    const code = await aPhoneCode(shop, phone);
    const guesses = Array.from({ length: 8 }, () => signIn(phone, other(code)));
    await Promise.all(guesses);

    const { tries } = await shop.database.manager.findOneByOrFail(PhoneCode, { phone });
    expect(tries).toBe(5);
  });

  it('are ten at a number whatever codes are asked for, and count against the network as passwords do', async () => {
    const [phone, headers] = [aMobile(), aNetwork()];
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++) {
      if (guess === 5) await aPhoneCode(shop, phone);
      statuses.push((await signIn(phone, '000000', headers)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses[10]).toBe(429);

    for (let guess = 0; guess < 10; guess++) await signIn(aMobile(), '000000', headers);
    const body = { email: 'nobody@example.com', password: 'wrong-guess' };
    expect((await shop.rest('POST /api/user/signin', { body, headers })).status).toBe(429);
  });

  it('sign in once where two right ones come at once', async () => {
    const phone = aMobile();
    const code = await aPhoneCode(shop, phone);

    const answers = await Promise.all([signIn(phone, code), signIn(phone, code)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('make no more accounts from a network than sign-ups do', async () => {
    const headers = aNetwork();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const phone = aMobile();
      statuses.push((await signIn(phone, await aPhoneCode(shop, phone), headers)).status);
    }

    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('one’s own number', () => {
  it('opens the account of an e-mail once it is confirmed, and no longer when it is removed', async () => {
    const [phone, asha] = [aMobile(), await aUser(shop.ctx(), { password: 'mango-season' })];

    expect(await ask(CONFIRM, asha, { phone, code: await aPhoneCode(shop, phone) })).toBe(
      `You can sign in with ${phone} now.`,
    );
    expect((await signIn(phone, await aPhoneCode(shop, phone))).body.user.id).toBe(asha.id);
    expect(await ask(REMOVE, asha)).toBe('Your number no longer signs you in.');

    await shop.database.manager.deleteAll(Attempt);
    expect((await signIn(phone, await aPhoneCode(shop, phone))).body.user.id).not.toBe(asha.id);
  });

  it('is no number of another account, and stays where nothing else would open it', async () => {
    const phone = aMobile();
    const { token } = (await signIn(phone, await aPhoneCode(shop, phone))).body;
    const asha = await aUser(shop.ctx(), { password: 'mango-season' });

    expect(await ask(CONFIRM, asha, { phone, code: await aPhoneCode(shop, phone) })).toBe('CONFLICT');
    expect(await ask(REMOVE, bearer(token))).toBe('CONFLICT');
  });

  it('is not changed by who found a device that was left signed in', async () => {
    const asha = await aUser(shop.ctx(), { password: 'mango-season' });
    const { default: jwt } = await import('jsonwebtoken');
    const iat = Math.floor(Date.now() / 1_000) - 31 * 60;
    const names = { issuer: 'jhola', audience: 'jhola-shop', subject: asha.id };
    const old = bearer(jwt.sign({ tv: 0, iat }, shop.config.jwtSecret, { ...names, expiresIn: '2h' }));

    expect(await ask(CONFIRM, old, { phone: aMobile(), code: '123456' })).toBe('CONFLICT');
    expect(await ask(REMOVE, old)).toBe('CONFLICT');
  });
});
