import type { RequestListener } from 'node:http';
import { isHost } from '../rest/origin.js';
import { ErrorCode } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { answerBeforeApp } from './answer-before-app.js';

/**
 * Header names and values, by turns, of the requests with the host that came last; nearly all have
 * the same.
 */
const MAX_KNOWN = 100;

/**
 * Answers 400 to a request whose Host header no server can have, or that has two, before anything
 * is made of it. One without any, as HTTP/1.0 allows, is let through.
 */
export function refuseBadHosts(listener: RequestListener): RequestListener {
  const known = new Set<string | undefined>([undefined, '']);
  return (req, res) => {
    const { host } = req.headers;
    const isKnown = known.has(host) || isHost(host ?? '');
    if (!isKnown || (req.headersDistinct.host?.length ?? 0) > 1) {
      answerBeforeApp(res, ErrorCode.BAD_USER_INPUT, phrase('The Host header is malformed.'));
      return;
    }
    if (known.size < MAX_KNOWN) known.add(host);
    listener(req, res);
  };
}
