import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { StandInToken } from '../../demo/payments/stand-in-token.entity.js';
import { deleteAccount } from '../../erasure/delete-account.js';
import { eraseNow } from '../../testing/erase-now.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aVariant, BILLING, payAtStandIn } from '../../testing/factories/checkout.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const START = `mutation ($input: BillingInput!) {
  startPayment(input: $input) { paymentOrder { id providerOrderId customerId } userErrors { code message } }
}`;

/** Fills the cart of a shopper anew, and opens its checkout. */
async function checkOut(as: User, input: object = {}) {
  const tea = await aVariant(shop);
  await shop.rest('POST /api/cart/add', { as, body: { productId: tea.productId, variantId: tea.id } });
  const { data } = await shop.graphql(START, { input: { ...BILLING, ...input } }, { as });
  return data.startPayment.paymentOrder;
}
const consentsOf = async (as: User) => {
  const { data } = await shop.graphql('{ me { consents { purpose isGiven notice } } }', {}, { as });
  return data.me.consents;
};
const keepsCards = async (as: User) => {
  const { data } = await shop.graphql('{ me { cart { paymentChoices { code instruments keepsCards } } } }', {}, { as });
  return data.me.cart.paymentChoices.find(({ code }: { code: string }) => code === 'online');
};
const CARD = { network: 'Visa', last4: '1111' };
/** Pays with a card that is ticked to be saved, and has the order made. */
const payAndSave = async (as: User, { id, customerId, providerOrderId }: Record<string, string>) => {
  await payAtStandIn(shop, providerOrderId ?? '', { customerId, save: CARD });
  await shop.graphql('mutation ($id: ID!) { checkPayment(id: $id) { message } }', { id }, { as });
};
const tokensOf = (customerId: string) => shop.database.manager.findBy(StandInToken, { customerId });

describe('a card', () => {
  it('is kept by the provider for a shopper who ticks it, with that consent in the ledger, and for no other', async () => {
    const asha = await aUser(shop.ctx());
    const other = await aUser(shop.ctx());

    expect(await checkOut(other)).toMatchObject({ customerId: null });
    const paid = await checkOut(asha, { savesCard: true });
    const { customerId } = paid;
    await payAndSave(asha, paid);

    expect(customerId).toMatch(/^cust_/);
    expect(await tokensOf(customerId)).toMatchObject([{ network: 'Visa', last4: '1111' }]);
    expect(await consentsOf(asha)).toEqual([
      { purpose: 'SAVED_CARDS', isGiven: true, notice: expect.stringContaining('tokens of the card network') },
    ]);
    expect(await keepsCards(asha)).toEqual({
      ...{ code: 'online', instruments: ['UPI', 'CARD', 'NETBANKING'], keepsCards: true },
    });
    expect([await keepsCards(other), await consentsOf(other)]).toMatchObject([{ keepsCards: false }, []]);
    // The next time nothing is asked, and the window shows what is kept.
    expect(await checkOut(asha)).toMatchObject({ customerId });
    const { body } = await shop.rest(`GET /standin/customers/${customerId}/cards`);
    expect(body.cards).toEqual([{ id: expect.stringMatching(/^token_/), network: 'Visa', last4: '1111' }]);
    const { body: started } = await shop.rest('POST /api/payment/order', { as: asha, body: BILLING });
    expect(started.customerId).toBe(customerId);
  });

  it('is forgotten by the provider once the consent is withdrawn, and shown no more', async () => {
    const asha = await aUser(shop.ctx());
    const paid = await checkOut(asha, { savesCard: true });
    const { customerId } = paid;
    await payAndSave(asha, paid);

    const withdraw = 'mutation { withdrawConsent(purpose: SAVED_CARDS) { ok message } }';
    expect((await shop.graphql(withdraw, {}, { as: asha })).data.withdrawConsent).toEqual({
      ...{ ok: true, message: 'Your saved cards are removed.' },
    });

    expect(await checkOut(asha)).toMatchObject({ customerId: null });
    expect(await consentsOf(asha)).toMatchObject([{ isGiven: false }, { isGiven: true }]);
    await runDueJobs(shop);
    expect(await tokensOf(customerId)).toEqual([]);
  });

  it('is forgotten with the account', async () => {
    const asha = await aUser(shop.ctx(), { password: 'a-good-password' });
    const paid = await checkOut(asha, { savesCard: true });
    const { customerId } = paid;
    await payAndSave(asha, paid);
    await shop.database.query(`UPDATE "order" SET status = 'DELIVERED' WHERE user_id = $1`, [asha.id]);

    await deleteAccount(shop.ctx(asha), 'a-good-password');
    await runDueJobs(shop);
    expect(await tokensOf(customerId)).not.toEqual([]);
    await eraseNow(shop, asha);
    await runDueJobs(shop);

    expect(await tokensOf(customerId)).toEqual([]);
  });

  it('keeps nobody from paying while the provider cannot be asked to keep it', async () => {
    const asha = await aUser(shop.ctx());
    const ctx = shop.ctx(asha);
    const away = {
      ...ctx.payments,
      savedCards: { openCustomer: async () => Promise.reject(new Error('away')), removeCards: async () => {} },
    };
    const { saveCards, customerIdOf } = await import('./saved-cards.js');

    await saveCards({ ...ctx, payments: away }, asha.id, '9876543210');

    expect(await customerIdOf(ctx, asha.id)).toBeNull();
    expect(await consentsOf(asha)).toEqual([]);
  });
});
