import { createServer, type Server } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { writeKeyCalls } from './api-keys/calls/count-key-calls.js';
import { openApp } from './app.js';
import { cacheAnswers } from './cache/answers/cache-answers.js';
import { openCatalogueVersion } from './cache/catalogue-version.js';
import { openContexts } from './contexts.js';
import { openEndpoint } from './endpoint/endpoint.js';
import { features as shopFeatures } from './features.js';
import { STREAM_LIMITS, startApollo } from './graphql/apollo-server.js';
import { openKnownOperations } from './graphql/persisted-operations.js';
import { admit, openLimiters } from './http/admission/admission.js';
import { setAnswerHeaders } from './http/answer-headers.js';
import { closeUnread } from './http/close-unread.js';
import { openHealth } from './http/health.js';
import { callerOf } from './http/identify.js';
import { answerMalformed } from './http/malformed-requests.js';
import { openRequest } from './http/open-request.js';
import { ownAddress } from './http/own-address.js';
import { plainAddress } from './http/plain-address.js';
import { refuseBadHosts } from './http/refuse-bad-hosts.js';
import { logRequests } from './http/request-log.js';
import { listenToChanges } from './live/listen-to-changes.js';
import { openStreams } from './live/streams.js';
import { logSlowStatements } from './postgres/log-slow-statements.js';
import { openReplicas } from './replicas/replicas.js';
import { isOfTheGraph } from './rest/answer-failure.js';
import { inOrder } from './rest/in-order.js';
import { sharedSchema } from './schema.js';
import { writeBought } from './search/learning/note-lessons.js';
import { writeQuestions } from './search/questions/search-questions.service.js';
import type { Config } from './shared/config/config.js';
import type { Context } from './shared/context.js';
import type { Feature } from './shared/feature.js';
import { traceRequests } from './shared/observability/tracing.js';
import type { Demonstration } from './shared/ports/demonstration.js';
import type { Viewer } from './shared/rights/caller.js';
import { busyPage } from './ssr/busy-page.js';
import { openTracer } from './tracing/open-tracer.js';

/**
 * Whatever a request waits for, it is answered by then: less than the ten seconds that are
 * promised. In milliseconds.
 */
const ANSWER_TIMEOUT_MS = 8_500;

/** The shop's HTTP side, not yet listening, so that tests can mount it on any port. */
export interface ShopServer {
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** A context for work that no request asked for, such as seeding and the payment workers. */
  openContext(viewer?: Viewer | null): Context;
  /** From here on /health and /health/ready answer 503, so that balancers send no new requests. */
  announceStop(): void;
  /** Finishes what is under way and closes the port. */
  stop(): Promise<void>;
}

/** What the server is built over. */
export interface ServerParts {
  config: Config;
  database: DataSource;
  log: Logger;
  /** What the shop consists of; absent: its own features. */
  features?: readonly Feature[];
  /**
   * Goods, accounts and stand-ins of a shop that is tried; null in one with its own. The server
   * stops it.
   */
  demo?: Demonstration | null;
  /** False leaves the web out, for tests of the graph alone. */
  withWeb?: boolean;
  /**
   * Whatever a request waits for, it is answered by then, so that no client is left hanging. In
   * milliseconds.
   */
  answerTimeoutMs?: number;
}

/**
 * Builds the server: the endpoint of the graph, and the app with everything else, behind what comes
 * before both.
 */
export async function buildServer({
  config,
  database,
  log,
  features = shopFeatures,
  demo = null,
  withWeb = true,
  answerTimeoutMs = ANSWER_TIMEOUT_MS,
}: ServerParts): Promise<ShopServer> {
  logSlowStatements(database, log, config.slowStatementMs);
  const schema = await sharedSchema(features);
  const http = createServer();
  http.keepAliveTimeout = config.keepAliveMs;
  const openContext = await openContexts({
    config,
    database,
    log,
    features,
    standIn: demo?.identity,
    ownAddress: () => ownAddress(http),
  });
  const version = config.answerMemoryBytes > 0 ? openCatalogueVersion(database, log) : null;
  const replicas = version && openReplicas({ config, database, version, log });
  const health = openHealth(database, log);
  const tracer = config.tracing ? await openTracer(config.tracing) : null;

  const known = await openKnownOperations();
  const apollo = await startApollo(schema, http, known, replicas !== null);
  const streams = openStreams({ ...STREAM_LIMITS, schema, identify: callerOf });
  const endpoint = openEndpoint({ config, apollo, known, streams, answerTimeoutMs });
  const app = await openApp({
    config,
    database,
    schema,
    apollo,
    openContext,
    features,
    demo,
    health,
    answerTimeoutMs,
    withWeb,
  });

  http.on('clientError', answerMalformed);
  http.on(
    'request',
    inOrder(
      closeUnread(),
      health.closeWhenStopping,
      ...(tracer ? [traceRequests(tracer)] : []),
      refuseBadHosts(config, log),
      plainAddress(),
      logRequests(log),
      ...(version ? [cacheAnswers(version, config.answerMemoryBytes)] : []),
      setAnswerHeaders(config),
      admit({ log, limiters: openLimiters(http, database, config), busyPage }),
      openRequest(config, openContext, log),
      (req, res) => (isOfTheGraph(req.url ?? '') ? endpoint(req, res) : app(req, res)),
    ),
  );
  // So that the first visitors find it read.
  http.once('listening', () => void version?.read());

  return {
    http,
    schema,
    openContext,
    announceStop: health.announceStop,
    stop: async () => {
      await Promise.all([streams.stop(), listenToChanges(openContext()).stop(), demo?.stop()]);
      await apollo.stop();
      await writeKeyCalls(openContext());
      await writeQuestions(openContext());
      await writeBought(openContext());
      await Promise.all([tracer?.stop(), replicas?.stop(), version?.stop(), health.stop()]);
    },
  };
}
