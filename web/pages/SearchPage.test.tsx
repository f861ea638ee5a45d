import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProduct, someProducts } from '../testing/goods';
import type { Facts, GraphAnswers } from '../testing/mockGraph';
import type { RenderedApp } from '../testing/openShop';
import { renderApp } from '../testing/renderApp';
import { renderPage } from '../testing/renderPage';

const categories = [
  { id: 'dairy', name: 'Dairy & Bakery', productCount: 30 },
  { id: 'snacks', name: 'Snacks & Sweets', productCount: 20 },
];
const facets = [
  {
    key: 'CATEGORY',
    values: [
      { value: 'dairy', label: 'Dairy & Bakery', count: 5 },
      { value: 'snacks', label: 'Snacks & Sweets', count: 2 },
    ],
  },
];

function found(products: Facts[], facts: Facts = {}): Facts {
  const interpretation = { used: 'milk', corrected: false, synonyms: [], filters: [], notSold: [], nearest: [] };
  return { search: { totalCount: products.length, interpretation, facets, nodes: products, ...facts } };
}

const graph: GraphAnswers = {
  Frame: () => ({ categories }),
  SearchResults: () => found(someProducts(7)),
  SearchHelp: () => ({ categories }),
  PopularProducts: () => ({ products: { nodes: someProducts(3) } }),
};

const asked = ({ calls }: RenderedApp) =>
  calls.filter(({ operationName }) => operationName === 'SearchResults').map(({ variables }) => variables);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function openFilters({ user }: RenderedApp) {
  const page = within(screen.getByRole('main'));
  await user.click(page.getByRole('button', { name: 'Filters' }));
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await filters.findByRole('group', { name: 'Availability' });
  return filters;
}

describe('results of a search', () => {
  it('name what was searched for and how much was found, best match first', async () => {
    const app = await renderPage('/search?q=%20milk%20', { graph });

    expect(await screen.findByText('We found 7 items for you!')).toBeTruthy();
    expect(heading()).toBe('Results for “milk”');
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(asked(app)).toEqual([{ query: 'milk', isOther: false, filter: {}, sort: 'RELEVANCE' }]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(screen.queryByText(/Showing results for|Also known as/)).toBeNull();
  });

  it('tell the shop which of them a shopper opens, and for which words', async () => {
    const id = '01a21a51-b876-791f-aefc-1b2070000001';
    const app = await renderPage('/search?q=milk', {
      graph: {
        ...graph,
        SearchResults: () => found(someProducts(1).map((product) => ({ ...product, id, name: 'Toned Milk' }))),
        countSearchChoice: () => ({ countSearchChoice: { ok: true } }),
      },
    });
    await app.user.click(await screen.findByRole('link', { name: 'Toned Milk' }));

    const told = () => app.calls.filter(({ operationName }) => operationName === 'countSearchChoice');
    await waitFor(() => expect(told().map(({ variables }) => variables)).toEqual([{ query: 'milk', productId: id }]));
  });

  it('keep to the location that the visitor has chosen', async () => {
    const app = await renderPage('/search?q=milk', { graph });
    await screen.findByText('We found 7 items for you!');

    window.localStorage.setItem('location', 'India');
    fireEvent(window, new StorageEvent('storage', { key: 'location', newValue: 'India' }));

    await waitFor(() => expect(asked(app).at(-1)?.filter).toEqual({ location: 'India' }));
  });

  it('are narrowed and sorted, which the address keeps beside the words', async () => {
    const app = await renderPage('/search?q=milk', { graph });
    await screen.findByText('We found 7 items for you!');

    const filters = await openFilters(app);
    await app.user.click(filters.getByRole('radio', { name: /^Snacks & Sweets/ }));
    await app.user.click(filters.getByRole('button', { name: 'Show 7 items' }));
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');

    expect(asked(app).at(-1)).toEqual({
      query: 'milk',
      isOther: false,
      filter: { categoryId: 'snacks' },
      sort: 'PRICE_ASC',
    });
    await waitFor(() => expect(window.location.search).toBe('?q=milk&category=snacks&sort=PRICE_ASC'));
    await app.user.click(screen.getByRole('button', { name: 'Remove filter: Snacks & Sweets' }));
    await waitFor(() => expect(window.location.search).toBe('?q=milk&sort=PRICE_ASC'));
  });

  it('grow on request', async () => {
    const first = found(someProducts(4), { totalCount: 6, pageInfo: { hasNextPage: true, endCursor: 'p4' } });
    const MoreOfSearchResults = () => found(someProducts(2, 5), { pageInfo: { hasNextPage: false } });
    const { user, calls } = await renderPage('/search?q=milk', {
      graph: { ...graph, SearchResults: () => first, MoreOfSearchResults },
    });

    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('link', { name: 'Product p6' })).toBeTruthy();
    expect(calls.at(-1)?.variables).toEqual({
      query: 'milk',
      filter: {},
      sort: 'RELEVANCE',
      isOther: false,
      after: 'p4',
    });
  });

  it('of other words begin at the top, with the focus on their heading', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const interpretation = { used: 'milk', corrected: true, synonyms: [], filters: [], notSold: [], nearest: [] };
    const SearchResults = () => found(someProducts(7), { interpretation });
    const { user } = await renderPage('/search?q=mlik', { graph: { ...graph, SearchResults } });

    await user.click(await screen.findByRole('link', { name: 'Search for “mlik” instead' }));

    expect(window.location.search).toBe('?q=%22mlik%22');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Results for “mlik”'));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollTo.mockRestore();
  });
});

describe('what a search made of the words', () => {
  it('is told when it corrected them, with a way to those that were typed', async () => {
    const interpretation = { used: 'paneer', corrected: true, synonyms: [], filters: [], notSold: [], nearest: [] };
    const SearchResults = () => found(someProducts(2), { interpretation });
    await renderPage('/search?q=panner', { graph: { ...graph, SearchResults } });

    const line = (await screen.findByText(/^Showing results for/)).textContent;

    expect(line).toBe('Showing results for paneer. Search for “panner” instead');
    expect(screen.getByRole('link', { name: 'Search for “panner” instead' }).getAttribute('href')).toBe(
      '/search?q=%22panner%22',
    );
  });

  it('is told when it knows other names for them', async () => {
    const interpretation = {
      used: 'pyaz',
      corrected: false,
      synonyms: ['onion', 'kanda'],
      filters: [],
      notSold: [],
      nearest: [],
    };
    const SearchResults = () => found(someProducts(2), { interpretation });
    await renderPage('/search?q=pyaz', { graph: { ...graph, SearchResults } });

    expect(await screen.findByText('Also known as onion and kanda')).toBeTruthy();
  });

  it('is told when words narrow it, each with a way to the search without them', async () => {
    const filters = [
      { label: 'Up to ₹50', isStrict: true, queryWithout: 'milk 500 ml' },
      { label: '500 ml', isStrict: false, queryWithout: 'milk under 50' },
    ];
    const interpretation = { used: 'milk', corrected: false, synonyms: [], filters, notSold: [], nearest: [] };
    const SearchResults = () => found(someProducts(2), { interpretation });
    await renderPage('/search?q=milk+500+ml+under+50', { graph: { ...graph, SearchResults } });

    const price = await screen.findByRole('link', { name: 'Remove filter: Up to ₹50' });
    expect(price.getAttribute('href')).toBe('/search?q=milk%20500%20ml');
    expect(screen.getByRole('link', { name: 'Remove filter: 500 ml first' })).toBeTruthy();
  });

  it('is told when it names what is not sold, with a way to what comes nearest', async () => {
    const nearest = [{ id: 'c1', name: 'Smartphones' }];
    const interpretation = {
      used: 'iphone',
      corrected: false,
      synonyms: [],
      filters: [],
      notSold: ['iphone'],
      notSoldText: 'Not sold here: iphone. You may find something like it in',
      nearest,
    };
    const SearchResults = () => found([], { interpretation });
    await renderPage('/search?q=iphone', { graph: { ...graph, SearchResults } });

    expect((await screen.findByText(/^Not sold here/)).textContent).toContain('iphone');
    expect(screen.getByRole('link', { name: 'Smartphones' }).getAttribute('href')).toBe('/products/category/c1');
  });

  it('in Devanagari is answered in Hindi on a page in English, names of goods and categories too', async () => {
    const inBoth = (english: string, hindi: string) => (args: { asTyped?: string }) => (args.asTyped ? hindi : english);
    const category = { id: 'c1', name: inBoth('Dairy', 'डेयरी') };
    const nodes = [aProduct({ id: 'p1', name: inBoth('Milk', 'दूध'), category })];
    const { calls } = await renderPage('/search?q=दूध', { graph: { ...graph, SearchResults: () => found(nodes) } });

    const card = (await screen.findByRole('link', { name: 'दूध' })).closest('article');
    expect(card?.textContent).toContain('डेयरी');
    const asked = calls.find(({ operationName }) => operationName === 'SearchResults');
    expect(asked?.variables).toMatchObject({ query: 'दूध', isOther: true });
  });

  it('is told when it took words in quotation marks as they are, with a way to similar things', async () => {
    await renderPage('/search?q=%22milk%22', { graph });

    expect(await screen.findByText(/^Showing exact matches only/)).toBeTruthy();
    expect(heading()).toBe('Results for “milk”');
    expect(screen.getByRole('link', { name: 'Search for similar things too' }).getAttribute('href')).toBe(
      '/search?q=milk',
    );
  });
});

describe('a search without results', () => {
  it('helps on: fewer words, the categories and what is popular', async () => {
    const nothingText = 'No results found for “purple milk”';
    const interpretation = { used: 'purple milk', notSold: [], filters: [], synonyms: [], nearest: [], nothingText };
    const SearchResults = () => found([], { interpretation: { ...interpretation, corrected: false } });
    await renderApp('/search?q=purple%20milk', { graph: { ...graph, SearchResults } });

    expect(await screen.findByText('We found 0 items for you!')).toBeTruthy();
    expect(screen.getByText('No results found for “purple milk”')).toBeTruthy();
    expect(screen.getByText('Check the spelling or use a different word or phrase.')).toBeTruthy();
    const others = within(screen.getByRole('list', { name: 'Other searches' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual(['/search?q=purple', '/search?q=milk']);
    expect(await screen.findByRole('heading', { name: 'Popular Products' })).toBeTruthy();
    const bar = within(screen.getByRole('navigation', { name: 'Quick' }));
    expect(bar.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('offers to clear the filters where it is they that leave nothing', async () => {
    const SearchResults = ({ filter }: Record<string, unknown>) =>
      found('minRating' in (filter as object) ? [] : someProducts(2));
    const { user } = await renderPage('/search?q=milk&rating=5', { graph: { ...graph, SearchResults } });

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(await screen.findByText('We found 2 items for you!')).toBeTruthy();
    expect(window.location.search).toBe('?q=milk');
  });
});

describe('/search without words', () => {
  it('is a place to begin: a box, the categories and what is popular', async () => {
    const app = await renderPage('/search', { graph });

    expect(heading()).toBe('What are you looking for?');
    expect(within(screen.getByRole('main')).getByPlaceholderText('Search for items...')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Featured Categories' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Popular Products' })).toBeTruthy();
    expect(asked(app)).toEqual([]);
  });
});
