import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPicture } from '../../factories/picture.factory.js';
import { HARMLESS_ONCE_MADE_ANEW, NO_PICTURES } from '../../hostile/hostile-pictures.js';
import { shopAddress } from '../browser.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';
import { newShopper } from '../shopper.js';

/** One of its own: these files take all the places that a shop has for uploads. */
let shop: RunningShop;
/** Of the shop that the other files of this process look at. */
let othersAddress: string;
/** Tokens of shoppers, each of whom may have two uploads under way. */
let tokens: string[];

beforeAll(async () => {
  shop = await startShop(await newMigratedDataDir(), { SEED_CATALOGUE: 'no' });
  othersAddress = shopAddress();
  process.env.SHOP_ADDRESS = shop.address;
  tokens = (await Promise.all([1, 2, 3, 4].map(newShopper))).map(({ token }) => token);
});

afterAll(async () => {
  process.env.SHOP_ADDRESS = othersAddress;
  await shop.stop();
  await removeDataDir(shop.dataDir);
});

const authorized = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

/** @returns the status of the answer */
async function upload(token: string | undefined, files: readonly Uint8Array[]): Promise<number> {
  const body = new FormData();
  for (const bytes of files) body.append('images', new Blob([new Uint8Array(bytes)]), 'holiday.jpg');
  const response = await fetch(`${shopAddress()}/api/user/upload`, {
    method: 'POST',
    headers: authorized(token),
    body,
  });
  await response.text();
  return response.status;
}

const clearUploads = () =>
  Promise.all(
    tokens.map((token) =>
      fetch(`${shopAddress()}/api/imageUpload/deleteAllImages`, { method: 'DELETE', headers: authorized(token) }),
    ),
  );

/**
 * Looks at the catalogue, again and again, until the work is done.
 *
 * @returns the status of each answer that came meanwhile
 */
async function visitWhile(work: Promise<unknown>): Promise<number[]> {
  const answers: number[] = [];
  let isOver = false;
  work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const response = await fetch(`${shopAddress()}/api/products/featured?limit=8`);
    await response.text();
    if (!isOver) answers.push(response.status);
  }
  await work;
  return answers;
}

describe('the catalogue', () => {
  it('is shown on and on while large pictures are read', async () => {
    const large = await aPicture({ width: 4_000, height: 3_000 });

    const counts: number[] = [];

    // How many answers fit into an upload is a matter of the machine; the best of some tries speaks
    // for the shop.
    while (Math.max(0, ...counts) <= 8 && counts.length < 5) {
      const uploading = upload(tokens[0], [large, large, large]);
      const answers = await visitWhile(uploading);
      expect(await uploading).toBe(201);
      expect(new Set(answers)).toEqual(new Set([200]));
      await clearUploads();
      counts.push(answers.length);
    }

    // Had it waited for a picture, there would have been one answer, or two, for each.
    expect(Math.max(...counts)).toBeGreaterThan(8);
  });

  it('is shown to everybody while forty hostile files come, eight at a time, and each is answered', async () => {
    const files = await Promise.all([...NO_PICTURES, ...HARMLESS_ONCE_MADE_ANEW].map(([, bytes]) => bytes()));
    expect(files.length).toBeGreaterThanOrEqual(40);
    const outcomes: number[] = [];
    const queue = [...files];
    const sender = async (token: string) => {
      for (let file = queue.shift(); file; file = queue.shift()) outcomes.push(await upload(token, [file]));
    };

    const answers = await visitWhile(Promise.all([...tokens, ...tokens].map(sender)));

    expect(new Set(answers)).toEqual(new Set([200]));
    expect(outcomes.toSorted()).toEqual([...HARMLESS_ONCE_MADE_ANEW.map(() => 201), ...NO_PICTURES.map(() => 400)]);
    await clearUploads();
  });
});
