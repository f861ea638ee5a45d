import type { Context } from '../shared/context.js';
import { writeOffExpired } from './credit.queries.js';

/**
 * Writes off what of gift cards and store credit was not spent in time. What an open checkout has
 * set aside stays so, and is written off another time if it is let go. Safe to repeat.
 */
export async function writeOffExpiredCredit(ctx: Context): Promise<void> {
  const paise = await writeOffExpired(ctx, null);
  if (paise > 0) ctx.log.info({ paise }, 'credit was written off that nobody spent in time');
}
