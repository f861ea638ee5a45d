import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { Attempt } from '../limits/attempt.entity.js';
import { openMailbox } from '../messages/mailbox.js';
import { MailboxMessage } from '../messages/mailbox-message.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

let shop: TestShop;

beforeAll(async () => {
  // One proxy stands before the shop, so that a test can come from wherever it says.
  shop = await openShop({ TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
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

const isConfirmed = async (email: string) =>
  (await shop.database.manager.findOneByOrFail(NewsletterSubscription, { email })).confirmedAt !== null;

/** Sends what waits, and answers the token of the latest link that was mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const ctx = shop.ctx();
  await runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => `https://jhola.example${path}`) });
  const mails = await shop.database.manager.find(MailboxMessage, {
    where: { recipient: email },
    order: { sentAt: 'DESC' },
  });
  return /mails\/\w+#([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
}

async function useLink(step: 'confirmMailing' | 'leaveMailing', token: string) {
  const { data } = await shop.graphql(
    `mutation ($token: String!) { ${step}(token: $token) { ok message userErrors { code } } }`,
    { token },
  );
  return data[step];
}

describe('unsubscribeFromNewsletter', () => {
  it('takes no address off that another has entered, and mails its reader a link that does', async () => {
    await subscribe('asha@example.com');
    await useLink('confirmMailing', await linkTo('asha@example.com'));

    const left = await shop.graphql(UNSUBSCRIBE, { email: ' Asha@Example.com ' });
    const never = await shop.graphql(UNSUBSCRIBE, { email: 'nobody@example.com' });

    expect(left.data.unsubscribeFromNewsletter).toEqual({
      ok: true,
      message: 'If this address gets our newsletter, we have sent it a link to leave.',
      userErrors: [],
    });
    expect(never.data).toEqual(left.data);
    expect(await stored()).toEqual(['asha@example.com']);
    expect(await linkTo('nobody@example.com')).toBe('');
    expect((await useLink('leaveMailing', await linkTo('asha@example.com'))).ok).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('takes the address of who is signed in off at once', async () => {
    const asha = await aUser(shop.ctx());
    await subscribe(asha.email);

    const { data } = await shop.graphql(UNSUBSCRIBE, { email: asha.email }, { as: asha });

    expect(data.unsubscribeFromNewsletter.message).toBe('This address gets no newsletter any more.');
    expect(await stored()).toEqual([]);
  });
});

describe('subscribeToNewsletter', () => {
  it('puts the address on the list once its reader has used the link, and not before', async () => {
    const { data } = await subscribe('  Asha.Rao@Example.com ');

    expect(data.subscribeToNewsletter).toEqual({
      ok: true,
      message: 'We have sent you a link. You get our newsletter once you use it.',
      userErrors: [],
    });
    expect(await isConfirmed('asha.rao@example.com')).toBe(false);
    expect((await useLink('confirmMailing', await linkTo('asha.rao@example.com'))).ok).toBe(true);
    expect(await isConfirmed('asha.rao@example.com')).toBe(true);
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
    const networks = () => shop.database.manager.countBy(Attempt, { key: Like('newsletter:%') });

    await subscribe('one@example.com', '2001:db8:1:2::9');
    await subscribe('two@example.com', '2001:db8:1:2:a:b:c:d');
    expect(await networks()).toBe(1);

    await subscribe('three@example.com', '2001:db8:1:3::9');
    await subscribe('four@example.com', '::ffff:203.0.113.7');
    await subscribe('five@example.com', '203.0.113.7');
    expect(await networks()).toBe(3);
  });
});
