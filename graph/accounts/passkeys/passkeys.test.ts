import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aPasskey, aSigner } from '../../testing/factories/second-factor.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { SpentNonce } from '../openid/spent-nonce.entity.js';
import type { User } from '../user.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', SIGN_IN_FAILURES_PER_NETWORK: '6' });
});

afterAll(() => shop.close());

let networks = 0;
const aNetwork = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` });
const challenge = async (): Promise<string> =>
  (await shop.rest('POST /api/user/passkey/options', { body: {} })).body.options.challenge;
const signIn = (answer: object, headers: Record<string, string> = aNetwork()) =>
  shop.rest('POST /api/user/passkey/signin', { body: { answer }, headers });
const ask = async (query: string, as: User | string, variables: object = {}): Promise<Record<string, unknown>> => {
  const { data, errors } = await shop.graphql(query, variables, { as });
  return Object.values<Record<string, unknown>>(data ?? {})[0] ?? { ...errors[0]?.extensions };
};

describe('a passkey of a shopper', () => {
  it('is added in My Account and signs in without a password or a name', async () => {
    const asha = await aUser(shop.ctx(), { password: 'mango-season' });
    const signer = aSigner();
    const { options } = await ask('mutation { beginPasskey { options userErrors { code } } }', asha);
    expect(options).toMatchObject({
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const ADD = `mutation ($answer: JSONObject!) {
      addPasskey(name: "My phone", answer: $answer) { token recoveryCodes secondFactor { isSetUp } userErrors { code } }
    }`;
    const { challenge: asked } = options as { challenge: string };
    expect(await ask(ADD, asha, { answer: signer.register(asked) })).toEqual({
      ...{ token: null, recoveryCodes: [], secondFactor: null, userErrors: [] },
    });

    const { body } = await signIn(signer.show(await challenge()));

    expect(body).toMatchObject({ error: false, user: { id: asha.id } });
    const me = await ask('{ me { passkeys { name lastUsedAt } } }', `Bearer ${body.token}`);
    expect(me).toEqual({ passkeys: [{ name: 'My phone', lastUsedAt: expect.any(String) }] });
  });

  it('signs in no one once it is removed, by its owner alone', async () => {
    const [asha, eve] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const signer = await aPasskey(shop, asha);
    const { passkeys } = (await ask('{ me { passkeys { id } } }', asha)) as { passkeys: { id: string }[] };
    const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) { message userErrors { code } } }';

    expect(await ask(REMOVE, eve, passkeys[0])).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
    expect(await ask(REMOVE, asha, passkeys[0])).toMatchObject({ message: 'A phone no longer lets you in.' });
    expect((await signIn(signer.show(await challenge()))).status).toBe(401);
  });

  it('is refused for what was signed before, elsewhere, too late or by another’s key', async () => {
    const signer = await aPasskey(shop, await aUser(shop.ctx()));
    const spent = signer.show(await challenge());
    expect((await signIn(spent)).status).toBe(200);

    const forged = Buffer.from('guess.9999999999.forged').toString('base64url');
    const refused = [
      spent,
      signer.show(forged),
      signer.show(await challenge(), 'https://evil.example'),
      aSigner().show(await challenge()),
      {},
    ];
    for (const answer of refused) expect((await signIn(answer)).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('is begun by anyone without a trace, and guessed at no oftener than a password', async () => {
    const before = await shop.database.manager.count(SpentNonce);
    for (let turn = 0; turn < 20; turn++) await challenge();
    expect(await shop.database.manager.count(SpentNonce)).toBe(before);

    const headers = aNetwork();
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn++)
      statuses.push((await signIn(aSigner().show(await challenge()), headers)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});

describe('a passkey of who runs the shop', () => {
  it('opens the desk at once, since the device has made sure of its owner', async () => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const signer = await aPasskey(shop, owner);

    const { body } = await signIn(signer.show(await challenge()));

    expect(await ask('{ me { role rights secondFactor { isAwaited } } }', `Bearer ${body.token}`)).toMatchObject({
      rights: expect.arrayContaining(['MANAGE_STAFF']),
      secondFactor: { isAwaited: false },
    });
  });
});
