import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { hindi } from '../lib/languages/hi/all';
import { speak } from '../lib/messages';
import { aProductPage, someProducts } from '../testing/goods';
import type { GraphAnswers } from '../testing/mockGraph';
import { renderPage } from '../testing/renderPage';

const picture = (alt: string) => ({ id: alt, alt, width: 1280, height: 560, srcset: '/images/banner.webp 1280w' });
const dairy = { id: 'dairy', name: 'Dairy & Bakery', children: [{ id: 'milk', name: 'Milk' }] };
const snacks = { id: 'snacks', name: 'Snacks & Sweets' };

const front: GraphAnswers = {
  Frame: () => ({ categories: [dairy, snacks] }),
  HomePage: () => ({
    shop: {
      tagline: 'Everyday goods, fairly priced',
      homeSections: ['SLIDES', 'CATEGORIES', 'POPULAR', 'OFFERS', 'FEATURED'],
    },
    homeSlides: [
      { id: 'slide-1', images: [picture('One bag. For the whole market.')] },
      {
        ...{ id: 'slide-2', images: [picture('Masalas: stone-ground')], category: { id: 'staples' } },
        hindiHeadline: 'मसाले: सिल पर पिसे',
      },
      { id: 'slide-3', images: [picture('Milk: by seven')], category: { id: 'milk', parent: { id: 'dairy' } } },
    ],
    categories: [dairy, snacks],
    banners: [{ id: 'banner-1', images: [picture('Breakfast, sorted')], category: dairy, subCategory: { id: 'milk' } }],
  }),
  FeaturedProducts: () => ({
    banners: [{ id: 'banner-2', images: [picture('Chai time')], category: snacks }],
    ...aProductPage(someProducts(3, 50)),
  }),
  PopularProducts: ({ filter }) =>
    aProductPage(JSON.stringify(filter).includes('snacks') ? someProducts(1, 90) : someProducts(2)),
};

describe('home', () => {
  afterEach(() => speak(null));

  it('says the highlights in Hindi to those who chose it, where they have such words', async () => {
    speak('hi', hindi);
    await renderPage('/', { graph: front });

    expect(await screen.findByRole('heading', { name: 'मसाले' })).toBeTruthy();
    expect(screen.getByText('सिल पर पिसे')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'One bag' })).toBeTruthy();
  });

  it('shows the highlights with their words, and a way to stop them', async () => {
    // jsdom lays nothing out: the slides are said to be wider than the screen.
    const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1000);
    const { user } = await renderPage('/', { graph: front });

    const highlights = within(await screen.findByRole('region', { name: 'Highlights' }));
    expect(highlights.getByRole('heading', { name: 'One bag' })).toBeTruthy();
    expect(highlights.getByText('For the whole market.')).toBeTruthy();
    await user.click(highlights.getByRole('button', { name: 'Pause: Highlights' }));
    expect(highlights.getByRole('button', { name: 'Play: Highlights' })).toBeTruthy();
    width.mockRestore();
  });

  it('keeps their place with a picture while they load', async () => {
    await renderPage('/', { graph: { ...front, HomePage: () => new Promise(() => {}) } });

    expect(screen.getByRole('img', { name: 'Highlights are loading' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
  });

  it('leads from a highlight to its category or sub-category, where it has one', async () => {
    await renderPage('/', { graph: front });

    const highlights = within(await screen.findByRole('region', { name: 'Highlights' }));
    expect(highlights.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/products/category/staples',
      '/products/subCat/milk',
    ]);
    expect(highlights.getByRole('link', { name: 'Masalas stone-ground Shop now' })).toBeTruthy();
  });

  it('leads to each category', async () => {
    await renderPage('/', { graph: front });

    const slider = within(await screen.findByRole('region', { name: 'Featured Categories' }));
    expect(slider.getByRole('link', { name: /Dairy & Bakery/ }).getAttribute('href')).toBe('/products/category/dairy');
    const strip = within(screen.getByRole('navigation', { name: 'Sub-categories' }));
    expect(strip.getByRole('link', { name: 'Milk' }).getAttribute('href')).toBe('/products/subCat/milk');
  });

  it('shows popular products of the first category, and of another once its tab is pressed', async () => {
    const { user, calls } = await renderPage('/', { graph: front });
    const panel = () => within(screen.getByRole('tabpanel'));
    expect((await screen.findByRole('tab', { name: 'Dairy & Bakery' })).getAttribute('aria-selected')).toBe('true');
    expect(panel().getAllByRole('article')).toHaveLength(2);

    await user.click(screen.getByRole('tab', { name: 'Snacks & Sweets' }));

    expect(await panel().findByRole('link', { name: 'Product p90' })).toBeTruthy();
    expect(calls.at(-1)).toEqual({ operationName: 'PopularProducts', variables: { filter: { categoryId: 'snacks' } } });
  });

  it('moves between the tabs by the arrow keys', async () => {
    const { user } = await renderPage('/', { graph: front });
    (await screen.findByRole('tab', { name: 'Dairy & Bakery' })).focus();

    await user.keyboard('{ArrowLeft}');

    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Snacks & Sweets', selected: true }));
  });

  it('opens the sub-category of a banner that has one, else its category', async () => {
    await renderPage('/', { graph: front });

    expect((await screen.findByRole('link', { name: /Breakfast, sorted/ })).getAttribute('href')).toBe(
      '/products/subCat/milk',
    );
    expect((await screen.findByText('Chai time')).closest('a')?.getAttribute('href')).toBe('/products/category/snacks');
  });

  it('shows the featured products', async () => {
    await renderPage('/', { graph: front });

    const featured = within(await screen.findByRole('region', { name: 'Featured Products' }));
    expect(featured.getAllByRole('article')).toHaveLength(3);
  });

  it('offers another try of the featured products alone when they could not be loaded', async () => {
    let isDown = true;
    const FeaturedProducts: GraphAnswers[string] = (variables) => {
      if (isDown) throw new Error('gone');
      return front.FeaturedProducts?.(variables) ?? {};
    };
    const { user } = await renderPage('/', { graph: { ...front, FeaturedProducts } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('region', { name: 'Highlights' })).toBeTruthy();

    isDown = false;
    await user.click(retry);

    expect(await screen.findByRole('region', { name: 'Featured Products' })).toBeTruthy();
  });

  it('offers another try when it could not be loaded', async () => {
    await renderPage('/', { graph: {} });

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
