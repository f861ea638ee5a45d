import { type CallToolResult, INTERNAL_ERROR, ProtocolError, type ServerContext } from '@modelcontextprotocol/server';
import { charge, refusalOfSpending } from '../limits/spend.js';
import { USUAL_COST } from '../rest/describe-call.js';
import type { AgentResource, AgentTool } from '../shared/agent-parts.js';
import type { Context } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';
import { say } from '../shared/languages/phrase.js';
import { Role } from '../shared/rights/role.js';

/** Whether a caller may call a tool that an extension adds. */
export function mayCall({ viewer }: Pick<Context, 'viewer'>, { caller = 'owner' }: AgentTool): boolean {
  if (caller === 'anyone') return true;
  return caller === 'shopper' ? viewer !== null : viewer?.role === Role.OWNER;
}

/**
 * Runs it, for its cost; what it refuses or fails at is an answer of the tool, of which a fault
 * says nothing.
 */
export async function runTool(
  ctx: Context,
  tool: AgentTool,
  sent: Record<string, unknown>,
  request: ServerContext,
): Promise<CallToolResult> {
  try {
    await chargeFor(ctx, `tool ${tool.name}`, tool.cost);
    return await tool.run(ctx, sent, asksOnItsStream(request));
  } catch (thrown) {
    const refusal = asShopError(thrown);
    if (!refusal) ctx.log.error({ err: thrown, tool: tool.name }, 'a tool of an extension failed');
    const text = refusal ? JSON.stringify({ code: refusal.code, message: say(refusal.reason, ctx.language) }) : FAILED;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

/**
 * Does work of an extension that has no place of its own for an error, for what a call costs: a
 * fault says nothing.
 *
 * @param what is done, as the calls of a key name it
 * @throws ProtocolError
 */
export async function guarded<Done>(ctx: Context, what: string, work: () => Promise<Done>): Promise<Done> {
  try {
    await chargeFor(ctx, what);
    return await work();
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown;
    const refusal = asShopError(thrown);
    if (!refusal) ctx.log.error({ err: thrown, what }, 'a part of an extension failed');
    throw new ProtocolError(INTERNAL_ERROR, refusal ? say(refusal.reason, ctx.language) : FAILED);
  }
}

/**
 * Takes what a part of an extension costs from what the key of the caller may spend.
 *
 * @throws ShopError RATE_LIMITED where less is left
 */
async function chargeFor(ctx: Context, name: string, cost = USUAL_COST): Promise<void> {
  const spent = await charge(ctx, { names: [name], cost });
  if (spent && !spent.isTaken) throw refusalOfSpending(spent, cost);
}

/** What a tool asks goes where its answer will: a client need not listen elsewhere. */
function asksOnItsStream(request: ServerContext): ServerContext {
  const { mcpReq } = request;
  const related = { relatedRequestId: mcpReq.id };
  return {
    ...request,
    mcpReq: {
      ...mcpReq,
      elicitInput: (params, options) => mcpReq.elicitInput(params, { ...options, ...related }),
      requestSampling: (params, options) => mcpReq.requestSampling(params, { ...options, ...related }),
    },
  };
}

const FAILED = 'This failed. The shop has noted why.';

/** The resource that an address means, and what stands in the places of its form. */
export function findResource(
  resources: readonly AgentResource[],
  uri: string,
): { resource: AgentResource; parts: Record<string, string> } | null {
  for (const resource of resources) {
    const form = resource.uri.split(/\{(\w+)\}/);
    const names = form.filter((_, place) => place % 2 === 1);
    const pattern = form.map((piece, place) => (place % 2 === 1 ? '([^/?#]+)' : piece.replace(/[^\w:/]/g, '\\$&')));
    const [isMeant, ...values] = new RegExp(`^${pattern.join('')}$`).exec(uri) ?? [];
    if (isMeant !== undefined)
      return { resource, parts: Object.fromEntries(names.map((name, place) => [name, values[place] ?? ''])) };
  }
  return null;
}
