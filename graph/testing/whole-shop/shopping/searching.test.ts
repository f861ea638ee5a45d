import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { inFull } from '../../every-case.js';
import { hydrated, isFocused, openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { ask } from '../shop-calls.js';

const [[, PHONE], [, WIDE]] = SCREENS;
/**
 * What `npm test` leaves to `npm run test:all`: other languages.
 */
const all = inFull(it);
/** A page of few pictures, to search from: the header is the same on all. */
const START = '/about';

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

  all('takes words in Devanagari', async () => {
    await start();
    await searchFor('दूध');
    await page.keyboard.press('Enter');

    await heading('दूध').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('दूध');
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
  it('is opened from the bottom bar, to which the focus returns; suggests at most six things and leads to the results', async () => {
    await visitAnew(seen, PHONE);
    await page.goto(START);
    await hydrated(page);
    const entry = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' });
    const opened = async () => {
      await entry.click();
      await box().and(page.locator(':focus')).waitFor();
    };
    await opened();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await entry.and(page.locator(':focus')).waitFor();

    await opened();
    await page.keyboard.type(word);
    await options('Suggestions').first().waitFor();
    expect(await options('Suggestions').count()).toBeLessThanOrEqual(6);
    await page.keyboard.press('Enter');
    await options('First results').last().click();

    await heading(word).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).waitFor();
  });
});
