import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCart, answerHome, answerListing, answerProduct, answerSearch } from './answers.js';
import { putIntoCart, readFound, readHome, readListing, readProduct } from './facts.js';
import { askOver, openPool } from './prepared.js';
import { openPreparedShop } from './prepared-shop.js';

/**
 * The limit that the shop is measured against: `node:http` and prepared statements, and the JSON put together by hand.
 * Takes the variables of an operation under its name as path. Started by `npm run bench -- load` as a process of its own.
 */
const pool = openPool();
const ask = askOver(pool);

// biome-ignore format: a line for each
const answers: Record<string, (variables: never, request: IncomingMessage) => Promise<object>> = {
  '/listing': async (variables: never) => answerListing(await readListing(ask, variables)),
  '/filtered': async (variables: never) => answerListing(await readListing(ask, variables)),
  '/product': async (variables: never) => answerProduct(await readProduct(ask, variables)),
  '/home': async (variables: never) => answerHome(await readHome(ask, variables)),
  '/search': async (variables: never) => answerSearch(await readFound(ask, openPreparedShop(pool), variables)),
  '/cart': async (variables: never, { headers }) => answerCart(await putIntoCart(ask, headers.authorization, variables)),
  '/cart+key': async (variables: never, { headers }) => answerCart(await putIntoCart(ask, headers.authorization, variables)),
};

const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', async () => {
    try {
      const variables = JSON.parse(Buffer.concat(pieces).toString()) as never;
      const body = JSON.stringify(await answers[request.url ?? '']?.(variables, request));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    } catch (thrown) {
      response.writeHead(500).end(String(thrown));
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}\nStop with Ctrl-C.\n`);
});
