import { confirmGiftCard } from '../../payments/checkout/gift-cards/buy-gift-card.js';
import { payAtStandIn } from '../factories/checkout.factory.js';
import { aGiftCard, aGiftCardCheckout, aStoreCredit } from '../factories/credit.factory.js';
import { bad, badInputs, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { among, matching, number, text } from './shows.js';
import { made, NOTICE, each as ofEach, told } from './told.js';
import { accounts, adminAndSupport, adminOnly, anyone, everybody, ownerOnly, signedIn } from './who.js';

const CREDIT_TOLD = told('id lastFour value balance', { kind: made(() => 'gift_card') });

async function aCode({ shop }: Scene): Promise<string> {
  return (await aGiftCard(shop.ctx(), 500)).code;
}

/** A gift card that was paid, and what the dialog hands over. */
async function aPaidGiftCard({ shop, owner }: Scene) {
  const { paymentOrder } = await aGiftCardCheckout(shop, owner);
  const { id, providerOrderId } = paymentOrder;
  const dialog = await payAtStandIn(shop, providerOrderId ?? '');
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = dialog;
  return { input: { paymentOrderId: id, paymentId, signature }, providerOrderId };
}

/** A gift card of the owner's, of which nothing is spent; answers its id. */
async function aBoughtGiftCard(scene: Scene): Promise<string> {
  const { input } = await aPaidGiftCard(scene);
  const ctx = scene.shop.ctx({ id: scene.owner.id, role: null });
  return (await confirmGiftCard(ctx, { ...input, providerOrderId: null })).giftCardPurchase.id;
}

/** Gift cards and store credit. */
export const CREDIT: Rows = {
  PlaceCreditOrder: {
    who: signedIn,
    needs: async (scene, caller) => {
      await aStoreCredit(scene.shop.ctx(), caller, 200);
      await scene.cart(2, caller);
      return undefined;
    },
    also: [['the total that was shown', { expectedTotal: 120 }]],
    shows: { order: { status: 'CONFIRMED', paymentMethod: 'CREDIT', total: 120, paidByCredit: 120 } },
    limits: [
      bad('an empty cart', async (scene) => void (await scene.emptyCart()), undefined, 'Your Cart is currently empty'),
      ['another total than was shown', 'PRICE_CHANGED', { expectedTotal: 1 }],
    ],
    rest: {
      call: 'POST /orders/credit',
      body: ({ input, expectedTotal: amount }) => ({ ...input, ...(amount ? { amount } : {}) }),
      at: 'order',
      tells: {
        amount: 'total',
        credit: 'paidByCredit',
        status: made((status) => status.toLowerCase(), 'status'),
      },
    },
  },
  MyCredit: {
    who: everybody,
    needs: async ({ shop, owner }) => void (await aStoreCredit(shop.ctx(), owner, 75)),
    shows: {
      creditBalance: number,
      credits: among({
        kind: 'STORE_CREDIT',
        balance: 75,
      }),
    },
    rest: {
      ...{ call: 'GET /credit', who: signedIn },
      tells: {
        balance: 'creditBalance',
        credits: ofEach(
          'credits',
          told('id lastFour value balance', { kind: made((kind) => kind.toLowerCase(), 'kind') }),
        ),
      },
    },
  },
  AddGiftCard: {
    who: signedIn,
    needs: async (scene) => ({ code: await aCode(scene) }),
    shows: { credit: { balance: 500 }, message: 'The gift card is added. It has ₹500.00 left.' },
    limits: [
      bad('no code', { code: ' ' }, 'code', 'Please enter a code.'),
      ['a code that there is not', 'NOT_FOUND', { code: 'AAAA-BBBB-CCCC-DDDD' }, 'code'],
      [
        ...(['one that has expired', 'CONFLICT'] as const),
        async ({ shop }) => {
          const { credit, code } = await aGiftCard(shop.ctx(), 500);
          await shop.database.query("UPDATE credit SET expires_at = now() - interval '1 day' WHERE id = $1", [
            credit.id,
          ]);
          return { code };
        },
        'code',
      ],
    ],
    rest: { call: 'POST /credit/gift-cards', body: ({ code }) => ({ code }), tells: NOTICE },
  },
  CreditTerms: {
    who: everybody,
    shows: { giftCardDays: number, giftCardMin: 100, giftCardMax: 10_000, sellsGiftCards: true },
    rest: {
      ...{ call: 'GET /credit/terms', who: anyone },
      tells: told('giftCardDays storeCreditDays sellsGiftCards giftCardMin giftCardMax'),
    },
  },
  BuyGiftCard: {
    who: signedIn,
    shows: {
      paymentOrder: { provider: 'standin', amountPaise: 50_000, currency: 'INR' },
      giftCardPurchase: { value: 500, state: 'PENDING' },
    },
    limits: [
      ...badInputs({ amount: [99, 10_001, 100.5], recipientEmail: ['meera'], recipientName: [' '] }),
      ...badInputs({ message: ['x'.repeat(301)], sendAt: ['2099-01-01T00:00:00Z'] }),
    ],
    rest: {
      call: 'POST /gift-cards',
      body: ({ input: { message, sendAt, ...input } }) => ({
        ...{ ...input, ...(message && { message }), ...(sendAt && { sendAt }) },
      }),
      tells: { 'paymentOrder.amount': 'paymentOrder.amountPaise', 'giftCard.value': 'giftCardPurchase.value' },
    },
  },
  ConfirmGiftCard: {
    who: ownerOnly,
    needs: aPaidGiftCard,
    shows: {
      giftCardPurchase: { value: 500, state: 'PAID' },
      message: 'Thank you! The gift card goes to meera@example.com.',
    },
    says: { NOT_FOUND: 'There is no such payment order.' },
    limits: [['a forged signature', 'PAYMENT_NOT_VERIFIED', { input: { signature: 'f'.repeat(64) } }]],
    rest: {
      call: 'POST /gift-cards/confirm',
      // It takes the payment alone, which is proven to be the caller's.
      who: { ...ownerOnly, ...accounts('PAYMENT_NOT_VERIFIED'), owner: 'YES' },
      body: ({ input: { paymentId, signature }, providerOrderId }) => ({
        ...{ paymentId, razorpay_order_id: providerOrderId, razorpay_signature: signature },
      }),
      at: 'giftCardPurchase',
      tells: told('value recipientName recipientEmail'),
    },
  },
  MyGiftCardPurchases: {
    who: everybody,
    needs: async (scene) => void (await aBoughtGiftCard(scene)),
    shows: { giftCardPurchases: among({ value: 500, state: 'PAID', recipientName: 'Meera' }) },
    rest: {
      ...{ call: 'GET /gift-cards', who: signedIn },
      tells: {
        giftCards: ofEach('giftCardPurchases', told('id value recipientName recipientEmail message paymentId')),
      },
    },
  },
  CancelGiftCard: {
    who: { ...ownerOnly, admin: 'YES', support: 'YES' },
    needs: async (scene) => ({ id: await aBoughtGiftCard(scene) }),
    says: { NOT_FOUND: 'There is no such gift card.' },
    shows: {
      giftCardPurchase: { state: 'REFUNDED' },
      message: 'The gift card is called off. Your money is on its way back.',
    },
    rest: { call: 'POST /gift-cards/:id/cancel', body: () => ({}), tells: NOTICE },
  },
  GiftCards: {
    who: adminAndSupport,
    needs: async (scene) => void (await aCode(scene)),
    also: [['the code of one', async (scene) => ({ text: await aCode(scene) })]],
    shows: { totalCount: number, nodes: among({ value: 500, balance: 500, lastFour: matching(/^[A-Z2-9]{4}$/) }) },
    rest: {
      ...{ call: 'GET /credit/cards', in: 'giftCards', at: 'nodes', tells: [CREDIT_TOLD] },
      query: ({ text: typed }) => ({ ...(typed && { text: typed }), first: 100 }),
    },
  },
  CustomerCredit: {
    who: adminAndSupport,
    needs: async ({ shop, owner }) => {
      await aStoreCredit(shop.ctx(), owner, 20);
      return { id: owner.id };
    },
    shows: { creditBalance: number, credits: among({ kind: 'STORE_CREDIT', balance: 20 }) },
    rest: {
      call: 'GET /customers/:id/credit',
      tells: {
        balance: 'creditBalance',
        credits: ofEach('credits', told('id balance', { kind: made((kind) => kind.toLowerCase(), 'kind') })),
      },
    },
  },
  CreditBooks: {
    who: { ...adminOnly, readsOrders: 'YES' },
    shows: { from: '2026-10', to: '2026-12', accounts: among({ kind: 'GIFT_CARD' }) },
    limits: [
      bad('no month', { from: 'October' }, 'from', 'Write a month as 2026-11.'),
      bad('months the other way round', { to: '2026-09' }, 'to', 'Ask for 1 to 12 months.'),
    ],
    rest: {
      call: 'GET /credit/books',
      tells: {
        ...told('from to'),
        accounts: ofEach(
          'accounts',
          told('opening sold given spent closing', { kind: made((kind) => kind.toLowerCase(), 'kind') }),
        ),
      },
    },
  },
  IssueStoreCredit: {
    who: adminAndSupport,
    needs: ({ owner }) => ({ input: { customerId: owner.id } }),
    shows: { credit: { kind: 'STORE_CREDIT', balance: 50 }, message: '₹50.00 of store credit is given.' },
    limits: [
      ...badInputs({ amount: [0.5, 100_001], note: [' ', 'x'.repeat(501)] }),
      ['nobody', 'NOT_FOUND', { input: { customerId: 'nonsense' } }, 'customerId'],
    ],
    rest: {
      call: 'POST /credit/store',
      body: ({ input }) => input,
      tells: { ...NOTICE, 'credit.balance': 'credit.balance' },
    },
  },
  IssueGiftCard: {
    who: adminAndSupport,
    shows: { credit: { balance: 500, lastFour: text }, message: 'The gift card is on its way by mail.' },
    limits: badInputs({ amount: [0.5, 10_001], email: ['meera'], name: [' '], note: [' '] }),
    rest: {
      call: 'POST /credit/cards',
      body: ({ input }) => input,
      tells: { ...NOTICE, 'credit.balance': 'credit.balance' },
    },
  },
  SetCreditBalance: {
    who: adminAndSupport,
    needs: async ({ shop, owner }) => ({ id: (await aStoreCredit(shop.ctx(), owner, 50)).id }),
    shows: { credit: { balance: 30 }, message: 'The balance is changed.' },
    limits: [
      bad('more than is given at once', { balance: 100_001 }, 'balance'),
      bad('the same', { balance: 50 }, 'balance'),
      bad('no reason', { note: ' ' }, 'note'),
      ['another balance than was seen', 'CONFLICT', { balanceBefore: 49 }, 'balanceBefore'],
      ['no credit', 'NOT_FOUND', { id: 'nonsense' }, 'id'],
    ],
    rest: {
      call: 'PUT /credit/:id/balance',
      body: ({ balance, balanceBefore, note }) => ({ balance, balanceBefore, note }),
      tells: { ...NOTICE, 'credit.balance': 'credit.balance' },
    },
  },
  SendGiftCard: {
    who: adminAndSupport,
    needs: async ({ shop }) => ({ id: (await aGiftCard(shop.ctx(), 500)).credit.id }),
    shows: { credit: { balance: 500, lastFour: text }, message: 'The gift card is on its way by mail.' },
    limits: [
      bad('no address', { email: 'meera' }, 'email'),
      bad('no name', { name: ' ' }, 'name'),
      ['no gift card', 'NOT_FOUND', { id: 'nonsense' }, 'id'],
    ],
    rest: {
      call: 'POST /credit/cards/:id/send',
      body: ({ email, name }) => ({ email, name }),
      tells: { ...NOTICE, 'credit.balance': 'credit.balance' },
    },
  },
  ExtendGiftCard: {
    who: adminAndSupport,
    needs: async ({ shop }) => ({ id: (await aGiftCard(shop.ctx(), 500)).credit.id }),
    shows: { credit: { expiresAt: '2030-03-31T18:29:00.000Z' }, message: 'The gift card can be spent for longer.' },
    limits: [
      bad('a day before it ends', { expiresAt: '2026-12-01T00:00:00.000Z' }, 'expiresAt'),
      bad('eleven years', { expiresAt: '2038-12-01T00:00:00.000Z' }, 'expiresAt'),
      ['no gift card', 'NOT_FOUND', { id: 'nonsense' }, 'id'],
    ],
    rest: {
      call: 'POST /credit/cards/:id/extend',
      body: ({ expiresAt }) => ({ expiresAt }),
      tells: { ...NOTICE, 'credit.expiresAt': 'credit.expiresAt' },
    },
  },
  WithdrawGiftCard: {
    who: adminAndSupport,
    needs: async ({ shop }) => ({ id: (await aGiftCard(shop.ctx(), 500)).credit.id }),
    shows: { credit: { state: 'WITHDRAWN', balance: 0 }, message: 'The gift card is withdrawn.' },
    limits: [bad('no reason', { note: ' ' }, 'note'), ['no gift card', 'NOT_FOUND', { id: 'nonsense' }, 'id']],
    rest: {
      call: 'POST /credit/cards/:id/withdraw',
      body: ({ note }) => ({ note }),
      tells: { ...NOTICE, 'credit.balance': 'credit.balance' },
    },
  },
  SetCreditTerms: {
    who: adminOnly,
    shows: { creditTerms: { giftCardDays: 400, storeCreditDays: 180 } },
    limits: badInputs({
      giftCardDays: [364],
      storeCreditDays: [0],
      giftCardMin: [0.5, 10_001],
      giftCardMax: [10_001],
    }),
    rest: {
      call: 'PUT /credit/terms',
      body: ({ input }) => input,
      at: 'creditTerms',
      tells: told('giftCardDays storeCreditDays giftCardMin giftCardMax'),
    },
  },
};
