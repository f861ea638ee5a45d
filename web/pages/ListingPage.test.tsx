import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProduct, aProductPage, someProducts } from '../testing/goods';
import type { GraphAnswers } from '../testing/mockGraph';
import type { GraphCall, RenderedApp } from '../testing/openShop';
import { renderPage } from '../testing/renderPage';

const dairy = { id: 'dairy', name: 'Dairy & Bakery', productCount: 30, children: [{ id: 'milk', name: 'Milk' }] };
const milk = { id: 'milk', name: 'Milk', parent: dairy };

const listing: GraphAnswers = {
  Frame: () => ({ categories: [dairy, { id: 'snacks', name: 'Snacks & Sweets' }] }),
  ListingPage: ({ id }) => ({ category: id === 'dairy' ? dairy : id === 'milk' ? milk : null }),
  ListingAside: () => ({ categories: [dairy, { id: 'snacks', name: 'Snacks & Sweets' }] }),
  Listing: () => aProductPage(someProducts(2)),
};

/** Opens the sheet of the filters, as on a phone: the tests see no wide screen. */
async function openFilters(user: RenderedApp['user']) {
  const [button] = await screen.findAllByRole('button', { name: 'Filters' });
  if (!button) throw new Error('there is no way to the filters');
  await user.click(button);
  const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await filters.findByRole('group', { name: 'Availability' });
  return filters;
}

const filtersOf = (calls: GraphCall[]) =>
  calls.filter(({ operationName }) => operationName === 'Listing').map(({ variables }) => variables.filter);

describe('listing', () => {
  it('lists the products of a category with their number and the way to it', async () => {
    const { calls } = await renderPage('/products/category/dairy', { graph: listing });

    expect(await screen.findByRole('heading', { level: 1, name: 'Dairy & Bakery' })).toBeTruthy();
    expect(await screen.findByText('We found 2 items for you!')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(way.getByText('Dairy & Bakery').getAttribute('aria-current')).toBe('page');
    expect(filtersOf(calls)).toEqual([{ categoryId: 'dairy' }]);
  });

  it('lists the products of a sub-category below its category', async () => {
    const { calls } = await renderPage('/products/subCat/milk', { graph: listing });

    const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect((await way.findByRole('link', { name: 'Dairy & Bakery' })).getAttribute('href')).toBe(
      '/products/category/dairy',
    );
    expect(filtersOf(calls)).toEqual([{ subCategoryId: 'milk' }]);
  });

  it('keeps to the location that the visitor has chosen', async () => {
    const { calls } = await renderPage('/products/category/dairy', { graph: listing });
    await screen.findByText('We found 2 items for you!');

    fireEvent(window, storing('location', 'India'));

    expect(filtersOf(calls).at(-1)).toEqual({ categoryId: 'dairy', location: 'India' });
    await screen.findByText('We found 2 items for you!');
  });

  it('scrolls to the top when a rating is chosen', async () => {
    const { user, calls } = await renderPage('/products/category/dairy', { graph: listing });
    const filters = await openFilters(user);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

    await user.click(filters.getByRole('radio', { name: /Rated 4 out of 5/ }));

    expect(scrollTo.mock.calls).toContainEqual([{ top: 0 }]);
    expect(filtersOf(calls).at(-1)).toEqual({ categoryId: 'dairy', minRating: 4 });
    scrollTo.mockClear();
    await user.click(filters.getByRole('radio', { name: 'Any rating' }));
    await user.click(filters.getByRole('checkbox', { name: /In stock only/ }));
    expect(scrollTo.mock.calls).toEqual([]);
    scrollTo.mockRestore();
  });

  it('tells how many products each choice would leave, and offers none that would leave nothing', async () => {
    const facets = [
      {
        key: 'RATING',
        isEstimate: false,
        values: [5, 4].map((stars) => ({ value: `${stars}`, label: `${stars}`, count: 5 - stars })),
      },
      { key: 'DISCOUNT', isEstimate: false, values: [{ value: '20', label: '20% off and more', count: 1234 }] },
      { key: 'AVAILABILITY', isEstimate: false, values: [{ value: 'true', label: 'In stock', count: 9 }] },
    ];
    const graph = { ...listing, Listing: () => aProductPage(someProducts(2), { facets }) };
    const { user, calls } = await renderPage('/products/category/dairy', { graph });
    const filters = await openFilters(user);

    expect(filters.getByRole('radio', { name: 'Rated 4 out of 5 & up 1 product' })).toHaveProperty('disabled', false);
    expect(filters.getByRole('radio', { name: /Rated 5 out of 5/ })).toHaveProperty('disabled', true);
    expect(filters.getByRole('checkbox', { name: 'In stock only 9 products' })).toBeTruthy();
    await user.click(filters.getByRole('radio', { name: '20% off and more 1,234 products' }));

    expect(filtersOf(calls).at(-1)).toEqual({ categoryId: 'dairy', minDiscount: 20 });
    expect(window.location.search).toBe('?off=20');
    await user.click(filters.getByRole('button', { name: 'Close filters' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: 20% off and more' }));
    // Once the history is back where it was before the sheet.
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('dims the old products while a filter loads, and leaves them where they are', async () => {
    let answerNow = () => {};
    const waiting = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const graph: GraphAnswers = {
      ...listing,
      Listing: async ({ filter }) => {
        if (!(filter && 'inStock' in (filter as object)))
          return aProductPage(someProducts(12), { totalCount: 15, pageInfo: { hasNextPage: true, endCursor: 'p12' } });
        await waiting;
        return aProductPage(someProducts(1));
      },
      MoreOfListing: () => aProductPage(someProducts(3, 13), { pageInfo: { hasNextPage: false } }),
    };
    const { user } = await renderPage('/products/category/dairy', { graph });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Product p15' });

    const filters = await openFilters(user);
    await user.click(filters.getByRole('checkbox', { name: /In stock only/ }));
    await user.click(filters.getByRole('button', { name: 'Close filters' }));

    expect(await screen.findAllByRole('article')).toHaveLength(15);
    expect(screen.getByRole('link', { name: 'Product p15' }).closest('[aria-busy=true]')).toBeTruthy();
    answerNow();
    expect(await screen.findByText('We found 1 items for you!')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('says of numbers that are estimates that they are, and offers what an estimate has none of', async () => {
    const values = [5, 4].map((stars) => ({ value: `${stars}`, label: `${stars}`, count: (5 - stars) * 1234 }));
    const facets = [{ key: 'RATING', isEstimate: true, values }];
    const graph = { ...listing, Listing: () => aProductPage(someProducts(2), { facets }) };
    const { user } = await renderPage('/products/category/dairy', { graph });
    const filters = await openFilters(user);

    expect(filters.getByRole('radio', { name: 'Rated 4 out of 5 & up ≈ 1,234 products' })).toBeTruthy();
    expect(filters.getByRole('radio', { name: /Rated 5 out of 5/ })).toHaveProperty('disabled', false);
  });

  it('reads the filters from the address and removes each by its chip', async () => {
    const facets = [{ key: 'BRAND', isEstimate: false, values: [{ value: 'doodhpur', label: 'Doodhpur', count: 7 }] }];
    const graph = { ...listing, Listing: () => aProductPage(someProducts(2), { facets }) };
    const { user, calls } = await renderPage('/products/category/dairy?rating=3&brand=doodhpur&stock=in', { graph });

    expect(filtersOf(calls)).toEqual([{ categoryId: 'dairy', minRating: 3, brands: ['doodhpur'], inStock: true }]);
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Doodhpur' }));
    expect(window.location.search).toBe('?rating=3&stock=in');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(window.location.search).toBe('');
  });

  it('sorts', async () => {
    const { user, calls } = await renderPage('/products/category/dairy', { graph: listing });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price: low to high');

    expect(calls.findLast(({ operationName }) => operationName === 'Listing')?.variables.sort).toBe('PRICE_ASC');
    expect(window.location.search).toBe('?sort=PRICE_ASC');
  });

  it('loads more behind what is there, and finds the list as long as it was left when a shopper comes back to it', async () => {
    const graph: GraphAnswers = {
      ...listing,
      Listing: () =>
        aProductPage(someProducts(12), { totalCount: 15, pageInfo: { hasNextPage: true, endCursor: 'p12' } }),
      MoreOfListing: () => aProductPage(someProducts(3, 13), { pageInfo: { hasNextPage: false } }),
      ProductPage: () => ({ product: aProduct({ id: 'p15' }) }),
    };
    const { user, calls } = await renderPage('/products/category/dairy', { graph });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('link', { name: 'Product p15' });
    expect(calls.at(-1)?.variables.after).toBe('p12');
    expect(screen.getByText('We found 15 items for you!')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Product p13' }));

    await user.click(last);
    await screen.findByRole('heading', { level: 1, name: 'Product p15' });
    const names = () => calls.map(({ operationName }) => operationName);
    await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['ProductFields', 'LabelFacts'])));
    const asked = calls.length;

    await act(async () => window.history.back());

    expect(await screen.findByRole('link', { name: 'Product p15' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(15);
    expect(calls.slice(asked)).toEqual([]);
  });

  it('offers a way past the products to the keyboard', async () => {
    const { user } = await renderPage('/products/category/dairy', { graph: listing });

    await user.click(await screen.findByRole('button', { name: 'Skip the products' }));

    const [last] = screen.getAllByRole('article').slice(-1);
    expect(last?.compareDocumentPosition(document.activeElement ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says that nothing was found and takes the filters away', async () => {
    const graph: GraphAnswers = {
      ...listing,
      Listing: ({ filter }) => aProductPage(filter && 'minRating' in (filter as object) ? [] : someProducts(2)),
    };
    const { user } = await renderPage('/products/category/dairy?rating=5', { graph });

    expect(await screen.findByText('We found 0 items for you!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('We found 2 items for you!')).toBeTruthy();
  });

  it('offers another try when the products could not be loaded', async () => {
    let isBroken = true;
    const graph: GraphAnswers = {
      ...listing,
      Listing: () => {
        if (isBroken) throw new Error('no network');
        return aProductPage(someProducts(2));
      },
    };
    const { user } = await renderPage('/products/category/dairy', { graph });
    const retry = await screen.findByRole('button', { name: 'Retry' });

    isBroken = false;
    await user.click(retry);

    expect(await screen.findByText('We found 2 items for you!')).toBeTruthy();
  });
});

/** The event that a page gets when another tab has stored something. */
function storing(key: string, value: string): StorageEvent {
  window.localStorage.setItem(key, value);
  return new StorageEvent('storage', { key, newValue: value });
}
