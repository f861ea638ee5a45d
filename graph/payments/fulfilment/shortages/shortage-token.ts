import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../shared/config/config.js';
import { readId } from '../../../shared/input/id.js';

/**
 * The secret part of the link by which the reader of a mail says what to send instead of what is
 * missing. It follows from the id, so that the mail can be sent again.
 */
export function shortageToken(config: Pick<Config, 'jwtSecret'>, id: string): string {
  return `${id}.${createHmac('sha256', config.jwtSecret).update(`shortage:${id}`).digest('base64url')}`;
}

/** The shortage that a link is about; null for one that this shop has not made. */
export function readShortageToken(config: Pick<Config, 'jwtSecret'>, token: string): string | null {
  const id = readId(token.split('.')[0]);
  if (!id) return null;
  const [given, right] = [Buffer.from(token), Buffer.from(shortageToken(config, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
