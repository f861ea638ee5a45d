import type { ServerResponse } from 'node:http';
import type { Context } from '../shared/context.js';

/** Where the request's context is left for whatever answers it. */
export function contextOf(res: ServerResponse): Context {
  return (res as ServerResponse & { locals: { ctx: Context } }).locals.ctx;
}

/** Leaves the context of a request for the steps that follow, under the name that Express has. */
export function setContext(res: ServerResponse, ctx: Context): void {
  Object.assign(res, { locals: { ctx } });
}

/** Adds to the context of a request what a step has found out. */
export function addToContext(res: ServerResponse, found: Partial<Context>): void {
  Object.assign(contextOf(res), found);
}
