import type { Context } from '../context.js';
import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';
import { ApiScope } from './api-scope.js';
import { hasRight, Right, rightOfScope } from './right.js';
import { staffOf, viewerOf } from './viewer.js';

/**
 * Lets pass who may do what a scope names: an account whose role has it, or an API key that does.
 * This is the only rule of what a key reaches; whatever does not ask here is not for keys.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper and for a role without
 *   it, and for a key, naming the scope that it lacks; SECOND_FACTOR_REQUIRED
 */
export function allow(ctx: Context, scope: ApiScope): void {
  if (mayUse(ctx, scope)) return;
  if (!ctx.apiKey) staffOf(ctx, rightOfScope(scope));
  throw new ShopError(ErrorCode.FORBIDDEN, phrase('This API key lacks the scope {scope}.', { scope }));
}

/** Whether `allow` would let pass the caller. */
export function mayUse({ viewer, apiKey }: Context, scope: ApiScope): boolean {
  if (apiKey) return apiKey.scopes.includes(scope);
  return hasRight(viewer?.role, rightOfScope(scope));
}

/**
 * Lets pass who may give money back for an order: who may move orders on, but no packer.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, SECOND_FACTOR_REQUIRED
 */
export function allowRefund(ctx: Context): void {
  allow(ctx, ApiScope.ORDERS_WRITE);
  if (!ctx.apiKey) staffOf(ctx, Right.GIVE_MONEY_BACK);
}

/**
 * Whose store of uploads a call fills and takes from: the viewer's, and for an API key that may
 * change the catalogue that of the admin who made it.
 *
 * @returns the id of an account
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a key without catalogue:write
 */
export function uploaderOf(ctx: Context): string {
  if (!ctx.apiKey) return viewerOf(ctx).id;
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return ctx.apiKey.madeById;
}
