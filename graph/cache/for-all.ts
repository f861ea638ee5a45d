import { RequestSlot } from './request-slot.js';

/** The context of a request; by its loaders, which all copies of it share. */
interface Asked {
  readonly loaders: object;
}

const forAll = new RequestSlot<object, boolean>('for all');

/**
 * Marks the answer to this request as the same for every visitor, so that it may be cached, unless
 * something in it is for this one alone.
 */
export function markForAll(ctx: Asked): void {
  if (!isForOne(ctx)) forAll.set(ctx.loaders, true);
}

/** Keeps the answer to this request from the cache, whatever marks it later. */
export function keepForOne(ctx: Asked): void {
  forAll.set(ctx.loaders, false);
}

/** Whether `markForAll` has marked the answer to this request. */
export function isForAll(ctx: Asked): boolean {
  return forAll.get(ctx.loaders) === true;
}

/** Whether `keepForOne` has kept the answer to this request from the cache. */
export function isForOne(ctx: Asked): boolean {
  return forAll.get(ctx.loaders) === false;
}

const expiries = new RequestSlot<object, number>('expires');

/**
 * Says that the answer to this request holds no longer than to a moment, since it follows the
 * clock. The earliest that is said counts.
 *
 * @param moment in milliseconds since 1970
 */
export function expireAt(ctx: Asked, moment: number): void {
  expiries.set(ctx.loaders, Math.min(moment, expiryOf(ctx)));
}

/** Until when the answer to this request holds; infinity where nothing in it follows the clock. */
export function expiryOf(ctx: Asked): number {
  return expiries.get(ctx.loaders) ?? Number.POSITIVE_INFINITY;
}
