import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { requestProductAlert } from '../alerts/alerts.service.js';
import { ProductAlertKind } from '../alerts/product-alert.entity.js';
import { deleteAccount } from '../erasure/delete-account.js';
import { openMailbox } from '../messages/mailbox.js';
import { mailingToken } from '../messages/mailing-token.js';
import { subscribeToNewsletter } from '../newsletter/newsletter.service.js';
import { eraseNow } from '../testing/erase-now.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

beforeEach(() => shop.database.query('DELETE FROM attempt'));

afterAll(() => shop.close());

const ctxOf = (as: User | null = null) => ({
  ...shop.ctx(as ?? undefined),
  mailer: openMailbox(shop.database.manager, (path) => `https://jhola.example${path}`),
});
const aShopper = async () => {
  const user = await aUser(shop.ctx(), { password: 'a-good-password' });
  await shop.database.query('UPDATE "user" SET email_confirmed_at = now() WHERE id = $1', [user.id]);
  return user;
};
const isOnList = async (email: string) => {
  const rows = await shop.database.query(
    'SELECT FROM newsletter_subscription WHERE email = $1 AND confirmed_at IS NOT NULL',
    [email],
  );
  return rows.length > 0;
};
const consentsOf = async (as: User) => {
  const fields = 'purpose isGiven notice noticeVersion language proof at';
  const { data } = await shop.graphql(`{ me { consents { ${fields} } } }`, {}, { as });
  return data.me.consents;
};
const withdraw = async (as: User, purpose: string) => {
  const query = `mutation { withdrawConsent(purpose: ${purpose}) { ok message userErrors { code } } }`;
  return (await shop.graphql(query, {}, { as })).data.withdrawConsent;
};

describe('the ledger of consent', () => {
  it('says who agreed to what, when, in which language, by which notice, and what shows it', async () => {
    const asha = await aShopper();

    await subscribeToNewsletter({ ...ctxOf(asha), language: 'hi' }, asha.email);
    await subscribeToNewsletter(ctxOf(asha), asha.email);

    expect(await consentsOf(asha)).toEqual([
      {
        ...{ purpose: 'NEWSLETTER', isGiven: true, noticeVersion: '2026-11', language: 'hi' },
        notice: 'हम आपके ई-मेल पते पर अपना न्यूज़लेटर भेजते हैं, जब तक आप उसे छोड़ न दें.',
        proof: expect.stringMatching(/^request /),
        at: expect.any(String),
      },
    ]);
    expect(await isOnList(asha.email)).toBe(true);
  });

  it('has consent withdrawn by one call, as it is given, over both faces', async () => {
    const asha = await aShopper();
    await subscribeToNewsletter(ctxOf(asha), asha.email);

    expect(await withdraw(asha, 'NEWSLETTER')).toMatchObject({ ok: true, userErrors: [] });
    await withdraw(asha, 'NEWSLETTER');
    expect(await isOnList(asha.email)).toBe(false);
    await subscribeToNewsletter(ctxOf(asha), asha.email);
    await shop.rest('DELETE /api/consents/NEWSLETTER', { as: asha });

    expect(await isOnList(asha.email)).toBe(false);
    const { body } = await shop.rest('GET /api/consents', { as: asha });
    expect(body.map(({ isGiven }: { isGiven: boolean }) => isGiven)).toEqual([false, true, false, true]);
    expect((await shop.rest('DELETE /api/consents/SPAM', { as: asha })).status).toBe(404);
  });

  it('notes the link of the mail by which an address without an account agreed and left', async () => {
    const email = `${v7()}@example.com`;
    await subscribeToNewsletter(ctxOf(), email);
    expect(await isOnList(email)).toBe(false);
    const [{ id }] = await shop.database.query('SELECT id FROM newsletter_subscription WHERE email = $1', [email]);
    const token = (step: 'confirm' | 'leave') => mailingToken(shop.config, step, { name: 'newsletter', id });

    await shop.rest('POST /api/mailing/confirm', { body: { token: token('confirm') } });
    expect(await isOnList(email)).toBe(true);
    await shop.rest(`POST /api/mailing/leave/${token('leave')}`, { body: {} });
    expect(await isOnList(email)).toBe(false);

    const rows = await shop.database.query(
      'SELECT is_given AS "isGiven", proof FROM consent WHERE email = $1 ORDER BY id',
      [email],
    );
    expect(rows).toEqual([
      { isGiven: true, proof: `link newsletter.${id}` },
      { isGiven: false, proof: `link newsletter.${id}` },
    ]);
  });

  it('stands above what a shopper waits for: withdrawn, nothing of it is told', async () => {
    const asha = await aShopper();
    const { productId } = await aVariant(shop, { countInStock: 0 });
    await requestProductAlert(ctxOf(asha), { productId, kind: ProductAlertKind.BACK_IN_STOCK });
    expect(await consentsOf(asha)).toMatchObject([{ purpose: 'PRODUCT_ALERTS', isGiven: true }]);

    await withdraw(asha, 'PRODUCT_ALERTS');

    const { data } = await shop.graphql('{ me { productAlerts { id } } }', {}, { as: asha });
    expect(data.me.productAlerts).toEqual([]);
    expect(await consentsOf(asha)).toMatchObject([{ isGiven: false }, { isGiven: true }]);
  });

  it('is only added to, whatever writes to the table', async () => {
    const asha = await aShopper();
    await subscribeToNewsletter(ctxOf(asha), asha.email);

    for (const change of [
      'UPDATE consent SET is_given = false',
      "UPDATE consent SET proof = 'none'",
      'DELETE FROM consent',
    ])
      await expect(shop.database.query(`${change} WHERE email = $1`, [asha.email])).rejects.toThrow('only added to');
  });

  it('keeps of an erased account that there was consent and its end, and no address', async () => {
    const asha = await aShopper();
    await subscribeToNewsletter(ctxOf(asha), asha.email);
    const [{ count: before }] = await shop.database.query('SELECT count(*)::int FROM consent');

    await deleteAccount(ctxOf(asha), 'a-good-password');
    await eraseNow(shop, asha);

    expect(await isOnList(asha.email)).toBe(false);
    expect(await shop.database.query('SELECT FROM consent WHERE email = $1', [asha.email])).toEqual([]);
    const rows = await shop.database.query('SELECT email, is_given FROM consent ORDER BY id DESC LIMIT 2');
    expect(rows[0].is_given).toBe(false);
    expect(rows.every(({ email }: { email: string }) => /^erased:[0-9a-f]{64}$/.test(email))).toBe(true);
    const [{ count }] = await shop.database.query('SELECT count(*)::int FROM consent');
    expect(count).toBe(before + 1);
  });
});
