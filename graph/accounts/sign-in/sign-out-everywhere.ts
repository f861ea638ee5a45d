import type { Context } from '../../shared/context.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { User } from '../user.entity.js';

/**
 * Ends every token of the viewer's account at once, on every device, that of the call included.
 *
 * @throws ShopError UNAUTHENTICATED for a visitor, FORBIDDEN for an API key
 */
export async function signOutEverywhere(ctx: Context): Promise<{ ok: boolean; message: string }> {
  const { id } = viewerOf(ctx);
  await ctx.db.increment(User, { id }, 'tokenVersion', 1);
  return { ok: true, message: say(phrase('You are signed out on every device.'), ctx.language) };
}
