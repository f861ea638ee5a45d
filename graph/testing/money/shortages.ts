import { setImmediate as turnOfLoop } from 'node:timers/promises';
import fc from 'fast-check';
import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import { Diet } from '../../catalogue/label/product-label.type.js';
import { WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import { SubstitutionWish } from '../../catalogue/substitutes/substitution-wish.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { approveReturn, receiveReturn } from '../../payments/fulfilment/answer-return.js';
import { refuseDelivery } from '../../payments/fulfilment/refuse-delivery.js';
import { requestReturn } from '../../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { answerShortage } from '../../payments/fulfilment/shortages/answer-shortage.js';
import { reportMissing, substitutesFor } from '../../payments/fulfilment/shortages/report-missing.js';
import { Shortage, ShortageStatus } from '../../payments/fulfilment/shortages/shortage.entity.js';
import { END_QUESTION } from '../../payments/fulfilment/shortages/shortage-tasks.js';
import { weighLine } from '../../payments/fulfilment/shortages/weigh-line.js';
import type { Context } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import { asPaise, paiseOfRupees } from '../../shared/money/money.js';
import { aFilledCart, aUser } from '../factories/account.factory.js';
import { aBatch } from '../factories/batch.factory.js';
import { aCategory } from '../factories/catalogue.factory.js';
import { aVariant } from '../factories/checkout.factory.js';
import { aStoreCredit } from '../factories/credit.factory.js';
import { aCashOrderOf, anOrderOf, takeCash } from '../factories/order.factory.js';
import { type Books, findBreaches, NOTHING, openBooks } from '../invariants.js';
import { makeDue, runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';
import { meetAt } from './steps.js';

const KINDS = ['buy', 'buy', 'miss', 'miss', 'miss', 'answer', 'answer', 'time', 'weigh', 'weigh'] as const;
const MORE = ['pack', 'ship', 'deliver', 'call off', 'turn away', 'return'] as const;

/** So long a connection may take to be gone, in ms. */
const GONE_AFTER_MS = 10_000;

/** Something that happens while orders are packed. */
interface Happening {
  kind: (typeof KINDS)[number] | (typeof MORE)[number];
  /** Which order, line, good or answer, of as many as there are. */
  which: number;
  pieces: number;
  /** Before which of its statements the process loses its database; 0: it does not. */
  killAt: number;
}

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom(...KINDS, ...MORE),
  which: fc.nat({ max: 11 }),
  pieces: fc.integer({ min: 1, max: 3 }),
  killAt: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 2, max: 40 }) }),
});

/** Days of packing: in each moment up to two things happen at once. */
export const days = fc.array(fc.array(happening, { minLength: 1, maxLength: 2, size: 'max' }), {
  ...{ minLength: 8, maxLength: 20, size: 'max' },
});

interface Scene {
  shop: TestShop;
  books: Books;
  admin: Context;
  goods: ProductVariant[];
  orders: { id: string; buyer: User }[];
}

const WISHES = Object.values(SubstitutionWish);

/**
 * Packs orders as they come, with pieces that are missing, answers that come, come late or not at
 * all, weights, and connections that are lost in the middle.
 *
 * @returns the breaches
 */
export async function daysOfPacking(shop: TestShop, moments: Happening[][]): Promise<string[]> {
  const books = await openBooks(shop.database);
  const scene: Scene = {
    ...{ shop, books, goods: await shelf(shop, books), orders: [] },
    admin: shop.ctx(await aUser(shop.ctx(), { isAdmin: true })),
  };
  const start: Happening[] = [0, 1, 2].map((which) => ({ kind: 'buy', which, pieces: 3, killAt: 0 }));
  for (const moment of [start, ...moments]) {
    await Promise.all(moment.map((each) => happen(scene, each)));
    const now = await findBreaches(books, NOTHING, { isSettled: false });
    if (now.length > 0) return [`${JSON.stringify(moment)}: ${now.join('; ')}`];
  }
  await makeDue(shop.database);
  await runDueJobs(shop);
  return findBreaches(books);
}

/** Goods of one category, which stand in for each other as far as price, mark and date allow. */
async function shelf(shop: TestShop, books: Books): Promise<ProductVariant[]> {
  await takeCash(shop);
  const categoryId = (await aCategory(shop.ctx())).id;
  const label = { diet: Diet.VEG };
  const plain = { categoryId, brand: categoryId, weight: '1 kg', countInStock: 40, label };
  const loose = [{ weight: '1 kg', pricePaise: paiseOfRupees(79.5), onHand: 40, isLoose: true }];
  const goods = [
    await aVariant(shop, { ...plain, price: 120.25 }),
    await aVariant(shop, { ...plain, price: 99.99 }),
    await aVariant(shop, { ...plain, price: 110, countInStock: 3 }),
    await aVariant(shop, { ...plain, price: 60, label: { diet: Diet.EGG } }),
    await aVariant(shop, { ...plain, variants: loose }),
  ];
  for (const each of goods) books.opening.set(each.id, each.onHand);
  // Pieces with a date come by hand, so that the books have no opening of these to keep to.
  const dated = await aVariant(shop, { ...plain, price: 115.5, countInStock: 0 });
  for (const keeps of [90, 200]) await aBatch(shop, dated, { quantity: 20, keeps, number: `B${keeps}` });
  return [...goods, dated];
}

async function happen(scene: Scene, each: Happening): Promise<void> {
  const { database } = scene.shop;
  // Waited for until it is gone: one that has just committed would die under the next that is lent
  // it.
  const lost = `SELECT pg_terminate_backend(pid, ${GONE_AFTER_MS}) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`;
  const ended = each.killAt
    ? await meetAt(
        database,
        each.killAt,
        () => act(scene, each),
        () => database.query(lost).then(() => turnOfLoop()),
      ).then(({ thrown: [first] }) => first)
    : await act(scene, each).then(
        () => null,
        (thrown: unknown) => thrown,
      );
  // What an order cannot do any more is refused, and whose connection is lost has done nothing.
  if (ended === null || asShopError(ended) || /terminat|connection|did not start/i.test(String(ended))) return;
  throw ended;
}

function of<T>(all: readonly T[], which: number): T | undefined {
  return all[which % Math.max(all.length, 1)];
}

async function act(scene: Scene, each: Happening): Promise<unknown> {
  const { shop, admin, orders } = scene;
  const { kind, which, pieces } = each;
  if (kind === 'buy') return buy(scene, each);
  if (kind === 'time') {
    await makeDue(shop.database, END_QUESTION);
    return runDueJobs(shop, shop.ctx(), [END_QUESTION]);
  }
  const order = of(orders, which);
  if (!order) return undefined;
  const { id, buyer } = order;
  const lines = await shop.database.manager.find(OrderLine, { where: { orderId: id }, order: { position: 'ASC' } });
  const line = of(lines, which + pieces);
  if (!line) return undefined;
  switch (kind) {
    case 'miss': {
      const fitting = await substitutesFor(admin, line, pieces);
      const offered = fitting.slice(0, which % 3).map(({ variantId }) => variantId);
      return reportMissing(admin, { lineId: line.id, quantity: pieces, reason: WasteReason.LOST, offered });
    }
    case 'answer': {
      const asked = await shop.database.manager.findOneBy(Shortage, { orderId: id, status: ShortageStatus.ASKED });
      if (!asked) return undefined;
      const variantId = pieces === 3 ? null : (of(asked.offered, pieces) ?? null);
      return answerShortage(shop.ctx(buyer), { id: asked.id, token: null }, variantId);
    }
    case 'weigh': {
      const loose = lines.find(({ looseGrams }) => looseGrams !== null);
      return loose && weighLine(admin, loose.id, 850 * loose.quantity + which * 30);
    }
    case 'pack':
      return setOrderStatus(admin, id, OrderStatus.PACKED);
    case 'ship':
      return setOrderStatus(admin, id, OrderStatus.SHIPPED);
    case 'deliver':
      return setOrderStatus(admin, id, OrderStatus.DELIVERED);
    case 'call off':
      return which % 4 === 0 && setOrderStatus(admin, id, OrderStatus.CANCELLED);
    case 'turn away':
      return refuseDelivery(admin, id, { restocks: pieces > 1, note: null });
    default: {
      const sent = [{ lineId: line.id, quantity: 1 }];
      const { orderReturn } = await requestReturn(shop.ctx(buyer), { orderId: id, lines: sent, reason: 'Torn' });
      await approveReturn(admin, orderReturn.id, null);
      return receiveReturn(admin, orderReturn.id, { restocks: pieces > 1, amountPaise: null, note: null });
    }
  }
}

/** Orders two goods with a wish for each, online, at the door, or there with credit. */
async function buy({ shop, goods, orders }: Scene, { which, pieces }: Happening): Promise<void> {
  const buyer = await aUser(shop.ctx());
  const wanted = [of(goods, which), of(goods, which + 1 + pieces)].filter((each) => each !== undefined);
  await aFilledCart(shop.ctx(), buyer, Object.fromEntries(wanted.map(({ id }) => [id, pieces])));
  await shop.database.manager.update(CartLine, { userId: buyer.id }, { wish: of(WISHES, which) });
  if (which % 3 === 0) orders.unshift({ id: await anOrderOf(shop, buyer), buyer });
  else {
    if (which % 3 === 1) await aStoreCredit(shop.ctx(), buyer, 100);
    const creditPaise = asPaise(which % 3 === 1 ? 10_000 : 0);
    orders.unshift({ id: await aCashOrderOf(shop, buyer, [], { creditPaise }), buyer });
  }
}
