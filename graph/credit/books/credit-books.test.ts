import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../../accounts/sign-in/token.js';
import type { User } from '../../accounts/user.entity.js';
import { rupeesOf } from '../../shared/money/money.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, BILLING, startCheckout } from '../../testing/factories/checkout.factory.js';
import { aGiftCard, aStoreCredit } from '../../testing/factories/credit.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { Credit } from '../credit.entity.js';

const BOOKS = `query ($from: String!, $to: String) { creditBooks(from: $from, to: $to) { accounts {
  kind opening sold given returned spent expired withdrawn adjustedUp adjustedDown closing } } }`;
/** Months as the books are asked for them. */
const [BEFORE, NOW] = [monthOf(-1), monthOf(0)];

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});
afterAll(() => shop.close());

/** A month by the calendar of India, counted from this one. */
function monthOf(ahead: number): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    .format(new Date())
    .split('-')
    .map(Number);
  return new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7);
}

const booksOf = async (from: string, to: string | null = null) =>
  (await shop.graphql(BOOKS, { from, to }, { as: admin })).data.creditBooks.accounts;
const asAdmin = (query: string, variables: object) => shop.graphql(query, variables, { as: admin });
/** Has what happened so far have happened a month ago. */
async function aMonthPasses(): Promise<void> {
  await shop.database.transaction(async (db) => {
    await db.query('ALTER TABLE credit_movement DISABLE TRIGGER keeps_movement');
    await db.query(`UPDATE credit_movement SET happened_at = happened_at - interval '1 month'`);
    await db.query('ALTER TABLE credit_movement ENABLE TRIGGER keeps_movement');
  });
}

const NOTHING = {
  ...{ opening: 0, sold: 0, given: 0, returned: 0, spent: 0, expired: 0, withdrawn: 0 },
  ...{ adjustedUp: 0, adjustedDown: 0, closing: 0 },
};

describe('the books of credit', () => {
  it('begin with nothing', async () => {
    expect(await booksOf(BEFORE, NOW)).toEqual([
      { kind: 'GIFT_CARD', ...NOTHING },
      { kind: 'STORE_CREDIT', ...NOTHING },
    ]);
  });

  it('tell what was owed, and why it changed, so that every sum leads to the next, month by month', async () => {
    const rice = await aVariant(shop, { price: 60, countInStock: 50 });
    const buyer = await aBuyer(shop, rice);
    const { credit: card } = await aGiftCard(shop.ctx(), 200, [buyer]);
    await aStoreCredit(shop.ctx(), buyer, 10);
    await aMonthPasses();
    // A checkout that is open owes on.
    const other = await aBuyer(shop, rice);
    await aStoreCredit(shop.ctx(), other, 40);
    await startCheckout(shop, other, {}, { credit: 40 });
    const GIVE = `mutation ($customerId: ID!) {
      issueStoreCredit(input: { customerId: $customerId, amount: 25.5, note: "A torn bag" }) { credit { id } } }`;
    const given = (await asAdmin(GIVE, { customerId: buyer.id })).data.issueStoreCredit.credit.id;
    const PLACE = `mutation ($input: BillingInput!) {
      placeCreditOrder(input: $input) { order { id } userErrors { message } } }`;
    await shop.graphql(PLACE, { input: BILLING }, { as: buyer });
    const SET = `mutation ($id: ID!, $before: Rupees!, $balance: Rupees!) {
      setCreditBalance(id: $id, balanceBefore: $before, balance: $balance, note: "Put right") { userErrors { message } } }`;
    const left = await balanceOf(card.id);
    await asAdmin(SET, { id: card.id, before: left, balance: left + 7 });
    await shop.database.query(`UPDATE credit SET expires_at = now() - interval '1 day' WHERE id = $1`, [given]);
    await runDueJobs(shop, shop.ctx(), ['write-off-expired-credit']);

    const [cards, store] = await booksOf(NOW);

    expect(cards).toMatchObject({ kind: 'GIFT_CARD', opening: 200, sold: 0, adjustedUp: 7 });
    expect(store).toMatchObject({ kind: 'STORE_CREDIT', opening: 10, given: 65.5 });
    expect(cards.spent + store.spent).toBe(60);
    for (const account of [cards, store]) expect(closingOf(account)).toBe(account.closing);
    const [{ owed }] = await shop.database.query(
      `SELECT sum(amount_paise) / 100.0 AS owed FROM credit_movement WHERE kind NOT IN ('HELD', 'RELEASED')`,
    );
    expect(cards.closing + store.closing).toBe(Number(owed));
    const before = await booksOf(BEFORE);
    expect(before.map(({ opening, closing }: Account) => [opening, closing])).toEqual([
      [0, 200],
      [0, 10],
    ]);
    expect((await booksOf(BEFORE, NOW))[0]).toMatchObject({ opening: 0, sold: 200, closing: cards.closing });
  });

  it('come as a table for a spreadsheet', async () => {
    const file = await fetch(`${shop.address}/api/credit/books?from=${NOW}&format=csv`, {
      headers: { authorization: `Bearer ${signToken(admin, shop.config)}` },
    });
    const lines = (await file.text()).trim().split('\n');

    expect(file.headers.get('content-disposition')).toContain(`credit-${NOW}.csv`);
    expect(lines.map((line) => line.split(',')[0])).toEqual(['kind', 'gift_card', 'store_credit']);
    expect(lines[0]).toContain('opening,sold,given,returned,spent,expired');
  });
});

type Account = Record<keyof typeof NOTHING, number>;

function closingOf({ opening, sold, given, returned, adjustedUp, ...off }: Account): number {
  const paise = (rupees: number) => Math.round(rupees * 100);
  const come = [opening, sold, given, returned, adjustedUp].map(paise);
  const gone = [off.spent, off.expired, off.withdrawn, off.adjustedDown].map(paise);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (sum(come) - sum(gone)) / 100;
}

/** What is left of a credit, in rupees. */
async function balanceOf(id: string): Promise<number> {
  return rupeesOf((await shop.database.manager.findOneByOrFail(Credit, { id })).balancePaise);
}
