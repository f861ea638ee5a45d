import type { Context } from '../shared/context.js';
import { RequestSlot } from './request-slot.js';

/** By what all copies of a request's context share. */
const forAll = new RequestSlot<Context['loaders'], boolean>('for all');

/**
 * Marks the answer to this request as the same for every visitor, so that it may be cached, unless
 * something in it is for this one alone.
 */
export function markForAll(ctx: Pick<Context, 'loaders'>): void {
  if (!isForOne(ctx)) forAll.set(ctx.loaders, true);
}

/** Keeps the answer to this request from the cache, whatever marks it later. */
export function keepForOne(ctx: Pick<Context, 'loaders'>): void {
  forAll.set(ctx.loaders, false);
}

/** Whether `markForAll` has marked the answer to this request. */
export function isForAll(ctx: Pick<Context, 'loaders'>): boolean {
  return forAll.get(ctx.loaders) === true;
}

/** Whether `keepForOne` has kept the answer to this request from the cache. */
export function isForOne(ctx: Pick<Context, 'loaders'>): boolean {
  return forAll.get(ctx.loaders) === false;
}
