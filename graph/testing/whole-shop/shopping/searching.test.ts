import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { inFull, testsEverything } from '../../every-case.js';
import {
  hydrated,
  isFocused,
  openBrowser,
  pauseTime,
  runUntil,
  SCREENS,
  STEP_MS,
  type Visit,
  visit,
  visitAnew,
} from '../browser.js';
import { ask } from '../shop-calls.js';

/** From the first results to the page with all of them, in ms. @see spec §9 */
const REDIRECT_MS = 2000;
const [[, PHONE], [, WIDE]] = SCREENS;
/**
 * What `npm test` leaves to `npm run test:all`: other languages, and other ways to the same page.
 */
const all = inFull(it);
/** A page of few pictures, to search from: the header is the same on all. */
const START = '/about';
const NONSENSE = 'qqzzxxyy';

let browser: Browser;
let seen: Visit;
let page: Page;
/** A word of the catalogue with a good many results. */
let word: string;

beforeAll(async () => {
  browser = await openBrowser();
  seen = await visit(browser);
  page = seen.page;
  word = 'milk';
  const { search } = await ask<{ search: { totalCount: number } }>(
    'query ($q: String!) { search(query: $q) { totalCount } }',
    {
      q: word,
    },
  );
  expect(search.totalCount).toBeGreaterThan(5);
});
afterAll(() => browser.close());

afterEach(() => expect(seen.complaints).toEqual([]));

const box = () => page.getByPlaceholder('Search for items...').locator('visible=true').first();
const options = (list: string): Locator => page.getByRole('listbox', { name: list }).getByRole('option');
const heading = (query: string) => page.getByRole('heading', { level: 1, name: `Results for “${query}”` });
const address = () => `${new URL(page.url()).pathname}${new URL(page.url()).search}`;

/** Sends a search off and waits for its first results. */
async function searchFor(query: string): Promise<void> {
  await box().fill(query);
  await box().press('Enter');
  await options('First results').first().waitFor();
}

describe('on a wide screen', () => {
  beforeEach(() => visitAnew(seen, WIDE));
  const start = async () => {
    await page.goto(START);
    await hydrated(page);
  };

  it('suggests at most ten things while one types, products with picture and price among them', async () => {
    await start();
    await box().pressSequentially(word);
    await options('Suggestions').first().waitFor();

    const texts = await options('Suggestions').allTextContents();
    expect(texts.length).toBeLessThanOrEqual(10);
    expect(texts.filter((text) => /₹[\d,]+\.\d\d/.test(text)).length).toBeGreaterThan(0);
    await page.getByRole('group', { name: 'Products' }).locator('img').first().waitFor();
    expect(await options('Suggestions').locator('b').first().innerText()).toMatch(new RegExp(word, 'i'));
  });

  it('is used by keyboard alone', async () => {
    await start();
    for (let presses = 0; presses < 12 && !(await isFocused(box())); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.type(word);
    await options('Suggestions').first().waitFor();
    const wanted = await options('Suggestions').last().getAttribute('href');

    await page.keyboard.press('ArrowUp');
    expect(await options('Suggestions').last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');

    await page.waitForURL(`**${wanted}`);
    await page.locator('h1:focus').waitFor();
  });

  it('offers what was searched for before', async () => {
    await start();
    await searchFor(word);
    await page.keyboard.press('Enter');
    await heading(word).waitFor();

    await page.reload();
    await hydrated(page);
    await box().click();
    await options('Recent searches').first().waitFor();

    expect(await options('Recent searches').allTextContents()).toEqual([word]);
    await page.getByRole('button', { name: `Remove ${word}` }).click();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
  });

  it('finds its results again after a reload and after a step back', async () => {
    await page.goto(`/search?q=${word}`);
    const count = await page.getByText(/^We found \d+ items for you!$/).innerText();
    const names = await page.getByRole('main').getByRole('article').locator('h3').allTextContents();

    await page.reload();
    await page.getByText(count).waitFor();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/product/*');
    await page.goBack();
    await heading(word).waitFor();

    expect(await page.getByText(count).count()).toBe(1);
    expect(await page.getByRole('main').getByRole('article').locator('h3').allTextContents()).toEqual(names);
  });

  it('helps on where nothing is found', async () => {
    await page.goto(`/search?q=${NONSENSE}`);

    await page.getByText('We found 0 items for you!').waitFor();
    await page.getByText(`No results found for “${NONSENSE}”`).waitFor();
    await page.getByRole('heading', { name: 'Popular Products' }).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
  });

  all('takes words in Devanagari', async () => {
    await start();
    await searchFor('दूध');
    await page.keyboard.press('Enter');

    await heading('दूध').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('दूध');
  });
});

/** Ways from the first results to the page with all of them. */
const WAYS: [way: string, press: () => Promise<void>][] = [
  ['a second Enter', () => box().press('Enter')],
  ["'See all'", () => options('First results').last().click()],
  ['a press of the button', () => page.getByRole('button', { name: 'Search', exact: true }).click()],
];

describe('on a wide screen whose time a test lets pass', () => {
  // The clock stays in the profile where it is installed.
  let former: Visit;
  beforeEach(async () => {
    former = seen;
    seen = await visit(browser, WIDE);
    page = seen.page;
    await page.clock.install();
    await page.goto(START);
    await hydrated(page);
  });
  afterEach(async () => {
    expect(seen.complaints).toEqual([]);
    await seen.context.close();
    seen = former;
    page = seen.page;
  });

  it('shows the first results, and two seconds later the page with all of them', async () => {
    await pauseTime(page);
    await box().fill(word);
    await box().press('Enter');
    await runUntil(page, () => options('First results').first().isVisible());

    await page.clock.runFor(REDIRECT_MS - 2 * STEP_MS);
    expect(address()).toBe(START);
    await page.clock.runFor(2 * STEP_MS);
    await page.clock.resume();

    await heading(word).waitFor();
    expect(address()).toBe(`/search?q=${word}`);
    expect(await box().inputValue()).toBe('');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  it.each(testsEverything ? WAYS : WAYS.slice(0, 1))('goes there at once on %s', async (_name, press) => {
    // The page's time goes on only where this says so: were it a matter of waiting, nothing would
    // happen.
    await pauseTime(page);
    await box().fill(word);
    await box().press('Enter');
    await runUntil(page, () => options('First results').first().isVisible());

    await press();

    await page.waitForURL(`**/search?q=${word}`);
  });

  it('stays where it is after Escape, which then empties the box', async () => {
    await searchFor(word);

    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.clock.runFor(2 * REDIRECT_MS);
    expect(address()).toBe(START);
    expect(await box().inputValue()).toBe(word);

    await page.keyboard.press('Escape');
    expect(await box().inputValue()).toBe('');
  });
});

describe('on a slow connection', () => {
  it('loses no letter that is typed before its code has come', async () => {
    await visitAnew(seen, WIDE);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });

    await page.goto('/', { waitUntil: 'commit' });
    await box().pressSequentially(word);
    arrive();

    await options('Suggestions').first().waitFor();
    expect(await box().inputValue()).toBe(word);
  });

  it('goes to the results without its code', async () => {
    await visitAnew(seen, WIDE);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue().catch(() => undefined);
    });

    await page.goto('/', { waitUntil: 'commit' });
    await box().fill(word);
    await box().press('Enter');
    await page.waitForURL(`**/search?q=${word}`, { waitUntil: 'commit' });
    arrive();

    await heading(word).waitFor();
  });
});

describe('on a phone', () => {
  beforeEach(async () => {
    await visitAnew(seen, PHONE);
    await page.goto(START);
    await hydrated(page);
  });
  const bar = () => page.getByRole('navigation', { name: 'Quick' });

  it('is opened from the bottom bar, suggests at most six things and leads to the results', async () => {
    await bar().getByRole('button', { name: 'Search' }).click();
    await box().and(page.locator(':focus')).waitFor();
    await page.keyboard.type(word);
    await options('Suggestions').first().waitFor();
    expect(await options('Suggestions').count()).toBeLessThanOrEqual(6);

    await page.keyboard.press('Enter');
    await options('First results').last().click();

    await heading(word).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).waitFor();
  });

  it('closes on Escape, with the focus back on the bar', async () => {
    const entry = bar().getByRole('button', { name: 'Search' });
    await entry.click();
    await box().and(page.locator(':focus')).waitFor();
    await page.keyboard.type(word);

    await page.keyboard.press('Escape');
    expect(await box().inputValue()).toBe('');
    await page.keyboard.press('Escape');

    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await entry.and(page.locator(':focus')).waitFor();
  });
});
