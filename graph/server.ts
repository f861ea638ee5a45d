import { createServer, type RequestListener, type Server } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { openIdentity } from './accounts/openid/open-identity.js';
import { socialSignInRouter } from './accounts/openid/social-sign-in.router.js';
import { STAND_IN_IDENTITY_PATH } from './accounts/openid/stand-in-identity.js';
import { cacheAnswers } from './cache/answers/cache-answers.js';
import { openCatalogueVersion } from './cache/catalogue-version.js';
import { CATALOGUE_EXPORT_PATH, catalogueExportRouter } from './catalogue-files/catalogue-export.router.js';
import { openContexts } from './contexts.js';
import { openReplicaConnections } from './database/data-source.js';
import { logSlowStatements } from './database/log-slow-statements.js';
import { ASKED_FOR, BACKGROUND, openDrawer } from './database/seed/pictures/drawer.js';
import { STREAM_LIMITS, startApollo } from './graphql/apollo-server.js';
import { answerByToken } from './graphql/cache-control.js';
import { callApollo } from './graphql/call-apollo.js';
import { nameRefusals } from './graphql/error-status.js';
import { admit, openGate } from './http/admit.js';
import { admitEarly } from './http/admit-early.js';
import { closeUnread } from './http/close-unread.js';
import { compress } from './http/compress.js';
import { allowOrigins, originsOfShopPages } from './http/cors.js';
import { answerGraphFast } from './http/graph-fast-path.js';
import { openHealth } from './http/health.js';
import { callerOf, identify, refuseStaleToken } from './http/identify.js';
import { answerMalformed } from './http/malformed-requests.js';
import { metricsPage, timeAnswers } from './http/metrics.js';
import { ownAddress } from './http/own-address.js';
import { admitPublicKeys } from './http/public-keys.js';
import { readBytes, readCredentials, readJson } from './http/read-body.js';
import { readFromReplica } from './http/read-from-replica.js';
import { refuseBadHosts } from './http/refuse-bad-hosts.js';
import { requestLog } from './http/request-log.js';
import { watchSaturation } from './http/saturation.js';
import { securityHeaders, shownAnywhere, webFilePolicy } from './http/security-headers.js';
import { graphUploads } from './http/uploads/graph-uploads.js';
import { openVisitorContext } from './http/visitor-context.js';
import { listenToChanges } from './live/listen-to-changes.js';
import { openStreams } from './live/streams.js';
import { manualRouter } from './manual/manual.router.js';
import { IMAGES_PATH, imagesFolder } from './media/image-store.js';
import { picturesRouter } from './media/pictures.router.js';
import { MAILBOX_PATH, mailboxRouter } from './messages/mailbox.router.js';
import { standInRouter } from './payments/fake/stand-in.router.js';
import { STAND_IN_PATH } from './payments/razorpay/razorpay.js';
import { openPlayground } from './playground/playground.router.js';
import { openReplicas } from './replicas/replicas.js';
import { restRouter } from './rest.js';
import { sharedSchema } from './schema.js';
import type { Config } from './shared/config.js';
import type { Context, Viewer } from './shared/context.js';
import { asksForParts } from './shared/multipart-subscriptions.js';
import { refuseMethod } from './shared/rest/refuse-method.js';
import { answerInTime, contextOf, jsonErrors, notFound } from './shared/rest/route.js';
import { traceRequests } from './shared/tracing.js';
import { apiVersion } from './shared/version.js';
import { busyPage } from './ssr/busy-page.js';
import { openWebHost } from './ssr/web-host.js';
import { openTracer } from './tracing/open-tracer.js';

/** Whatever a request waits for, it is answered by then: less than the ten seconds that are promised. In milliseconds. */
const ANSWER_WITHIN_MS = 8_500;

/** A picture may still have to be drawn, and a browser that was refused one shows a gap and never asks again. In milliseconds. */
const PICTURE_WITHIN_MS = 60_000;

/**
 * Calls and pages that a process works on at once. A call may wait for the payment provider, and then takes nothing from others;
 * while processor or connections are all in use, each one more only makes all of them later. A page keeps a processor busy.
 */
const CALLS_AT_ONCE = 128;
const CALLS_AT_ONCE_WHEN_SATURATED = 48;
const PAGES_AT_ONCE = 2;

/** How many more may wait until it is their turn, since a burst is no overload: as many as are served in that time. In milliseconds. */
const QUEUE_OF_CALLS = { places: 64, waitMs: 1_000 };
const QUEUE_OF_PAGES = { places: 24, waitMs: 2_000 };

/** The shop's HTTP side, not yet listening, so that tests can mount it on any port. */
export interface ShopServer {
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** A context for work that no request asked for, such as seeding and the payment workers. */
  openContext(viewer?: Viewer | null): Context;
  /** Draws the pictures of the demonstration that nobody has asked for yet, in the background. */
  drawRest(): void;
  /** From here on /health and /health/ready answer 503, so that nobody sends new requests. */
  announceStop(): void;
  /** Finishes what is under way and closes the port. */
  stop(): Promise<void>;
}

/** What the server is built over. */
export interface ServerParts {
  config: Config;
  database: DataSource;
  log: Logger;
  /** False leaves the web out, for tests of the graph alone. */
  withWeb?: boolean;
  /** Whatever a request waits for, it is answered by then, so that nobody is left hanging. In milliseconds. */
  answerWithinMs?: number;
}

/** Says of which day the contract is that an answer keeps to; also where a request is refused before anybody reads it. */
const nameApiVersion: RequestHandler = (_req, res, next) => {
  res.set('API-Version', apiVersion);
  next();
};

/** Builds the app: /graphql, /api, /images, /health, /playground and the web, one Context per request. */
export async function buildServer({
  config,
  database,
  log,
  withWeb = true,
  answerWithinMs = ANSWER_WITHIN_MS,
}: ServerParts): Promise<ShopServer> {
  logSlowStatements(database, log, config.slowStatementMs);
  const schema = await sharedSchema();
  const app = express();
  // Answers from memory come before the app, whose middlewares would be most of what they cost.
  const version = config.answerMemoryBytes > 0 ? openCatalogueVersion(database, log) : null;
  const addresses = config.databaseReplicaUrls.map((url) => ({
    url,
    connections: openReplicaConnections(url, config.databasePoolSize),
  }));
  const replicas = version && addresses.length > 0 ? openReplicas({ database, version, log, addresses }) : null;
  let answerCall: RequestListener = app;
  let accepted = 0;
  const admission = { waitMs: config.turnWithinMs, connections: () => accepted };
  const isSaturated = watchSaturation(database);
  const calls = openGate({
    atOnce: () => (isSaturated() ? CALLS_AT_ONCE_WHEN_SATURATED : CALLS_AT_ONCE),
    ...admission,
    queue: QUEUE_OF_CALLS,
  });
  const pages = openGate({ atOnce: () => PAGES_AT_ONCE, ...admission, queue: QUEUE_OF_PAGES });
  const answered: RequestListener = (req, res) => answerCall(req, res);
  const answer = admitEarly({ app: answered, config, log, calls, pages, busyPage });
  const listener = version ? cacheAnswers({ app: answer, version, bytes: config.answerMemoryBytes, log }) : answer;
  const tracer = config.tracing ? await openTracer(config.tracing) : null;
  const outer = refuseBadHosts(listener);
  const http = createServer(tracer ? traceRequests(tracer, outer) : outer).on('clientError', answerMalformed);
  http.on('connection', () => {
    accepted += 1;
  });
  http.prependListener('request', closeUnread());
  http.keepAliveTimeout = config.keepAliveMs;
  // So that the first visitors find it read.
  http.once('listening', () => void version?.read());

  const identity = openIdentity(config, () => ownAddress(http));
  const drawer = openDrawer(database, imagesFolder(config), log, ASKED_FOR);
  const background = openDrawer(database, imagesFolder(config), log, BACKGROUND);
  const openContext = await openContexts({
    config,
    database,
    log,
    identity: identity.provider,
    ownAddress: () => ownAddress(http),
  });
  const { apollo, pastApollo } = await startApollo(schema, http);
  const streams = openStreams({ ...STREAM_LIMITS, schema, identify: callerOf });
  const health = openHealth(database, log);

  // Whoever keeps a connection open to a shop that stops would send the next request into a closed one.
  http.prependListener('request', (_req, res) => {
    if (health.isStopping()) res.setHeader('Connection', 'close');
  });

  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  // Every answer: headers first, which a refusal carries too; then the log, whose id the context is known by.
  app.use(securityHeaders(config), requestLog(log), openVisitorContext(openContext));
  app.use(timeAnswers);
  app.use(IMAGES_PATH, answerInTime(PICTURE_WITHIN_MS), shownAnywhere, picturesRouter(config, drawer.draw), notFound);
  app.use(answerInTime(answerWithinMs));

  // Before compression: small or compressed already.
  app.get('/health', health.page).get('/health/live', health.live).get('/health/ready', health.ready);
  app.get('/metrics', metricsPage(config, database));
  app.use(compress);

  // Nobody comes with a token of the shop here: the stand-ins for providers, and the window of a sign-in.
  if (identity.standIn) app.use(STAND_IN_IDENTITY_PATH, identity.standIn.handler);
  app.use(STAND_IN_PATH, standInRouter);
  app.use('/auth', socialSignInRouter, notFound);
  if (config.mail.by === 'mailbox') app.use(MAILBOX_PATH, mailboxRouter, notFound);

  // CORS before whatever refuses: a browser's preflight brings no token, and a page is to read why.
  app.use(['/graphql', '/api/user/upload'], allowOrigins(originsOfShopPages(config)));
  app.use(['/graphql', '/api'], allowOrigins(config.corsOrigins), admitPublicKeys);
  // The first parser that fits a path reads the body. The signature of a webhook covers the bytes as they came.
  app.use('/api/payment/webhook', readBytes);
  app.use(['/api/user/signin', '/api/user/signup', '/api/user/changePassword'], readCredentials);
  app.use(['/graphql', '/api'], nameApiVersion);
  const admitCall = admit(calls);
  const ask = callApollo(apollo, pastApollo);
  answerCall = answerGraphFast({ app, config, openContext, log, answerWithinMs, ask });
  app.use('/api', readJson, admitCall, identify, readFromReplica, restRouter, refuseMethod(restRouter), notFound);
  // The stream before /graphql, which would answer below its path as well. Files are read once their sender is known.
  const stream = [readJson, identify, refuseStaleToken, streams.handler];
  app.use('/graphql/stream', stream);
  const streamInParts = express.Router().use(stream);
  app.use('/graphql', (req, res, next) => {
    if (asksForParts(req.get('accept'))) streamInParts(req, res, next);
    else next();
  });
  const graph = expressMiddleware(apollo, { context: async ({ res }) => contextOf(res as express.Response) });
  const known = [readJson, admitCall, identify, refuseStaleToken];
  app.use('/graphql', answerByToken, ...known, graphUploads, nameRefusals, graph);
  app.use(CATALOGUE_EXPORT_PATH, admitCall, identify, refuseStaleToken, catalogueExportRouter, notFound);
  app.use('/playground', await openPlayground(config));
  app.use('/docs', manualRouter(schema), notFound);
  // The web takes every path that is left.
  if (withWeb) {
    app.use(webFilePolicy, await openWebHost({ schema, config, openContext, admitPage: admit(pages) }));
  }
  app.use(notFound, jsonErrors);

  return {
    http,
    schema,
    openContext,
    drawRest: background.drawRest,
    announceStop: health.announceStop,
    stop: async () => {
      await Promise.all([streams.stop(), listenToChanges(openContext()).stop(), drawer.stop(), background.stop()]);
      await apollo.stop();
      await Promise.all([tracer?.stop(), replicas?.stop(), version?.stop(), health.stop()]);
    },
  };
}
