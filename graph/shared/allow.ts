import { ApiScope } from './api-scope.js';
import { adminOf, type Context, viewerOf } from './context.js';
import { ErrorCode, ShopError } from './errors.js';

/**
 * Lets pass who may do what a scope names: an admin, or an API key that has the scope. This is the only rule of what a
 * key reaches; whatever does not ask here is not for keys.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a shopper, and for a key, naming the scope that it lacks
 */
export function allow(ctx: Context, scope: ApiScope): void {
  if (!ctx.apiKey) {
    adminOf(ctx);
  } else if (!ctx.apiKey.scopes.includes(scope)) {
    throw new ShopError(ErrorCode.FORBIDDEN, `This API key lacks the scope ${scope}.`);
  }
}

/**
 * Whose store of uploads a call fills and takes from: the viewer's, and for an API key that may change the catalogue that
 * of the admin who made it.
 *
 * @returns the id of an account
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for a key without catalogue:write
 */
export function uploaderOf(ctx: Context): string {
  if (!ctx.apiKey) return viewerOf(ctx).id;
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return ctx.apiKey.madeById;
}
