import type {
  CallToolResult,
  GetPromptResult,
  Prompt,
  ReadResourceResult,
  Resource,
  ServerContext,
  Tool,
} from '@modelcontextprotocol/server';
import type { Context } from './context.js';

/** A tool of /mcp that is no operation of the graph. */
export interface AgentTool extends Tool {
  /** Who may call it and is told of it; the owner alone where it says nothing. */
  readonly caller?: 'anyone' | 'shopper' | 'owner';
  /**
   * What a call takes from what an API key may spend in a minute, by the measure of the graph; as
   * much as a call under /api where it says nothing.
   */
  readonly cost?: number;
  /**
   * Does it. What it throws is answered as an error of the tool: a `ShopError` in its own words,
   * anything else as a fault of the extension, which the log tells of.
   *
   * @param sent as the client sent it, not checked against `inputSchema`
   * @param request by which it tells how far it is and, with `asks`, asks the person or the model
   */
  run(ctx: Context, sent: Readonly<Record<string, unknown>>, request: ServerContext): Promise<CallToolResult>;
}

/** What can be read by an address of its own, or by all addresses of a form. */
export interface AgentResource extends Omit<Resource, 'uri'> {
  /** As in `recipes://all`, or `recipes://{id}/steps`. */
  readonly uri: string;
  /** @param parts what stands in the places of its form. */
  read(ctx: Context, uri: string, parts: Readonly<Record<string, string>>): Promise<ReadResourceResult['contents']>;
  /**
   * Calls `changed` each time that it reads differently, until what it gives back is called; for
   * clients with a session, see `asks`.
   */
  watch?(uri: string, changed: () => void): () => void;
}

/** Words that a person may pick in a client. */
export interface AgentPrompt extends Prompt {
  fill(ctx: Context, given: Readonly<Record<string, string>>): Promise<GetPromptResult>;
  /** What an argument may be that begins so; nothing is offered without it. */
  complete?(ctx: Context, argument: string, begun: string): Promise<readonly string[]>;
}

/** What a feature adds to /mcp besides operations of the graph. */
export interface AgentParts {
  readonly tools?: readonly AgentTool[];
  readonly resources?: readonly AgentResource[];
  readonly prompts?: readonly AgentPrompt[];
  /**
   * Whether its tools ask the person or the model while they work. Clients with a handshake then
   * get a session, which one process remembers: where there are several, what stands before them
   * has to lead a session to its process.
   */
  readonly asks?: boolean;
}

/**
 * All parts as one.
 *
 * @param tools those of the shop
 * @throws Error for a name that there is twice
 */
export function agentPartsOf(
  tools: readonly { readonly name: string }[],
  features: readonly { readonly agents?: AgentParts }[],
): Required<AgentParts> {
  const all = features.flatMap(({ agents = {} }) => agents);
  const added = all.flatMap((parts) => parts.tools ?? []);
  const names = [...tools, ...added].map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`There are two tools called ${twice}.`);
  return {
    tools: added,
    resources: all.flatMap(({ resources = [] }) => resources),
    prompts: all.flatMap(({ prompts = [] }) => prompts),
    asks: all.some(({ asks = false }) => asks),
  };
}
