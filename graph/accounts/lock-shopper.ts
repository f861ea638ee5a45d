import type { Context } from '../shared/context.js';

/**
 * Locks a shopper's account row, which every step of a checkout takes first and checkouts and stock after it, and every change
 * of many lines of the cart. So two steps for one shopper wait for each other in one order, whoever asks for them. To be called
 * inside a transaction.
 */
export async function lockShopper(ctx: Context, userId: string): Promise<void> {
  await ctx.db.query('SELECT id FROM "user" WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}
