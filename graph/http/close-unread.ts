import type { Step } from '../shared/request/step.js';

/**
 * How long the rest of a body may still come, so that anyone who sends it reads the answer. In
 * milliseconds.
 */
const LINGER_MS = 10_000;

/**
 * Closes the connection of a request that is answered while its body has not come, a little later.
 * Anyone who sends slowly, nothing at all or without end would otherwise hold it for minutes after
 * their answer, and have read whatever they send.
 *
 * @param lingerMs how much later
 */
export function closeUnread(lingerMs = LINGER_MS): Step {
  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
    if (length !== undefined || encoding !== undefined)
      res.once('finish', () => {
        if (req.complete) return;
        setTimeout(() => {
          if (!req.complete) req.socket.destroy();
        }, lingerMs).unref();
      });
    next();
  };
}
