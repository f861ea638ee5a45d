import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { versionReadFor } from '../cache/answers/cache-answers.js';
import { primeVersion } from '../cache/cached-rows.js';
import { pinOfCookies } from '../delivery/pin-cookie.js';
import type { Config } from '../shared/config.js';
import { languageOf } from '../shared/languages/languages.js';
import { requestIdOf } from '../shared/request-names.js';
import { openAnswerHeaders } from './answer-headers.js';
import type { OpenContext } from './contexts-over.js';
import { networkOf, senderOf } from './network.js';

/** What requests are opened with. */
interface Parts {
  app: RequestListener;
  config: Config;
  openContext: OpenContext;
  log: Logger;
}

/**
 * Opens a request that is to be answered, of the graph, of /api, or for a page or file: sets the
 * headers that every answer carries, and leaves its context where `contextOf` finds it, as yet of a
 * visitor, so that any failure can name the request's id.
 */
export function openRequests({ app, config, openContext, log }: Parts): RequestListener {
  const setAnswerHeaders = openAnswerHeaders(config);
  return (req, res) => {
    setAnswerHeaders(req, res);
    const { method, url = '', headers } = req;
    const id = requestIdOf(req);
    const ownLog = log.child({ req: { id, method, path: url.split('?')[0] } });
    const network = networkOf(senderOf(req, config.trustProxy).address);
    const ctx = openContext(null, id, ownLog, network, pinOfCookies(headers.cookie), languageOf(headers));
    const version = versionReadFor(req);
    if (version) primeVersion(ctx, version);
    Object.assign(res, { locals: { ctx } });
    app(req, res);
  };
}
