import type { Logger } from 'pino';
import { versionReadFor } from '../cache/answers/cache-answers.js';
import { primeVersion } from '../cache/cached-rows.js';
import { pinOfCookies } from '../delivery/pin-cookie.js';
import { setContext } from '../rest/response-context.js';
import type { Config } from '../shared/config/config.js';
import { languageOf } from '../shared/languages/languages.js';
import { requestIdOf } from '../shared/request/request-names.js';
import type { Step } from '../shared/request/step.js';
import type { OpenContext } from './contexts-over.js';
import { networkOf, senderOf } from './network.js';

/**
 * Opens the context of a request that is to be answered, of the graph, of /api, or for a page or
 * file, as yet of a visitor, so that any failure can name the request's id.
 */
export function openRequest(config: Config, openContext: OpenContext, log: Logger): Step {
  return (req, res, next) => {
    const { method, url = '', headers } = req;
    const id = requestIdOf(req);
    const ownLog = log.child({ req: { id, method, path: url.split('?')[0] } });
    const network = networkOf(senderOf(req, config.trustProxy).address);
    const ctx = openContext(null, id, ownLog, network, pinOfCookies(headers.cookie), languageOf(req));
    const version = versionReadFor(req);
    if (version) primeVersion(ctx, version);
    setContext(res, ctx);
    next();
  };
}
