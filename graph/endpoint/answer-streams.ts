import { bodyIn } from '../http/read-body.js';
import type { Streams } from '../live/streams.js';
import { asksForParts } from '../shared/request/multipart-subscriptions.js';
import type { Step } from '../shared/request/step.js';

/** Subscriptions by server-sent events. */
const STREAM = /^\/graphql\/stream(?=[/?]|$)/i;

/** Asked for alone, there is nothing else that its client could read. */
const EVENTS = 'text/event-stream';

/** Answers subscriptions, by their address or by what is asked for: parts, or events alone. */
export function answerStreams(streams: Streams): Step {
  return (req, res, next) => {
    const { accept } = req.headers;
    if (!STREAM.test(req.url ?? '') && !asksForParts(accept) && accept !== EVENTS) return next();
    return streams.answer(res, (bodyIn(req) as object | undefined) ?? null);
  };
}
