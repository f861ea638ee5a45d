import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { constants } from 'node:zlib';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { DataSource } from 'typeorm';
import { viewerFromToken } from './accounts/token.js';
import { IMAGES_PATH, imagesFolder } from './media/image-store.js';
import { openPaymentProvider, STAND_IN_PATH } from './payments/razorpay.js';
import { standInRouter } from './payments/stand-in.router.js';
import { restRouter } from './rest.js';
import { buildShopSchema } from './schema.js';
import type { Config } from './shared/config.js';
import type { Context, Viewer } from './shared/context.js';
import { asShopError, ErrorCode, FAULT_MESSAGE, httpStatusOf, ShopError } from './shared/errors.js';
import { answerFailure, contextOf, jsonErrors } from './shared/http.js';
import { openWebHost } from './web-host.js';

/** A GraphQL document of more tokens than this is refused before it is parsed further. */
const MOST_TOKENS = 2_000;
/** Bodies of calls are small; files have their own route. */
const BODY_LIMIT = '64kb';
/** A page is a tenth smaller than with the usual 4, for the same time of the processor. */
const BROTLI_QUALITY = 5;
/** Pictures are named by their content, so a copy never goes stale. In milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The shop's HTTP side, not yet listening, so that tests can mount it on any port. */
export interface ShopServer {
  readonly http: Server;
  readonly schema: GraphQLSchema;
  /** A context for work that no request asked for, such as seeding and the payment workers. */
  openContext(viewer?: Viewer | null): Context;
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
  const http = createServer(app);
  let isStopping = false;
  const payments = openPaymentProvider(config.payments, () => ownAddress(http));

  const openContext = (
    viewer: Viewer | null = null,
    requestId: string = randomUUID(),
    requestLog: Logger = log,
  ): Context => ({
    db: database.manager,
    viewer,
    requestId,
    log: requestLog,
    config,
    payments,
    loaders: new Map(),
  });

  const graph = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    formatError: maskFault,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: http }),
      ApolloServerPluginLandingPageDisabled(),
      tellTrueStatus,
    ],
  });
  await graph.start();

  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(helmet.xContentTypeOptions());
  app.use(requestLog(log));
  app.use(openVisitorContext(openContext));

  app.get('/health', async (_req, res) => {
    const isAlive = !isStopping && (await database.query('SELECT 1').then(Boolean, () => false));
    res.status(isAlive ? 200 : 503).json({ status: isAlive ? 'ok' : 'unavailable' });
  });
  app.use(
    IMAGES_PATH,
    express.static(imagesFolder(config), { immutable: true, maxAge: YEAR_MS, index: false, redirect: false }),
  );
  app.use(IMAGES_PATH, notFound);
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } }));

  const identify = identifyViewer(openContext, database);
  app.use(STAND_IN_PATH, standInRouter);
  // The signature of a webhook covers the bytes as they came.
  app.use('/api/payment/webhook', express.raw({ type: () => true, limit: BODY_LIMIT }));
  app.use('/api', express.json({ limit: BODY_LIMIT }), identify, restRouter, notFound);
  app.use(
    '/graphql',
    express.json({ limit: BODY_LIMIT }),
    identify,
    expressMiddleware(graph, { context: async ({ res }) => contextOf(res as express.Response) }),
  );
  if (withWeb) app.use(await openWebHost({ schema, config, openContext }));
  app.use(notFound);
  app.use(jsonErrors);

  return {
    http,
    schema,
    openContext,
    announceStop: () => {
      isStopping = true;
    },
    stop: () => graph.stop(),
  };
}

/** The stand-in for payments is reached over HTTP like the real provider, at the port that this very server listens on. */
function ownAddress(http: Server): string {
  const address = http.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen yet.');
  return `http://127.0.0.1:${address.port}`;
}

type OpenContext = (viewer?: Viewer | null, requestId?: string, log?: Logger) => Context;

function requestLog(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    customLogLevel: () => 'info',
    serializers: {
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
    res.locals.ctx = openContext(null, requestId, req.log);
    next();
  };
}

/** Reads the Bearer token; a missing or invalid one leaves a visitor, whom protected calls refuse. */
function identifyViewer(openContext: OpenContext, database: DataSource): RequestHandler {
  return async (req, res, next) => {
    try {
      const { requestId, log, config } = contextOf(res);
      const viewer = await viewerFromToken(database.manager, config, req.headers.authorization);
      if (viewer) res.locals.ctx = openContext(viewer, requestId, log);
      next();
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  };
}

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
    return { ...formatted, message, extensions: { code, ...(field ? { field } : {}) } };
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
      const code = errors[0]?.extensions?.code;
      const hasData = data && Object.values(data).some((value) => value !== null);
      if (!hasData && data !== undefined && isErrorCode(code)) response.http.status = httpStatusOf(code);
    },
  }),
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in ErrorCode;
}
