import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { Credit } from '../../credit/credit.entity.js';
import { openMailbox } from '../../messages/mailbox.js';
import { MailboxMessage } from '../../messages/mailbox-message.entity.js';
import { INDIA_AHEAD_MS } from '../../shared/india-time.js';
import { asPaise, paiseOfRupees } from '../../shared/money/money.js';
import { Role } from '../../shared/rights/role.js';
import { eraseNow } from '../../testing/erase-now.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { aGiftCardCheckout } from '../../testing/factories/credit.factory.js';
import { type Books, findBreaches, NOTHING, openBooks } from '../../testing/invariants.js';
import { makeDue, runDueJobs } from '../../testing/jobs.js';
import { signedEvent } from '../../testing/money/webhook-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { Refund } from '../refunds/refund.entity.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;
let books: Books;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
  books = await openBooks(shop.database);
});
afterAll(async () => {
  expect(await findBreaches(books, NOTHING, { isSettled: false })).toEqual([]);
  await shop.close();
});

/** What is mailed lies in the local mailbox. */
const doJobs = () => {
  const ctx = shop.ctx();
  return runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => shop.address + path) });
};
const mailsTo = (recipient: string) => shop.database.manager.findBy(MailboxMessage, { recipient });
/** A moment by the clock of India. */
const inIndia = (ms: number) => new Date(ms + INDIA_AHEAD_MS).toISOString().slice(0, 19);
const codeIn = ({ text }: MailboxMessage) => /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/.exec(text)?.[0] ?? '';
const confirm = (as: User, paymentId: string) => shop.rest('POST /api/gift-cards/confirm', { as, body: { paymentId } });
const enter = (as: User, code: string) => shop.rest('POST /api/credit/gift-cards', { as, body: { code } });

let last = 0;
const anAddress = () => `friend-${++last}@example.com`;

/**
 * A gift card to an address of its own, opened and paid at the provider, which tells of it later.
 */
async function aPaid(buyer: User, wish: Parameters<typeof aGiftCardCheckout>[2] = {}) {
  const email = anAddress();
  const { paymentOrder, giftCardPurchase } = await aGiftCardCheckout(shop, buyer, { recipientEmail: email, ...wish });
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, paymentOrder.providerOrderId ?? '');
  return { email, paymentId, id: giftCardPurchase.id, checkoutId: paymentOrder.id };
}

describe('a gift card that is bought', () => {
  it('goes out by mail once it is paid, once, however many tell of the payment, and can be spent by who has it', async () => {
    const [buyer, friend] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const { email, paymentId, id } = await aPaid(buyer, { message: 'Happy birthday!\nYours, Asha' });
    await doJobs();
    expect(await mailsTo(email)).toEqual([]);

    const event = () => shop.rest('POST /api/payment/webhook', signedEvent(shop, 'payment.captured', paymentId));
    await Promise.all([event(), event(), confirm(buyer, paymentId), confirm(buyer, paymentId)]);
    await doJobs();
    await confirm(buyer, paymentId);
    await doJobs();

    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${buyer.name} gives you a gift card`);
    expect(mail?.text).toContain('Happy birthday!');
    expect((await enter(friend, mail ? codeIn(mail) : '')).body.msg).toBe(
      'The gift card is added. It has ₹500.00 left.',
    );
    const { data } = await shop.graphql('{ me { giftCardPurchases { id state value } } }', {}, { as: buyer });
    expect(data.me.giftCardPurchases).toEqual([{ id, state: 'SENT', value: 500 }]);
  });

  it('is told of by a receipt that is no tax invoice, and counts as no sale, no order and no supply', async () => {
    const buyer = await aUser(shop.ctx());
    const { paymentId } = await aPaid(buyer);
    await confirm(buyer, paymentId);
    await doJobs();

    const [receipt] = (await mailsTo(buyer.email)).filter(({ subject }) => subject.startsWith('Receipt'));
    expect(receipt?.subject).toBe('Receipt for a gift card of ₹500.00');
    expect(receipt?.text).toContain('no tax invoice');
    expect(receipt?.text).toContain(paymentId);
    const [{ orders, invoices }] = await shop.database.query(
      'SELECT (SELECT count(*)::int FROM "order") AS orders, (SELECT count(*)::int FROM invoice) AS invoices',
    );
    expect({ orders, invoices }).toEqual({ orders: 0, invoices: 0 });
  });

  it('that is to go out later waits for its day, and its year begins on it and ends with a day', async () => {
    const buyer = await aUser(shop.ctx());
    const sendAt = new Date(Date.now() + 20 * DAY_MS);
    const { email, paymentId, id } = await aPaid(buyer, { sendAt });
    await confirm(buyer, paymentId);
    await doJobs();

    expect(await mailsTo(email)).toEqual([]);
    const { creditId } = await shop.database.manager.findOneByOrFail(GiftCardPurchase, { id });
    const card = await shop.database.manager.findOneByOrFail(Credit, { id: creditId ?? '' });
    const lastDay = inIndia(sendAt.getTime() + 365 * DAY_MS).slice(0, 10);
    expect(inIndia(card.expiresAt?.getTime() ?? 0)).toBe(`${lastDay}T23:59:59`);
    await makeDue(shop.database, 'send-gift-card');
    await doJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('comes also of a payment that comes late, but goes back where its buyer had given it up', async () => {
    const [late, other] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const expired = await aPaid(late);
    await shop.database.query("UPDATE payment_order SET state = 'expired' WHERE id = $1", [expired.checkoutId]);
    const email = anAddress();
    const givenUp = await aGiftCardCheckout(shop, other, { recipientEmail: email });
    await shop.rest(`POST /api/payment/order/${givenUp.paymentOrder.id}/cancel`, { as: other });
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, givenUp.paymentOrder.providerOrderId ?? '');

    expect((await confirm(late, expired.paymentId)).body.state).toBe('paid');
    expect((await confirm(other, paymentId)).body.state).toBe('refunded');
    await doJobs();

    expect(await mailsTo(expired.email)).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
    const [back] = await shop.database.manager.findBy(Refund, { paymentId });
    expect(back?.amountPaise).toBe(50_000);
  });

  it('makes no order, whatever a client asks for, and pays for none', async () => {
    const buyer = await aUser(shop.ctx());
    const { paymentId } = await aPaid(buyer);

    const placed = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });

    expect([placed.status, placed.body.msg]).toEqual([409, 'This payment is for a gift card.']);
    expect((await confirm(buyer, paymentId)).body.state).toBe('paid');
  });

  it('is begun once for the same wish, and lets go of the goods of another checkout', async () => {
    const rice = await aVariant(shop, { countInStock: 1 });
    const buyer = await aBuyer(shop, rice);
    await startCheckout(shop, buyer);
    const wish = { recipientEmail: anAddress() };

    const [first, same] = [await aGiftCardCheckout(shop, buyer, wish), await aGiftCardCheckout(shop, buyer, wish)];

    expect(same.paymentOrder.id).toBe(first.paymentOrder.id);
    const [{ reserved }] = await shop.database.query('SELECT reserved FROM product_variant WHERE id = $1', [rice.id]);
    expect(reserved).toBe(0);
  });

  it('is not sold for an amount that the owner does not sell, nor where none are sold', async () => {
    const [buyer, admin] = [await aUser(shop.ctx()), await aUser(shop.ctx(), { isAdmin: true })];
    const SET = `mutation ($input: CreditTermsInput!) { setCreditTerms(input: $input) {
      creditTerms { sellsGiftCards giftCardMin giftCardMax } userErrors { message } } }`;
    const set = (input: object) => shop.graphql(SET, { input: { giftCardDays: 365, ...input } }, { as: admin });
    const refusal = (amount: number) =>
      aGiftCardCheckout(shop, buyer, { amount: paiseOfRupees(amount) }).then(
        () => null,
        ({ message }) => message,
      );

    await set({ giftCardMin: 200, giftCardMax: 300 });
    expect(await refusal(199)).toBe('A gift card is for ₹200.00 to ₹300.00, in whole rupees.');
    expect(await refusal(301)).toBe('A gift card is for ₹200.00 to ₹300.00, in whole rupees.');
    await set({ sellsGiftCards: false });
    expect(await refusal(250)).toBe('This shop sells no gift cards.');
    await set({ sellsGiftCards: true, giftCardMin: 100, giftCardMax: 10_000 });
    expect(await refusal(250)).toBeNull();
  });
});

describe('cancelGiftCard', () => {
  const callOff = (as: User, id: string) => shop.rest(`POST /api/gift-cards/${id}/cancel`, { as });

  it('gives the price back once, leaves the mail unsent and the code worth nothing', async () => {
    const buyer = await aUser(shop.ctx());
    const { email, paymentId, id } = await aPaid(buyer, { sendAt: new Date(Date.now() + DAY_MS) });
    await confirm(buyer, paymentId);

    const answers = await Promise.all([callOff(buyer, id), callOff(buyer, id)]);
    await makeDue(shop.database, 'send-gift-card');
    await doJobs();

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(email)).toEqual([]);
    const refunds = await shop.database.manager.findBy(Refund, { paymentId });
    expect(refunds.map(({ amountPaise }) => amountPaise)).toEqual([50_000]);
    const told = (await mailsTo(buyer.email)).map(({ subject }) => subject);
    expect(told).toContain('Your gift card of ₹500.00 was called off');
  });

  it('is refused to its buyer once another has entered it, and to all once some of it is spent', async () => {
    const [buyer, friend] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    const support = await aUser(shop.ctx(), { role: Role.SUPPORT });
    const { email, paymentId, id } = await aPaid(buyer);
    await confirm(buyer, paymentId);
    await doJobs();
    const [mail] = await mailsTo(email);
    await enter(friend, mail ? codeIn(mail) : '');
    expect((await callOff(buyer, id)).body.msg).toContain('belongs to who has it');

    const { creditId } = await shop.database.manager.findOneByOrFail(GiftCardPurchase, { id });
    const spent = { creditId: creditId ?? '', kind: 'ADJUSTED' as const, amountPaise: asPaise(-100) };
    await shop.database.manager.insert('credit_movement', spent);

    expect((await callOff(support, id)).body.msg).toContain('is spent');
    expect((await callOff(friend, id)).status).toBe(404);
  });
});

describe('a gift card that has expired', () => {
  it('is sent to no one, since nothing can be bought with it, until it is extended', async () => {
    const buyer = await aUser(shop.ctx());
    const { email, paymentId, id } = await aPaid(buyer);
    await confirm(buyer, paymentId);
    await doJobs();
    const { creditId } = await shop.database.manager.findOneByOrFail(GiftCardPurchase, { id });
    await shop.database.query("UPDATE credit SET expires_at = now() - interval '1 minute' WHERE id = $1", [creditId]);
    const support = await aUser(shop.ctx(), { role: Role.SUPPORT });
    const send = () =>
      shop.rest(`POST /api/credit/cards/${creditId}/send`, { as: support, body: { email, name: 'Ravi' } });

    const refused = await send();

    expect(refused).toMatchObject({ status: 409, body: { msg: 'This gift card has expired.' } });
    const EXTEND = 'mutation ($id: ID!, $at: DateTime!) { extendGiftCard(id: $id, expiresAt: $at) { message } }';
    const at = new Date(Date.now() + 30 * DAY_MS).toISOString();
    await shop.graphql(EXTEND, { id: creditId, at }, { as: support });
    expect((await send()).status).toBe(200);
  });
});

describe('deleteAccount', () => {
  it('forgets for whom gift cards were, and keeps what was paid', async () => {
    const buyer = await aUser(shop.ctx(), { password: 'mango-season' });
    const { paymentId, id } = await aPaid(buyer);
    await confirm(buyer, paymentId);
    await doJobs();

    const REMOVE = 'mutation { deleteAccount(currentPassword: "mango-season") { ok } }';
    expect((await shop.graphql(REMOVE, {}, { as: buyer })).data.deleteAccount).toEqual({ ok: true });
    await eraseNow(shop, buyer);

    const kept = await shop.database.manager.findOneByOrFail(GiftCardPurchase, { id });
    expect([kept.recipientName, kept.recipientEmail, kept.message]).toEqual(['', '', '']);
    expect(kept.paymentId).toBe(paymentId);
  });
});
