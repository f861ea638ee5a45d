import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../../shared/config/project-root.js';
import { cleanEnvironment } from '../../clean-environment.js';
import { aPicture } from '../../factories/picture.factory.js';
import { type Block, readBlocks, runnable } from '../../manual-blocks.js';
import { shopAddress } from '../browser.js';

/** What is typed into a terminal, and what it answers where the page shows it. */
interface Command {
  code: string;
  shown: Block | null;
  title: string;
}

const FILES = [
  'docs/graph.md',
  ...['start', 'catalogue', 'checkout', 'offers', 'agents', 'feeds', 'recipes'].map((name) => `docs/manual/${name}.md`),
];

async function readPage(file: string): Promise<{ file: string; pieces: Block[]; commands: Command[] }> {
  const blocks = await readBlocks(file);
  const commands = blocks.flatMap(({ language, code }, place) => {
    if (language !== 'sh') return [];
    const next = blocks[place + 1];
    const shown = next?.language === 'json' || next?.language === 'text' ? next : null;
    return [{ code, shown, title: code.split('\n').at(-2)?.slice(0, 100) ?? '' }];
  });
  return { file, pieces: blocks.filter(({ language }) => language === 'ts'), commands };
}

const pages = await Promise.all(FILES.map(readPage));

const END_OF_ANSWER = '\u001e';

/** Runs them all in one terminal, since what one of them sets the next ones use. */
async function typed(commands: readonly Command[]): Promise<string[]> {
  const curl = `curl() { "$NODE" "$CURL" "$@"; }`;
  const script = [curl, ...commands.map(({ code }) => `${code}\nprintf '\\036'`)].join('\n');
  const programs = { NODE: process.execPath, CURL: path.join(projectRoot, 'dist/graph/testing/curl.js') };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    env: { ...cleanEnvironment(), ...programs, SHOP: shopAddress() },
  });
  return stdout.split(END_OF_ANSWER);
}

/** What the page shows, with "…" for any text. Of objects it may show a part. */
function asShown(json: string): unknown {
  return expectation(JSON.parse(json));
}

function expectation(shown: unknown): unknown {
  if (shown === '…') return expect.any(String);
  if (Array.isArray(shown)) return shown.map(expectation);
  if (shown === null || typeof shown !== 'object') return shown;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, expectation(value)])),
  );
}

it('has something to type for most sections of docs/graph.md, and TypeScript', () => {
  expect(pages[0]?.commands.length).toBeGreaterThanOrEqual(8);
  expect(pages[0]?.pieces.length).toBeGreaterThanOrEqual(3);
});

describe.each(pages.filter(({ commands }) => commands.length > 0))('$file', ({ commands }) => {
  let answers: string[];

  beforeAll(async () => {
    answers = await typed(commands);
  });

  it.each(commands.map(({ title, shown }, place) => [title, shown, place] as const))(
    'shows what is answered to %s',
    (_title, shown, place) => {
      const answer = answers[place] ?? '';

      if (shown?.language === 'json') expect(JSON.parse(answer)).toEqual(asShown(shown.code));
      else if (shown) expect(answer.trim()).toBe(shown.code.trim());
      else expect(JSON.parse(answer)).not.toHaveProperty('errors');
    },
  );
});

describe.each(pages.filter(({ pieces }) => pieces.length > 0))('$file', ({ file, pieces }) => {
  it('has TypeScript that runs, from the first piece to the last', async () => {
    // Beside the packages that it may import.
    const module = path.join(projectRoot, 'dist', `${path.basename(file)}.${process.pid}.mjs`);
    await writeFile(module, await runnable(pieces));

    try {
      // By a process of its own, as a reader would: what it holds open ends with it.
      const run = `const { default: run } = await import(${JSON.stringify(module)}); await run(${JSON.stringify(shopAddress())}); process.exit(0);`;
      await promisify(execFile)(process.execPath, ['--input-type=module', '-e', run], { env: cleanEnvironment() });
    } finally {
      await rm(module);
    }
  });
});

describe('the client that `npm run client` writes', () => {
  it('compiles under the strictest settings, buys something and sends a picture', async () => {
    const folder = path.join(projectRoot, 'dist', `client-${process.pid}`);
    const inNode = (...asked: string[]) => promisify(execFile)(process.execPath, asked, { env: cleanEnvironment() });
    try {
      await inNode('dist/graph/development/write-client.js', folder);
      await inNode('node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1');
      await writeFile(path.join(folder, 'buy.mjs'), BUYING);
      await writeFile(path.join(folder, 'me.jpg'), await aPicture());

      const { stdout } = await inNode(path.join(folder, 'buy.mjs'), shopAddress(), path.join(folder, 'me.jpg'));

      expect(JSON.parse(stdout)).toEqual({
        cart: 2,
        followed: expect.any(Number),
        status: 'CONFIRMED',
        left: 0,
        uploaded: 1,
        refused: 'UNAUTHENTICATED',
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Another's shop front. */
const BUYING = `
import { readFile } from 'node:fs/promises';
import { Shop, ShopFailure } from './dist/index.js';

const [url, picture] = process.argv.slice(2);
const shop = new Shop({ url });
const found = await shop.search({ query: 'toor dal', filter: { inStock: true } });
const productId = found.search.nodes[0].id;
const { product } = await shop.product({ id: productId });
for await (const { stockChanged } of shop.stockChanged({ productId })) {
  var followed = stockChanged.variants[0].countInStock;
  break;
}

const email = 'client-' + Math.random().toString(36).slice(2) + '@example.com';
const account = { name: 'Asha', email, phone: '9876543210', password: 'mango-season' };
await shop.signUp({ input: account });
const { signIn } = await shop.signIn({ email, password: account.password });
const hers = shop.as(signIn.token);
const variantId = product.variants[0].id;
const { addToCart } = await hers.addToCart({ input: { productId, variantId, quantity: 2 } });

const input = {
  ...{ fullName: 'Asha Rao', country: 'India', streetAddressLine1: '12 MG Road', city: 'Bengaluru', state: 'Karnataka' },
  ...{ zipCode: '560001', phoneNumber: '9876543210', email },
};
const { startPayment } = await hers.startPayment({ input }, { idempotencyKey: email });
const { id: paymentOrderId, providerOrderId } = startPayment.paymentOrder;
const pay = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const paid = await (await fetch(url + '/standin/orders/' + providerOrderId + '/pay', pay)).json();
const proof = { paymentOrderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
const { placeOrder } = await hers.placeOrder({ input: proof });
const { me } = await hers.myCart();
const images = [new Blob([await readFile(picture)], { type: 'image/jpeg' })];
const { uploadImages } = await hers.uploadImages({ images });
const refused = await shop.addToCart({ input: { productId, variantId } }).catch((thrown) => thrown);

console.log(JSON.stringify({
  cart: addToCart.cart.totalQuantity,
  followed,
  status: placeOrder.order.status,
  left: me.cart.lines.length,
  uploaded: uploadImages.images.length,
  refused: refused instanceof ShopFailure && refused.code,
}));
process.exit(0);
`;
