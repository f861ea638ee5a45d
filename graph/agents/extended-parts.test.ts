import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerContext } from '@modelcontextprotocol/server';
import { readSentKey } from '../api-keys/api-keys.service.js';
import type { AgentTool } from '../shared/agent-parts.js';
import type { Context } from '../shared/context.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { guarded, runTool } from './extended-parts.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const REQUEST = { mcpReq: { id: 1 } } as ServerContext;

/** How a key of a program comes to a tool, with so much left of a minute that does not end. */
async function withKey(left: number): Promise<Context> {
  const { id, as } = await aKey(shop);
  const ctx = shop.ctx();
  const sent = await readSentKey(ctx, as);
  await shop.database.query("INSERT INTO key_spending VALUES ($1, $2, now() + interval '1 hour')", [
    ...[`api_key:${id}`, (sent?.budget?.most ?? 0) - left],
  ]);
  return { ...ctx, apiKey: sent?.caller ?? null, budget: sent?.budget ?? null };
}

/** A tool of an extension, and how often it was run. */
function aTool(wishes: Partial<AgentTool> = {}): { tool: AgentTool; runs: () => number } {
  let runs = 0;
  const run: AgentTool['run'] = async () => {
    runs += 1;
    return { content: [{ type: 'text', text: 'done' }] };
  };
  const tool = { name: 'pick_a_recipe', inputSchema: { type: 'object' as const }, run, ...wishes };
  return { tool, runs: () => runs };
}

describe('a tool of an extension', () => {
  it('takes what it costs from what a key may spend in a minute, and is not run for more than is left', async () => {
    const ctx = await withKey(4_000);
    const { tool, runs } = aTool({ cost: 3_000 });

    const answers = [await runTool(ctx, tool, {}, REQUEST), await runTool(ctx, tool, {}, REQUEST)];

    expect(answers.map(({ isError = false }) => isError)).toEqual([false, true]);
    expect(answers[1]?.content[0]).toMatchObject({ text: expect.stringContaining('"code":"RATE_LIMITED"') });
    expect(runs()).toBe(1);
  });

  it('costs as much as a call under /api where it says nothing, and nothing without a key', async () => {
    const ctx = await withKey(15);
    const { tool, runs } = aTool();

    for (const caller of [ctx, ctx, shop.ctx(), shop.ctx()]) await runTool(caller, tool, {}, REQUEST);

    expect(runs()).toBe(3);
  });

  it('is charged like its resources and prompts', async () => {
    const ctx = await withKey(15);

    expect(await guarded(ctx, 'resource recipes://{id}', async () => 'read')).toBe('read');
    await expect(guarded(ctx, 'prompt cook', async () => 'filled')).rejects.toThrow('This request costs 10');
  });
});
