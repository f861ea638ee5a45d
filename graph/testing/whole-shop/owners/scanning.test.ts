import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { filmBarcode } from '../../browser/camera-film.js';
import { hydrated, isFocused, openBrowser, SCREENS, visit } from '../browser.js';
import { ask, someGoods } from '../shop-calls.js';
import { rememberedBy, type Shopper, theOwner } from '../shopper.js';

const [[, phone]] = SCREENS;
const EAN = '8901030865275';

let folder: string;
let browser: Browser;
let owner: Shopper;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jhola-camera-'));
  const film = path.join(folder, 'shelf.y4m');
  await filmBarcode(EAN, film);
  browser = await openBrowser({
    switches: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  owner = await theOwner();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

/** The count that is open, or a new one: one is open at a time. */
async function openCount(): Promise<string> {
  const { stockCounts } = await ask<{ stockCounts: { nodes: { id: string; isOpen: boolean }[] } }>(
    '{ stockCounts(first: 50) { nodes { id isOpen } } }',
    {},
    owner.token,
  );
  const begun = stockCounts.nodes.find(({ isOpen }) => isOpen);
  if (begun) return begun.id;
  const { startStockCount } = await ask<{ startStockCount: { count: { id: string } } }>(
    'mutation { startStockCount(name: "Front shelves") { count { id } userErrors { message } } }',
    {},
    owner.token,
  );
  return startStockCount.count.id;
}

/** The pack that the camera sees, put up for sale or taken from the shelf. */
async function putUp(status: 'PUBLISHED' | 'HIDDEN', id: string | null = null): Promise<string> {
  const { category } = await someGoods();
  const { saveProduct } = await ask<{ saveProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { id } userErrors { message } } }',
    {
      input: {
        ...{ id, name: 'Rajma', brand: 'Annvriksh', categoryId: category.id, status },
        ...(id ? { price: 140 } : { variants: [{ price: 140, sku: EAN }] }),
      },
    },
    owner.token,
  );
  return saveProduct.product.id;
}

let rajma: string;
beforeAll(async () => {
  rajma = await putUp('HIDDEN');
});

describe('a shopper with an empty pack in hand', () => {
  it('scans its bar code in the search of a phone, and its page opens', async () => {
    await putUp('PUBLISHED', rajma);
    const { page, complaints } = await visit(browser, { ...phone, permissions: ['camera'] });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();

    await page.getByRole('button', { name: 'Scan a bar code' }).click();

    await page.waitForURL(`**/product/${rajma}`);
    await page.getByRole('heading', { level: 1, name: 'Rajma' }).waitFor();
    expect(complaints).toEqual([]);
    await putUp('HIDDEN', rajma);
  });

  it('is told that the shop does not have it, and goes back to typing', async () => {
    const { page, complaints } = await visit(browser, { ...phone, permissions: ['camera'] });
    await page.goto('/search');
    await hydrated(page);
    await page.getByRole('main').getByRole('combobox').click();
    await page.getByRole('button', { name: 'Scan a bar code' }).click();

    await page.getByText(`We do not sell what has the bar code ${EAN}.`).waitFor();
    await page.getByRole('button', { name: 'Type instead' }).click();

    expect(await isFocused(page.getByRole('main').getByRole('combobox'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('a count by camera', () => {
  it('reads the code of a pack, in a browser that reads none itself, and counts it once', async () => {
    const { page, complaints } = await visit(browser, { ...phone, ...rememberedBy(owner), permissions: ['camera'] });
    await page.goto(`/desk/stock/counts/${await openCount()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate("'BarcodeDetector' in window")).toBe(false);

    await page.getByRole('button', { name: 'Scan with the camera' }).click();

    await page.getByRole('status').filter({ hasText: 'Rajma' }).waitFor();
    expect(await page.getByLabel(`${EAN}: all that lie there`).inputValue()).toBe('1');
    expect(complaints).toEqual([]);
  });
});
