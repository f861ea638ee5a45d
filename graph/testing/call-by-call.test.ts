import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ZodObject } from 'zod';
import type { User } from '../accounts/user.entity.js';
import { openApi } from '../api.js';
import { CartLine } from '../cart/cart-line.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { callsOf } from '../rest/describe-call.js';
import { aUser } from './factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from './factories/checkout.factory.js';
import { openShop, type TestShop } from './shop.js';

const restRouter = await openApi();

/** What is asked of calls one by one and belongs to no feature alone. */
let shop: TestShop;
let shopper: User;
let variant: ProductVariant;

beforeAll(async () => {
  shop = await openShop();
  shopper = await aUser(shop.ctx());
  variant = await aVariant(shop, { countInStock: 50 });
});

afterAll(() => shop.close());

/** Names under which the specification's client says who it is. */
const OWN_ID = ['userId', 'userid', 'customerId'];

const calls = callsOf(restRouter).flatMap(({ method, path, description }) => {
  const inQuery = Object.keys(description?.query ?? {}).find((name) => OWN_ID.includes(name));
  const shape = (description?.body as ZodObject | undefined)?.shape ?? {};
  const inBody = Object.keys(shape).find((name) => OWN_ID.includes(name));
  return inQuery || inBody ? [{ name: `${method.toUpperCase()} ${path}`, inQuery, inBody }] : [];
});

describe('a call that may name a shopper', () => {
  it.each(calls.map((call) => [call.name, call] as const))(
    'is refused to a caller who names another: %s',
    async (name, call) => {
      const other = await aUser(shop.ctx());
      const [method, path = ''] = name.split(' ');
      const query = call.inQuery ? `?${call.inQuery}=${other.id}` : '';
      const body = call.inBody
        ? { body: { [call.inBody]: other.id, productId: variant.productId, quantity: 1, amount: 1, note: 'Sorry' } }
        : {};

      const answer = await shop.rest(`${method} /api${path.replace(':id', variant.id)}${query}`, {
        as: shopper,
        ...body,
      });

      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    },
  );
});

describe('guessing a password', () => {
  it('is counted for each guess, however many stand in one operation', async () => {
    const { email } = await aUser(shop.ctx(), { password: 'mango-season' });
    const guess = (_: unknown, turn: number) =>
      `g${turn}: signIn(email: "${email}", password: "wrong-${turn}") { userErrors { code } }`;

    const operation = `mutation { ${Array.from({ length: 3 }, guess).join(' ')} }`;
    for (let turn = 0; turn < 3; turn++) expect((await shop.graphql(operation)).errors).toEqual([]);
    const { errors } = await shop.graphql(operation);
    const { status } = await shop.rest('POST /api/user/signin', { body: { email, password: 'mango-season' } });

    expect(errors.map(({ extensions }) => extensions.code)).toContain('RATE_LIMITED');
    expect(status).toBe(429);
  });

  it('is not made easier by saying that one comes from elsewhere, where no proxy stands before the shop', async () => {
    const alone = await openShop({ SIGN_IN_FAILURES_PER_NETWORK: '3' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { status } = await alone.rest('POST /api/user/signin', {
        body: { email: `nobody-${turn}@example.com`, password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${turn}`, forwarded: `for=203.0.113.${turn}` },
      });
      statuses.push(status);
    }
    await alone.close();

    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('a checkout', () => {
  it('sells what it was opened over, though its lines are taken out of the cart while it is paid', async () => {
    const buyer = await aBuyer(shop, variant, 2);
    const { orderId, amount } = await startCheckout(shop, buyer);
    const { id } = await shop.database.manager.findOneByOrFail(CartLine, { userId: buyer.id });
    expect((await shop.rest(`DELETE /api/cart/${id}`, { as: buyer })).status).toBe(200);

    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    const first = await shop.rest('POST /api/orders/create', {
      as: buyer,
      body: { paymentId, products: [], amount: 1 },
    });
    const again = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });

    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ amount: amount / 100, products: [{ quantity: 2 }] });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  });
});

describe('a review', () => {
  it('of a megabyte is refused before it is read', async () => {
    const body = { productId: variant.productId, review: 'x'.repeat(1_000_000), customerRating: 5 };

    const answer = await shop.rest('POST /api/productReviews/add', { as: shopper, body });

    expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('a list without pages', () => {
  it('ends at 500 products, and says how many there are', async () => {
    await shop.database.query(
      `WITH made AS (INSERT INTO product (slug, name, description, brand, category_id, price_paise, featured)
         SELECT 'many-' || n, 'Many ' || n, '', 'Test Brand', category_id, 100, true
         FROM product, generate_series(1, 501) AS n WHERE id = $1 RETURNING id)
       INSERT INTO product_variant (product_id, sku, price_paise, on_hand, position) SELECT id, id, 100, 1, 0 FROM made`,
      [variant.productId],
    );

    const { body, headers } = await shop.rest('GET /api/products/featured');

    expect(body).toHaveLength(500);
    expect(headers.get('x-total-count')).toBe('501');
  });
});

describe('the log', () => {
  it('holds neither passwords, tokens, names, addresses nor numbers of who signs up and in, whatever its level', async () => {
    const lines: string[] = [];
    const noted = await openShop({ LOG_LEVEL: 'debug' }, { write: (line) => lines.push(line) });
    const person = {
      name: 'Ashalata Rao',
      email: 'ashalata@example.com',
      phone: '9876501234',
      password: 'mango-season',
    };
    await noted.rest('POST /api/user/signup', { body: person });
    const { body } = await noted.rest('POST /api/user/signin?password=mango-season', { body: person });
    const as = `Bearer ${body.token}`;
    await noted.rest('POST /api/user/signin', { body: { ...person, password: 'mango-seasom' } });
    await noted.graphql(
      'mutation { changePassword(oldPassword: "mango-season", newPassword: "monsoon-rain") { token } }',
      {},
      { as },
    );
    await noted.rest(`PUT /api/user/${body.user.id}`, { as, body: '{"name":"Ashalata Rao", broken' });
    await noted.close();

    const said = lines.join('');
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of ['mango', 'monsoon', body.token, 'Ashalata', 'ashalata', '9876501234']) {
      expect(said).not.toContain(secret);
    }
  });
});
