import type { RequestHandler } from 'express';
import { NO_STORE } from '../rest/response-headers.js';
import type { Config } from '../shared/config/config.js';
import { PIN_COOKIE, PIN_COOKIE_S } from './pin-cookie.js';
import { readPin } from './promise.js';

/** Where the form of a page sends the PIN code that a visitor gives. */
export const PIN_PATH = '/delivery/pin';

/**
 * Has the browser remember the PIN code of `?pin=`, or forget it where there is none, and leads
 * back to the path `to`. A form without script can send it, and the page that follows is rendered
 * with its promises. What is no PIN code changes nothing: the form says so before it is sent.
 */
export function rememberPin({ publicUrl }: Config): RequestHandler {
  return (req, res) => {
    const { pin: sent, to } = req.query;
    const pin = typeof sent === 'string' ? readPin(sent) : null;
    if (pin !== null || sent === '') {
      res.cookie(PIN_COOKIE, pin ?? '', {
        ...{ path: '/', sameSite: 'lax', httpOnly: true, secure: publicUrl?.startsWith('https:') ?? false },
        maxAge: pin === null ? 0 : PIN_COOKIE_S * 1_000,
      });
    }
    const isOwnPath = typeof to === 'string' && /^\/(?![/\\])/.test(to);
    res.set('Cache-Control', NO_STORE).redirect(303, isOwnPath ? to : '/');
  };
}
