import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SEARCH_REDIRECT_MS } from '../../lib/timings';
import { aProduct, someProducts } from '../../testing/goods';
import { holdTimers } from '../../testing/holdTimers';
import type { Facts, GraphAnswers } from '../../testing/mockGraph';
import type { RenderedApp } from '../../testing/openShop';
import { renderApp } from '../../testing/renderApp';

const suggested: Facts = {
  queries: ['milk', 'milk powder', 'milkshake', 'milk chocolate'],
  products: [aProduct({ id: 'cow', name: 'Cow Milk', price: 62 }), ...someProducts(6)],
  categories: [
    { id: 'milk', name: 'Milk', parent: { id: 'dairy', name: 'Dairy & Bakery' } },
    { id: 'dairy', name: 'Dairy & Bakery' },
    { id: 'snacks', name: 'Snacks' },
  ],
  brands: ['Milky Mist', 'Milkana'],
};

function found(products: Facts[], facts: Facts = {}): Facts {
  const interpretation = { used: 'milk', corrected: false, synonyms: [], filters: [], notSold: [], nearest: [] };
  return { search: { totalCount: products.length, interpretation, nodes: products, ...facts } };
}

const graph: GraphAnswers = {
  Frame: () => ({ categories: [{ id: 'dairy', name: 'Dairy & Bakery' }] }),
  Suggestions: ({ prefix }) => ({ suggest: String(prefix).startsWith('mi') ? suggested : {} }),
  SearchResults: () => found(someProducts(7), { totalCount: 30 }),
};

// The header's box is for wider screens than a test has, hence `hidden: true`.
const box = () => within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox', { hidden: true });
const options = () => screen.getAllByRole('option', { hidden: true });
const texts = () => options().map(({ textContent }) => textContent);
const reached = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const asked = ({ calls }: RenderedApp, operation: string) =>
  calls.filter(({ operationName }) => operationName === operation).map(({ variables }) => variables);
const list = (name: string) => screen.findByRole('listbox', { name, hidden: true });

async function typing(text: string): Promise<RenderedApp> {
  const app = await renderApp('/nowhere', { graph });
  await app.user.type(box(), text);
  return app;
}

/** Holds the way to the page of results back until the test says that its time has come. */
const holdRedirect = () => holdTimers(SEARCH_REDIRECT_MS);

describe('suggestions', () => {
  it('come while one types: searches, products with brand and price, categories and brands, at most ten', async () => {
    const app = await typing('milk');

    const suggestions = within(await list('Suggestions'));
    const groups = suggestions.getAllByRole('group', { hidden: true });
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Searches',
      'Products',
      'Categories',
      'Brands',
    ]);
    expect(options()).toHaveLength(10);
    expect(texts()).toContain('Cow MilkDoodhpurPrice ₹62.00');
    expect(options().map((option) => option.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/search?q=milk%20powder',
        '/product/cow',
        '/products/subCat/milk',
        '/products/category/dairy',
      ]),
    );
    expect(asked(app, 'Suggestions')).toEqual([{ prefix: 'milk', isOther: false }]);
  });

  it('show in bold what matches, and tell a screen reader how many there are', async () => {
    await typing('milk');
    await list('Suggestions');

    const cow = options().find(({ textContent }) => textContent?.startsWith('Cow Milk'));
    expect(cow?.querySelector('b')?.textContent).toBe('Milk');
    expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      '10 suggestions for milk',
    );
  });

  it('are gone through by arrows, around the ends, and opened by Enter', async () => {
    const { user } = await typing('milk');
    await list('Suggestions');

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(reached()).toBe('milk powder');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(reached()).toBe(texts().at(-1));
    await user.keyboard('{ArrowDown}');
    expect(reached()).toBe('milk');
    expect(document.activeElement).toBe(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');

    await waitFor(() => expect(window.location.pathname).toBe('/product/cow'));
    expect(box().value).toBe('');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it('close on a press elsewhere', async () => {
    const { user } = await typing('milk');
    await list('Suggestions');

    await user.click(screen.getByRole('heading', { level: 1 }));

    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });
});

describe('a search that is sent off', () => {
  const spinner = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Search', hidden: true });

  it('is not run for a blank box', async () => {
    const app = await typing('   ');

    await app.user.keyboard('{Enter}');

    expect(asked(app, 'SearchResults')).toEqual([]);
    expect(window.location.pathname).toBe('/nowhere');
  });

  it('shows a spinner, then the first results, and two seconds later all of them', async () => {
    const redirect = holdRedirect();
    let answer = () => {};
    const held = new Promise<Facts>((resolve) => {
      answer = () => resolve(found(someProducts(7), { totalCount: 30 }));
    });
    const { user } = await renderApp('/nowhere', { graph: { ...graph, SearchResults: () => held } });

    await user.type(box(), ' milk {Enter}');
    expect(spinner().getAttribute('aria-busy')).toBe('true');
    await act(async () => answer());
    await list('First results');
    expect(spinner().getAttribute('aria-busy')).toBe('false');
    expect(texts().at(-1)).toBe('See all 30 items');
    expect(options()).toHaveLength(6);

    expect(window.location.pathname).toBe('/nowhere');

    await redirect.ring();
    await screen.findByRole('heading', { level: 1, name: 'Results for “milk”' });
    expect(`${window.location.pathname}${window.location.search}`).toBe('/search?q=milk');
    expect(box().value).toBe('');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it.each([
    ['a second Enter', async ({ user }: RenderedApp) => user.keyboard('{Enter}')],
    ["'See all'", async ({ user }: RenderedApp) => user.click(screen.getByText('See all 30 items'))],
  ])('goes there at once on %s, and asks the graph but once', async (_way, press) => {
    holdRedirect();
    const app = await typing('milk{Enter}');
    await list('First results');

    await press(app);

    expect(`${window.location.pathname}${window.location.search}`).toBe('/search?q=milk');
    await screen.findByText('We found 30 items for you!');
    expect(asked(app, 'SearchResults')).toHaveLength(1);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['another letter', 'y'],
  ])('goes nowhere after %s', async (_name, keys) => {
    const redirect = holdRedirect();
    const { user } = await typing('milk{Enter}');
    await list('First results');
    expect(redirect.isDue()).toBe(true);

    await user.keyboard(keys);

    expect(redirect.isDue()).toBe(false);
    expect(window.location.pathname).toBe('/nowhere');
    expect(box().value).toMatch(/^milky?$/);
  });

  it('says when it could not be made, and tries again', async () => {
    let isBroken = true;
    const SearchResults = () => {
      if (isBroken) throw new Error('no network');
      return found(someProducts(2));
    };
    const { user } = await renderApp('/nowhere', { graph: { ...graph, SearchResults } });
    await user.type(box(), 'milk{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry', hidden: true });

    isBroken = false;
    await user.click(retry);

    expect(await screen.findByText('See all 2 items')).toBeTruthy();
  });
});

describe('recent searches', () => {
  it('are offered in an empty box, and can be removed one by one or all', async () => {
    const { user } = await typing('milk{Enter}');
    await list('First results');
    await user.keyboard('{Escape}{Escape}atta{Enter}');
    await list('First results');

    await user.keyboard('{Escape}{Escape}{ArrowDown}');
    await list('Recent searches');
    expect(texts()).toEqual(['atta', 'milk']);

    await user.click(screen.getByRole('button', { name: 'Remove atta', hidden: true }));
    expect(texts()).toEqual(['milk']);
    expect(JSON.parse(window.localStorage.getItem('recentSearches') ?? '')).toEqual(['milk']);

    await user.click(screen.getByRole('button', { name: 'Clear all', hidden: true }));
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
    expect(window.localStorage.getItem('recentSearches')).toBeNull();
    expect(document.activeElement).toBe(box());
  });
});

describe('the search of a phone', () => {
  it('opens from the header as well, where the focus returns', async () => {
    const { user } = await renderApp('/nowhere', { graph });
    const entry = within(screen.getByRole('banner')).getByRole('link', { name: 'Search for items...' });

    // Until the page is ready to be used, it is the way to the page with the box.
    expect(entry.getAttribute('href')).toBe('/search');
    await user.click(entry);

    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByPlaceholderText('Search for items...')));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(entry));
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
  });

  it('has no second place on the page that is all about searching', async () => {
    await renderApp('/search', { graph });

    await screen.findByRole('heading', { level: 1, name: 'What are you looking for?' });
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Search for items...' })).toBeNull();
  });
});
