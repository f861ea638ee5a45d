import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOrderOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let variant: ProductVariant;
let buyer: User;
let orderId: string;

beforeAll(async () => {
  shop = await openShop();
  variant = await aVariant(shop, { countInStock: 10 });
  buyer = await aBuyer(shop, variant);
  orderId = await anOrderOf(shop, buyer);
});

afterAll(() => shop.close());

const STOCK = gql`
  subscription ($id: ID!) {
    stockChanged(productId: $id) {
      product {
        id
        countInStock
      }
    }
  }
`;
const ORDER = gql`
  subscription ($id: ID!) {
    orderStatusChanged(orderId: $id) {
      id
      status
    }
  }
`;
const PARTS =
  'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/graphql-response+json,application/json;q=0.9';

const setStock = (pieces: number) =>
  shop.database.query('UPDATE product_variant SET on_hand = $1 WHERE id = $2', [pieces, variant.id]);

/** A client as its makers hand it out, whose only link is HTTP. */
function clientOf(as: User | null): ApolloClient {
  const headers: Record<string, string> = as ? { authorization: `Bearer ${signToken(as, shop.config)}` } : {};
  return new ApolloClient({
    link: new HttpLink({ uri: `${shop.address}/graphql`, headers }),
    cache: new InMemoryCache(),
  });
}

interface Told {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads just the fields that it asked for
  data?: any;
  error?: { message: string };
}

/** What a subscription tells, one by one. */
function follow(client: ApolloClient, query: typeof STOCK, id: string) {
  const told: Told[] = [];
  let wake: () => void = () => undefined;
  const subscription = client.subscribe({ query, variables: { id } }).subscribe({
    next: (result) => {
      told.push(result as Told);
      wake();
    },
    error: (error: { message: string }) => {
      told.push({ error });
      wake();
    },
  });
  const next = async (): Promise<Told> => {
    for (;;) {
      const first = told.shift();
      if (first) return first;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { next, end: () => subscription.unsubscribe() };
}

describe('a client of Apollo, over nothing but its own link', () => {
  it('follows the stock of a product and the status of an order', async () => {
    await setStock(9);
    const stock = follow(clientOf(null), STOCK, variant.productId);
    const order = follow(clientOf(buyer), ORDER, orderId);

    expect((await stock.next()).data.stockChanged.product.countInStock).toBe(9);
    expect((await order.next()).data.orderStatusChanged).toMatchObject({ id: orderId, status: 'CONFIRMED' });
    await setStock(3);
    await shop.database.query(`UPDATE "order" SET status = 'PACKED' WHERE id = $1`, [orderId]);
    expect((await stock.next()).data.stockChanged.product.countInStock).toBe(3);
    expect((await order.next()).data.orderStatusChanged.status).toBe('PACKED');
    stock.end();
    order.end();
  });

  it('is told why it is refused', async () => {
    const told = await follow(clientOf(await aUser(shop.ctx())), ORDER, orderId).next();

    expect(told.error?.message).toBe('There is no such order.');
  });

  it('gives its place back when it leaves: one account follows far more often than at once', async () => {
    const client = clientOf(buyer);
    for (let times = 0; times < 45; times++) {
      const order = follow(client, ORDER, orderId);
      // Some leave before they are told anything.
      if (times % 3 > 0) await order.next();
      order.end();
    }

    await expect(
      (async () => {
        for (;;) {
          const { data } = await follow(client, ORDER, orderId).next();
          if (data) return data.orderStatusChanged.id;
        }
      })(),
    ).resolves.toBe(orderId);
  });

  it('gets parts that end with the boundary, at both addresses', async () => {
    for (const address of ['/graphql', '/graphql/stream']) {
      const abort = new AbortController();
      const body = { query: 'subscription ($id: ID!) { stockChanged(productId: $id) { product { id } } }' };
      const response = await fetch(shop.address + address, {
        method: 'POST',
        headers: { accept: PARTS, 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, variables: { id: variant.productId } }),
        signal: abort.signal,
      });
      let text = '';
      for await (const chunk of response.body ?? []) {
        text += new TextDecoder().decode(chunk as Uint8Array);
        if (text.includes('stockChanged') && text.endsWith('--graphql')) break;
      }
      abort.abort();

      expect(response.headers.get('content-type')).toBe('multipart/mixed;boundary="graphql";subscriptionSpec="1.0"');
      expect(text).toMatch(/^\r\n--graphql\r\n/);
      expect(text).toContain(
        `\r\ncontent-type: application/json\r\n\r\n{"payload":{"data":{"stockChanged":{"product":{"id":"${variant.productId}"}}}}}\r\n--graphql`,
      );
    }
  });
});
