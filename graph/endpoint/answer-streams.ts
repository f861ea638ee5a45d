import { bodyIn } from '../http/read-body.js';
import type { Streams } from '../live/streams.js';
import { asksForParts } from '../shared/request/multipart-subscriptions.js';
import type { Step } from '../shared/request/step.js';

/** Subscriptions by server-sent events. */
const STREAM = /^\/graphql\/stream(?=[/?]|$)/i;

/** Answers subscriptions, by their address or by the parts that they are asked for in. */
export function answerStreams(streams: Streams): Step {
  return (req, res, next) => {
    if (!STREAM.test(req.url ?? '') && !asksForParts(req.headers.accept)) return next();
    return streams.answer(res, (bodyIn(req) as object | undefined) ?? null);
  };
}
