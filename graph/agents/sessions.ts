import { randomUUID } from 'node:crypto';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import type { Server } from '@modelcontextprotocol/server';
import type { Request, RequestHandler, Response } from 'express';
import { answerFailure } from '../rest/answer-failure.js';
import { contextOf } from '../rest/response-context.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** A session that no request came to for so long has ended. In milliseconds. */
const IDLE_MS = 10 * 60 * 1000;

/** So many a process remembers; the one that was quiet longest makes room. */
const MOST = 1_000;

/** A client that shook hands, and what answers it. */
interface Session {
  transport: NodeStreamableHTTPServerTransport;
  /** Whose requests belong to it: an account, an API key, or visitors. */
  whose: string;
  timer: NodeJS.Timeout;
}

const SESSION = 'mcp-session-id';

/** Whether a request begins a session, or belongs to one. */
export function isOfSession(req: Request): boolean {
  return req.get(SESSION) !== undefined || (req.body as { method?: unknown } | undefined)?.method === 'initialize';
}

/**
 * Answers clients with a handshake in sessions, in which the server may ask back while it works.
 * One who comes with the session of another is told that there is none.
 *
 * @param open makes the server of a session
 */
export function answerInSessions(open: () => Server): RequestHandler {
  const sessions = new Map<string, Session>();
  const end = (id: string): void => {
    const session = sessions.get(id);
    sessions.delete(id);
    clearTimeout(session?.timer);
    void session?.transport.close();
  };
  const begin = async (whose: string): Promise<NodeStreamableHTTPServerTransport> => {
    const transport: NodeStreamableHTTPServerTransport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        const [quietest] = sessions.size >= MOST ? sessions.keys() : [];
        if (quietest !== undefined) end(quietest);
        sessions.set(id, { transport, whose, timer: setTimeout(() => end(id), IDLE_MS).unref() });
      },
      onsessionclosed: end,
    });
    await open().connect(transport);
    return transport;
  };
  return async (req, res) => {
    const whose = callerOf(contextOf(res));
    const id = req.get(SESSION);
    const session = id === undefined ? undefined : sessions.get(id);
    if (id !== undefined && session?.whose !== whose) return refuse(res);
    if (id !== undefined && session) {
      // The latest stands last.
      sessions.delete(id);
      sessions.set(id, session);
      session.timer.refresh();
    }
    await (session?.transport ?? (await begin(whose))).handleRequest(req, res, req.body);
  };
}

function callerOf({ viewer, apiKey }: Context): string {
  return viewer ? `user ${viewer.id}` : apiKey ? `key ${apiKey.id}` : 'visitor';
}

/** By this status a client knows that it has to shake hands again. */
function refuse(res: Response): void {
  answerFailure(new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such session, or it has ended.'), 'id'), res);
}
