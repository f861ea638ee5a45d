import type { Rows } from './row.js';
import { everybody } from './who.js';

/** The newsletter. */
export const NEWSLETTER: Rows = {
  SubscribeToNewsletter: { who: everybody, shows: { ok: true } },
};
