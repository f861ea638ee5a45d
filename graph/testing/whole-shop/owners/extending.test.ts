import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readConfig } from '../../../shared/config/config.js';
import { projectRoot } from '../../../shared/config/project-root.js';
import { cleanEnvironment } from '../../clean-environment.js';
import { callsTo } from '../../shop.js';
import { openBrowser } from '../browser.js';
import { compileExtension, newMerchantFolder, removeMerchantFolder } from '../merchant-folder.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';
import { BILLING_BOXES } from '../shopper.js';

let page: Page;
let browser: Browser;
let merchant: string;
let folder: string;
let dataDir: string;
let shop: RunningShop;
/** The text of the page that is followed. */
let guide: string;

/** Files of the guide: blocks that name theirs behind their language. */
const filesOf = (text: string) =>
  [...text.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({ file, code }));

/** What a step of the guide has in bold: the words of buttons and boxes. */
const wordsOf = (step: string) => {
  const [, section = ''] = guide.split(`### ${step}`);
  return [...(section.split(/^##/m)[0] ?? '').matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word);
};

const SHOPPER = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };

beforeAll(async () => {
  guide = await readFile(path.join(projectRoot, 'docs/manual/extend.md'), 'utf8');
  merchant = await newMerchantFolder();
  folder = path.join(merchant, 'tea-stall');
  await mkdir(folder);
  for (const { file, code } of filesOf(guide)) await writeFile(path.join(folder, file), code);
  await compileExtension(folder);

  [browser, dataDir] = await Promise.all([openBrowser(), newMigratedDataDir()]);
  const extensions = { SHOP_EXTENSIONS: folder };
  shop = await startShop(dataDir, { ...extensions, SEED_CATALOGUE: 'no', LOG_LEVEL: 'error' });
  await promisify(execFile)(
    process.execPath,
    [path.join(projectRoot, 'dist/graph/cli/catalogue.js'), 'import', path.join(folder, 'goods.csv')],
    { env: { ...cleanEnvironment(), ...extensions, DATA_DIR: dataDir }, cwd: projectRoot },
  );
  const calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await calls.rest('POST /api/user/signup', { body: SHOPPER });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await Promise.all([dataDir && removeDataDir(dataDir), removeMerchantFolder(merchant)]);
});

const open = (address: string) => page.goto(shop.address + address);

async function signIn(account: { email: string; password: string }, on = page): Promise<void> {
  const form = on.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(account.email);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
}

describe('docs/manual/extend.md, from an empty folder to a sale', () => {
  it('has the field and the colour set at the desk', async () => {
    const [products = '', tea = '', strength = '', save = ''] = wordsOf('6.');
    const [, , , , settings = '', appearance = '', own = '', accent = ''] = wordsOf('6.');
    await open('/desk');
    await signIn({ email: 'admin@example.com', password: 'admin-demo' });
    await page.getByRole('link', { name: products }).first().click();
    await page.getByRole('link', { name: tea }).click();
    await page.getByLabel(strength).selectOption('STRONG');
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByText('Saved.', { exact: true }).first().waitFor();
    // What is read as saved below is the colour.
    await page.getByText('Saved.', { exact: true }).first().waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: settings }).first().click();
    await page.getByRole('link', { name: appearance }).first().click();
    await page.getByLabel(own).check();
    await page.getByLabel(accent, { exact: true }).fill('#7A3B1E');
    await page
      .getByText(/^Contrast/)
      .last()
      .waitFor();
    await page.getByRole('form', { name: appearance }).getByRole('button', { name: save }).click();
    await page.getByText('Saved.', { exact: true }).last().waitFor();
  });

  it('has the goods found, narrowed by the field, in the colour of the shop', async () => {
    const [strength = ''] = wordsOf('7.');
    await open('/search?q=strong+tea');

    await page
      .getByRole('group', { name: strength })
      .getByRole('checkbox', { name: /Strong\s*2/ })
      .waitFor();
    await page.getByRole('link', { name: 'Morning Assam' }).first().waitFor();
    await page.getByRole('link', { name: 'Evening Nilgiri' }).first().waitFor();
    const brand = await page.evaluate<string>(
      `getComputedStyle(document.documentElement).getPropertyValue('--chakra-colors-brand-solid')`,
    );
    expect(brand.trim().toUpperCase()).toBe('#7A3B1E');
  });

  it('has a shopper buy, and pay at the stall', async () => {
    const [, add = '', stall = '', checkout = ''] = wordsOf('7.');
    const shopper = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    await shopper.goto(`${shop.address}/signIn`);
    await signIn(SHOPPER, shopper);
    await shopper.getByText('User Login Successfully!').waitFor();
    await shopper.goto(`${shop.address}/search?q=strong+tea`);
    await shopper.getByRole('link', { name: 'Morning Assam' }).first().click();
    await shopper.getByRole('heading', { level: 1, name: 'Morning Assam' }).waitFor();
    await shopper.getByRole('main').getByRole('button', { name: add }).first().click();
    await shopper.getByText('Item is added in the cart').waitFor();
    await shopper.goto(`${shop.address}/checkout`);
    const billing = shopper.getByRole('form', { name: 'BILLING DETAILS' });
    for (const [label, value] of Object.entries(BILLING_BOXES))
      await billing.getByLabel(label, { exact: true }).fill(value);
    await shopper.getByRole('radio', { name: stall }).check();
    await shopper.getByText('You pay ₹180.00 when your order arrives.').waitFor();
    await shopper.getByRole('button', { name: checkout }).click();

    await shopper.getByText('Your order is placed. Thank you!').waitFor();
    await shopper.getByText(`${stall}: ₹180.00`).first().waitFor();
    await open('/desk/orders');
    await page.getByText(SHOPPER.name).first().waitFor();
  });
});
