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
