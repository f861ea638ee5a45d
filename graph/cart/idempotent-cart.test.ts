import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { Product } from '../catalogue/product.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { deleteOldKeys } from '../idempotency/idempotency.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { until } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let user: User;
let tea: ProductVariant;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  user = await aUser(shop.ctx());
  tea = await aVariant(shop, { countInStock: 20 });
});

afterAll(() => shop.close());

const ADD = `mutation ($input: CartLineInput!, $key: String) {
  addToCart(input: $input, idempotencyKey: $key) { cart { totalQuantity } message userErrors { code } }
}`;

const post = (key: string, quantity: number, as = user, more: object = {}) =>
  shop.rest('POST /api/cart/add', {
    ...{ as, headers: { 'Idempotency-Key': key } },
    body: { productId: tea.productId, quantity, ...more },
  });
const pieces = async (as = user) =>
  (await shop.rest('GET /api/cart', { as })).body.reduce(
    (total: number, { quantity }: { quantity: number }) => total + quantity,
    0,
  );

describe('addToCart under an idempotency key', () => {
  it('adds once, however often it is asked and answered, on both faces', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post('k1', 2)));

    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({ error: false, status: true, msg: 'Item is added in the cart' });
    }
    const input = { productId: tea.productId, quantity: 2 };
    const { data } = await shop.graphql(ADD, { input, key: 'k1' }, { as: user });
    expect(data.addToCart).toEqual({
      cart: { totalQuantity: 2 },
      message: 'Item is added in the cart',
      userErrors: [],
    });
    expect(await pieces()).toBe(2);
  });

  it('refuses the key with another body, and reads nothing of what a client adds to it', async () => {
    await post('k1', 2);

    const { status, body } = await post('k1', 3);

    expect(status).toBe(422);
    expect(body).toMatchObject({ error: true, status: false, code: 'IDEMPOTENCY_MISMATCH' });
    expect((await post('k1', 2, user, { price: 1, productTitle: 'Gold' })).status).toBe(200);
    expect((await post('x'.repeat(201), 1)).status).toBe(400);
    expect(await pieces()).toBe(2);
  });

  it('keeps the keys of shoppers apart, and keys of other calls', async () => {
    const other = await aUser(shop.ctx());
    await post('k1', 2);
    await post('k1', 3, other);
    await post('k2', 1);

    expect(await pieces()).toBe(3);
    expect(await pieces(other)).toBe(3);
  });

  it('leaves the key unused by a call that was refused', async () => {
    expect((await post('k1', 21)).status).toBe(409);

    expect((await post('k1', 20)).status).toBe(200);
  });

  it('takes no key without its pieces, when many ask for the last of them at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 8 }, (_, place) => post(`k${place}`, 4)))).map(
      ({ status }) => status,
    );
    const taken = await shop.database.query('SELECT key FROM idempotency WHERE user_id = $1', [user.id]);

    expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(3).fill(409)]);
    expect([taken.length, await pieces()]).toEqual([5, 20]);
  });

  it('remembers a key for seven days', async () => {
    const age = (days: number) =>
      shop.database.query("UPDATE idempotency SET created_at = now() - $1 * interval '1 day' WHERE user_id = $2", [
        ...[days, user.id],
      ]);
    await post('k1', 1);
    await age(6.9);
    await deleteOldKeys(shop.ctx());
    await post('k1', 1);
    expect(await pieces()).toBe(1);

    await age(7.1);
    await deleteOldKeys(shop.ctx());
    await post('k1', 1);

    expect(await pieces()).toBe(2);
  });
});

describe('mergeCart', () => {
  const MERGE = `mutation ($lines: [CartMergeLineInput!]!, $key: String) {
    mergeCart(lines: $lines, idempotencyKey: $key) {
      cart { totalQuantity }
      changes { outcome wanted added quantity price priceBefore product { id } substitutes(first: 2) { id } }
      message
      userErrors { code field }
    }
  }`;
  const choice = (variant: ProductVariant, quantity: number, more: object = {}) => ({
    ...{ productId: variant.productId, variantId: variant.id, quantity },
    ...more,
  });
  const merge = async (lines: object[], key: string | null = null) =>
    (await shop.graphql(MERGE, { lines, key }, { as: user })).data.mergeCart;
  const outcomes = ({ changes }: { changes: { outcome: string; added: number }[] }) =>
    changes.map(({ outcome, added }) => [outcome, added]);

  it('adds what was chosen on top of what is there, and says so', async () => {
    const rice = await aVariant(shop, { price: 99 });
    await post('k1', 2);

    const merged = await merge([choice(tea, 3), choice(rice, 1)]);

    expect(outcomes(merged)).toEqual([
      ['RAISED', 3],
      ['ADDED', 1],
    ]);
    expect(merged.changes[0]).toMatchObject({ quantity: 5, priceBefore: null, substitutes: [] });
    expect(merged).toMatchObject({ cart: { totalQuantity: 6 }, message: 'Item is added in the cart', userErrors: [] });
  });

  it('leaves nothing out silently: it tells what is short, sold out, gone, dearer or not chosen to the end', async () => {
    const few = await aVariant(shop, { countInStock: 2 });
    const none = await aVariant(shop, { countInStock: 0 });
    const many = await aVariant(shop, { countInStock: 5000 });
    const shirt = await aVariant(shop, {
      variants: [
        { size: 'M', pricePaise: none.pricePaise, onHand: 4 },
        { size: 'L', pricePaise: none.pricePaise, onHand: 4 },
      ],
    });
    const most = shop.config.cartPiecesPerLine;

    const merged = await merge([
      choice(few, 5),
      choice(none, 1),
      choice(many, most + 1),
      { productId: v7(), variantId: v7(), quantity: 1, price: 10 },
      { productId: shirt.productId, quantity: 1 },
      choice(tea, 1, { price: 80 }),
    ]);

    expect(outcomes(merged)).toEqual([
      ['LIMITED_TO_STOCK', 2],
      ['SOLD_OUT', 0],
      ['LIMITED_PER_LINE', most],
      ['GONE', 0],
      ['NEEDS_OPTION', 0],
      ['ADDED', 1],
    ]);
    expect(merged.changes[3]).toMatchObject({ product: null, price: null, priceBefore: null, substitutes: [] });
    expect(merged.changes[5]).toMatchObject({ price: 100, priceBefore: 80 });
    expect(merged.message).toBe('Some items you chose have changed. Please see your cart.');
  });

  it('names what there is instead: of the same category, and in stock', async () => {
    const soldOut = await aVariant(shop, { countInStock: 0 });
    const { categoryId } = await shop.database.manager.findOneByOrFail(Product, { id: soldOut.productId });
    const [other] = [await aVariant(shop, { categoryId }), await aVariant(shop, { categoryId, countInStock: 0 })];

    const { changes } = await merge([choice(soldOut, 1)]);

    expect(changes[0].substitutes).toEqual([{ id: other?.productId }]);
  });

  it('lowers nothing that is in the cart already, however little there is left', async () => {
    await post('k1', 4);
    await shop.database.query('UPDATE product_variant SET on_hand = 3 WHERE id = $1', [tea.id]);

    expect(outcomes(await merge([choice(tea, 1)]))).toEqual([['LIMITED_TO_STOCK', 0]]);
    expect(await pieces()).toBe(4);
  });

  it('loses nothing where two devices merge at once, and merges once under one key', async () => {
    const rice = await aVariant(shop, { countInStock: 100 });
    const [phone, laptop] = [
      [choice(tea, 2), choice(rice, 3)],
      [choice(rice, 4), choice(tea, 5)],
    ];

    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => merge(phone, 'phone')),
      ...Array.from({ length: 4 }, () => merge(laptop, 'laptop')),
    ]);

    expect(await pieces()).toBe(14);
    for (const half of [answers.slice(0, 4), answers.slice(4)])
      for (const { changes } of half) expect(changes).toEqual(half[0].changes);
    expect((await merge(phone.slice(1), 'phone')).userErrors).toEqual([{ code: 'IDEMPOTENCY_MISMATCH', field: null }]);
  });

  it('brings nothing a second time that addToCart had brought while its answer was lost', async () => {
    await post('pressed-offline', 2);

    const lines = [choice(tea, 2, { idempotencyKey: 'pressed-offline' }), choice(tea, 1, { idempotencyKey: 'later' })];
    const [first, again] = [await merge(lines), await merge(lines)];

    expect(await pieces()).toBe(3);
    expect(outcomes(first)).toEqual([
      ['ADDED', 2],
      ['RAISED', 1],
    ]);
    expect(again.changes[1]).toEqual(first.changes[1]);
  });
});

describe('any call that writes, under an Idempotency-Key', () => {
  const account = () => ({
    ...{ name: 'Meera', email: `${v7()}@example.com`, phone: '9876543210', password: 'mango-season' },
  });
  const signUp = (key: string, body: object) =>
    shop.rest('POST /api/user/signup', { headers: { 'Idempotency-Key': key }, body });
  const SIGN_IN = 'mutation ($email: String!) { signIn(email: $email, password: "mango-season") { token } }';

  it('is done once, however many come at once, and answered the same again', async () => {
    const [key, body] = [v7(), account()];

    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(key, body)));

    for (const answer of answers) expect([answer.status, answer.body]).toEqual([201, answers[0]?.body]);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed'))).toHaveLength(5);
    expect((await signUp(key, account())).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await signUp('x'.repeat(201), account())).status).toBe(400);
  });

  it('names the key where it is one that cannot be kept', async () => {
    const input = { productId: tea.productId, quantity: 1 };
    const add = `mutation ($input: CartLineInput!, $key: String) {
      addToCart(input: $input, idempotencyKey: $key) { userErrors { field message } }
    }`;
    const asked = (key: string) => shop.graphql(add, { input, key }, { as: user });

    expect((await asked('x'.repeat(201))).data.addToCart.userErrors).toEqual([
      { field: 'idempotencyKey', message: 'The idempotency key can have at most 200 characters.' },
    ]);
    expect((await asked('a\0b')).data.addToCart.userErrors).toEqual([
      { field: 'idempotencyKey', message: 'The idempotency key contains characters that cannot be shown.' },
    ]);
  });

  it('refuses a request that is nested by the thousand, as no call is', async () => {
    const nested = '['.repeat(9_000) + ']'.repeat(9_000);
    const headers = { 'content-type': 'application/json', 'idempotency-key': v7() };
    const query = 'mutation { signOutEverywhere { ok } }';
    for (const [path, body] of [
      ['/graphql', `{"query":"${query}","variables":{"nested":${nested}}}`],
      ['/api/user/email/undo', `{"token":"x","nested":${nested}}`],
    ]) {
      const answer = await fetch(shop.address + path, { method: 'POST', headers, body });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('BAD_USER_INPUT')]);
    }
  });

  it('leaves the key unused when it was refused', async () => {
    const [key, body] = [v7(), account()];
    expect((await signUp(key, { ...body, password: 'short' })).status).toBe(400);

    expect((await signUp(key, body)).status).toBe(201);
  });

  it.each([
    ['one statement', 'mutation ($id: ID!) { addToCart(input: { productId: $id, quantity: 1 }) { message } }'],
    ['a transaction', 'mutation ($id: ID!) { mergeCart(lines: [{ productId: $id, quantity: 1 }]) { cart { id } } }'],
  ])('leaves the key unused when the database gave up a change in %s', async (_, mutation) => {
    const buyer = await aUser(shop.ctx());
    const headers = { 'Idempotency-Key': v7() };
    const ask = () => shop.graphql(mutation, { id: tea.productId }, { as: buyer, headers });
    const runner = shop.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('LOCK TABLE cart_line IN ACCESS EXCLUSIVE MODE');

    const asked = ask();
    const waiting = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await until(async () => (await shop.database.query(waiting)).length > 0);
    await shop.database.query(`SELECT pg_cancel_backend(pid) FROM (${waiting}) waits`);
    const refused = await asked;
    await runner.rollbackTransaction();
    await runner.release();

    expect(refused.errors?.[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect([(await ask()).errors, (await ask()).errors]).toEqual([[], []]);
    expect(await pieces(buyer)).toBe(1);
  });

  it('is none that the payment provider makes, whose events have ids of their own', async () => {
    const headers = { 'Idempotency-Key': v7() };
    const tell = (event: string) => shop.rest('POST /api/payment/webhook', { headers, body: { event } });
    const first = await tell('payment.captured');

    expect((await tell('refund.processed')).status).toBe(first.status);
  });

  it('stores no token that somebody could read', async () => {
    const [key, { email, ...rest }] = [v7(), account()];
    await signUp(v7(), { email, ...rest });
    const signIn = () => shop.graphql(SIGN_IN, { email }, { headers: { 'Idempotency-Key': key } });

    const { token } = (await signIn()).data.signIn;

    expect((await signIn()).data.signIn.token).toBe(token);
    const stored: { answer: Buffer | null }[] = await shop.database.query('SELECT answer FROM stored_answer');
    expect(stored.map(({ answer }) => answer?.includes(token) || answer?.includes(key))).not.toContain(true);
  });

  it('is not done again while nobody knows what became of the first, as when the shop died over it', async () => {
    const [key, body] = [v7(), account()];
    await signUp(key, body);
    await shop.database.query('UPDATE stored_answer SET answer = NULL');

    const { status, body: refusal } = await signUp(key, body);

    expect([status, refusal.code]).toEqual([409, 'CONFLICT']);
  });

  it('is remembered for seven days', async () => {
    const [key, body] = [v7(), account()];
    await signUp(key, body);
    await shop.database.query("UPDATE stored_answer SET created_at = now() - interval '7.1 days'");
    await deleteOldKeys(shop.ctx());

    expect((await signUp(key, body)).body.code).toBe('EMAIL_TAKEN');
  });

  it('is answered in one language alone, when repeated: that of the repetition by the cart, else that of the first', async () => {
    const body = account();
    const inTurn = async (
      ask: (headers: Record<string, string>) => Promise<{ body: { msg: string } }>,
      key: string,
    ) => {
      const words: string[] = [];
      for (const language of ['hi', 'mr', 'en', 'hi'])
        words.push((await ask({ 'Idempotency-Key': key, 'Accept-Language': language })).body.msg);
      return words;
    };

    const item = { productId: tea.productId, quantity: 1 };
    const added = await inTurn((headers) => shop.rest('POST /api/cart/add', { as: user, headers, body: item }), v7());
    const signedUp = await inTurn((headers) => shop.rest('POST /api/user/signup', { headers, body }), v7());

    const hindi = 'सामान कार्ट में आ गया';
    expect(added).toEqual([hindi, 'वस्तू कार्टमध्ये टाकली', 'Item is added in the cart', hindi]);
    expect(new Set(signedUp)).toEqual(new Set(['आपका खाता तैयार है. साइन इन करें.']));
    expect(await pieces()).toBe(1);
  });
});
