import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { In, Like } from 'typeorm';
import { v7 } from 'uuid';
import { AccountDeletion } from '../accounts/deletion/account-deletion.entity.js';
import { UserImage } from '../accounts/pictures/user-image.entity.js';
import { User } from '../accounts/user.entity.js';
import { alertTasks } from '../alerts/alert-mails.js';
import { Image } from '../media/image.entity.js';
import { openMailbox } from '../messages/mailbox.js';
import { MailboxMessage } from '../messages/mailbox-message.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import type { Context } from '../shared/context.js';
import { Role } from '../shared/rights/role.js';
import { eraseNow, letNoticePass } from '../testing/erase-now.js';
import { aFilledCart, anAddress, aUser } from '../testing/factories/account.factory.js';
import { aVariant, startCheckout } from '../testing/factories/checkout.factory.js';
import { aStoreCredit } from '../testing/factories/credit.factory.js';
import { anOrderOf, aReturnOf, TO_THE_DOOR } from '../testing/factories/order.factory.js';
import { findBreaches, openBooks } from '../testing/invariants.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { eraseDueAccounts } from './erase-accounts.js';
import { tellInactiveAccounts } from './inactive-accounts.queries.js';

const PASSWORD = 'mango-season';
const DELETE = `mutation ($password: String!) {
  deleteAccount(currentPassword: $password) { ok message userErrors { code message field } }
}`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

afterAll(() => shop.close());

const aShopper = () => aUser(shop.ctx(), { email: `${v7()}@example.com`, password: PASSWORD });
const ask = (query: string, as: User, variables: object = {}) => shop.graphql(query, variables, { as });
const remove = async (as: User, password = PASSWORD) => {
  const { data, errors } = await ask(DELETE, as, { password });
  return data?.deleteAccount ?? errors[0]?.extensions;
};
const signUp = ({ email }: User) =>
  shop.rest('POST /api/user/signup', { body: { name: 'Asha', email, phone: '9876543210', password: PASSWORD } });

/** What is mailed lies in the local mailbox. */
const mailing = () => {
  const ctx = shop.ctx();
  return { ...ctx, mailer: openMailbox(ctx.db, (path) => shop.address + path) };
};
const doJobs = () => runDueJobs(shop, mailing());
/** Asks for the end of an account, and waits for it. */
const erase = async (as: User) => {
  expect((await remove(as)).ok).toBe(true);
  await eraseNow(shop, as, mailing());
};

const mailsTo = ({ email }: User, id: string) =>
  shop.database.manager.findBy(MailboxMessage, { recipient: email, id: Like(`${id}.%`) });
const deletionMailsTo = (user: User) => mailsTo(user, 'account-deleted');
const isThere = ({ id }: User) => shop.database.manager.existsBy(User, { id });

/** An order of the shopper, moved on as far as told. */
async function anOrder(shopper: User, through: readonly OrderStatus[]): Promise<string> {
  await aFilledCart(shop.ctx(), shopper, { [(await aVariant(shop)).id]: 1 });
  return anOrderOf(shop, shopper, through);
}

/** Every table that refers to an account, and how many rows of this one it has. */
async function traces({ id }: User): Promise<string[]> {
  const columns: { table: string; column: string }[] = await shop.database.query(
    `SELECT quote_ident(table_name) AS table, quote_ident(column_name) AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name IN ('user_id', 'made_by_id', 'shopper_id')
       AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await shop.database.query(`SELECT count(*)::integer AS count FROM ${table} WHERE ${column} = $1`, [
      id,
    ]);
    if (row.count > 0) found.push(table);
  }
  return found;
}

describe('deleteAccount', () => {
  it('takes all that was the shopper’s, leaves the review without a name, and lets the e-mail sign up anew', async () => {
    const shopper = await aShopper();
    const { id: variantId, productId } = await aVariant(shop);
    await aFilledCart(shop.ctx(), shopper, { [variantId]: 2 });
    await anAddress(shop.ctx(), shopper);
    await ask('mutation ($id: ID!) { addToWishlist(productId: $id) { message } }', shopper, { id: productId });
    await ask('mutation ($input: ReviewInput!) { addReview(input: $input) { userErrors { code } } }', shopper, {
      input: { productId, text: 'Good tea', customerRating: 4.5 },
    });
    await ask('mutation ($email: String!) { subscribeToNewsletter(email: $email) { ok } }', shopper, shopper);
    // Signing in gives an account its first picture.
    await shop.rest('POST /api/user/signin', { body: { email: shopper.email, password: PASSWORD } });
    const [picture] = await shop.database.manager.findBy(UserImage, { userId: shopper.id });

    await erase(shopper);
    await doJobs();

    expect(await traces(shopper)).toEqual([]);
    expect(await shop.database.manager.existsBy(Image, { id: picture?.imageId ?? '' })).toBe(false);
    expect((await ask('{ me { id } }', shopper)).status).toBe(401);
    const [subscription] = await shop.database.query('SELECT FROM newsletter_subscription WHERE email = $1', [
      shopper.email,
    ]);
    expect(subscription).toBeUndefined();
    const { data } = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { rating reviews(first: 2) { nodes { text customerName } } } }',
      { id: productId },
    );
    expect(data.product).toEqual({
      rating: 4.5,
      reviews: { nodes: [{ text: 'Good tea', customerName: 'A shopper' }] },
    });
    expect((await signUp(shopper)).status).toBe(201);
  });

  it('keeps orders and their bills as tax law wants, and shows them to nobody who signs up with the e-mail', async () => {
    const shopper = await aShopper();
    const orderId = await anOrder(shopper, TO_THE_DOOR);
    const billed = () =>
      shop.database.query(
        `SELECT o.name, o.email, o.amount_paise, (SELECT count(*) FROM invoice i WHERE i.order_id = o.id) AS bills
         FROM "order" o WHERE o.id = $1`,
        [orderId],
      );
    const before = await billed();

    await erase(shopper);

    expect(await billed()).toEqual(before);
    expect(await traces(shopper)).toEqual([]);
    await signUp(shopper);
    const anew = await shop.database.manager.findOneByOrFail(User, { email: shopper.email });
    const { data } = await ask('{ me { orders(first: 5) { totalCount } } }', anew);
    expect(data.me.orders.totalCount).toBe(0);
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const customers = await ask('{ customers(text: "A shopper") { totalCount } }', admin);
    expect(customers.data.customers.totalCount).toBe(0);
    expect(await findBreaches(await openBooks(shop.database))).toEqual([]);
  });

  it('tells the address what was deleted and kept, in the language of who deletes, though the account is gone', async () => {
    const [english, hindi] = [await aShopper(), await aShopper()];
    await anOrder(hindi, TO_THE_DOOR);
    const queued = () => shop.database.query('SELECT payload::text FROM graphile_worker._private_jobs AS job');

    await remove(english);
    await shop.graphql(DELETE, { password: PASSWORD }, { as: hindi, headers: { 'accept-language': 'hi' } });
    for (const shopper of [english, hindi]) await eraseNow(shop, shopper, mailing());
    const waiting = JSON.stringify(await queued());
    await doJobs();

    expect(waiting).toContain('sealed');
    for (const { email, name } of [english, hindi]) {
      expect(waiting).not.toContain(email);
      expect(waiting).not.toContain(name);
    }
    const [[told], [toldInHindi]] = [await deletionMailsTo(english), await deletionMailsTo(hindi)];
    expect(told?.subject).toBe('Your account has been deleted');
    expect(told?.text).toContain('your addresses and your pictures');
    expect(told?.text).not.toContain('orders');
    expect(toldInHindi?.text).toContain('आपके ऑर्डर और उनके बिल');
    expect(JSON.stringify(await queued())).not.toContain('sealed');
  });

  it('waits for orders on their way, for returns and for checkouts', async () => {
    const shopper = await aShopper();
    const orderId = await anOrder(shopper, [OrderStatus.PACKED]);
    const { data } = await ask('query ($id: ID!) { order(id: $id) { number } }', shopper, { id: orderId });

    expect((await remove(shopper)).userErrors).toEqual([
      expect.objectContaining({ code: 'CONFLICT', message: expect.stringContaining(data.order.number) }),
    ]);

    const returning = await aShopper();
    await aReturnOf(shop, returning, { orderId: await anOrder(returning, TO_THE_DOOR) });
    expect((await remove(returning)).userErrors[0].code).toBe('CONFLICT');

    const paying = await aShopper();
    await aFilledCart(shop.ctx(), paying, { [(await aVariant(shop)).id]: 1 });
    await startCheckout(shop, paying);
    expect((await remove(paying)).userErrors[0].code).toBe('CONFLICT');
  });

  it('happens once where two devices ask at once', async () => {
    const shopper = await aShopper();

    const answers = await Promise.all([remove(shopper), remove(shopper)]);

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('the 48 hours before an account is deleted', () => {
  const KEEP = 'mutation ($token: String) { keepAccount(token: $token) { ok message userErrors { code } } }';
  const ERASE_AT = '{ me { eraseAt } }';
  const signIn = async ({ email }: User) => {
    const { body } = await shop.rest('POST /api/user/signin', { body: { email, password: PASSWORD } });
    return { authorization: `Bearer ${body.token}` };
  };
  const askAs = async (shopper: User, query: string, variables: object = {}) =>
    shop.graphql(query, variables, { headers: await signIn(shopper) });
  const linkIn = (text = '') => /mails\/keep#(\S+)/.exec(text)?.[1] ?? '';
  const eraseAll = async () => {
    await letNoticePass(shop);
    await eraseDueAccounts.run(mailing(), {}, 0);
  };

  it('sign the shopper out everywhere, tell when it happens and how to stop it, and touch nothing yet', async () => {
    const shopper = await aShopper();
    await anAddress(shop.ctx(), shopper);
    const headers = await signIn(shopper);

    const { message } = await remove(shopper);
    await doJobs();
    await eraseDueAccounts.run(mailing(), {}, 0);

    expect(message).toMatch(/^Your account will be deleted on \w+ \d+, \d{4}.*\. Sign in before then to keep it\.$/);
    expect((await shop.graphql('{ me { id } }', {}, { headers })).status).toBe(401);
    const { data } = await askAs(shopper, '{ me { eraseAt addresses { id } } }');
    expect(data.me.addresses).toHaveLength(1);
    const inHours = (Date.parse(data.me.eraseAt) - Date.now()) / 3_600_000;
    expect([inHours > 47, inHours <= 48]).toEqual([true, true]);
    const [notice, ...more] = await mailsTo(shopper, 'account-deletion');
    expect(more).toEqual([]);
    expect(notice?.text).toContain('You asked us to delete your account');
    expect(notice?.text).toContain('What is left of your store credit is lost');
    expect(linkIn(notice?.text)).not.toBe('');
    expect((await signUp(shopper)).status).not.toBe(201);
  });

  it('are written about in the language of the shopper', async () => {
    const [hindi, marathi] = [await aShopper(), await aShopper()];
    for (const [as, language] of [
      [hindi, 'hi'],
      [marathi, 'mr'],
    ] as const)
      await shop.graphql(DELETE, { password: PASSWORD }, { as, headers: { 'accept-language': language } });
    await doJobs();

    const texts = await Promise.all(
      [hindi, marathi].map(async (as) => (await mailsTo(as, 'account-deletion'))[0]?.text),
    );
    expect(texts[0]).toContain('आपने अपना खाता मिटाने को कहा है');
    expect(texts[1]).toContain('तुम्ही तुमचे खाते हटवण्यास सांगितले');
  });

  it('keep the account of who signs in and says so, and not of who only signs in', async () => {
    const [keeping, looking] = [await aShopper(), await aShopper()];
    await remove(keeping);
    await remove(looking);

    expect((await askAs(keeping, KEEP)).data.keepAccount).toMatchObject({ ok: true });
    expect((await askAs(looking, ERASE_AT)).data.me.eraseAt).not.toBeNull();
    const { body } = await shop.rest('POST /api/user/signin', { body: { email: looking.email, password: PASSWORD } });
    expect(body.msg).toContain('Keep it in My Account');
    await eraseAll();

    expect((await askAs(keeping, ERASE_AT)).data.me).toEqual({ eraseAt: null });
    expect(await isThere(looking)).toBe(false);
  });

  it('keep it by one press of the mailed link, and again; an old link keeps no later deletion off', async () => {
    const shopper = await aShopper();
    await remove(shopper);
    await doJobs();
    const [notice] = await mailsTo(shopper, 'account-deletion');
    const token = linkIn(notice?.text);
    const press = async (sent: string) => (await shop.graphql(KEEP, { token: sent })).data.keepAccount;

    expect((await press(`${token}x`)).userErrors).toEqual([{ code: 'INVALID_CREDENTIALS' }]);
    expect(await press(token)).toMatchObject({ ok: true, message: expect.stringContaining('stays as it was') });
    expect((await press(token)).ok).toBe(true);
    await eraseAll();
    expect(await isThere(shopper)).toBe(true);

    await shop.graphql(DELETE, { password: PASSWORD }, { headers: await signIn(shopper) });
    expect((await press(token)).ok).toBe(false);
    await eraseAll();
    expect(await isThere(shopper)).toBe(false);
    expect((await press(token)).userErrors).toEqual([{ code: 'INVALID_CREDENTIALS' }]);
  });

  it('are no matter of a token that is no text, though the shopper is signed in', async () => {
    const as = await aShopper();
    const { status, body } = await shop.rest('POST /api/account/keep', { as, body: { token: { of: 'mine' } } });

    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('begin once: asking again tells the same moment, and mails nothing more', async () => {
    const shopper = await aShopper();
    await remove(shopper);
    const first = (await askAs(shopper, ERASE_AT)).data.me.eraseAt;
    await shop.database.query(
      `UPDATE account_deletion SET asked_at = asked_at - interval '1 hour' WHERE user_id = $1`,
      [shopper.id],
    );

    await shop.graphql(DELETE, { password: PASSWORD }, { headers: await signIn(shopper) });
    await doJobs();

    expect((await askAs(shopper, ERASE_AT)).data.me.eraseAt).toBe(first);
    expect(await mailsTo(shopper, 'account-deletion')).toHaveLength(1);
  });

  it('wait on for an order that was placed meanwhile, and are let go by who gets a role in the shop', async () => {
    const [ordering, hired] = [await aShopper(), await aShopper()];
    await remove(ordering);
    await remove(hired);
    // Their tokens are those of another sign-in.
    const signedIn = await shop.database.manager.findOneByOrFail(User, { id: ordering.id });
    const orderId = await anOrder(signedIn, [OrderStatus.PACKED]);
    await shop.database.manager.update(User, { id: hired.id }, { role: Role.PACKER });

    await eraseAll();

    expect([await isThere(ordering), await isThere(hired)]).toEqual([true, true]);
    const left = await shop.database.manager.findBy(AccountDeletion, { userId: In([ordering.id, hired.id]) });
    expect(left.map(({ userId }) => userId)).toEqual([ordering.id]);
    await shop.database.query(`UPDATE "order" SET status = 'DELIVERED' WHERE id = $1`, [orderId]);
    await eraseAll();
    expect(await isThere(ordering)).toBe(false);
  });

  it('end whole or not at all, wherever the process dies, and for others all the same', async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    await anOrder(shopper, TO_THE_DOOR);
    await anAddress(shop.ctx(), shopper);
    for (const as of [shopper, other]) await remove(as);
    await letNoticePass(shop);
    const before = await traces(shopper);
    const { hooks } = shop.ctx();
    const dying = (place: number): Context => {
      const dies = {
        onAccountDeleted: async (_tx: Context, { id }: { id: string }) => {
          if (id === shopper.id) throw new Error('killed');
        },
      };
      return { ...mailing(), hooks: hooks.toSpliced(place, 0, dies) };
    };

    for (let place = 0; place <= hooks.length; place++) {
      await expect(eraseDueAccounts.run(dying(place), {}, 0)).rejects.toThrow('could not be deleted');
      expect(await traces(shopper)).toEqual(before);
    }
    expect(await isThere(other)).toBe(false);

    await Promise.all([eraseDueAccounts.run(mailing(), {}, 0), eraseDueAccounts.run(mailing(), {}, 0)]);
    await doJobs();
    expect(await traces(shopper)).toEqual([]);
    expect(await deletionMailsTo(shopper)).toHaveLength(1);
    expect(await findBreaches(await openBooks(shop.database))).toEqual([]);
  });

  it('let no wish for goods be told of, which is told once the account is kept', async () => {
    const shopper = await aShopper();
    const { id: variantId, productId } = await aVariant(shop);
    await shop.database.query(
      `INSERT INTO product_alert (kind, product_id, variant_id, user_id, language, confirmed_at)
       VALUES ('BACK_IN_STOCK', $1, $2, $3, 'en', now())`,
      [productId, variantId, shopper.id],
    );
    await remove(shopper);
    const tell = async () => {
      for (const task of alertTasks) if (task.schedule) await task.run(mailing(), {}, 0);
      await doJobs();
    };

    await tell();
    expect(await mailsTo(shopper, 'alert')).toEqual([]);
    await askAs(shopper, KEEP);
    await tell();
    expect(await mailsTo(shopper, 'alert')).toHaveLength(1);
  });
});

describe('an account whose owner stayed away for three years', () => {
  const awayFor = (years: string, ...shoppers: User[]) =>
    shop.database.query(`UPDATE "user" SET signed_in_at = now() - $1::interval WHERE id = ANY($2::uuid[])`, [
      years,
      shoppers.map(({ id }) => id),
    ]);
  const planned = async (shoppers: User[]) =>
    (await shop.database.manager.findBy(AccountDeletion, { userId: In(shoppers.map(({ id }) => id)) })).map(
      ({ userId }) => userId,
    );

  it('is deleted 48 hours after a mail says so, and stays where its owner signs in', async () => {
    const [away, back, lately] = [await aShopper(), await aShopper(), await aShopper()];
    await awayFor('3 years 1 day', away, back);
    await awayFor('2 years 360 days', lately);

    await tellInactiveAccounts.run(mailing(), {}, 0);
    await tellInactiveAccounts.run(mailing(), {}, 0);
    await letNoticePass(shop);
    await eraseDueAccounts.run(mailing(), {}, 0);
    expect(await isThere(away)).toBe(true);

    await doJobs();
    expect((await mailsTo(away, 'account-deletion'))[0]?.text).toContain('not used your account for three years');
    const [{ left }] = await shop.database.query(
      `SELECT extract(epoch FROM erase_at - now()) / 3600 > 47 AS left FROM account_deletion WHERE user_id = $1`,
      [away.id],
    );
    expect(left).toBe(true);
    await shop.rest('POST /api/user/signin', { body: { email: back.email, password: PASSWORD } });
    await letNoticePass(shop);
    await eraseDueAccounts.run(mailing(), {}, 0);

    expect([await isThere(away), await isThere(back), await isThere(lately)]).toEqual([false, true, true]);
    expect(await mailsTo(away, 'account-deletion')).toHaveLength(1);
    expect(await mailsTo(lately, 'account-deletion')).toEqual([]);
  });

  it('is left alone with store credit, a role, no address, or an order since', async () => {
    const [rich, packer, ordered, erased] = [await aShopper(), await aShopper(), await aShopper(), await aShopper()];
    await aStoreCredit(shop.ctx(), rich, 50);
    await shop.database.manager.update(User, { id: packer.id }, { role: Role.PACKER });
    await anOrder(ordered, TO_THE_DOOR);
    await shop.database.query(`UPDATE "user" SET email = id || '@deleted.invalid' WHERE id = $1`, [erased.id]);
    const all = [rich, packer, ordered, erased];
    await awayFor('4 years', ...all);

    await tellInactiveAccounts.run(mailing(), {}, 0);
    expect(await planned(all)).toEqual([]);
  });

  it('is left alone by a shop that sends no mail', async () => {
    const away = await aShopper();
    await awayFor('4 years', away);

    await tellInactiveAccounts.run({ ...shop.ctx(), mailer: null }, {}, 0);

    expect(await planned([away])).toEqual([]);
  });
});
