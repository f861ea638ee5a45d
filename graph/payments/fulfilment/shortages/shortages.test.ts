import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '../../../accounts/user.entity.js';
import { Diet } from '../../../catalogue/label/product-label.type.js';
import { WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import { SubstitutionWish } from '../../../catalogue/substitutes/substitution-wish.js';
import type { ProductVariant } from '../../../catalogue/variants/product-variant.entity.js';
import { openMailbox } from '../../../messages/mailbox.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { OrderStatus } from '../../../orders/order-status.js';
import { asPaise, paiseOfRupees } from '../../../shared/money/money.js';
import { aFilledCart, aUser } from '../../../testing/factories/account.factory.js';
import { aBatch, dayFromNow } from '../../../testing/factories/batch.factory.js';
import { aCategory, aProduct, type ProductWishes } from '../../../testing/factories/catalogue.factory.js';
import { aVariant, stockOf } from '../../../testing/factories/checkout.factory.js';
import { aStoreCredit } from '../../../testing/factories/credit.factory.js';
import { aCashOrderOf, anOrderOf } from '../../../testing/factories/order.factory.js';
import { type Books, findBreaches, NOTHING, openBooks } from '../../../testing/invariants.js';
import { makeDue, runDueJobs } from '../../../testing/jobs.js';
import { openShop, type TestShop } from '../../../testing/shop.js';
import { setOrderStatus } from '../set-order-status.js';
import { shipOrder } from '../ship-order.js';
import { reportMissing } from './report-missing.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';
import { END_QUESTION } from './shortage-tasks.js';
import { shortageToken } from './shortage-token.js';

const { ASK_ME, SIMILAR, NOTHING: NOTHING_ELSE } = SubstitutionWish;

let shop: TestShop;
let admin: User;
let books: Books;
let dal: ProductVariant;
let other: ProductVariant;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  books = await openBooks(shop.database);
});

const goods = async (wishes: ProductWishes) => {
  const variant = await aVariant(shop, { categoryId, brand: categoryId, weight: '1 kg', ...wishes });
  books.opening.set(variant.id, wishes.countInStock ?? 10);
  return variant;
};

beforeEach(async () => {
  categoryId = (await aCategory(shop.ctx())).id;
  dal = await goods({ name: 'Toor Dal', price: 120, label: { diet: Diet.VEG, allergens: [] } });
  other = await goods({ name: 'Toor Dal Organic', price: 110, label: { diet: Diet.VEG } });
});

afterAll(async () => {
  await runDueJobs(shop);
  expect(await findBreaches(books)).toEqual([]);
  await shop.close();
});

const lineOf = (orderId: string, { id: variantId }: ProductVariant) =>
  shop.database.manager.findOneByOrFail(OrderLine, { orderId, variantId });
const orderOf = (id: string) => shop.database.manager.findOneByOrFail(Order, { id });
const shortageOf = (orderId: string) => shop.database.manager.findOneByOrFail(Shortage, { orderId });
const refundsOf = async (id: string): Promise<{ money: number; credit: number }[]> =>
  shop.database.query(
    `SELECT (r.amount_paise - r.credit_paise)::float8 AS money, r.credit_paise::float8 AS credit FROM refund r
     JOIN "order" o ON o.payment_id = r.payment_id WHERE o.id = $1 ORDER BY r.id`,
    [id],
  );

/** A buyer of three pieces of dal who has said what is wanted where some are missing. */
async function aBuyerWho(wish: SubstitutionWish, pieces: Record<string, number> = { [dal.id]: 3 }): Promise<User> {
  const buyer = await aUser(shop.ctx());
  await aFilledCart(shop.ctx(), buyer, pieces);
  const { data } = await shop.graphql('{ me { cart { lines { id wish } } } }', {}, { as: buyer });
  for (const { id } of data.me.cart.lines) {
    const set = `mutation ($id: ID!, $wish: SubstitutionWish!) {
      setCartLineWish(id: $id, wish: $wish) { cart { lines { wish } } userErrors { code } } }`;
    const { setCartLineWish } = (await shop.graphql(set, { id, wish }, { as: buyer })).data;
    expect(setCartLineWish.userErrors).toEqual([]);
  }
  return buyer;
}
const missing = async (orderId: string, variant: ProductVariant, quantity: number, offered: ProductVariant[] = []) =>
  reportMissing(shop.ctx(admin), {
    ...{ lineId: (await lineOf(orderId, variant)).id, quantity, reason: WasteReason.LOST },
    offered: offered.map(({ id }) => id),
  });
const ANSWER = `mutation ($id: ID, $token: String, $variantId: ID) {
  answerShortage(id: $id, token: $token, variantId: $variantId) { message shortage { status } userErrors { code field } } }`;
const answer = async (variables: object, as: User | null) =>
  (await shop.graphql(ANSWER, variables, { as })).data.answerShortage;

describe('setCartLineWish', () => {
  it('stays with its line while the number changes, and goes into the order', async () => {
    const buyer = await aBuyerWho(SIMILAR);
    const more = { productId: dal.productId, variantId: dal.id, quantity: 1 };
    await shop.rest('POST /api/cart/add', { as: buyer, body: more });

    const id = await anOrderOf(shop, buyer);

    expect(await lineOf(id, dal)).toMatchObject({ wish: 'SIMILAR', quantity: 4 });
  });
});

describe('what is missing when it is packed', () => {
  it('goes back in money where the shopper wants nothing else, and the stock tells of it', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(NOTHING_ELSE));

    await missing(id, dal, 1, [other]);

    expect(await orderOf(id)).toMatchObject({ amountPaise: 36_000, shortPaise: 12_000 });
    expect(await refundsOf(id)).toEqual([{ money: 12_000, credit: 0 }]);
    expect(await stockOf(shop, dal)).toEqual({ onHand: 7, reserved: 0 });
    const history = await shop.database.query(
      'SELECT kind, delta, waste_reason AS waste FROM stock_movement WHERE variant_id = $1 ORDER BY id DESC LIMIT 3',
      [dal.id],
    );
    expect(history).toEqual([
      { kind: 'WASTE', delta: -1, waste: 'LOST' },
      { kind: 'CANCELLATION', delta: 1, waste: null },
      { kind: 'SALE', delta: -3, waste: null },
    ]);
  });

  it('is replaced at once for who wants something similar, and the difference goes back', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(SIMILAR));

    await missing(id, dal, 2, [other]);

    expect(await lineOf(id, other)).toMatchObject({ quantity: 2, pricePaise: 11_000 });
    expect(await orderOf(id)).toMatchObject({ shortPaise: 2_000 });
    expect(await refundsOf(id)).toEqual([{ money: 2_000, credit: 0 }]);
    expect(await stockOf(shop, other)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('is asked of the shopper, and packed as answered; the same answer again changes nothing', async () => {
    const buyer = await aBuyerWho(ASK_ME);
    const id = await anOrderOf(shop, buyer);
    await missing(id, dal, 1, [other]);
    const ctx = shop.ctx(admin);
    await expect(setOrderStatus(ctx, id, OrderStatus.PACKED)).rejects.toMatchObject({ code: 'CONFLICT' });
    const { me } = (
      await shop.graphql(
        '{ me { questions { id quantity line { productTitle } offers { title price } } } }',
        {},
        { as: buyer },
      )
    ).data;
    expect(me.questions).toMatchObject([
      {
        quantity: 1,
        line: { productTitle: 'Toor Dal' },
        offers: [{ title: `${categoryId} Toor Dal Organic, 1 kg`, price: 110 }],
      },
    ]);

    const answers = [];
    for (let time = 0; time < 2; time++)
      answers.push(await answer({ id: me.questions[0].id, variantId: other.id }, buyer));

    expect(answers).toMatchObject([
      { shortage: { status: 'SUBSTITUTED' }, userErrors: [] },
      { shortage: { status: 'SUBSTITUTED' }, userErrors: [] },
    ]);
    expect((await answer({ id: me.questions[0].id }, buyer)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await lineOf(id, dal)).toMatchObject({ quantity: 3, missing: 1 });
    await setOrderStatus(ctx, id, OrderStatus.PACKED);
  });

  it('is answered by the link of the mail alone, and not by that of another', async () => {
    const buyer = await aBuyerWho(ASK_ME);
    const id = await anOrderOf(shop, buyer);
    const ctx = {
      ...shop.ctx(admin),
      mailer: openMailbox(shop.database.manager, (path) => `https://shop.test${path}`),
    };
    const { id: lineId } = await lineOf(id, dal);
    await reportMissing(ctx, { lineId, quantity: 1, reason: WasteReason.DAMAGED, offered: [other.id] });
    await runDueJobs(shop, { ...shop.ctx(), mailer: ctx.mailer });
    const shortage = await shortageOf(id);
    const token = shortageToken(shop.ctx().config, shortage.id);
    const [mail]: { text: string }[] = await shop.database.query(
      `SELECT text FROM mailbox_message WHERE text LIKE $1`,
      [`%/mails/answer#${token}%`],
    );
    expect(mail?.text).toContain('Toor Dal Organic, 1 kg');

    const stranger = await answer({ id: shortage.id }, await aUser(shop.ctx()));
    const forged = await answer({ token: `${token.slice(0, -2)}xx` }, null);
    const answered = await answer({ token, variantId: other.id }, null);

    expect(stranger.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(forged.userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS' }]);
    expect(answered).toMatchObject({ shortage: { status: 'SUBSTITUTED' }, userErrors: [] });
  });

  it('goes back in money when the time is over', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(ASK_ME));
    await missing(id, dal, 1, [other]);

    await makeDue(shop.database, END_QUESTION);
    await runDueJobs(shop, shop.ctx(), [END_QUESTION]);

    expect(await shortageOf(id)).toMatchObject({ status: ShortageStatus.NOT_SUPPLIED, endedBy: 'PAYMENT' });
    expect(await refundsOf(id)).toEqual([{ money: 12_000, credit: 0 }]);
  });

  it('calls the order off with all that was paid where nothing is left to send', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(NOTHING_ELSE));

    await missing(id, dal, 2);
    await missing(id, dal, 1);

    expect(await orderOf(id)).toMatchObject({ status: 'CANCELLED' });
    expect((await refundsOf(id)).map(({ money }) => money)).toEqual([24_000, 12_000]);
    expect(await stockOf(shop, dal)).toEqual({ onHand: 7, reserved: 0 });
  });

  it('does not come back to the stock when the order is called off while the shopper is asked', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(ASK_ME));
    await missing(id, dal, 1, [other]);

    await setOrderStatus(shop.ctx(admin), id, OrderStatus.CANCELLED);

    expect(await shortageOf(id)).toMatchObject({ status: ShortageStatus.NOT_SUPPLIED });
    expect(await stockOf(shop, dal)).toEqual({ onHand: 9, reserved: 0 });
    expect((await refundsOf(id)).map(({ money }) => money)).toEqual([36_000]);
  });

  it('is due no more at the door, and credit comes back only for what exceeds that', async () => {
    const buyer = await aBuyerWho(NOTHING_ELSE, { [dal.id]: 3, [other.id]: 1 });
    await aStoreCredit(shop.ctx(), buyer, 300);
    const id = await aCashOrderOf(shop, buyer, [], { creditPaise: asPaise(30_000) });
    const due = async () =>
      (await shop.graphql('query ($id: ID!) { order(id: $id) { total amountDue notSupplied } }', { id }, { as: buyer }))
        .data.order;
    expect(await due()).toEqual({ total: 500, amountDue: 200, notSupplied: 0 });

    await missing(id, dal, 1);
    expect(await due()).toEqual({ total: 500, amountDue: 80, notSupplied: 120 });
    expect(await refundsOf(id)).toEqual([]);
    await missing(id, dal, 1);

    expect(await due()).toEqual({ total: 500, amountDue: 0, notSupplied: 240 });
    expect(await refundsOf(id)).toEqual([{ money: 0, credit: 4_000 }]);
  });

  it('does not make delivery dearer, and leaves the invoice to what was supplied', async () => {
    await shop.database.query('INSERT INTO delivery_terms (id, fee_paise, free_from_paise) VALUES (1, 4000, 35000)');
    try {
      const id = await anOrderOf(shop, await aBuyerWho(NOTHING_ELSE));
      await missing(id, dal, 1);
      await setOrderStatus(shop.ctx(admin), id, OrderStatus.PACKED);
      await shipOrder(shop.ctx(admin), id, { courier: null, trackingNumber: null, lines: null });

      const [invoice] = await shop.database.query(
        `SELECT i.total_paise::float8 AS total, l.quantity, l.amount_paise::float8 AS amount FROM invoice i
         JOIN invoice_line l ON l.invoice_id = i.id WHERE i.order_id = $1`,
        [id],
      );
      expect(invoice).toEqual({ total: 24_000, quantity: 2, amount: 24_000 });
      const [{ notes }] = await shop.database.query(
        `SELECT count(*)::int AS notes FROM invoice WHERE order_id = $1 AND kind = 'CREDIT_NOTE'`,
        [id],
      );
      expect(notes).toBe(0);
    } finally {
      await shop.database.query('DELETE FROM delivery_terms');
    }
  });

  it('cannot be more than is left, and not what has left', async () => {
    const id = await anOrderOf(shop, await aBuyerWho(NOTHING_ELSE));
    await expect(missing(id, dal, 4)).rejects.toMatchObject({ code: 'CONFLICT' });
    await setOrderStatus(shop.ctx(admin), id, OrderStatus.PACKED);
    await setOrderStatus(shop.ctx(admin), id, OrderStatus.SHIPPED);

    await expect(missing(id, dal, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('what is offered instead', () => {
  it.each<[string, () => Promise<ProductVariant>]>([
    ['what is dearer', () => goods({ price: 121, label: { diet: Diet.VEG } })],
    ['what is not vegetarian', () => goods({ price: 90, label: { diet: Diet.EGG } })],
    ['what has no mark', () => goods({ price: 90 })],
    ['what has an allergen more', () => goods({ price: 90, label: { diet: Diet.VEG, allergens: ['nuts'] } })],
    ['a far smaller pack', () => goods({ price: 60, weight: '250 g', label: { diet: Diet.VEG } })],
    ['what is out of stock', () => goods({ price: 90, countInStock: 0, label: { diet: Diet.VEG } })],
    [
      'what is of another category',
      async () => aVariant(shop, { price: 90, weight: '1 kg', label: { diet: Diet.VEG } }),
    ],
    [
      'what is too near to its date',
      async () => {
        const near = await goods({ price: 90, countInStock: 0, label: { diet: Diet.VEG, shelfLifeDays: 200 } });
        await aBatch(shop, near, { quantity: 5, keeps: 20 });
        books.opening.delete(near.id);
        return near;
      },
    ],
  ])('is never %s', async (_, make) => {
    const unfit = await make();
    const id = await anOrderOf(shop, await aBuyerWho(SIMILAR));
    const { data } = await shop.graphql(
      'query ($id: ID!) { order(id: $id) { lines { substitutes { variant { id } price } } } }',
      { id },
      { as: admin },
    );

    expect(data.order.lines[0].substitutes).toEqual([{ variant: { id: other.id }, price: 110 }]);
    await expect(missing(id, dal, 1, [unfit])).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps a promise of its own where it has a date', async () => {
    const dated = await goods({ price: 100, countInStock: 0, label: { diet: Diet.VEG } });
    await aBatch(shop, dated, { quantity: 5, keeps: 200 });
    books.opening.delete(dated.id);
    const id = await anOrderOf(shop, await aBuyerWho(SIMILAR));

    await missing(id, dal, 1, [dated]);

    expect(await lineOf(id, dated)).toMatchObject({ bestBefore: dayFromNow(200) });
    await setOrderStatus(shop.ctx(admin), id, OrderStatus.PACKED);
    await setOrderStatus(shop.ctx(admin), id, OrderStatus.SHIPPED);
  });
});

describe('weighLine', () => {
  const WEIGH = `mutation ($id: ID!, $grams: Int!) { weighLine(lineId: $id, grams: $grams) {
    order { notSupplied lines { weighedGrams looseGrams } } userErrors { code field } } }`;
  const weigh = async (id: string, grams: number) =>
    (await shop.graphql(WEIGH, { id, grams }, { as: admin })).data.weighLine;

  it('bills loose goods as weighed, in the shopper’s favour, and gives more for nothing', async () => {
    const loose = await aProduct(shop.ctx(), {
      categoryId,
      variants: [{ weight: '500 g', pricePaise: paiseOfRupees(80), onHand: 20, isLoose: true }],
    });
    const [variant] = await shop.database.query('SELECT id FROM product_variant WHERE product_id = $1', [loose.id]);
    books.opening.set(variant.id, 20);
    const buyer = await aBuyerWho(NOTHING_ELSE, { [variant.id]: 2 });
    const id = await anOrderOf(shop, buyer);
    const { id: lineId } = await lineOf(id, variant);

    const less = await weigh(lineId, 950);
    const again = await weigh(lineId, 950);
    const more = await weigh(lineId, 1_020);

    expect(less).toMatchObject({ order: { notSupplied: 8, lines: [{ weighedGrams: 950, looseGrams: 500 }] } });
    expect(again).toMatchObject({ order: { notSupplied: 8 }, userErrors: [] });
    expect(more.userErrors).toMatchObject([{ code: 'CONFLICT', field: 'grams' }]);
    expect(await refundsOf(id)).toEqual([{ money: 800, credit: 0 }]);
    expect(
      (await weigh((await lineOf(await anOrderOf(shop, await aBuyerWho(SIMILAR)), dal)).id, 5)).userErrors,
    ).toMatchObject([{ code: 'CONFLICT', field: 'lineId' }]);
  });
});

it('leaves the books in order', async () => {
  expect(await findBreaches(books, NOTHING, { isSettled: false })).toEqual([]);
});
