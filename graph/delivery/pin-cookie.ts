import { readPin } from './promise.js';

/**
 * The cookie in which a browser remembers the PIN code that its visitor gave. Nothing secret is in
 * it.
 */
export const PIN_COOKIE = 'pin';

/** For how long it is remembered: a year, in seconds. */
export const PIN_COOKIE_S = 365 * 86_400;

/** The PIN code that a browser remembers, out of its header Cookie; null without one. */
export function pinOfCookies(header: string | undefined): string | null {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${PIN_COOKIE}=(\\d{6})(?:;|$)`).exec(header ?? '') ?? [];
  return readPin(value);
}
