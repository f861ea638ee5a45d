import { createServer, type IncomingMessage } from 'node:http';
import { announce } from './announce.js';
import { answerCart, answerHome, answerListing, answerProduct, answerSearch } from './answers.js';
import { putIntoCart, readFound, readHome, readListing, readProduct } from './facts.js';
import { askOver, openPool } from './prepared.js';
import { openPreparedShop } from './prepared-shop.js';

/**
 * The limit that the shop is measured against: `node:http` and prepared statements, and the JSON
 * put together by hand. Takes the variables of an operation under its name as path. Started by
 * `npm run bench -- load` as a process of its own.
 */
const pool = openPool();
const ask = askOver(pool);

type Answer = (variables: never, request: IncomingMessage) => Promise<object>;

const listing: Answer = async (variables) => answerListing(await readListing(ask, variables));
const cart: Answer = async (variables, { headers }) =>
  answerCart(await putIntoCart(ask, headers.authorization, variables));

const answers: Record<string, Answer> = {
  '/listing': listing,
  '/filtered': listing,
  '/product': async (variables) => answerProduct(await readProduct(ask, variables)),
  '/home': async (variables) => answerHome(await readHome(ask, variables)),
  '/search': async (variables) => answerSearch(await readFound(ask, openPreparedShop(pool), variables)),
  '/cart': cart,
  '/cart+key': cart,
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
announce(server);
