import type { Step } from '../shared/request/step.js';

/** The address itself, with nothing asked. */
const BARE = /^\/graphql\/?$/i;

/**
 * Answers those who come to look rather than to ask: leads a browser that opens the address to the
 * playground, and says by which methods it is asked.
 */
export const answerVisitors: Step = (req, res, next) => {
  const { method, url = '', headers } = req;
  if (method === 'OPTIONS') return end(204, 'Allow', 'GET, POST, OPTIONS');
  if (method === 'GET' && BARE.test(url) && headers.accept?.includes('text/html'))
    return end(302, 'Location', '/playground');
  return next();

  function end(status: number, name: string, value: string): void {
    res.setHeader(name, value);
    res.statusCode = status;
    res.end();
  }
};
