import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import jwt from 'jsonwebtoken';
import { openStandInIdentity } from '../../demo/identity/stand-in-identity.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { ATTEMPT, aBrowserAt, START } from '../../testing/sign-in-window.js';
import { socialSignInRouter } from './social-sign-in.router.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const aBrowser = () => aBrowserAt(shop.address);
const ZOYA = { name: 'Zoya Khan', email: 'zoya@example.com', action: 'continue' };

const signIn = (idToken?: string) => shop.rest('POST /api/user/authWithGoogle', { body: { idToken } });

describe('the window in which a shopper signs in', () => {
  it('leads to the provider and back with a token that signs in', async () => {
    const { open, cookies } = aBrowser();
    const choice = await open(START);
    expect(choice.text).toContain('Choose an account');

    const end = await open(choice.url, { form: ZOYA });

    expect(end.url.pathname).toBe('/auth/google/callback');
    expect(end.outcome).toEqual({ attempt: ATTEMPT, idToken: expect.any(String) });
    expect(jwt.decode(end.outcome?.idToken ?? '')).toMatchObject({ email: 'zoya@example.com', email_verified: true });
    expect((await signIn(end.outcome?.idToken)).body.user).toMatchObject({ name: 'Zoya Khan' });
    expect([...cookies.keys()]).not.toContain('jhola_sign_in');
  });

  it('asks the provider by PKCE, with a state and a nonce, and to choose an account', async () => {
    const { url } = await aBrowser().open(START, { stopAt: '/standin/identity/auth' });

    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.any(String),
      prompt: 'select_account',
      redirect_uri: `${shop.address}/auth/google/callback`,
    });
  });

  it('lets a demo person be chosen, who opens the same account each time', async () => {
    const { open } = aBrowser();
    const ids = [];
    for (let turn = 0; turn < 2; turn++) {
      const choice = await open(START);
      const { outcome } = await open(choice.url, { form: { person: 'meera.nair@example.com|Meera Nair' } });
      ids.push((await signIn(outcome?.idToken)).body.user.id);
    }

    expect(ids[0]).toEqual(expect.any(String));
    expect(ids[1]).toBe(ids[0]);
  });

  it('hands over the provider’s words when the shopper cancels', async () => {
    const { open } = aBrowser();
    const choice = await open(START);

    const { outcome, status } = await open(choice.url, { form: { action: 'cancel' } });

    expect(status).toBe(401);
    expect(outcome).toEqual({ attempt: ATTEMPT, message: 'The sign-in was cancelled.' });
  });

  it('tells the window, and the page that waits for it, when the provider takes too long', async () => {
    const silent = { name: 'google', authorizationUrl: () => new Promise<never>(() => undefined) };
    const app = express();
    app.use((_req, res, next) => {
      res.locals.ctx = { ...shop.ctx(), identity: silent };
      next();
    });
    app.use('/auth', socialSignInRouter(50));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    const { outcome, status } = await aBrowserAt(address).open(START);

    expect(status).toBe(503);
    const message = 'The shop is busy right now. Please try again in a moment.';
    expect(outcome).toEqual({ attempt: ATTEMPT, message });
    server.close();
  });

  it('gives a token that is refused when the e-mail is not verified', async () => {
    const { open } = aBrowser();
    const choice = await open(START);
    const { outcome } = await open(choice.url, { form: { ...ZOYA, unverified: 'yes' } });

    const { status, body } = await signIn(outcome?.idToken);

    expect(status).toBe(401);
    expect(body.msg).toBe('Your account there has no confirmed e-mail address.');
  });

  it.each([
    ['a name', { ...ZOYA, name: ' ' }, 'Please type a name.'],
    ['an e-mail', { ...ZOYA, email: 'zoya' }, 'Please type an e-mail address.'],
  ])('asks again for %s that is missing', async (_what, form, complaint) => {
    const { open } = aBrowser();
    const choice = await open(START);

    const again = await open(choice.url, { form });

    expect(again.status).toBe(400);
    expect(again.text).toContain(`<p role="alert" class="complaint">${complaint}</p>`);
    expect((await open(choice.url, { form: ZOYA })).outcome?.idToken).toEqual(expect.any(String));
  });

  it('takes no code in a browser that did not begin, or with another state', async () => {
    const { open } = aBrowser();
    const choice = await open(START);
    const stopped = await open(choice.url, { form: ZOYA, stopAt: '/auth/google/callback' });
    const otherState = new URL(stopped.url);
    otherState.searchParams.set('state', 'x'.repeat(43));

    const elsewhere = await aBrowser().open(stopped.url);
    expect(elsewhere.status).toBe(401);
    expect(elsewhere.outcome).toEqual({ message: expect.stringMatching(/started elsewhere/) });
    const forged = await open(otherState);
    expect(forged.status).toBe(401);
    expect(forged.outcome).toEqual({
      attempt: ATTEMPT,
      message: 'The sign-in could not be verified. Please try again.',
    });
    // That attempt is over: the right code is of no use any more.
    expect((await open(stopped.url)).outcome?.idToken).toBeUndefined();
  });

  it.each(['/auth/google', '/auth/google?attempt=short', '/auth/google?attempt=%3Cscript%3Ealert(1)%3C/script%3E'])(
    'begins for a page of the shop only: %s',
    async (path) => {
      const { status, outcome, text } = await aBrowser().open(path);

      expect(status).toBe(400);
      expect(outcome).toEqual({ message: 'Please start signing in from the shop.' });
      expect(text).not.toContain('alert(1)');
    },
  );

  it('runs only its own script, is kept by nobody and keeps the way to it to itself', async () => {
    const { open } = aBrowser();
    const choice = await open(START);
    const end = await open(choice.url, { form: ZOYA });

    for (const { headers } of [choice, end]) {
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    }
    const cookie = (await fetch(shop.address + START, { redirect: 'manual' })).headers.getSetCookie().join();
    expect(cookie).toMatch(/jhola_sign_in=.*Path=\/auth;.*HttpOnly; SameSite=Lax/);
  });

  it('marks its cookie as secure where the shop is behind TLS', async () => {
    const behindTls = await openShop({ PUBLIC_URL: 'https://shop.example' });

    const response = await fetch(behindTls.address + START, { redirect: 'manual' });

    expect(response.headers.getSetCookie().join()).toContain('Secure');
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(
      'https://shop.example/auth/google/callback',
    );
    await behindTls.close();
  });
});

describe('the stand-in for identity', () => {
  it('sends nobody to another host', async () => {
    const { open } = aBrowser();
    const { url } = await open(START, { stopAt: '/standin/identity/auth' });
    url.searchParams.set('redirect_uri', 'https://elsewhere.example/auth/google/callback');

    const { status, text } = await open(url);

    expect(status).toBe(400);
    expect(text).toContain('redirect_uri did not match');
  });

  it('says that a page has expired, instead of an error', async () => {
    const { status, text } = await aBrowser().open('/standin/identity/interaction/unknown');

    expect(status).toBe(400);
    expect(text).toContain('This page has expired.');
  });

  it('does not run in production', () => {
    expect(() => openStandInIdentity({ environment: 'production', trustProxy: 0 })).toThrow(/production/);
  });
});
