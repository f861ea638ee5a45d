import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { aStranger, aStrangersKey, type OpenidIssuer } from '../../testing/openid-issuer.js';
import { CLIENT_SECRET, openProviderShop, type ProviderShop } from '../../testing/provider-shop.js';
import { User } from '../user.entity.js';
import { SIGN_IN_LIFETIME_S } from './sign-in-nonce.js';
import { SpentNonce } from './spent-nonce.entity.js';

let at: ProviderShop;

beforeAll(async () => {
  at = await openProviderShop();
});

afterAll(() => at.close());

const NOT_VERIFIED = 'The sign-in could not be verified. Please try again.';

/** A token, written as its parts say, whatever that makes of its signature. */
function written(header: object, claims: object, signature: string): string {
  const part = (facts: object) => Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${part(header)}.${part(claims)}.${signature}`;
}

const past = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const forged = async (options: Parameters<OpenidIssuer['sign']>[1]) =>
  at.issuer.sign({ ...aStranger(), nonce: await at.aNonce() }, options);

async function changed(): Promise<string> {
  const [header, claims, signature] = (await at.aToken()).split('.');
  const said = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...said, email: 'admin@example.com' })).toString('base64url');
  return [header, other, signature].join('.');
}

async function unsigned(): Promise<string> {
  const claims = jwt.decode(await at.aToken()) as object;
  return written({ alg: 'none' }, claims, '');
}

const withPublicKey = () => hs256(at.issuer.publicPem);
const withClientSecret = () => hs256(CLIENT_SECRET);

async function hs256(secret: string): Promise<string> {
  const claims = jwt.decode(await at.aToken()) as object;
  const [header, body] = written({ alg: 'HS256', kid: 'first', typ: 'JWT' }, claims, '').split('.');
  return `${header}.${body}.${createHmac('sha256', secret).update(`${header}.${body}`).digest('base64url')}`;
}

const putOff = (nonce: string) => nonce.replace(/\.(\d+)\./, (_all, seconds) => `.${Number(seconds) + 9_000}.`);

async function oldNonce(): Promise<string> {
  const now = Date.now;
  Date.now = () => now() - (SIGN_IN_LIFETIME_S + 1) * 1000;
  const nonce = await at.aNonce().finally(() => {
    Date.now = now;
  });
  return at.aToken({ nonce });
}

describe('a token that is not to be trusted', () => {
  const forgeries: [string, () => Promise<string>, string][] = [
    ['is no token', async () => 'nonsense', NOT_VERIFIED],
    ['was signed by somebody else', async () => forged({ key: aStrangersKey() }), NOT_VERIFIED],
    ['names a key that the issuer does not have', async () => forged({ keyid: 'another' }), NOT_VERIFIED],
    ['was changed after it was signed', changed, NOT_VERIFIED],
    ['is not signed', unsigned, NOT_VERIFIED],
    ['is signed with the public key as a secret', withPublicKey, NOT_VERIFIED],
    ['is signed with the shop’s client secret', withClientSecret, NOT_VERIFIED],
    ['is for another shop', () => at.aToken({ aud: 'another-shop' }), NOT_VERIFIED],
    ['is from another issuer', () => at.aToken({ iss: 'https://accounts.example.com' }), NOT_VERIFIED],
    ['has expired', () => at.aToken({ iat: past(400), exp: past(60) }), NOT_VERIFIED],
    ['never expires', () => at.aToken({ exp: undefined }), NOT_VERIFIED],
    ['names nobody', () => at.aToken({ sub: undefined }), NOT_VERIFIED],
    ['has no nonce', () => at.aToken({ nonce: undefined }), NOT_VERIFIED],
    ['has a nonce of its own', () => at.aToken({ nonce: 'bm9uY2Utb2YtbWluZQ.1999999999.c2ln' }), NOT_VERIFIED],
    ['has a nonce with something added', async () => at.aToken({ nonce: `${await at.aNonce()}.x` }), NOT_VERIFIED],
    ['has a nonce that is put off', async () => at.aToken({ nonce: putOff(await at.aNonce()) }), NOT_VERIFIED],
    ['has an old nonce', oldNonce, 'The sign-in took too long. Please try again.'],
    [
      'has an e-mail that is not verified',
      () => at.aToken({ email_verified: false }),
      'Your account there has no confirmed e-mail address.',
    ],
    [
      'has an e-mail that is verified in words only',
      () => at.aToken({ email_verified: 'yes' }),
      'Your account there has no confirmed e-mail address.',
    ],
    [
      'does not say whether its e-mail is verified',
      () => at.aToken({ email_verified: undefined }),
      'Your account there has no confirmed e-mail address.',
    ],
    ['has no e-mail', () => at.aToken({ email: undefined }), 'Your account there has no confirmed e-mail address.'],
  ];

  it.each(forgeries)('is refused on both faces and makes no account: one that %s', async (_what, make, message) => {
    const before = await at.shop.database.manager.count(User);

    const payload = await at.onGraph(await make());
    expect(payload).toMatchObject({ token: null, user: null, userErrors: [{ code: 'INVALID_CREDENTIALS', message }] });
    const { status, body } = await at.overRest({ idToken: await make() });
    expect(status).toBe(401);
    expect(body).toMatchObject({ error: true, code: 'INVALID_CREDENTIALS', msg: message });

    expect(await at.shop.database.manager.count(User)).toBe(before);
  });

  it('is refused the second time, on whatever face, and at once', async () => {
    const idToken = await at.aToken();

    const answers = await Promise.all([
      at.onGraph(idToken).then(({ token }) => token !== null),
      at.onGraph(idToken).then(({ token }) => token !== null),
      at.overRest({ idToken }).then(({ status }) => status === 200),
      at.overRest({ idToken }).then(({ status }) => status === 200),
    ]);

    expect(answers.filter(Boolean)).toHaveLength(1);
    const { body } = await at.overRest({ idToken });
    expect(body.msg).toBe('This sign-in has already been used. Please try again.');
  });

  it('is refused when its nonce came with another token before', async () => {
    const nonce = await at.aNonce();
    await at.onGraph(await at.aToken({ nonce }));

    const { userErrors } = await at.onGraph(await at.aToken({ nonce }));

    expect(userErrors).toMatchObject([{ message: 'This sign-in has already been used. Please try again.' }]);
  });

  it('does not use up a nonce', async () => {
    const nonce = await at.aNonce();
    await at.onGraph(at.issuer.sign({ ...aStranger(), nonce }, { key: aStrangersKey() }));

    expect((await at.onGraph(await at.aToken({ nonce }))).userErrors).toEqual([]);
  });
});

describe('the nonces that were used', () => {
  it('are kept as hashes, until an hour after they would be refused anyway', async () => {
    const nonce = await at.aNonce();
    await at.onGraph(await at.aToken({ nonce }));
    expect(JSON.stringify(await at.shop.database.manager.find(SpentNonce))).not.toContain(nonce);

    await at.shop.database.query(`UPDATE spent_nonce SET expires_at = now() - interval '61 minutes'`);
    await at.onGraph(await at.aToken());

    expect(await at.shop.database.manager.count(SpentNonce)).toBe(1);
  });
});
