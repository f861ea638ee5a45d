import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { User } from '../user.entity.js';
import { signToken } from './token.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const CHANGE = `mutation ($old: String!, $new: String!) {
  changePassword(oldPassword: $old, newPassword: $new) { token user { id } message userErrors { code message field } }
}`;

describe('changePassword', () => {
  const shopper = () => aUser(shop.ctx(), { password: 'mango-season' });
  const signIn = (email: string, password: string) => shop.rest('POST /api/user/signin', { body: { email, password } });
  const faces = [
    [
      'on the graph',
      async (as: User, old: string, next: string) => {
        const { data, errors } = await shop.graphql(CHANGE, { old, new: next }, { as });
        const { token, message, userErrors } = data?.changePassword ?? { userErrors: [errors[0]?.extensions] };
        return { token, message: userErrors[0]?.message ?? message, code: userErrors[0]?.code ?? null };
      },
    ],
    [
      'over REST',
      async (as: User, password: string, newPass: string) => {
        const body = { name: 'x', email: 'x', phone: 'x', images: [], password, newPass };
        const { body: answer } = await shop.rest(`PUT /api/user/changePassword/${as.id}`, { as, body });
        return { token: answer.token, message: answer.msg, code: answer.code ?? null };
      },
    ],
  ] as const;

  it.each(faces)('%s ends every older token and goes on with a new one', async (_face, change) => {
    const as = await shopper();
    const older = [signToken(as, shop.config), (await signIn(as.email, 'mango-season')).body.token];

    const { token, message } = await change(as, 'mango-season', 'monsoon-rain');

    expect(message).toBe('Your password has been changed.');
    for (const old of older) {
      expect((await shop.rest(`GET /api/user/${as.id}`, { as: `Bearer ${old}` })).status).toBe(401);
      expect((await shop.graphql('{ me { id } }', {}, { as: `Bearer ${old}` })).status).toBe(401);
    }
    expect((await shop.rest(`GET /api/user/${as.id}`, { as: `Bearer ${token}` })).status).toBe(200);
    expect((await signIn(as.email, 'mango-season')).status).toBe(401);
    expect((await signIn(as.email, 'monsoon-rain')).status).toBe(200);
  });

  it.each(faces)('%s counts guesses together with those at signing in', async (_face, change) => {
    const as = await shopper();
    for (let guess = 0; guess < 5; guess++) await signIn(as.email, 'wrong');
    for (let guess = 0; guess < 5; guess++) await change(as, 'wrong', 'monsoon-rain');

    expect((await change(as, 'mango-season', 'monsoon-rain')).code).toBe('RATE_LIMITED');
    expect((await signIn(as.email, 'mango-season')).status).toBe(429);
  });

  it('lets one of many at once succeed', async () => {
    const as = await shopper();

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => faces[1][1](as, 'mango-season', `monsoon-${turn}`)),
    );

    expect(answers.filter(({ token }) => token)).toHaveLength(1);
  });

  it('lets nobody in who has no password', async () => {
    const social = await aUser(shop.ctx());

    expect((await faces[1][1](social, 'anything', 'monsoon-rain')).code).toBe('CONFLICT');
  });
});
