import { WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { reportMissing } from '../../payments/fulfilment/shortages/report-missing.js';
import { Shortage } from '../../payments/fulfilment/shortages/shortage.entity.js';
import { shortageToken } from '../../payments/fulfilment/shortages/shortage-token.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import { aFilledCart } from '../factories/account.factory.js';
import { aVariant } from '../factories/checkout.factory.js';
import { anOrderOf } from '../factories/order.factory.js';
import { bad, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { among, something } from './shows.js';
import { each, made, NOTICE, type Told, told } from './told.js';
import {
  catalogueWriters,
  everybody,
  orderWriters,
  ownerAndOrderReaders,
  ownerOnly,
  signedInAndOrderReaders,
} from './who.js';

const { PACKED, SHIPPED } = OrderStatus;

/** What came of a step; the sentence names the order. */
const STEP: Told = { 'order.notSupplied': 'order.notSupplied' };

/** Something of the same shelf at ₹50, to be sent instead. */
async function aSubstitute({ shop, goods: { food, dals } }: Scene): Promise<ProductVariant> {
  return aVariant(shop, { categoryId: food.id, subCategoryId: dals.id, weight: '500 g', price: 50 });
}

/** The line of an order of two small packs at ₹60. */
async function aLine(scene: Scene, through: readonly OrderStatus[] = []): Promise<OrderLine> {
  await scene.cart(2);
  const orderId = await anOrderOf(scene.shop, scene.owner, through);
  return scene.shop.database.manager.findOneByOrFail(OrderLine, { orderId });
}

async function missingOf(scene: Scene, through: readonly OrderStatus[] = []) {
  const { id: lineId } = await aLine(scene, through);
  return { input: { lineId, quantity: 1, offers: [(await aSubstitute(scene)).id] } };
}

/** What the owner is asked, with what can be sent instead. */
async function aQuestion(scene: Scene) {
  const { input } = await missingOf(scene);
  const { lineId, quantity, offers } = input;
  const found = { lineId, quantity, reason: WasteReason.LOST, offered: offers };
  await reportMissing(scene.shop.ctx(scene.people.admin), found);
  const { id } = await scene.shop.database.manager.findOneByOrFail(Shortage, { orderLineId: lineId });
  return { id, variantId: offers[0], token: shortageToken(scene.shop.config, id), lineId };
}

/** A line of loose goods, of which a piece is sold as 500 g at ₹60. */
async function aLooseLine({ shop, owner }: Scene) {
  const variants = [{ weight: '500 g', pricePaise: paiseOfRupees(60), onHand: 5, isLoose: true }];
  const loose = await aVariant(shop, { variants });
  await shop.database.query('DELETE FROM cart_line WHERE user_id = $1', [owner.id]);
  await aFilledCart(shop.ctx(), owner, { [loose.id]: 1 });
  const orderId = await anOrderOf(shop, owner);
  return { lineId: (await shop.database.manager.findOneByOrFail(OrderLine, { orderId })).id };
}

const OFFER: Told = told('title price', { variantId: 'variant.id', productId: 'product.id' });

const SHORTAGE: Told = told('quantity reason wish status', {
  lineId: 'line.id',
  productTitle: 'line.productTitle',
  substituteLineId: made((line) => line?.id ?? null, 'substitute.id'),
});

/** What is done where something of an order is missing when it is packed. */
export const SHORTAGES: Rows = {
  SetCartLineWish: {
    who: ownerOnly,
    needs: async (scene) => ({ ...(await scene.line()) }),
    says: { NOT_FOUND: 'This item is not in your cart.' },
    shows: { cart: { lines: [{ wish: 'SIMILAR' }] } },
    rest: {
      call: 'PUT /cart/lines/:id/wish',
      body: ({ wish }) => ({ wish }),
      ...{ at: 'cart.lines.0', tells: told('quantity wish') },
    },
  },
  LineSubstitutes: {
    who: signedInAndOrderReaders,
    needs: async (scene) => {
      await aSubstitute(scene);
      return { id: (await aLine(scene)).orderId };
    },
    shows: { lines: [{ wish: 'ASK_ME', substitutes: [] }] },
    rest: {
      call: 'GET /orders/:id/substitutes',
      who: ownerAndOrderReaders,
      query: () => ({}),
      at: 'lines',
      tells: [{ lineId: 'id', substitutes: each('substitutes', OFFER) }],
    },
  },
  ReportMissing: {
    who: orderWriters,
    needs: (scene) => missingOf(scene),
    shows: { order: { shortages: [{ status: 'ASKED', offers: [{ price: 50 }] }] } },
    limits: [
      bad('no piece', { input: { quantity: 0 } }, 'quantity'),
      ['more than are left', 'CONFLICT', { input: { quantity: 3 } }, 'quantity'],
      ['a line that is none', 'NOT_FOUND', { input: { lineId: 'nonsense' } }, 'lineId'],
      [
        ...(['what is dearer instead', 'CONFLICT'] as const),
        ({ goods }) => ({ input: { offers: [goods.packs[1].id] } }),
        'offers',
      ],
      ['what has left', 'CONFLICT', (scene) => missingOf(scene, [PACKED, SHIPPED]), 'quantity'],
    ],
    rest: {
      call: 'POST /orders/missing',
      body: ({ input }) => ({ reason: 'LOST', ...input }),
      tells: STEP,
    },
  },
  AnswerShortage: {
    who: { ...ownerOnly, admin: 'YES', support: 'YES' },
    needs: async (scene) => {
      const { id, variantId } = await aQuestion(scene);
      return { id, variantId };
    },
    says: { NOT_FOUND: 'There is no such question.' },
    shows: { shortage: { status: 'SUBSTITUTED' }, order: { notSupplied: 10 } },
    limits: [bad('what was not offered', ({ goods }) => ({ variantId: goods.packs[1].id }), 'variantId')],
    rest: {
      call: 'POST /orders/shortages/:id/answer',
      body: ({ variantId }) => ({ variantId }),
      tells: { ...NOTICE, 'shortage.status': 'shortage.status' },
    },
  },
  ShortageOfLink: {
    who: everybody,
    needs: async (scene) => ({ token: (await aQuestion(scene)).token }),
    shows: { status: 'ASKED', quantity: 1, offers: [{ price: 50 }] },
  },
  AnswerByLink: {
    who: everybody,
    needs: async (scene) => ({ token: (await aQuestion(scene)).token }),
    shows: { shortage: { status: 'NOT_SUPPLIED' } },
    limits: [['a link that is none', 'INVALID_CREDENTIALS', { token: 'nonsense' }, 'token']],
  },
  OrderShortages: {
    who: signedInAndOrderReaders,
    needs: async (scene) => {
      const { lineId } = await aQuestion(scene);
      return { id: (await scene.shop.database.manager.findOneByOrFail(OrderLine, { id: lineId })).orderId };
    },
    shows: { shortages: [{ status: 'ASKED', reason: 'LOST' }] },
    rest: {
      call: 'GET /orders/:id/shortages',
      who: ownerAndOrderReaders,
      query: () => ({}),
      ...{ at: 'shortages', tells: [SHORTAGE] },
    },
  },
  MyQuestions: {
    who: everybody,
    needs: async (scene) => void (await aQuestion(scene)),
    shows: { questions: among() },
  },
  WeighLine: {
    who: orderWriters,
    needs: (scene) => aLooseLine(scene),
    shows: { order: { notSupplied: 6, lines: [{ weighedGrams: 450 }] } },
    limits: [
      bad('no weight', { grams: 0 }, 'grams'),
      ['what is not loose', 'CONFLICT', async (scene) => ({ lineId: (await aLine(scene)).id }), 'lineId'],
    ],
    rest: {
      call: 'POST /orders/lines/:lineId/weight',
      body: ({ grams }) => ({ grams }),
      tells: STEP,
    },
  },
  AnswerMinutes: { who: everybody, shows: something },
  SetAnswerMinutes: {
    who: catalogueWriters,
    shows: { answerMinutes: 15 },
    limits: [bad('no time', { minutes: 0 }, 'answerMinutes')],
  },
};
