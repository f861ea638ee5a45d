import { HARMLESS_ONCE_MADE_ANEW, NO_PICTURES } from '../../testing/hostile/hostile-pictures.js';
import { newShopper } from './new-shopper.js';
import { printRow } from './table.js';

/** How many visitors look at the catalogue, one request after the other. */
const VISITORS = 4;

/** The shop lets eight uploads in at once, two of them of one account: as many come. */
const UPLOADERS = 4;
const UPLOADS_OF_ONE = 2;

/** How often all the files are sent. */
const ROUNDS = 3;

/** How long the shop is looked at before anything hostile comes. In milliseconds. */
const QUIET_MS = 8_000;

/** What a listing asks for: goods, count and facets. */
const LISTING = `{ products(first: 24) { totalCount nodes { id name price rating images { url(width: 320) } }
  facets { key values { value count } } } }`;

/**
 * Measures how long visitors of a running shop wait for the catalogue, over GraphQL and REST, while
 * nothing happens and while files made to do harm are uploaded, eight at a time by four accounts:
 * 40 kinds of them, three times.
 *
 * Prints the answers given and how long they took: the middle one, 99 of 100, and the longest, in
 * milliseconds.
 *
 * @param address of the shop, without a slash at its end
 * @throws Error when a visitor or an uploader is answered with a fault
 */
export async function benchHostileFiles(address: string): Promise<void> {
  const files = await Promise.all(
    [...NO_PICTURES, ...HARMLESS_ONCE_MADE_ANEW].map(async ([, bytes]) => new Blob([new Uint8Array(await bytes())])),
  );
  const tokens = await Promise.all(Array.from({ length: UPLOADERS }, (_, index) => newShopper(address, index)));

  printRow(['', 'answers', 'p50 ms', 'p99 ms', 'max ms']);
  printRow(['quiet', ...figuresOf(await visitWhile(address, pause(QUIET_MS)))]);
  const startedAt = performance.now();
  printRow(['attacked', ...figuresOf(await visitWhile(address, sendAll(address, tokens, files)))]);
  const tookS = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${files.length * ROUNDS} files in ${tookS.toFixed(1)} s\n`);
}

/**
 * Looks at the catalogue until the work is done.
 *
 * @returns how long each answer took, in milliseconds
 */
async function visitWhile(address: string, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const took: number[] = [];
  const looks = [
    () =>
      fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: LISTING }),
      }),
    () => fetch(`${address}/api/products/featured`),
    () => fetch(`${address}/api/category`),
  ];
  const visit = async (visitor: number) => {
    for (let turn = visitor; !isOver; turn++) {
      const startedAt = performance.now();
      const response = await looks[turn % looks.length]?.();
      await response?.text();
      took.push(performance.now() - startedAt);
      if (response?.status !== 200) throw new Error(`A visitor was answered ${response?.status}.`);
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  await Promise.race([work, ...visits]);
  isOver = true;
  await Promise.all(visits);
  return took;
}

async function sendAll(address: string, tokens: readonly string[], files: readonly Blob[]): Promise<void> {
  const queue = Array.from({ length: ROUNDS }, () => files).flat();
  const send = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    for (let file = queue.shift(); file; file = queue.shift()) {
      const body = new FormData();
      body.append('images', file, 'holiday.jpg');
      const { status } = await fetch(`${address}/api/user/upload`, { method: 'POST', headers, body });
      if (status !== 201 && status !== 400) throw new Error(`A file was answered ${status}.`);
      // A full store of uploads would refuse the next files unread.
      if (status === 201) await fetch(`${address}/api/imageUpload/deleteAllImages`, { method: 'DELETE', headers });
    }
  };
  await Promise.all(tokens.flatMap((token) => Array.from({ length: UPLOADS_OF_ONE }, () => send(token))));
}

function figuresOf(took: readonly number[]): string[] {
  const ascending = took.toSorted((one, other) => one - other);
  const at = (share: number) => ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0;
  return [String(took.length), ...[0.5, 0.99, 1].map((share) => at(share).toFixed(0))];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
