import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { cart, openCheckout } from '../testing/checkout';
import type { GraphAnswers } from '../testing/mockGraph';

const online = {
  code: 'online',
  method: 'ONLINE',
  label: 'UPI, card or netbanking',
  fee: 0,
  isOffered: true,
  discount: 0,
  shipping: 0,
  total: 705,
};
const cash = { ...online, code: 'cash', method: 'CASH', label: 'Cash on delivery', fee: 30, total: 735 };

/** Fills in the form of a place to which these ways to pay, and that delivery, are offered. */
async function openWith(
  later: object[],
  {
    expressOffer = null as object | null,
    graph = {} as GraphAnswers,
    instruments = [] as string[],
    keepsCards = false,
  } = {},
) {
  const offered = {
    ...cart,
    paymentChoices: () => [{ ...online, instruments, keepsCards }, ...later],
    expressOffer: () => expressOffer,
  };
  const app = await openCheckout({
    promisesDelivery: true,
    graph: { CheckoutOffers: () => ({ me: { id: 'user-1', cart: offered } }), ...graph },
  });
  await app.fill();
  return { ...app, choose: async (name: RegExp) => app.user.click(await screen.findByRole('radio', { name })) };
}

describe('the ways to pay', () => {
  it('have what an extension adds, with what delivery costs then', async () => {
    const counter = { ...cash, code: 'counter', label: 'Pay at the counter', fee: 0, shipping: 20, total: 725 };
    const { sent, choose, press } = await openWith([counter]);

    await choose(/Pay at the counter/);
    await press();

    await waitFor(() =>
      expect(sent('placeCashOrder')).toMatchObject([{ input: { paymentOption: 'counter' }, expectedTotal: 725 }]),
    );
  });

  it('are chosen below the address with their fee and that of express; cash makes the order without a dialog', async () => {
    const promise = { kind: 'GENERAL', text: 'Delivery by Sat, 28 Nov', isServed: true, slots: [] };
    const delivered = { id: 'cart-1', deliveryPromises: [promise] };
    const { sent, choose, press } = await openWith([cash], {
      expressOffer: { fee: 150, text: 'Delivery by Thu, 26 Nov' },
      graph: { CheckoutDelivery: () => ({ me: { id: 'user-1', cart: delivered } }) },
    });

    expect(await screen.findByRole('radio', { name: /UPI, card or netbanking/, checked: true })).toBeTruthy();
    await choose(/Cash on delivery.*30/);
    const summary = within(screen.getByRole('status', { name: 'Delivery' }));
    expect(await summary.findByText('Delivery by Sat, 28 Nov')).toBeTruthy();
    await choose(/Express delivery.*Thu, 26 Nov.*150/);
    expect(await summary.findByText('Delivery by Thu, 26 Nov')).toBeTruthy();
    expect(summary.queryByText('Delivery by Sat, 28 Nov')).toBeNull();
    expect(screen.getByText(/You pay ₹885.00 in cash when the order is delivered./)).toBeTruthy();
    await press();

    expect(await screen.findByRole('row', { name: /JH-7/ })).toBeTruthy();
    expect(sent('placeCashOrder')).toMatchObject([
      { input: { zipCode: '560001', isExpress: true }, expectedTotal: 885, idempotencyKey: expect.any(String) },
    ]);
    expect(sent('startPayment')).toEqual([]);
  });

  it('are UPI apart and first where an offer is for it, and the cards of a bank by their name and total', async () => {
    const held = [{ title: 'A tenth off', code: null, discount: 70 }];
    const upi = { ...online, code: 'upi', isPart: true, label: 'UPI', instruments: ['UPI'], total: 635, offers: held };
    const label = 'HDFC Bank credit cards';
    const cards = { ...upi, code: 'bank-card:offer_1', label, instruments: ['CARD'], total: 600, offers: held };
    const { sent, choose, press } = await openWith([cards, cash, upi], { instruments: ['CARD', 'NETBANKING'] });

    expect(
      await screen.findByRole('radio', { name: /^UPI.*₹635.00 in all, with: A tenth off/, checked: true }),
    ).toBeTruthy();
    expect(screen.getAllByRole('radio', { name: /^(UPI|Card|Netbanking|HDFC)/ })).toHaveLength(4);
    expect(screen.getByText('You pay ₹635.00 by UPI in the next step.')).toBeTruthy();
    await choose(/^Card/);
    expect(screen.getByText('You pay ₹705.00 by card in the next step.')).toBeTruthy();
    await choose(/^HDFC Bank credit cards.*No other card can pay this.*₹600.00 in all/);
    await press();

    await waitFor(() =>
      expect(sent('startPayment')).toMatchObject([
        { input: { paymentOption: 'bank-card:offer_1' }, expectedTotal: 600 },
      ]),
    );
  });

  it('are UPI first, card and netbanking beside cash, where the provider lets choose', async () => {
    const { sent, choose, press } = await openWith([cash], { instruments: ['UPI', 'CARD', 'NETBANKING'] });

    expect(await screen.findByRole('radio', { name: /^UPI/, checked: true })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toContain('upi-app');
    expect(screen.getByText('You pay ₹705.00 by UPI in the next step.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /UPI/ })).toBeNull();
    await choose(/^Card/);
    const save = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Save my card for next time/ });
    expect(save.checked).toBe(false);
    await press();
    await waitFor(() => expect(sent('startPayment')).toHaveLength(1));
    expect(sent('startPayment')[0]?.input).not.toHaveProperty('savesCard');
    expect(screen.getByText('You pay ₹705.00 by card in the next step.')).toBeTruthy();
  });

  it('save a card only where the shopper ticks it, and say where it is removed once it is saved', async () => {
    const { user, sent, choose, press } = await openWith([], { instruments: ['UPI', 'CARD'] });
    await choose(/^Card/);

    await user.click(await screen.findByRole('checkbox', { name: /^Save my card for next time/ }));
    await press();

    await waitFor(() => expect(sent('startPayment')).toMatchObject([{ input: { savesCard: true } }]));
  });

  it('ask no shopper anew whose cards are kept', async () => {
    const { choose } = await openWith([], { instruments: ['UPI', 'CARD'], keepsCards: true });
    await choose(/^Card/);

    expect(await screen.findByText(/^Your saved cards are shown in the payment window\./)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Save my card/ })).toBeNull();
  });

  it('say why cash is not offered', async () => {
    const reason = 'Cash on delivery is not offered in 560001.';
    await openWith([{ ...cash, isOffered: false, reason }]);

    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toHaveProperty('disabled', true);
  });

  it('come to what the goods cost now, once prices have changed, so that the next press buys', async () => {
    let now = 705;
    const refusal = { __typename: 'InputError', code: 'PRICE_CHANGED', message: 'Prices have changed.' };
    const changed = () => ({ ...cart, subTotal: now + 0.5, total: now });
    const ways = () => [
      { ...online, total: now },
      { ...cash, total: now + 30 },
    ];
    const { sent, choose, press } = await openWith([], {
      graph: {
        CheckoutOffers: () => ({ me: { id: 'user-1', cart: { ...changed(), paymentChoices: ways() } } }),
        RefreshedCart: () => ({ me: { id: 'user-1', cart: changed() } }),
        placeCashOrder: ({ expectedTotal }) => ({
          placeCashOrder:
            expectedTotal === now + 30
              ? { order: { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' } }
              : { order: null, userErrors: [refusal] },
        }),
      },
    });
    await choose(/Cash on delivery/);

    now = 727;
    await press();
    expect(await screen.findByText(/The total was ₹735\.00\./)).toBeTruthy();
    expect(await screen.findByText(/You pay ₹757\.00 in cash/)).toBeTruthy();
    await press();

    expect(await screen.findByRole('row', { name: /JH-7/ })).toBeTruthy();
    expect(sent('placeCashOrder').map((variables) => variables?.expectedTotal)).toEqual([735, 757]);
  });

  it('are not asked for where there is but one', async () => {
    const { sent } = await openWith([]);

    await waitFor(() => expect(sent('CheckoutOffers')).toHaveLength(1));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('keep one key for one order while no answer comes', async () => {
    let answers = 0;
    const { sent, choose, press } = await openWith([cash], {
      graph: {
        placeCashOrder: () => {
          answers += 1;
          if (answers === 1) throw new GraphQLError('lost');
          return { placeCashOrder: { order: { id: 'o-1', number: 'JH-7', status: 'CONFIRMED' } } };
        },
      },
    });
    await choose(/Cash on delivery/);

    await press();
    await screen.findByText('Your cart and your details are saved.');
    await press();

    await waitFor(() => expect(sent('placeCashOrder')).toHaveLength(2));
    expect(new Set(sent('placeCashOrder').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
