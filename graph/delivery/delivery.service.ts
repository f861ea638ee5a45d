import { cacheList } from '../cache/cached-rows.js';
import { RequestSlot } from '../cache/request-slot.js';
import { type MayTakeTime, whenRead } from '../cache/when-read.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import type { Language } from '../shared/languages/languages.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import type { Goods } from '../shared/reckoning.js';
import { findFreshCategories } from './delivery.queries.js';
import { dayInWords, deliveryWords } from './delivery.words.js';
import { DeliveryKind } from './delivery-kind.js';
import type { DeliveryPromise, DeliverySlot, ExpressOffer, OrderDelivery } from './delivery-promise.type.js';
import { DeliveryTerms } from './delivery-terms.entity.js';
import { DeliveryZone } from './delivery-zone.entity.js';
import { FreshCategory } from './fresh-category.entity.js';
import type { PlannedDelivery } from './planned-delivery.columns.js';
import { nearDay, type Promised, promiseFor, readPin, type Slot, zoneOf } from './promise.js';

const ZONES = Symbol();
const TERMS = Symbol();
const FRESH = Symbol();

/** What a shop charges that has not said anything. */
export const NO_CHARGES: DeliveryTerms = {
  id: 1,
  feePaise: asPaise(0),
  freeFromPaise: asPaise(0),
  expressFeePaise: null,
};

/** For what a shop promises it that takes no fee. @see spec §1 (footer promises) */
const PROMISED_FREE_FROM = asPaise(50_000);

/** All zones, by their names. */
export function listDeliveryZones(ctx: Context): MayTakeTime<readonly DeliveryZone[]> {
  return cacheList(ctx, ZONES, '', () => ctx.db.find(DeliveryZone, { order: { name: 'ASC' } }));
}

/** What the shop charges for delivery; nothing unless the settings say otherwise. */
export async function readDeliveryTerms(ctx: Context): Promise<DeliveryTerms> {
  const [terms] = await cacheList<DeliveryTerms>(ctx, TERMS, '', () => ctx.db.find(DeliveryTerms));
  return terms ?? NO_CHARGES;
}

/**
 * For orders from how much the shop says that delivery is free: by its terms, or by the
 * specification where it takes no fee at all.
 *
 * @see spec §1 (footer promises)
 */
export async function promisedFreeFrom(ctx: Context): Promise<Paise> {
  const { feePaise, freeFromPaise } = await readDeliveryTerms(ctx);
  return feePaise > 0 && freeFromPaise > 0 ? freeFromPaise : PROMISED_FREE_FROM;
}

/** What delivery costs by the shop's terms: a fee up to a sum, from which on it is free. */
export async function shippingByTerms(ctx: Context, { subTotalPaise }: Goods): Promise<Paise> {
  const { feePaise, freeFromPaise } = await readDeliveryTerms(ctx);
  return subTotalPaise === 0 || subTotalPaise >= freeFromPaise ? asPaise(0) : feePaise;
}

/**
 * The categories of which it was said that their goods travel as fresh; those below them follow.
 */
export async function listFreshCategoryIds(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.find(FreshCategory);
  return rows.map(({ categoryId }) => categoryId);
}

/** The categories whose goods travel as fresh, with all below them. */
function freshCategoryIds(ctx: Context): MayTakeTime<ReadonlySet<string>> {
  const read = async () => [new Set((await findFreshCategories(ctx)).map(({ id }) => id))];
  return whenRead(cacheList<ReadonlySet<string>>(ctx, FRESH, '', read), ([ids]) => ids ?? new Set());
}

/** How a product travels. */
function kindOf(ctx: Context, product: Pick<Product, 'categoryId' | 'subCategoryId'>): MayTakeTime<DeliveryKind> {
  return whenRead(freshCategoryIds(ctx), (fresh) =>
    fresh.has(product.subCategoryId ?? product.categoryId) ? DeliveryKind.FRESH : DeliveryKind.GENERAL,
  );
}

/** The day by which a product is to come, as 2026-11-28; null where nothing was promised. */
export async function plannedDayOf(
  ctx: Context,
  product: Pick<Product, 'categoryId' | 'subCategoryId'>,
  { freshBy, generalBy }: Pick<PlannedDelivery, 'freshBy' | 'generalBy'>,
): Promise<string | null> {
  return (await kindOf(ctx, product)) === DeliveryKind.FRESH ? freshBy : generalBy;
}

/** What was worked out for a request, which asks the same for each product of a list. */
const promisesOfRequest = new RequestSlot<object, Map<string, readonly DeliveryPromise[]>>('promises by PIN code');

/** What is promised to a PIN code, fresh goods first; nothing in a shop without zones. */
function promisesTo(ctx: Context, pin: string): MayTakeTime<readonly DeliveryPromise[]> {
  const known = promisesOfRequest.get(ctx.loaders) ?? new Map<string, readonly DeliveryPromise[]>();
  promisesOfRequest.set(ctx.loaders, known);
  return (
    known.get(pin) ??
    whenRead(listDeliveryZones(ctx), (zones) => {
      const made = zones.length === 0 ? [] : promisesOf(pin, zoneOf(zones, pin), new Date(), ctx.language);
      known.set(pin, made);
      return made;
    })
  );
}

/**
 * What is promised to a PIN code in a zone, for each kind of goods, fresh ones first.
 *
 * @param zone null outside all
 */
export function promisesOf(
  pin: string,
  zone: DeliveryZone | null,
  now: Date,
  language: Language = 'en',
): DeliveryPromise[] {
  const words = deliveryWords(language);
  return [DeliveryKind.FRESH, DeliveryKind.GENERAL].map((kind) => {
    const promised = zone && promiseFor(zone, kind, now);
    const about = { kind, pin, place: zone?.name ?? null };
    if (!promised) {
      const text = words.notServed(pin, kind === DeliveryKind.FRESH && zone?.generalDays != null);
      return { ...about, isServed: false, date: null, text, shortText: words.notTo(pin), slots: [] };
    }
    return { ...about, isServed: true, date: promised.date, ...wordsOf(promised, now, language) };
  });
}

function wordsOf(
  { date, slots }: Promised,
  now: Date,
  language: Language,
): Pick<DeliveryPromise, 'text' | 'shortText' | 'slots'> {
  const words = deliveryWords(language);
  const day = dayInWords(date, now, language);
  const isNear = nearDay(date, now) !== null;
  const [first] = slots;
  return {
    text: isNear || first ? words.comesOn(day, first ? words.hours(first.hours) : null) : words.comesBy(day),
    shortText: isNear ? words.comesOn(day, null) : words.comesBy(day),
    slots: slots.map((slot) => slotInWords(slot, now, language)),
  };
}

function slotInWords({ date, hours }: Slot, now: Date, language: Language): DeliverySlot {
  const day = dayInWords(date, now, language);
  return {
    code: `${date} ${hours}`,
    date,
    text: `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${deliveryWords(language).hours(hours)}`,
  };
}

/**
 * From which day on goods come that are ordered now, in words, to the zone that has them first;
 * null where no zone is brought anything.
 */
export function earliestIn(zones: readonly DeliveryZone[], now: Date, language: Language = 'en'): string | null {
  const days = zones.flatMap((zone) =>
    Object.values(DeliveryKind).flatMap((kind) => promiseFor(zone, kind, now)?.date ?? []),
  );
  const [first] = days.toSorted();
  return first === undefined ? null : deliveryWords(language).comesFrom(dayInWords(first, now, language));
}

/** As `earliestIn`, for all zones of the shop. */
export async function earliestDelivery(ctx: Context): Promise<string | null> {
  return earliestIn(await listDeliveryZones(ctx), new Date(), ctx.language);
}

/**
 * What is promised to a PIN code, for each kind of goods, fresh ones first.
 *
 * @param sent as the visitor typed it; null: that which the visitor's browser remembers
 * @returns nothing without a PIN code, and in a shop without zones
 * @throws ShopError BAD_USER_INPUT for what is no PIN code
 */
export function deliveryPromises(ctx: Context, sent: string | null): MayTakeTime<readonly DeliveryPromise[]> {
  const pin = sent === null ? ctx.pin : readPin(sent);
  if (sent !== null && pin === null) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A PIN code has 6 digits, such as 560001.'), 'pin');
  }
  return pin === null ? [] : promisesTo(ctx, pin);
}

/** As `deliveryPromises`, for one product; null where nothing is known. */
export function productPromise(
  ctx: Context,
  product: Pick<Product, 'categoryId' | 'subCategoryId'>,
  sent: string | null,
): MayTakeTime<DeliveryPromise | null> {
  return whenRead(deliveryPromises(ctx, sent), (promises) =>
    promises.length === 0
      ? null
      : whenRead(kindOf(ctx, product), (kind) => promises.find((promise) => promise.kind === kind) ?? null),
  );
}

/** As `deliveryPromises`, of the kinds that some products are of. */
export async function promisesForProducts(
  ctx: Context,
  products: readonly Pick<Product, 'categoryId' | 'subCategoryId'>[],
  sent: string | null,
): Promise<DeliveryPromise[]> {
  const promises = await deliveryPromises(ctx, sent);
  if (promises.length === 0) return [];
  const kinds = new Set(await Promise.all(products.map((product) => kindOf(ctx, product))));
  return promises.filter(({ kind }) => kinds.has(kind));
}

/**
 * What express would make of a delivery. It brings sooner what does not spoil; fresh goods come at
 * their time anyway.
 *
 * @param sent as for `deliveryPromises`
 * @returns null where the shop or the zone offers none, where all goods are fresh, and where
 *   express would be no sooner
 * @throws ShopError BAD_USER_INPUT for what is no PIN code
 * @see spec §9 (express)
 */
export async function expressOffer(
  ctx: Context,
  products: readonly Pick<Product, 'categoryId' | 'subCategoryId'>[],
  sent: string | null,
): Promise<ExpressOffer | null> {
  const { expressFeePaise } = await readDeliveryTerms(ctx);
  if (expressFeePaise === null) return null;
  const promises = await promisesForProducts(ctx, products, sent);
  const standard = promises.find(({ kind }) => kind === DeliveryKind.GENERAL);
  const zone = standard && zoneOf(await listDeliveryZones(ctx), standard.pin);
  if (!zone || zone.expressDays === null || standard.date === null) return null;
  const now = new Date();
  const express = promiseFor({ ...zone, generalDays: zone.expressDays }, DeliveryKind.GENERAL, now);
  if (!express || express.date >= standard.date) return null;
  return { feePaise: expressFeePaise, date: express.date, text: wordsOf(express, now, ctx.language).text };
}

/**
 * What is promised of a checkout, to be kept with it.
 *
 * @param pincode as it was typed into the address; one that is none, or is not served, has no
 *   promise
 * @param slotCode the code of the chosen time; null: the earliest
 * @param isExpress whether the shopper wants express, which costs its own fee
 * @param shippingPaise what delivery costs without it
 * @throws ShopError BAD_USER_INPUT for a time that is not offered, or no longer, and for express
 *   where there is none
 */
export async function planDelivery(
  ctx: Context,
  products: readonly Pick<Product, 'categoryId' | 'subCategoryId'>[],
  wish: { pincode: string; slotCode: string | null; isExpress: boolean; shippingPaise: Paise },
): Promise<Omit<PlannedDelivery, 'cashFeePaise'>> {
  const { pincode, slotCode, isExpress } = wish;
  const pin = readPin(pincode);
  const promises = pin === null ? [] : await promisesForProducts(ctx, products, pin);
  const promiseOf = (wanted: DeliveryKind) => promises.find(({ kind }) => kind === wanted);
  const fresh = promiseOf(DeliveryKind.FRESH);
  const slot = slotCode === null ? fresh?.slots[0] : fresh?.slots.find(({ code }) => code === slotCode);
  if (slotCode !== null && !slot) {
    const message = phrase('This delivery time is no longer available. Please choose another.');
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'deliverySlot');
  }
  const express = isExpress && pin !== null ? await expressOffer(ctx, products, pin) : null;
  if (isExpress && !express) {
    const message = phrase('Express delivery is not offered for this order. Please choose another.');
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'isExpress');
  }
  return {
    isExpress,
    freshBy: slot?.date ?? fresh?.date ?? null,
    freshSlot: slot?.code.slice(slot.date.length + 1) ?? null,
    generalBy: express?.date ?? promiseOf(DeliveryKind.GENERAL)?.date ?? null,
    shippingPaise: express?.feePaise ?? wish.shippingPaise,
  };
}

/** What was promised of an order, fresh goods first; nothing where nothing was. */
export function plannedInWords(
  { freshBy, freshSlot, generalBy, isExpress }: PlannedDelivery,
  language: Language = 'en',
): OrderDelivery[] {
  const { comesBy, comesByExpress, comesOn, exactDay, hours } = deliveryWords(language);
  const fresh = freshBy && {
    ...{ kind: DeliveryKind.FRESH, date: freshBy, slot: freshSlot },
    text: freshSlot ? comesOn(exactDay(freshBy), hours(freshSlot)) : comesBy(exactDay(freshBy)),
  };
  const general = generalBy && {
    ...{ kind: DeliveryKind.GENERAL, date: generalBy, slot: null },
    text: (isExpress ? comesByExpress : comesBy)(exactDay(generalBy)),
  };
  return [fresh, general].filter((delivery) => delivery !== null && delivery !== '');
}
