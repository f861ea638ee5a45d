import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { someGoods } from '../../testing/whole-shop/shop-calls.js';
import { newShopper } from './new-shopper.js';
import { Table } from './table.js';

/** The first is what the shop can serve; the others ask for more. */
const CONNECTIONS = [16, 300, 1_000];

const ROUND_MS = 8_000;

/** Anyone who has no answer by then is left without. In milliseconds. */
const TIMEOUT_MS = 10_000;

const SHOPPERS = 32;

const LISTING = `query ($filter: ProductFilter!) {
  products(filter: $filter, first: 24) { totalCount nodes { id name price rating images(first: 1) { url(width: 320) } } }
}`;

const ADDITION = `mutation ($input: CartLineInput!, $key: String!) {
  addToCart(input: $input, idempotencyKey: $key) { cart { total lines { quantity } } userErrors { code } }
}`;

const CART = '{ me { cart { total lines { quantity product { name price } } } } }';

/** A kind of request, and the bytes of the following one. */
interface Kind {
  name: string;
  next(turn: number): string;
}

/** What came of a request, and after how many milliseconds. */
interface Outcome {
  kind: string;
  status: number;
  ms: number;
}

/**
 * Asks a running shop for more than it can serve: reads that are in no memory, additions to carts,
 * pages, and what costs it next to nothing, over 16, 300 and 1,000 connections, each of which asks
 * again as soon as it is answered, whatever it was told.
 *
 * Prints, for each kind, how many were served and refused with 503 and after how many milliseconds,
 * and who was left without an answer.
 *
 * @param address of the shop, without a slash at its end
 */
export async function benchOverload(address: string): Promise<void> {
  process.env.SHOP_ADDRESS = address;
  const kinds = await openKinds(address);
  const table = new Table([
    'connections',
    'what',
    'served',
    'p50 ms',
    'p99 ms',
    'refused',
    'p50 ms',
    'p99 ms',
    'other',
  ]);
  for (const connections of CONNECTIONS) {
    const { outcomes, unanswered } = await ask(address, kinds, connections);
    for (const { name } of kinds) {
      const of = outcomes.filter(({ kind }) => kind === name);
      const served = of.filter(({ status }) => status === 200);
      const refused = of.filter(({ status }) => status === 503);
      const others = of.length - served.length - refused.length;
      table.add([connections, name, ...figuresOf(served), ...figuresOf(refused), others]);
    }
    process.stdout.write(`${connections} connections: ${unanswered} requests were left without an answer\n`);
  }
}

async function openKinds(address: string): Promise<Kind[]> {
  const { category, product } = await someGoods();
  const tokens = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => newShopper(address, index)));
  const tokenAt = (turn: number) => ({ authorization: `Bearer ${tokens[turn % SHOPPERS]}` });
  const html = await (await fetch(`${address}/`)).text();
  const asset = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '/favicon.ico';
  const input = { productId: product.id, variantId: product.variants[0]?.id, quantity: 1 };
  const list = (maxPrice: number) =>
    post({ query: LISTING, variables: { filter: { categoryId: category.id, maxPrice } } });
  return [
    { name: 'list', next: (turn) => list(1_000 + turn / 100) },
    { name: 'add', next: (turn) => post({ query: ADDITION, variables: { input, key: randomUUID() } }, tokenAt(turn)) },
    { name: 'cart', next: (turn) => post({ query: CART }, tokenAt(turn)) },
    { name: 'page', next: (turn) => read(`/product/${product.id}?n=${turn}`) },
    { name: 'memory', next: () => list(1_000_000) },
    { name: 'file', next: () => read(asset) },
    { name: 'health', next: () => read('/health') },
  ];
}

/** So often in a hundred is each kind asked for. */
const SHARES: Record<string, number> = { list: 48, add: 20, cart: 16, page: 4, memory: 6, file: 4, health: 2 };

async function ask(address: string, kinds: readonly Kind[], connections: number) {
  const mixed = kinds.flatMap((kind) => Array<Kind>(SHARES[kind.name] ?? 0).fill(kind));
  // Another order than by kind, the same each time: 37 and the length have no common divisor.
  const order = mixed.map((_, place) => mixed[(place * 37) % mixed.length] as Kind);
  const outcomes: Outcome[] = [];
  let unanswered = 0;
  const turns = { last: Math.floor(Math.random() * 1_000) * 100 };
  // All are there before anybody asks: Node accepts one in each round of its event loop.
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(address)));
  const until = performance.now() + ROUND_MS;
  const follow = async (socket: Awaited<ReturnType<typeof openSocket>>) => {
    while (performance.now() < until) {
      const turn = turns.last++;
      const kind = order[turn % order.length] as Kind;
      const startedAt = performance.now();
      const status = await socket.send(kind.next(turn));
      if (status === null) unanswered += 1;
      else outcomes.push({ kind: kind.name, status, ms: performance.now() - startedAt });
      if (status === null) break;
    }
    socket.close();
  };
  await Promise.all(sockets.map(follow));
  return { outcomes, unanswered };
}

/**
 * A connection for one request after the other. Node's own client would take more of the processor
 * than the shop.
 */
async function openSocket(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let settle: (status: number | null) => void = () => undefined;
  let missing: number | null = null;
  let head = '';
  let status = 0;
  const end = (told: number | null) => {
    missing = null;
    head = '';
    settle(told);
  };
  socket.on('data', (chunk) => {
    let rest = chunk.length;
    if (missing === null) {
      head += chunk.toString('latin1');
      const at = head.indexOf('\r\n\r\n');
      if (at < 0) return;
      status = Number(head.slice(9, 12));
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      rest = head.length - at - 4;
    }
    missing -= rest;
    if (missing <= 0) end(status);
  });
  socket.on('error', () => end(null)).on('close', () => end(null));
  const send = (text: string) =>
    new Promise<number | null>((resolve) => {
      const timer = setTimeout(() => end(null), TIMEOUT_MS);
      settle = (told) => {
        clearTimeout(timer);
        resolve(told);
      };
      if (socket.destroyed) settle(null);
      else socket.write(text);
    });
  // The kernel connects before the shop accepts.
  await send(read('/health/live'));
  return { send, close: () => socket.destroy() };
}

function post(body: object, headers: Record<string, string> = {}): string {
  const text = JSON.stringify(body);
  const all = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return `POST /graphql ${headOf(all)}${text}`;
}

function read(path: string): string {
  return `GET ${path} ${headOf({})}`;
}

function headOf(headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function figuresOf(outcomes: readonly Outcome[]): (string | number)[] {
  const ascending = outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))];
  return [ascending.length, ...[0.5, 0.99].map((share) => at(share)?.toFixed(0) ?? '')];
}
