import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Browser } from 'playwright-core';
import { openBrowser, SCREENS, shopAddress, visit } from '../browser.js';
import { buyCart, newShopper, rememberedBy } from '../shopper.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A program without a model: it asks for each thing of a sentence, and takes the first. */
async function putTogether(wish: string) {
  const { use, close } = await program();
  const lines = [];
  for (const [, quantity, query] of wish.matchAll(/(\d+) ([a-z ]+?)(?: and |, |$)/g)) {
    const { search } = await use('search', { query, filter: { inStock: true }, first: 1 });
    const [{ id, variants }] = search.nodes;
    const { id: variantId } = variants.find(({ countInStock }: { countInStock: number }) => countInStock > 5);
    lines.push({ productId: id, variantId, quantity: Number(quantity) });
  }
  const { basket } = await use('basket', { lines });
  await close();
  return basket as { total: number; path: string; lines: { added: number }[] };
}

async function program(token?: string) {
  const client = new Client({ name: 'a cook', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shopAddress()}/mcp`), { requestInit }));
  // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is as its operation asks
  const use = async (name: string, given: Record<string, unknown> = {}): Promise<any> =>
    (await client.callTool({ name, arguments: given })).structuredContent;
  return { use, close: () => client.close() };
}

describe('a basket that a program put together from a sentence', () => {
  it('is handed over by a link, lies in the cart of the person once, and costs the sum that the program was told', async () => {
    const basket = await putTogether('2 toor dal, 1 basmati rice and 1 ghee');
    const shopper = await newShopper();
    const { page, context, complaints } = await visit(browser, { ...SCREENS[0][1], ...rememberedBy(shopper) });

    await page.goto(basket.path);
    await page.getByRole('heading', { level: 1, name: 'Chosen for you' }).waitFor();
    await page.getByRole('button', { name: 'Add all to your cart' }).click();
    await page.getByText('There are 3 products in your cart').waitFor();
    const sum = `₹${basket.total.toLocaleString('en-US')}.00`;
    await page.getByRole('region', { name: 'Summary' }).getByText(sum, { exact: true }).first().waitFor();
    await buyCart(shopper);

    const { use, close } = await program(shopper.token);
    const { me } = await use('my_orders');
    expect(me.orders.nodes.map(({ total }: { total: number }) => total)).toEqual([basket.total]);
    expect(complaints).toEqual([]);
    await close();
    await context.close();
  });
});
