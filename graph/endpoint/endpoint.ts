import type { RequestListener } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import type { KnownOperations } from '../graphql/persisted-operations.js';
import { allowOrigins, originsOfShopPages } from '../http/cors.js';
import { identify, refuseStaleToken } from '../http/identify.js';
import { admitPublicKeys } from '../http/public-keys.js';
import { readJson } from '../http/read-body.js';
import type { Streams } from '../live/streams.js';
import { inOrder } from '../rest/in-order.js';
import { requestTimeout } from '../rest/request-timeout.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import type { Step } from '../shared/request/step.js';
import { answerOperations } from './answer-operations.js';
import { answerStreams } from './answer-streams.js';
import { answerVisitors } from './answer-visitors.js';

/** What an answer of the graph depends on besides its address. */
const VARY = 'Origin, Authorization, Cookie, Accept, Accept-Language, Accept-Encoding';

/** What the endpoint stands on. */
interface EndpointParts {
  config: Config;
  apollo: ApolloServer<Context>;
  known: KnownOperations;
  streams: Streams;
  /**
   * Whatever a call waits for, it is answered by then; files take as long as they take. In
   * milliseconds.
   */
  answerTimeoutMs: number;
}

/**
 * The endpoint of the graph: an integration of Apollo Server, on Node's request and response, for
 * all that comes to /graphql. It stands behind the check of hosts, the cache of answers and the
 * admission, and is given requests whose context is open.
 */
export function openEndpoint({ config, apollo, known, streams, answerTimeoutMs }: EndpointParts): RequestListener {
  return inOrder(
    vary,
    requestTimeout(answerTimeoutMs),
    allowOrigins(originsOfShopPages(config)),
    allowOrigins(config.corsOrigins),
    admitPublicKeys,
    answerVisitors,
    readJson,
    identify,
    refuseStaleToken,
    answerStreams(streams),
    answerOperations(apollo, known),
  );
}

const vary: Step = (_req, res, next) => {
  res.setHeader('Vary', VARY);
  next();
};
