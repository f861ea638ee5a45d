import type { Logger } from 'pino';
import { answerFailure } from '../rest/answer-failure.js';
import { isHost } from '../rest/origin.js';
import type { Config } from '../shared/config/config.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { requestIdOf } from '../shared/request/request-names.js';
import type { Step } from '../shared/request/step.js';
import { setAnswerHeaders } from './answer-headers.js';

/**
 * Answers 400 to a request whose Host header no server can have, or that has two, before anything
 * is made of it. One without any, as HTTP/1.0 allows, is let through.
 */
export function refuseBadHosts(config: Config, log: Logger): Step {
  const setHeaders = setAnswerHeaders(config);
  return (req, res, next) => {
    const { host = '' } = req.headers;
    const isOne = req.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text)).length < 2;
    if (isOne && (host === '' || isHost(host))) return next();
    const refuse = () => {
      const refusal = new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The Host header is malformed.'));
      answerFailure(refusal, res, { log, requestId: requestIdOf(req) });
    };
    setHeaders(req, res, refuse);
  };
}
