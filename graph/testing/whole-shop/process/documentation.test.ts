import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, SOME_SCREENS, visit } from '../browser.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(SOME_SCREENS)('the page of the REST calls on %s', (_screen, size) => {
  it('shows itself whole under its policy, and unfolds a call', async () => {
    const { page, context, complaints } = await visit(browser, size);
    await page.goto('/api/docs');

    const call = page.locator('details').first();
    await call.locator('summary').click();

    expect(await call.getAttribute('open')).toBe('');
    expect(await page.evaluate('document.styleSheets.length')).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
