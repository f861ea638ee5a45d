import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { constants } from 'node:zlib';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { DataSource } from 'typeorm';
import { openIdentityProvider } from './accounts/identity-provider.js';
import { socialSignInRouter } from './accounts/social-sign-in.router.js';
import { openStandInIdentity, STAND_IN_IDENTITY_PATH, type StandInIdentity } from './accounts/stand-in-identity.js';
import { viewerFromToken } from './accounts/token.js';
import { answerByToken, tellWhoMayKeep } from './answer-caching.js';
import { readSentKey } from './api-keys/api-keys.service.js';
import { ASKED_FOR, BACKGROUND, openDrawer } from './database/seed/pictures/drawer.js';
import { keepAnswers, versionReadFor } from './kept-answers/keep-answers.js';
import { openKnownOperations } from './known-operations.js';
import { hearChanges } from './live/hear-changes.js';
import { openStreams } from './live/streams.js';
import { answerMalformed } from './malformed-requests.js';
import { IMAGES_PATH, imagesFolder } from './media/image-store.js';
import { openPictureStore } from './media/picture-store.js';
import { picturesRouter } from './media/pictures.router.js';
import { metricsPage, timeAnswers } from './metrics.js';
import { limitCost, refusalOfCost } from './operation-cost.js';
import { limitShape } from './operation-shape.js';
import { openPaymentProvider, STAND_IN_PATH } from './payments/razorpay.js';
import { standInRouter } from './payments/stand-in.router.js';
import { openPlayground } from './playground/playground.router.js';
import { restRouter } from './rest.js';
import { buildShopSchema } from './schema.js';
import { securityHeaders, shownAnywhere, webFilePolicy } from './security-headers.js';
import { openCatalogueVersion } from './shared/catalogue-version.js';
import type { Config } from './shared/config.js';
import type { Context, Viewer } from './shared/context.js';
import { allowShopPages } from './shared/cross-origin.js';
import { asShopError, ErrorCode, FAULT_MESSAGE, httpStatusOf, ShopError } from './shared/errors.js';
import { graphUploads, refuseOperation } from './shared/graph-uploads.js';
import { answerFailure, answerInTime, contextOf, jsonErrors, RETRY_AFTER_S, retryAfterOf } from './shared/http.js';
import type { IdentityProvider } from './shared/identity-provider.js';
import { useVersion } from './shared/kept-rows.js';
import { causeOf } from './shared/log.js';
import { networkOf } from './shared/network.js';
import { openWebHost } from './web-host.js';

/** A GraphQL document of more tokens than this is refused before it is parsed further. */
const MOST_TOKENS = 2_000;
/** Bodies of calls are small; files have their own route. */
const BODY_LIMIT = '64kb';
/** What signs in or up is smaller still, and anybody may send it. */
const CREDENTIALS_LIMIT = '16kb';
/** Whatever a request waits for, it is answered by then, so that nobody is left hanging. In milliseconds. */
const ANSWER_WITHIN_MS = 8_500;
/** A page is a tenth smaller than with the usual 4, for the same time of the processor. */
const BROTLI_QUALITY = 5;

/** The shop's HTTP side, not yet listening, so that tests can mount it on any port. */
export interface ShopServer {
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** A context for work that no request asked for, such as seeding and the payment workers. */
  openContext(viewer?: Viewer | null): Context;
  /** Draws the pictures of the demonstration that nobody has asked for yet, in the background. */
  drawRest(): void;
  /** From here on /health answers 503, so that nobody sends new requests. */
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
}

/** Builds the app: /graphql, /api, /images, /health, /playground and the web, one Context per request. */
export async function buildServer({ config, database, log, withWeb = true }: ServerParts): Promise<ShopServer> {
  const schema = await buildShopSchema();
  const app = express();
  const version = config.answerMemoryBytes > 0 ? openCatalogueVersion(database, log) : null;
  const listener = version ? keepAnswers({ app, version, bytes: config.answerMemoryBytes, log }) : app;
  const http = createServer(listener).on('clientError', answerMalformed);
  // So that the first visitors find it read.
  http.once('listening', () => void version?.read());
  let isStopping = false;
  const payments = openPaymentProvider(config.payments, () => ownAddress(http), log);
  const standInIdentity = config.identity?.provider === 'standin' ? openStandInIdentity(config) : null;
  const pictures = openPictureStore(config, log);
  const drawer = openDrawer(database, imagesFolder(config), log, ASKED_FOR);
  const background = openDrawer(database, imagesFolder(config), log, BACKGROUND);
  const identity = identityProviderOf(config, standInIdentity, () => ownAddress(http));

  const openContext = (
    viewer: Viewer | null = null,
    requestId: string = randomUUID(),
    requestLog: Logger = log,
    network: string | null = null,
  ): Context => ({
    db: database.manager,
    viewer,
    apiKey: null,
    requestId,
    network,
    log: requestLog,
    config,
    payments,
    identity,
    pictures,
    loaders: new Map(),
  });

  const graph = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: await openKnownOperations(),
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [limitShape],
    allowBatchedHttpRequests: false,
    formatError: maskFault,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: http }),
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field of every row, for hints that nobody gives.
      ApolloServerPluginCacheControlDisabled(),
      tellTrueStatus,
      limitCost,
      tellWhoMayKeep,
    ],
  });
  await graph.start();

  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(securityHeaders(config));
  app.use(requestLog(log));
  app.use(openVisitorContext(openContext));
  app.use(timeAnswers);
  app.use(answerInTime(ANSWER_WITHIN_MS));

  app.get('/health', async (_req, res) => {
    const isAlive = !isStopping && (await database.query('SELECT 1').then(Boolean, () => false));
    if (!isAlive) res.set('Retry-After', String(RETRY_AFTER_S));
    res.status(isAlive ? 200 : 503).json({ status: isAlive ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', metricsPage(config));
  app.use(IMAGES_PATH, shownAnywhere, picturesRouter(config, drawer.draw), notFound);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }));

  if (standInIdentity) app.use(STAND_IN_IDENTITY_PATH, standInIdentity.handler);
  app.use(STAND_IN_PATH, standInRouter);
  app.use('/auth', socialSignInRouter, notFound);
  // The signature of a webhook covers the bytes as they came.
  app.use('/api/payment/webhook', express.raw({ type: () => true, limit: BODY_LIMIT }));
  app.use(
    ['/api/user/signin', '/api/user/signup', '/api/user/changePassword'],
    express.json({ limit: CREDENTIALS_LIMIT }),
  );
  app.use(['/graphql', '/api/user/upload'], allowShopPages(config));
  app.use('/api', express.json({ limit: BODY_LIMIT }), identify, restRouter, notFound);
  const streams = openStreams({
    schema,
    mostTokens: MOST_TOKENS,
    rules: [limitShape],
    refusalOfCost,
    identify: callerOf,
    formatError: maskFault,
  });
  app.use('/graphql/stream', express.json({ limit: BODY_LIMIT }), identify, streams.handler);
  app.use(
    '/graphql',
    answerByToken,
    express.json({ limit: BODY_LIMIT }),
    identify,
    graphUploads,
    expressMiddleware(graph, { context: async ({ res }) => contextOf(res as express.Response) }),
  );
  app.use('/playground', await openPlayground(config));
  if (withWeb) app.use(webFilePolicy, await openWebHost({ schema, config, openContext }));
  app.use(notFound);
  app.use(jsonErrors);

  return {
    http,
    schema,
    openContext,
    drawRest: background.drawRest,
    announceStop: () => {
      isStopping = true;
    },
    stop: async () => {
      await Promise.all([streams.stop(), hearChanges(openContext()).stop(), drawer.stop(), background.stop()]);
      await graph.stop();
      await version?.stop();
    },
  };
}

/** Google or another issuer with its keys, the stand-in without, and nobody where there is neither. */
function identityProviderOf(
  { identity }: Config,
  standIn: StandInIdentity | null,
  standInAddress: () => string,
): IdentityProvider | null {
  if (standIn) return openIdentityProvider({ ...standIn, allowsHttp: true, standInAddress });
  return identity?.provider === 'openid' ? openIdentityProvider({ ...identity, standInAddress: null }) : null;
}

/** The stand-ins are reached over HTTP like the real providers, at the port that this very server listens on. */
function ownAddress(http: Server): string {
  const address = http.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.');
  return `http://127.0.0.1:${address.port}`;
}

type OpenContext = (viewer?: Viewer | null, requestId?: string, log?: Logger, network?: string | null) => Context;

function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    customLogLevel: () => 'info',
    wrapSerializers: false,
    serializers: {
      err: causeOf,
      req: ({ id, method, url }) => ({ id, method, path: url.split('?')[0] }),
      res: ({ statusCode }) => ({ statusCode }),
    },
  }) as RequestHandler;
}

/** Every request has a context from its first step on, so that any failure can name its request id. */
function openVisitorContext(openContext: OpenContext): RequestHandler {
  return (req, res, next) => {
    const requestId = String(req.id);
    res.set('X-Request-Id', requestId);
    const ctx = openContext(null, requestId, req.log, networkOf(req.ip));
    const version = versionReadFor(req);
    if (version) useVersion(ctx, version);
    res.locals.ctx = ctx;
    next();
  };
}

/**
 * Who comes with an Authorization header: an API key or a shopper; a missing or invalid token leaves a visitor.
 *
 * @throws ShopError RATE_LIMITED for a network that guesses keys
 */
async function callerOf(ctx: Context, header: string | undefined): Promise<Pick<Context, 'viewer' | 'apiKey'>> {
  const sentKey = await readSentKey(ctx, header);
  if (sentKey) return { viewer: null, apiKey: sentKey.caller };
  return { viewer: await viewerFromToken(ctx.db, ctx.config, header), apiKey: null };
}

/** Sees who asks; a visitor is refused by what is protected. */
const identify: RequestHandler = async (req, res, next) => {
  try {
    const ctx = contextOf(res);
    res.locals.ctx = { ...ctx, ...(await callerOf(ctx, req.headers.authorization)) };
    next();
  } catch (thrown) {
    const refusal = req.baseUrl === '/graphql' ? asShopError(thrown) : null;
    if (refusal) refuseOperation(res, refusal);
    else answerFailure(thrown, res);
  }
};

const notFound: RequestHandler = (_req, res) => {
  answerFailure(new ShopError(ErrorCode.NOT_FOUND, 'There is nothing at this address.'), res);
};

function refusalIn(error: unknown): ShopError | null {
  return asShopError(error instanceof GraphQLError ? (error.originalError ?? error) : error);
}

/** What GraphQL itself says of a wrong query is told; a refusal is told with its code; a fault only by its request id. */
function maskFault(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal = refusalIn(error);
  if (refusal) {
    const { code, message, field } = refusal;
    const retryAfterS = retryAfterOf(refusal);
    const more = { ...(field ? { field } : {}), ...(retryAfterS === null ? {} : { retryAfterS }) };
    return { ...formatted, message, extensions: { code, ...more } };
  }
  if (isFault(error))
    return { ...formatted, message: FAULT_MESSAGE, extensions: { code: ErrorCode.INTERNAL_SERVER_ERROR } };
  return formatted;
}

function isFault(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return true;
  return Boolean(error.originalError && !(error.originalError instanceof GraphQLError));
}

/** Logs faults once, names the request in every failure, and gives an answer without data the status of its error. */
const tellTrueStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) {
        if (!refusalIn(error) && isFault(error))
          contextValue.log.error({ err: error.originalError ?? error, path: error.path }, 'fault');
      }
    },
    willSendResponse: async ({ response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { data, errors } = response.body.singleResult;
      if (!errors) return;
      response.body.singleResult.errors = errors.map((error) => ({
        ...error,
        extensions: { ...error.extensions, requestId: contextValue.requestId },
      }));
      const { code, retryAfterS } = errors[0]?.extensions ?? {};
      const hasData = data && Object.values(data).some((value) => value !== null);
      if (!hasData && data !== undefined && isErrorCode(code)) response.http.status = httpStatusOf(code);
      if (retryAfterS !== undefined) response.http.headers.set('retry-after', String(retryAfterS));
    },
  }),
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in ErrorCode;
}
