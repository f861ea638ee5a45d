import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { fetchFolder } from '../../../development/fetch-package.js';
import { projectRoot } from '../../../shared/config/project-root.js';
import { inFull } from '../../every-case.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

/** What the authors of the protocol hold servers against. It is fetched, and wants Node 22. */
const SUITE = { name: '@modelcontextprotocol/conformance', version: '0.1.16' };

let dataDir: string;
let shop: RunningShop;

beforeAll(async () => {
  dataDir = await newMigratedDataDir();
  const extension = path.join(projectRoot, 'dist/graph/testing/conformance/extension.js');
  shop = await startShop(dataDir, { SEED_CATALOGUE: 'no', SHOP_EXTENSIONS: extension });
});
afterAll(async () => {
  await shop.stop();
  await removeDataDir(dataDir);
});

/** A client with a handshake, whose person answers what a tool asks. */
async function connected(): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> {
  const client = new Client(
    { name: 'a program', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: 'legacy' } },
  );
  client.setRequestHandler('elicitation/create', () => ({
    ...{ action: 'accept', content: { username: 'asha', email: 'asha@example.com' } },
  }));
  const transport = new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`));
  await client.connect(transport);
  return { client, transport };
}

describe('an extension that adds tools, resources and prompts for agents', () => {
  it('has them beside those of the shop, where a tool tells how far it is and asks the person meanwhile', async () => {
    const { client } = await connected();

    const { tools } = await client.listTools();
    const told: number[] = [];
    await client.callTool(
      { name: 'test_tool_with_progress', arguments: {} },
      { onprogress: ({ progress }) => void told.push(progress) },
    );
    const asked = (await client.callTool({
      ...{ name: 'test_elicitation', arguments: { message: 'Who are you?' } },
    })) as CallToolResult;
    const { contents } = await client.readResource({ uri: 'test://template/7/data' });
    const { messages } = await client.getPrompt({ name: 'test_simple_prompt' });

    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['search', 'basket', 'test_elicitation']));
    expect(told).toEqual([0, 50, 100]);
    expect(asked.content[0]).toMatchObject({ text: expect.stringContaining('"username":"asha"') });
    expect(contents[0]).toMatchObject({ text: expect.stringContaining('"id":"7"') });
    expect(messages).toHaveLength(1);
    await client.close();
  });

  it('keeps a session to the client that shook hands, until it leaves', async () => {
    const { transport } = await connected();
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${shop.address}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-session-id': transport.sessionId ?? '',
          'mcp-protocol-version': '2025-11-25',
          ...headers,
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      return answer.status;
    };

    expect(await ask()).toBe(200);
    expect(await ask({ 'mcp-session-id': 'another' })).toBe(404);
    await transport.terminateSession();
    expect(await ask()).toBe(404);
  });
});

/** The suite cannot be loaded by an older Node. */
const loads = Number.parseInt(process.versions.node, 10) >= 22 ? inFull(describe) : describe.skip;

loads('the conformance suite of the protocol', () => {
  it('finds nothing that /mcp fails at, where an extension has what it calls by name', async () => {
    const folder = await fetchFolder(SUITE);
    const suite = path.join(folder, 'node_modules', SUITE.name, 'dist/index.js');

    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[suite, 'server', '--suite', 'all', '--url', `${shop.address}/mcp`],
    ]);

    expect(stdout).toMatch(/Total: \d\d+ passed, 0 failed/);
  });
});
