import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Attempt } from '../limits/attempt.entity.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

let shop: TestShop;

beforeAll(async () => {
  // One proxy stands before the shop, so that a test can come from wherever it says.
  shop = await openShop({ TRUST_PROXY: '1' });
});

beforeEach(async () => {
  await shop.database.manager.clear(NewsletterSubscription);
  await shop.database.manager.clear(Attempt);
});

afterAll(() => shop.close());

const SUBSCRIBE = `mutation ($email: String!) {
  subscribeToNewsletter(email: $email) { ok message userErrors { code message field } }
}`;

const subscribe = (email: string, from = '203.0.113.7') =>
  shop.graphql(SUBSCRIBE, { email }, { headers: { 'x-forwarded-for': from } });
const stored = async () => (await shop.database.manager.find(NewsletterSubscription)).map(({ email }) => email);

const UNSUBSCRIBE = `mutation ($email: String!) {
  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }
}`;

describe('unsubscribeFromNewsletter', () => {
  it('takes this address off the list and no other, and tells nobody who was on it', async () => {
    await subscribe('asha@example.com');
    await subscribe('ravi@example.com');

    const left = await shop.graphql(UNSUBSCRIBE, { email: ' Asha@Example.com ' });
    const never = await shop.graphql(UNSUBSCRIBE, { email: 'nobody@example.com' });

    expect(left.data.unsubscribeFromNewsletter).toEqual({
      ok: true,
      message: 'This address gets no newsletter any more.',
      userErrors: [],
    });
    expect(never.data).toEqual(left.data);
    expect(await stored()).toEqual(['ravi@example.com']);
  });
});

describe('subscribeToNewsletter', () => {
  it('writes the address down in its normal form, and says so', async () => {
    const { data } = await subscribe('  Asha.Rao@Example.com ');

    expect(data.subscribeToNewsletter).toEqual({
      ok: true,
      message: 'Thank you! You are on our newsletter list.',
      userErrors: [],
    });
    expect(await stored()).toEqual(['asha.rao@example.com']);
  });

  it('answers a known address as a new one, and keeps one of it', async () => {
    const first = await subscribe('asha@example.com');
    const [again] = await Promise.all([subscribe('ASHA@example.com'), subscribe('asha@example.com')]);

    expect(again?.data).toEqual(first.data);
    expect(await stored()).toEqual(['asha@example.com']);
  });

  it('takes 30 addresses within an hour from one network, and goes on for others', async () => {
    for (let entered = 0; entered < 30; entered++) await subscribe(`asha.${entered}@example.com`);

    const { errors } = await subscribe('one.more@example.com');

    expect(errors[0]).toMatchObject({
      message: 'Too many addresses were entered from here. Please try again later.',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect(await stored()).toHaveLength(30);
    expect((await subscribe('ravi@example.com', '203.0.113.8')).data.subscribeToNewsletter.ok).toBe(true);
  });

  it('takes the addresses of one household for one network', async () => {
    const networks = async () => (await shop.database.manager.find(Attempt)).length;

    await subscribe('one@example.com', '2001:db8:1:2::9');
    await subscribe('two@example.com', '2001:db8:1:2:a:b:c:d');
    expect(await networks()).toBe(1);

    await subscribe('three@example.com', '2001:db8:1:3::9');
    await subscribe('four@example.com', '::ffff:203.0.113.7');
    await subscribe('five@example.com', '203.0.113.7');
    expect(await networks()).toBe(3);
  });
});
