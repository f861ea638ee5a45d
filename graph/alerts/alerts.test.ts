import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { openMailbox } from '../messages/mailbox.js';
import type { MailboxMessage } from '../messages/mailbox-message.entity.js';
import type { Mailer } from '../shared/ports/mailer.js';
import { Role } from '../shared/rights/role.js';
import { tasksOf } from '../tasks.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { ProductAlert } from './product-alert.entity.js';

let shop: TestShop;

beforeAll(async () => {
  // What is queued is sent by the tests, into the local mailbox.
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

beforeEach(async () => {
  await shop.database.query('DELETE FROM product_alert; DELETE FROM attempt; DELETE FROM mailbox_message');
});

afterAll(() => shop.close());

const anAddress = () => `${v7()}@example.com`;
const ADDRESS = 'https://jhola.example';

async function request(input: object, as: User | null = null) {
  const { data, errors } = await shop.graphql(
    `mutation ($input: ProductAlertInput!) {
      requestProductAlert(input: $input) { message productAlerts { id kind price } userErrors { code field message } }
    }`,
    { input },
    { as },
  );
  return data?.requestProductAlert ?? errors[0]?.extensions;
}

async function byLink(step: 'confirmMailing' | 'leaveMailing', token: string) {
  const { data } = await shop.graphql(
    `mutation ($token: String!) { ${step}(token: $token) { ok message userErrors { code } } }`,
    { token },
  );
  return data[step];
}

const mailer = (): Mailer => openMailbox(shop.database.manager, (path) => `${ADDRESS}${path}`);

/** What a minute of the shop's clock does: looks for what happened, and sends what is queued. */
async function passAMinute(post: Mailer = mailer()): Promise<void> {
  const ctx = { ...shop.ctx(), mailer: post };
  const task = (await tasksOf()).find(({ name }) => name === 'find-due-product-alerts');
  await task?.run(ctx, {}, 0);
  await runDueJobs(shop, ctx);
}

const mailsTo = (email: string): Promise<MailboxMessage[]> =>
  shop.database.query('SELECT * FROM mailbox_message WHERE recipient = $1 ORDER BY sent_at', [email]);
const linkIn = (mail?: MailboxMessage) => /mails\/\w+#([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const stock = (variantId: string, onHand: number) =>
  shop.database.query('UPDATE product_variant SET on_hand = $2 WHERE id = $1', [variantId, onHand]);
const price = (variantId: string, rupees: number) =>
  shop.database.query('UPDATE product_variant SET price_paise = $2, old_price_paise = NULL WHERE id = $1', [
    variantId,
    rupees * 100,
  ]);
const aShopper = async () => {
  const user = await aUser(shop.ctx(), { email: anAddress() });
  await shop.database.query('UPDATE "user" SET email_confirmed_at = now() WHERE id = $1', [user.id]);
  return user;
};
/** A tea of a brand of its own, of which none is there. */
const soldOut = () => aVariant(shop, { name: 'Assam Tea', brand: v7(), price: 60, countInStock: 0, weight: '500 g' });

/** Asks for an address and confirms it by its mail. */
async function confirmed(email: string, input: object): Promise<void> {
  await request({ ...input, email });
  await passAMinute();
  await byLink('confirmMailing', linkIn((await mailsTo(email)).at(-1)));
}

describe('requestProductAlert', () => {
  it('tells a shopper once that a product is back, with how many there really are', async () => {
    const asha = await aShopper();
    const tea = await soldOut();
    const asked = await request({ productId: tea.productId, variantId: tea.id, kind: 'BACK_IN_STOCK' }, asha);
    expect(asked).toMatchObject({ message: 'We will mail you once it is back in stock.', userErrors: [] });
    await passAMinute();
    expect(await mailsTo(asha.email)).toEqual([]);

    await stock(tea.id, 3);
    await passAMinute();
    await passAMinute();

    const mails = await mailsTo(asha.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Assam Tea, 500 g is back in stock']);
    expect(mails[0]?.text).toContain('There were 3 left when we wrote this, and none is put aside.');
    expect(mails[0]?.text).toContain(`${ADDRESS}/product/${tea.productId}`);
  });

  it('names the pack in the words of who asked', async () => {
    const tea = await soldOut();
    const asha = await aShopper();
    const ask = 'mutation ($input: ProductAlertInput!) { requestProductAlert(input: $input) { message } }';
    const input = { productId: tea.productId, variantId: tea.id, kind: 'BACK_IN_STOCK' };
    await shop.graphql(ask, { input }, { as: asha, headers: { 'accept-language': 'hi' } });

    await stock(tea.id, 3);
    await passAMinute();

    expect((await mailsTo(asha.email))[0]?.subject).toContain(', 500 ग्राम ');
  });

  it('tells everybody who asked, whatever the number that came, and none of them twice', async () => {
    const tea = await soldOut();
    const shoppers = await Promise.all(Array.from({ length: 12 }, aShopper));
    for (const shopper of shoppers) await request({ productId: tea.productId, kind: 'BACK_IN_STOCK' }, shopper);

    await stock(tea.id, 3);
    await Promise.all([passAMinute(), passAMinute(), passAMinute()]);

    for (const { email } of shoppers) expect(await mailsTo(email)).toHaveLength(1);
  });

  it('writes to an address nothing but a link until its reader has used it', async () => {
    const email = anAddress();
    const tea = await soldOut();
    await request({ productId: tea.productId, kind: 'BACK_IN_STOCK', email });
    await stock(tea.id, 10);
    await passAMinute();
    await passAMinute();
    const before = await mailsTo(email);
    expect(before.map(({ subject }) => subject)).toEqual(['Shall we tell you about Assam Tea?']);

    expect((await byLink('confirmMailing', linkIn(before[0]))).ok).toBe(true);
    await passAMinute();

    expect((await mailsTo(email)).map(({ subject }) => subject)[1]).toBe('Assam Tea is back in stock');
  });

  it('answers an address the same whether or not it has asked before', async () => {
    const email = anAddress();
    const input = { productId: (await soldOut()).productId, kind: 'BACK_IN_STOCK' };
    const first = await request({ ...input, email });
    await passAMinute();
    await byLink('confirmMailing', linkIn((await mailsTo(email))[0]));

    expect(await request({ ...input, email })).toEqual(first);
    await passAMinute();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('tells that the price fell below what it was when they asked, and not of any other change', async () => {
    const asha = await aShopper();
    const tea = await aVariant(shop, { name: 'Assam Tea', brand: v7(), price: 60, countInStock: 9 });
    await request({ productId: tea.productId, kind: 'PRICE_FALL' }, asha);
    for (const rupees of [70, 60]) {
      await price(tea.id, rupees);
      await passAMinute();
    }
    expect(await mailsTo(asha.email)).toEqual([]);

    await price(tea.id, 55);
    await passAMinute();

    expect((await mailsTo(asha.email))[0]?.text).toContain('costs ₹55.00 now. It was ₹60.00 when you asked.');
  });

  it('tells nothing of a good that is hidden, nor of one that sold out before the mail was written', async () => {
    const asha = await aShopper();
    const tea = await soldOut();
    await request({ productId: tea.productId, kind: 'BACK_IN_STOCK' }, asha);
    await shop.database.query(`UPDATE product SET status = 'HIDDEN' WHERE id = $1`, [tea.productId]);
    await stock(tea.id, 3);
    await passAMinute();
    await shop.database.query(`UPDATE product SET status = 'PUBLISHED' WHERE id = $1`, [tea.productId]);
    const ctx = { ...shop.ctx(), mailer: mailer() };
    await (await tasksOf()).find(({ name }) => name === 'find-due-product-alerts')?.run(ctx, {}, 0);
    await stock(tea.id, 0);
    await runDueJobs(shop, ctx);
    expect(await mailsTo(asha.email)).toEqual([]);

    await stock(tea.id, 8);
    await passAMinute();
    expect(await mailsTo(asha.email)).toHaveLength(1);
  });

  it('sends the same mail again, and no other, when it dies between sending and noting it', async () => {
    const asha = await aShopper();
    const tea = await soldOut();
    await request({ productId: tea.productId, kind: 'BACK_IN_STOCK' }, asha);
    await stock(tea.id, 3);
    const sent: string[] = [];
    const post = mailer();
    const dying: Mailer = {
      ...post,
      send: async (mail) => {
        sent.push(mail.id);
        if (sent.length === 1) throw new Error('the process dies here');
        await post.send(mail);
      },
    };
    await passAMinute(dying);
    await shop.database.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs`,
    );
    await passAMinute(dying);
    await passAMinute(dying);

    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    expect(await mailsTo(asha.email)).toHaveLength(1);
  });

  it('holds 100 for one shopper', async () => {
    const asha = await aShopper();
    const { productId } = await soldOut();
    const others = await Promise.all(Array.from({ length: 100 }, soldOut));
    for (const other of others) await request({ productId: other.productId, kind: 'BACK_IN_STOCK' }, asha);

    expect((await request({ productId, kind: 'BACK_IN_STOCK' }, asha)).userErrors[0]).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await shop.database.manager.countBy(ProductAlert, { userId: asha.id })).toBe(100);
  });
});

describe('leaveMailing', () => {
  it('is one press in the mail program, with headers of RFC 8058, and ends all that the reader waits for', async () => {
    const email = anAddress();
    const [tea, rice] = [await soldOut(), await soldOut()];
    for (const { productId } of [tea, rice]) await confirmed(email, { productId, kind: 'BACK_IN_STOCK' });
    await stock(tea.id, 9);
    await passAMinute();
    const told = (await mailsTo(email)).at(-1);
    const header = /List-Unsubscribe: <https:\/\/jhola\.example(\S+)>/.exec(told?.text ?? '')?.[1] ?? '';
    expect(header).toMatch(/^\/api\/mailing\/leave\//);

    const pressed = await fetch(`${shop.address}${header}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });

    expect(pressed.status).toBe(200);
    await stock(rice.id, 9);
    await passAMinute();
    expect((await mailsTo(email)).at(-1)).toEqual(told);
    // The page of the link does the same, however often.
    expect((await byLink('leaveMailing', linkIn(told))).ok).toBe(true);
    expect((await byLink('confirmMailing', linkIn(told))).userErrors[0].code).toBe('INVALID_CREDENTIALS');
  });
});

describe('waitingForStock', () => {
  it('counts for the desk who waits, and tells shoppers nothing', async () => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    const tea = await soldOut();
    await request({ productId: tea.productId, kind: 'BACK_IN_STOCK' }, await aShopper());
    await request({ productId: tea.productId, kind: 'PRICE_FALL' }, await aShopper());
    await request({ productId: tea.productId, kind: 'PRICE_FALL', email: anAddress() });
    const query = 'query ($id: ID!) { product(id: $id) { waitingForStock waitingForPrice } }';

    const seen = await shop.graphql(query, { id: tea.productId }, { as: owner });
    const hidden = await shop.graphql(query, { id: tea.productId });

    expect(seen.data.product).toEqual({ waitingForStock: 1, waitingForPrice: 1 });
    expect(hidden.data.product).toEqual({ waitingForStock: 0, waitingForPrice: 0 });
  });
});
