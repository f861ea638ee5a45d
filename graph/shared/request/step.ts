import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A step on the way of a request: answers it, or hands it on to the next one. It asks for nothing
 * but Node's own request and response, so that it is a middleware of Express as well.
 */
export type Step = (req: IncomingMessage, res: ServerResponse, next: () => void) => unknown;
