import type { ApolloServer } from '@apollo/server';
import { NodeStreamableHTTPServerTransport, toNodeHandler, toWebRequest } from '@modelcontextprotocol/node';
import {
  type AuthInfo,
  createMcpHandler,
  isLegacyRequest,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { answerFailure } from '../rest/answer-failure.js';
import { originOf } from '../rest/origin.js';
import { contextOf } from '../rest/response-context.js';
import type { AgentParts } from '../shared/agent-parts.js';
import { apiVersion } from '../shared/config/version.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Caller } from './call-tool.js';
import { openMcpServer } from './mcp-server.js';
import type { Tool } from './read-tools.js';
import { answerInSessions, isOfSession } from './sessions.js';

/**
 * Messages of more lists and objects within each other are refused: the library follows them by
 * functions that call themselves.
 */
const MAX_DEPTH = 64;

/**
 * The Model Context Protocol at /mcp, by streamable HTTP: tools made of the operations of the
 * graph, for programs that act for a person. Nothing is remembered between requests, unless an
 * extension asks back. The caller is told by the Authorization header as everywhere: a shopper's
 * token, an API key, or none.
 *
 * @param added what features and extensions add
 * @see https://modelcontextprotocol.io/specification
 */
export function mcpRouter(tools: readonly Tool[], added: Required<AgentParts>, apollo: ApolloServer<Context>): Router {
  const open = () => openMcpServer({ tools, added, version: apiVersion, callerIn });
  // Tools change with the shop's code alone, so that there is nothing to listen to.
  const latest = createMcpHandler(open, {
    legacy: 'reject',
    maxSubscriptions: 0,
  });
  const answerLatest = toNodeHandler(latest);
  const router = Router();
  router.use(refusePagesOfOthers);
  const inSession = answerInSessions(open);
  router.post('/', async (req, res, next) => {
    if (isDeeperThan(req.body, MAX_DEPTH))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The request is malformed.'));
    const ctx = contextOf(res);
    const known = Object.assign(req, { auth: authOf({ apollo, ctx, origin: originOf(req, ctx.config) }) });
    if (!(await isLegacyRequest(await toWebRequest(req, req.body)))) await answerLatest(known, res, req.body);
    else if (added.asks && isOfSession(req)) await inSession(known, res, next);
    else await answerLegacy(open(), known, res);
  });
  if (added.asks) router.route('/').get(ofSession(inSession)).delete(ofSession(inSession));
  router.all('/', (_req, res) => {
    res.set('Allow', 'POST');
    answerFailure(
      new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('This address does not accept this method.')),
      res,
    );
  });
  return router;
}

/**
 * Answers a client that speaks a revision of the protocol before that of July 2026, which begins
 * with a handshake: in JSON, whose status and headers are sent once the call is done.
 */
async function answerLegacy(server: Server, req: Request, res: Response): Promise<void> {
  const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  await transport.handleRequest(req, res, req.body);
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isDeeperThan(each, depth - 1));
}

/** The way in which the library hands on who calls, which it does not look into. */
function authOf(caller: Caller): AuthInfo {
  return { token: '', clientId: '', scopes: [], extra: { caller } };
}

function callerIn({ http }: ServerContext): Caller {
  return http?.authInfo?.extra?.caller as Caller;
}

/** A stream on which a client listens, and its parting, belong to a session. */
function ofSession(answer: RequestHandler): RequestHandler {
  return (req, res, next) => (isOfSession(req) ? answer(req, res, next) : next());
}

/**
 * Refuses a page of another host, unless it may call the graph as well: a browser must not become
 * the way by which a page speaks with a shop that only its visitor can reach.
 */
const refusePagesOfOthers: RequestHandler = (req, res, next) => {
  const { origin } = req.headers;
  const { config } = contextOf(res);
  const isOwn = !origin || origin === originOf(req, config);
  if (!isOwn && !config.corsOrigins.includes(origin) && !config.corsOrigins.includes('*'))
    throw new ShopError(ErrorCode.FORBIDDEN, phrase('This page may not call the shop.'));
  next();
};
