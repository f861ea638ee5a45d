import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { v7 } from 'uuid';
import { UserImage } from '../accounts/pictures/user-image.entity.js';
import { User } from '../accounts/user.entity.js';
import { Image } from '../media/image.entity.js';
import { openMailbox } from '../messages/mailbox.js';
import { MailboxMessage } from '../messages/mailbox-message.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { aFilledCart, anAddress, aUser } from '../testing/factories/account.factory.js';
import { aVariant, startCheckout } from '../testing/factories/checkout.factory.js';
import { anOrderOf, aReturnOf, TO_THE_DOOR } from '../testing/factories/order.factory.js';
import { findBreaches, openBooks } from '../testing/invariants.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';

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
const doJobs = () => {
  const ctx = shop.ctx();
  return runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => shop.address + path) });
};

const deletionMailsTo = ({ email }: User) =>
  shop.database.manager.findBy(MailboxMessage, { recipient: email, id: Like('account-deleted.%') });

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

    expect(await remove(shopper)).toEqual({ ok: true, message: 'Your account has been deleted.', userErrors: [] });
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

    expect((await remove(shopper)).ok).toBe(true);

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
