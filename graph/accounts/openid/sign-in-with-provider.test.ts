import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/factories/account.factory.js';
import { aStranger } from '../../testing/openid-issuer.js';
import { openProviderShop, type ProviderShop } from '../../testing/provider-shop.js';
import { openShop } from '../../testing/shop.js';
import { User } from '../user.entity.js';
import { IdentityLink } from './identity-link.entity.js';

let at: ProviderShop;

beforeAll(async () => {
  at = await openProviderShop();
});

afterAll(() => at.close());

describe('signInWithProvider', () => {
  it('makes an account for a person who is new, with the name and e-mail of the token', async () => {
    const person = { ...aStranger(), email: 'Zoya.Khan@Example.com', name: 'Zoya Khan' };

    const { token, user, message, userErrors } = await at.onGraph(await at.aToken(person));

    expect(userErrors).toEqual([]);
    expect(message).toBe('User Login Successfully!');
    expect(user).toMatchObject({ name: 'Zoya Khan', email: 'zoya.khan@example.com', phone: null, isAdmin: false });
    const { data } = await at.shop.graphql('{ me { id needsProvider } }', {}, { as: `Bearer ${token}` });
    expect(data.me).toEqual({ id: user.id, needsProvider: true });
  });

  it('never signs in by the documented body alone', async () => {
    const known = await aUser(at.shop.ctx(), { password: 'mango-season' });
    const documented = { name: known.name, email: known.email, password: null, images: '', phone: known.phone };

    for (const body of [documented, { ...documented, idToken: '' }, { ...documented, idToken: null }]) {
      const answer = await at.overRest(body);

      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: true, msg: expect.any(String), code: 'INVALID_CREDENTIALS' });
      expect(answer.body.token).toBeUndefined();
    }
  });

  it('opens the same account the second time, also when the e-mail has changed there', async () => {
    const person = aStranger();
    const first = await at.onGraph(await at.aToken(person));

    const second = await at.onGraph(await at.aToken({ ...person, email: 'moved@example.com', name: 'Another' }));

    expect(second.user).toEqual(first.user);
    expect(await at.shop.database.manager.existsBy(User, { email: 'moved@example.com' })).toBe(false);
  });

  it('links the account with the same verified e-mail, and shuts out the one who made it by password', async () => {
    const known = await aUser(at.shop.ctx(), { password: 'mango-season' });
    const squatter = { email: known.email, password: 'mango-season' };
    const { body: before } = await at.shop.rest('POST /api/user/signin', { body: squatter });

    const { user } = await at.onGraph(await at.aToken({ email: known.email.toUpperCase(), name: 'Somebody' }));

    expect(user).toMatchObject({ id: known.id, name: known.name });
    expect((await at.shop.rest('POST /api/user/signin', { body: squatter })).status).toBe(401);
    expect((await at.shop.rest('GET /api/cart', { as: `Bearer ${before.token}` })).status).toBe(401);
  });

  it('ends nothing when the same person comes again', async () => {
    const person = aStranger();
    const { token } = await at.onGraph(await at.aToken(person));

    await at.onGraph(await at.aToken(person));

    expect((await at.shop.rest('GET /api/cart', { as: `Bearer ${token}` })).status).toBe(200);
  });

  it('makes one account for a person who comes several times at once', async () => {
    const person = aStranger();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => at.aToken(person)));

    const answers = await Promise.all(tokens.map((idToken) => at.onGraph(idToken)));

    expect(new Set(answers.map(({ user }) => user?.id)).size).toBe(1);
    expect(await at.shop.database.manager.countBy(IdentityLink, { subject: person.sub })).toBe(1);
  });

  it('refuses another person at the provider who was given a linked e-mail', async () => {
    const person = aStranger();
    await at.onGraph(await at.aToken(person));

    const { token, userErrors } = await at.onGraph(await at.aToken({ ...person, sub: 'the next owner' }));

    expect(token).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('takes what stands before the @ for a name, where the token has none', async () => {
    const { user } = await at.onGraph(await at.aToken({ email: 'lakshmi@example.com', name: undefined }));

    expect(user.name).toBe('lakshmi');
  });
});

describe('issueSignInNonce', () => {
  it('tells an app what it needs to ask the provider itself', async () => {
    const { data } = await at.shop.graphql(
      'mutation { issueSignInNonce(provider: "google") { nonce issuer clientId expiresAt userErrors { code } } }',
    );

    expect(data.issueSignInNonce).toMatchObject({ issuer: at.issuer.issuer, clientId: 'the-shop', userErrors: [] });
    const { user } = await at.onGraph(await at.aToken({ nonce: data.issueSignInNonce.nonce }));
    expect(user).not.toBeNull();
  });
});

describe('a provider that is not there', () => {
  it('is told apart from a bad token, and asked again by the next one', async () => {
    const other = await openProviderShop();
    const idToken = await other.aToken();
    other.issuer.setAway(true);

    const { status, headers, body } = await other.overRest({ idToken });
    expect(status).toBe(503);
    expect(body.code).toBe('PROVIDER_UNAVAILABLE');
    expect(headers.get('retry-after')).toBe('5');
    expect((await other.onGraph(idToken)).userErrors).toMatchObject([{ code: 'PROVIDER_UNAVAILABLE' }]);
    other.issuer.setAway(false);

    expect((await other.onGraph(idToken)).userErrors).toEqual([]);
    await other.close();
  });

  it('is not offered in production without keys, and every way to it is closed', async () => {
    const bare = await openShop({
      ...{ NODE_ENV: 'production', JWT_SECRET: 'qT7vX2mL9cRw4ZbN8kHs5JdF3gYp6VaE', PAYMENT_STANDIN: 'allowed' },
    });
    const { data } = await bare.graphql('{ shop { socialProviders } }');

    expect(data.shop.socialProviders).toEqual([]);
    for (const call of [
      'POST /api/user/authWithGoogle',
      'POST /api/user/authWithGoogle/nonce',
      'GET /auth/google?attempt=0123456789abcdef',
      'GET /auth/google/callback',
      'GET /standin/identity/.well-known/openid-configuration',
      'GET /standin/identity/auth',
    ]) {
      const { status, body } = await bare.rest(call, call.startsWith('POST') ? { body: { idToken: 'x' } } : {});
      expect([call, status]).toEqual([call, 404]);
      expect(body).toMatchObject({ error: true, code: 'NOT_FOUND' });
    }
    await bare.close();
  });

  it('is refused by a name that is not its own', async () => {
    const { userErrors } = await at.onGraph(await at.aToken(), 'facebook');

    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'provider' }]);
  });
});
