import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];

const terms = { giftCardDays: 365, giftCardMin: 100, giftCardMax: 10_000, sellsGiftCards: true };
const me = { id: 'user-1', name: 'Asha Rao', email: 'asha@example.com', phone: null };
const as = { name: 'Asha Rao', userId: 'user-1' };
const bought = {
  ...{ id: 'gift-1', value: 500, state: 'SENT', recipientName: 'Meera', recipientEmail: 'meera@example.com' },
  ...{ sendAt: null, expiresAt: '2027-11-26T04:00:00Z' },
};
const page = (giftCardPurchases: object[] = [], creditTerms: object = terms) => ({
  GiftCardsPage: () => ({ creditTerms, me: { ...me, giftCardPurchases } }),
});

describe('gift cards', () => {
  it('says until when one can be spent, that it is not cashed and how it is called off, before it is paid', async () => {
    await renderPage('/gift-cards', { graph: page(), as });

    const rules = await screen.findByRole('list', { name: 'What holds of it' });

    expect(within(rules).getByText(/can be spent in parts until/)).toBeTruthy();
    expect(within(rules).getByText(/not exchanged for cash/)).toBeTruthy();
    expect(within(rules).getByText(/call it off/)).toBeTruthy();
    expect(within(rules).getByText(/no GST/)).toBeTruthy();
  });

  it('stops at the first box that is wrong, and asks for nothing then', async () => {
    const { user, calls } = await renderPage('/gift-cards', { graph: page(), as });
    const pay = await screen.findByRole('button', { name: 'Pay for the gift card' });

    await user.type(screen.getByRole('textbox', { name: 'Amount in rupees' }), '99');
    await user.click(pay);

    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount in rupees' }));
    await user.click(screen.getByRole('button', { name: '₹1,000' }));
    await user.click(pay);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Who is it for?' }));
    expect(calls.some(({ operationName }) => operationName === 'buyGiftCard')).toBe(false);
  });

  it('is paid in the dialog and confirmed; an answer that is lost is asked for again, and not paid anew', async () => {
    let isDown = true;
    window.Razorpay = class {
      constructor(private readonly options: Options) {}
      on() {}
      close() {}
      open() {
        const [razorpay_order_id, razorpay_signature] = ['order_1', 'signature'];
        this.options.handler({ razorpay_payment_id: 'pay_1', razorpay_order_id, razorpay_signature });
      }
    };
    const paymentOrder = { id: 'checkout-1', scriptUrl: '/payment.js', amountPaise: 50_000 };
    const { user, calls } = await renderPage('/gift-cards', {
      graph: {
        ...page(),
        buyGiftCard: () => ({ buyGiftCard: { paymentOrder } }),
        confirmGiftCard: () => {
          if (isDown) throw new Error('no network');
          return { confirmGiftCard: { message: 'Thank you!', giftCardPurchase: { id: 'gift-1', state: 'PAID' } } };
        },
      },
      as,
    });
    await user.click(await screen.findByRole('button', { name: '₹500' }));
    await user.type(screen.getByRole('textbox', { name: 'Who is it for?' }), 'Meera');
    await user.type(screen.getByRole('textbox', { name: 'Their e-mail address' }), 'meera@example.com');
    await user.click(screen.getByRole('button', { name: 'Pay for the gift card' }));
    const script = await waitFor(
      () => document.querySelector('script[src="/payment.js"]') ?? Promise.reject(new Error('none')),
    );
    await act(async () => script.dispatchEvent(new Event('load')));
    expect(await screen.findByText(/could not confirm it yet/)).toBeTruthy();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Pay for the gift card' }));

    expect(await screen.findByText('Thank you!')).toBeTruthy();
    const sent = (name: string) => calls.filter(({ operationName }) => operationName === name);
    expect(sent('buyGiftCard').map(({ variables }) => variables)).toEqual([
      {
        input: {
          ...{ amount: 500, recipientName: 'Meera', recipientEmail: 'meera@example.com' },
          ...{ message: '', sendAt: null },
        },
      },
    ]);
    expect(sent('confirmGiftCard').at(-1)?.variables).toEqual({
      input: { paymentOrderId: 'checkout-1', paymentId: 'pay_1', signature: 'signature' },
    });
  });

  it('tells what was bought, and calls one off', async () => {
    const card = { ...bought };
    const cancelGiftCard = () => {
      card.state = 'REFUNDED';
      return { cancelGiftCard: { message: 'The gift card is called off.', giftCardPurchase: card } };
    };
    const graph = { GiftCardsPage: () => page([card]).GiftCardsPage(), cancelGiftCard };
    const { user, calls } = await renderPage('/gift-cards', { graph, as });

    await user.click(await screen.findByRole('button', { name: 'Call off the gift card for Meera' }));

    await waitFor(() =>
      expect(calls.find(({ operationName }) => operationName === 'cancelGiftCard')?.variables).toEqual({
        id: 'gift-1',
      }),
    );
    expect(await screen.findByText('Called off')).toBeTruthy();
  });

  it('says where none are sold', async () => {
    await renderPage('/gift-cards', { graph: page([], { ...terms, sellsGiftCards: false }), as });

    expect(await screen.findByText('We sell no gift cards at the moment.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay for the gift card' })).toBeNull();
  });
});
