import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { changesBetween } from '../development/schema-changes.js';
import { buildShopSchema } from '../schema.js';
import { readTools, type Tool } from './read-tools.js';
import { toolsContract } from './tools-contract.js';

/** What a change of the tools is to programs that call them. */
async function breaks(change: (tool: Tool) => Tool | null, today = '2027-03-01'): Promise<string[]> {
  const schema = await buildShopSchema();
  const before = await readTools(schema);
  const after = before.flatMap((tool) => change(tool) ?? []);
  const contract = (tools: readonly Tool[]) => buildSchema(toolsContract(schema, tools));
  return changesBetween(contract(before), contract(after), today)
    .filter(({ kind }) => kind === 'breaking')
    .map(({ what }) => what);
}

/** Has a tool ask something else. */
const asking =
  (name: string, from: string, to: string) =>
  (tool: Tool): Tool => {
    const { text } = tool.operation;
    return tool.name === name ? { ...tool, operation: { ...tool.operation, text: text.replace(from, to) } } : tool;
  };

describe('a program that calls the tools', () => {
  it('goes on working when nothing changes, or a tool is deprecated in time', async () => {
    expect(await breaks((tool) => tool)).toEqual([]);
    const deprecated = 'Use search until 2027-06-01.';
    expect(await breaks((tool) => (tool.name === 'suggest' ? { ...tool, deprecated } : tool))).toEqual([]);
  });

  it('is broken, and the check says so, by a tool that vanishes', async () => {
    expect(await breaks((tool) => (tool.name === 'suggest' ? null : tool))).toContain('Tools.suggest was removed.');
  });

  it('is broken by an argument with another name, or one more that it must send', async () => {
    expect(await breaks(asking('suggest', '$prefix: String!', '$words: String!'))).toContain(
      'Tools.suggest arg prefix was removed.',
    );
    expect(await breaks(asking('cancel_order', '$id: ID!', '$id: ID!, $why: String!'))).toContain(
      'A required arg why on Tools.cancel_order was added.',
    );
  });

  it('is broken by an answer that lacks what it had', async () => {
    expect(await breaks(asking('product', 'name', 'id'))).toContain('product_product.name was removed.');
  });
});
