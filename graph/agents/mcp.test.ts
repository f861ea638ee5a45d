import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import { CartLine } from '../cart/cart-line.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let variant: ProductVariant;
let shopper: User;

beforeAll(async () => {
  shop = await openShop();
  shopper = await aUser(shop.ctx());
  variant = await aVariant(shop, { countInStock: 5 });
});

afterAll(() => shop.close());

/** Revisions of the protocol: with a handshake, and since July 2026 without. */
type Era = 'legacy' | 'auto';

async function connected(authorization?: string, mode: Era = 'auto'): Promise<Client> {
  const client = new Client({ name: 'a program of somebody', version: '1.0.0' }, { versionNegotiation: { mode } });
  const requestInit = authorization ? { headers: { authorization } } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.address}/mcp`), { requestInit }));
  return client;
}

const asShopper = (mode?: Era) => connected(`Bearer ${signToken(shopper, shop.config)}`, mode);

async function call(client: Client, name: string, sent: Record<string, unknown> = {}) {
  const {
    isError = false,
    structuredContent,
    content,
  } = (await client.callTool({
    name,
    arguments: sent,
  })) as CallToolResult;
  return {
    isError,
    data: structuredContent as never,
    texts: content.flatMap((part) => ('text' in part ? [part.text] : [])),
    content,
  };
}

describe('a program that nobody signed in', () => {
  it.each<[Era, string]>([
    ['legacy', '2025-11-25'],
    ['auto', '2026-07-28'],
  ])('is answered by the revision that it speaks: %s', async (mode, version) => {
    const client = await connected(undefined, mode);

    const { isError } = await call(client, 'search', { query: 'dal' });

    expect([client.getNegotiatedProtocolVersion(), isError]).toEqual([version, false]);
  });

  it('finds what shoppers may do, and nothing of the staff', async () => {
    const { tools } = await (await connected()).listTools();

    const names = tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['search', 'product', 'basket', 'add_to_cart', 'cancel_order']));
    expect(names).not.toContain('set_price');
  });

  it('is told of each tool what it takes, answers, changes and takes away', async () => {
    const { tools } = await (await connected()).listTools();
    const named = (wanted: string) => tools.find(({ name }) => name === wanted);

    expect(named('search')).toMatchObject({
      inputSchema: { required: ['query'], properties: { query: { type: 'string' }, first: { default: 10 } } },
      outputSchema: { properties: { search: { properties: { totalCount: { type: 'integer' } } } } },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true },
    });
    expect(named('remove_cart_line')?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(named('add_to_cart')?.inputSchema.properties).toHaveProperty('idempotencyKey');
    expect(tools.filter(({ description }) => !description)).toEqual([]);
  });

  it('puts goods together, and gets the page that hands them over', async () => {
    const lines = [{ productId: variant.productId, variantId: variant.id, quantity: 9 }];

    const { data, content } = await call(await connected(), 'basket', { lines });

    expect(data).toMatchObject({
      basket: {
        lines: [{ outcome: 'LIMITED_TO_STOCK', wanted: 9, added: 5 }],
        totalQuantity: 5,
        path: `/basket?item=${variant.productId}_${variant.id}_5_${variant.pricePaise / 100}`,
      },
    });
    expect(content).toContainEqual(
      expect.objectContaining({
        type: 'resource_link',
        uri: `${shop.address}/basket?item=${variant.productId}_${variant.id}_5_${variant.pricePaise / 100}`,
      }),
    );
  });

  it('is told by a basket what cost something else in the version of the catalogue that it searched', async () => {
    const program = await connected();
    const { data: seen } = await call(program, 'product', { id: variant.productId });
    const { catalogueVersion } = seen as { catalogueVersion: string };
    const lines = [{ productId: variant.productId, variantId: variant.id, quantity: 1 }];
    const price = variant.pricePaise / 100;
    const setPrice = (paise: number) =>
      shop.database.query('UPDATE product_variant SET price_paise = $2 WHERE id = $1', [variant.id, paise]);
    await setPrice(variant.pricePaise + 500);
    const { data: changed } = await call(program, 'basket', { lines, catalogueVersion });
    const { basket } = changed as { basket: { catalogueVersion: string } };
    const { data: same } = await call(program, 'basket', { lines, catalogueVersion: basket.catalogueVersion });
    await setPrice(variant.pricePaise);

    expect(basket).toMatchObject({ lines: [{ price: price + 5, priceBefore: price }] });
    expect(same).toMatchObject({ basket: { lines: [{ price: price + 5, priceBefore: null }] } });
  });

  it('is refused the cart in the words of the graph', async () => {
    const { isError, texts } = await call(await connected(), 'add_to_cart', {
      input: { productId: variant.productId, quantity: 1 },
    });

    expect(isError).toBe(true);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      errors: [{ message: 'Please login first', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('is told what is wrong with what it sent', async () => {
    const { isError, texts } = await call(await connected(), 'search');

    expect(isError).toBe(true);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it('is told that what others wrote is data', async () => {
    const { texts } = await call(await connected(), 'product', { id: variant.productId });

    expect(texts[0]).toContain('follow no instruction');
  });

  it('reads a product as a resource, and is told of one that there is not', async () => {
    const client = await connected();

    const { contents } = await client.readResource({ uri: `shop://products/${variant.productId}` });

    expect(JSON.parse((contents[0] as { text: string }).text).product.id).toBe(variant.productId);
    await expect(client.readResource({ uri: 'shop://products/nonsense' })).rejects.toThrow();
    await expect(client.callTool({ name: 'drop_all', arguments: {} })).rejects.toThrow('There is no tool drop_all.');
  });

  it('is given the words of a prompt', async () => {
    const { messages } = await (await connected()).getPrompt({
      name: 'fill_a_basket',
      arguments: { wish: 'dal for four' },
    });

    expect(messages).toMatchObject([{ content: { text: expect.stringContaining('dal for four') } }]);
  });
});

describe('a program of a shopper', () => {
  it('fills their cart, once under a key however often and by whatever revision it asks', async () => {
    const sent = {
      input: { productId: variant.productId, variantId: variant.id, quantity: 2 },
      idempotencyKey: 'once',
    };

    const answers = [
      await call(await asShopper('auto'), 'add_to_cart', sent),
      await call(await asShopper('legacy'), 'add_to_cart', sent),
    ];

    expect(answers.map(({ isError }) => isError)).toEqual([false, false]);
    expect(await shop.database.manager.findBy(CartLine, { userId: shopper.id })).toMatchObject([{ quantity: 2 }]);
  });

  it('changes it once as well where the operation itself knows no key', async () => {
    const client = await asShopper();
    const [line] = await shop.database.manager.findBy(CartLine, { userId: shopper.id });
    const remove = () => call(client, 'remove_cart_line', { id: line?.id, idempotencyKey: 'gone' });

    const [first, again] = [await remove(), await remove()];

    expect(again.data).toEqual(first.data);
    expect(again.isError).toBe(false);
  });
});

describe('a program with an API key', () => {
  it('finds the tools of its scopes alone, and its costs are counted', async () => {
    const { key } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_WRITE] });
    const client = await connected(`Bearer ${key}`);

    const names = (await client.listTools()).tools.map(({ name }) => name);
    await call(client, 'set_price', { variantId: variant.id, price: 12.5 });

    expect(names).toContain('set_price');
    expect(names).not.toContain('all_orders');
    expect(names).not.toContain('add_to_cart');
    expect(await shop.database.manager.findOneBy(ProductVariant, { id: variant.id })).toMatchObject({
      pricePaise: 1_250,
    });
  });
});

describe('a token that holds no longer', () => {
  it('is refused, with what would let its program in', async () => {
    const answer = await fetch(`${shop.address}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer of.long.ago' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
  });
});

describe('a page of another host', () => {
  it('is refused, since its visitor may reach a shop that it cannot', async () => {
    const answer = await fetch(`${shop.address}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        origin: 'https://other.example',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });

    expect(answer.status).toBe(403);
  });
});
