import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Facts } from '../testing/mockGraph';
import { renderApp } from '../testing/renderApp';

const category = (id: string, children: Facts[] = []): Facts => ({ id, name: `Category ${id}`, children });
const eight = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) =>
  category(id, [
    { id: `${id}a`, name: `Leaf ${id}` },
    { id: `${id}b`, name: `Branch ${id}`, children: [{ id: `${id}c`, name: `Twig ${id}` }] },
  ]),
);
const shop: Facts = {
  name: 'Jhola',
  description: 'Goods from the market',
  address: '1 Market Road',
  phone: '+91 80 4000 1234',
  email: 'hello@jhola.example',
  hours: '10:00 to 18:00, Monday to Saturday',
  promises: ['Best prices', 'Free delivery', 'Great daily deal', 'Wide assortment', 'Easy returns'],
  freeDeliveryFrom: 500,
};
// What only wide screens show is hidden here: jsdom knows no media queries, hence `hidden: true`.
const graph = { Frame: () => ({ shop, categories: eight }), SubCategories: () => ({ categories: eight }) };
const links = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

describe('top category bar', () => {
  it('shows the first 6 categories', async () => {
    await renderApp('/nowhere', { graph });

    const bar = screen.getByRole('navigation', { name: 'Shop by category', hidden: true });

    expect(links(bar)).toEqual(['1', '2', '3', '4', '5', '6'].map((id) => `Category ${id}`));
  });

  it('opens a category by its button and leads to its sub-categories', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    await user.click(screen.getByRole('button', { name: 'Sub-categories of Category 2', hidden: true }));

    const leaf = await screen.findByRole('link', { name: 'Leaf 2', hidden: true });
    expect(leaf.getAttribute('href')).toBe('/products/subCat/2a');
    expect(screen.getByRole('link', { name: 'Branch 2', hidden: true }).getAttribute('href')).toBe(
      '/products/subCat/2b',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Leaf 2', hidden: true })).toBeNull();
  });

  it('leads to the whole of a category whose sub-categories cannot be loaded', async () => {
    const SubCategories = () => {
      throw new Error('no network');
    };
    const { user } = await renderApp('/nowhere', { graph: { ...graph, SubCategories } });

    await user.click(screen.getByRole('button', { name: 'Sub-categories of Category 2', hidden: true }));

    const whole = await screen.findByRole('link', { name: 'All of Category 2', hidden: true });
    expect(whole.getAttribute('href')).toBe('/products/category/2');
  });
});

describe("mega menu 'Shop'", () => {
  it('shows the first 5 categories with their sub-categories', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    const button = screen.getByRole('button', { name: 'Shop', hidden: true });
    await user.click(button);

    expect(links(panelOf(button)).filter((name) => name?.startsWith('Category'))).toHaveLength(5);
    expect(panelOf(button).textContent).toContain('Leaf 5');
  });
});

describe("'Browse All Categories'", () => {
  it('lists every category, and only those sub-categories that have children of their own', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    const button = screen.getByRole('button', { name: 'Browse All Categories', hidden: true });
    await user.click(button);
    const panel = panelOf(button);
    expect(links(panel)).toEqual(eight.map(({ id }) => `Category ${id}`));
    const more = within(panel).getByRole('button', { name: 'More in Category 3', hidden: true });
    await user.click(more);

    expect(links(panelOf(more))).toEqual(['Branch 3', 'Twig 3']);
    await user.keyboard('{Escape}');
    expect(panelOf(more).hidden).toBe(true);
    expect(panel.hidden).toBe(false);
    expect(document.activeElement).toBe(more);
    await user.keyboard('{Escape}');
    expect(panel.hidden).toBe(true);
    expect(document.activeElement).toBe(button);
  });

  it('has no submenu where no sub-category has children', async () => {
    const leaves = category('1', [{ id: '1a', name: 'Leaf 1' }]);
    const answers = () => ({ shop, categories: [leaves] });
    const { user } = await renderApp('/nowhere', { graph: { Frame: answers, SubCategories: answers } });

    await user.click(screen.getByRole('button', { name: 'Browse All Categories', hidden: true }));

    expect(screen.queryByRole('button', { name: 'More in Category 1', hidden: true })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Leaf 1', hidden: true })).toBeNull();
  });
});

describe('menus of the header', () => {
  it('close when a page is chosen', async () => {
    const { user } = await renderApp('/nowhere', { graph });
    const button = screen.getByRole('button', { name: 'Shop', hidden: true });
    await user.click(button);

    await user.click(within(panelOf(button)).getByRole('link', { name: 'Leaf 4', hidden: true }));

    expect(window.location.pathname).toBe('/products/subCat/4a');
    expect(panelOf(button).hidden).toBe(true);
  });

  it('open when a mouse rests on them, and close on Escape although they have no focus', async () => {
    const { user } = await renderApp('/nowhere', { graph });
    const button = screen.getByRole('button', { name: 'Shop', hidden: true });

    await user.hover(button);
    await waitFor(() => expect(panelOf(button).hidden).toBe(false));
    await user.keyboard('{Escape}');

    expect(panelOf(button).hidden).toBe(true);
  });
});

describe('header', () => {
  it('becomes fixed once its marker of 100 px has left the screen', async () => {
    const sight = watchIntersections();
    await renderApp('/nowhere', { graph });
    expect(document.querySelector('header [data-fixed]')).toBeNull();

    await act(async () => sight.report(false));

    expect(sight.marker() && getComputedStyle(sight.marker() as Element).height).toBe('100px');
    expect(document.querySelector('header [data-fixed]')).not.toBeNull();
    await act(async () => sight.report(true));
    expect(document.querySelector('header [data-fixed]')).toBeNull();
  });

  it('shows the support phone number, to be called', async () => {
    await renderApp('/nowhere', { graph });

    const [call] = within(screen.getByRole('banner')).getAllByRole('link', { name: /4000 1234/, hidden: true });

    expect(call?.getAttribute('href')).toBe('tel:+918040001234');
  });

  it('leads home by the logo, and to the cart', async () => {
    await renderApp('/nowhere', { graph });

    const header = within(screen.getByRole('banner'));

    expect(header.getByRole('link', { name: 'Jhola, home' }).getAttribute('href')).toBe('/');
    expect(header.getByRole('link', { name: 'Cart' }).getAttribute('href')).toBe('/cart');
  });

  it("asks what one looks for: 'Search for items...'", async () => {
    await renderApp('/nowhere', { graph });

    const search = within(screen.getByRole('banner')).getByRole('search', { name: 'Items', hidden: true });

    const box = within(search).getByPlaceholderText('Search for items...');
    expect([box.getAttribute('type'), box.getAttribute('enterkeyhint')]).toEqual(['search', 'search']);
  });

  it('offers Sign In to a visitor', async () => {
    await renderApp('/nowhere', { graph });

    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In', hidden: true })).toBeTruthy();
  });
});

describe('account menu', () => {
  it('leads a signed-in shopper to My Account, Orders and My Wishlist', async () => {
    const { user } = await renderApp('/nowhere', { graph, as: { name: 'Asha' } });
    const account = within(screen.getByRole('banner')).getByRole('button', { name: 'Account', hidden: true });
    await user.click(account);

    const ways = await within(panelOf(account)).findAllByRole('link', { hidden: true });
    expect(ways.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['My Account', '/my-account'],
      ['Orders', '/orders'],
      ['My Wishlist', '/myList'],
    ]);
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull();
  });

  it('signs out: token and user are forgotten and /signIn opens', async () => {
    const { user } = await renderApp('/nowhere', { graph, as: { name: 'Asha' } });
    const account = within(screen.getByRole('banner')).getByRole('button', { name: 'Account', hidden: true });
    await user.click(account);

    await user.click(await within(panelOf(account)).findByRole('button', { name: 'Sign out', hidden: true }));

    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
    expect([window.localStorage.getItem('token'), window.localStorage.getItem('user')]).toEqual([null, null]);
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In', hidden: true })).toBeTruthy();
  });
});

describe('slide-in menu', () => {
  it('opens with logo, location and Sign In, and closes again', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    await user.click(screen.getByRole('button', { name: 'Menu' }));

    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Jhola, home' })).toBeTruthy();
    expect(menu.getByRole('button', { name: /Your Location/ })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Sign In' })).toBeTruthy();
    await user.click(menu.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers Logout to a signed-in shopper, who then arrives at /signIn', async () => {
    const { user } = await renderApp('/nowhere', { graph, as: { name: 'Asha' } });
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('button', { name: 'Logout' }));

    await screen.findByRole('heading', { level: 1 });
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('bottom bar', () => {
  const bar = () => screen.getByRole('navigation', { name: 'Quick' });
  const entries = () => Array.from(bar().querySelectorAll('a, button'), ({ textContent }) => textContent);

  it('leads home, to the search, the wishlist, the orders and the account', async () => {
    await renderApp('/nowhere', { graph });

    expect(entries()).toEqual(['Home', 'Search', 'Wishlist', 'Orders', 'Account']);
    const addresses = within(bar()).getAllByRole('link');
    expect(addresses.map((link) => link.getAttribute('href'))).toEqual(['/', '/myList', '/orders', '/my-account']);
  });

  it.each(['/products/category/1', '/products/subCat/1a'])('has Filters on %s', async (path) => {
    const category = { id: '1', name: 'Category 1' };
    const list = { products: {} };
    const listing = { ListingPage: () => ({ category }), Listing: () => list };
    await renderApp(path, { graph: { ...graph, ...listing } });

    await waitFor(() => expect(entries()).toEqual(['Home', 'Filters', 'Search', 'Wishlist', 'Orders', 'Account']));
  });

  it.each([
    '/',
    '/signIn',
    '/signUp',
    '/cart',
    '/checkout',
    '/orders',
    '/my-account',
    '/myList',
    '/search',
    '/search?q=milk',
  ])('has no Filters on %s', async (path) => {
    await renderApp(path, { graph, as: { name: 'Asha' } });

    expect(entries()).toEqual(['Home', 'Search', 'Wishlist', 'Orders', 'Account']);
  });

  it('marks the page that is shown', async () => {
    await renderApp('/', { graph });

    const here = within(bar()).getAllByRole('link', { current: 'page' });
    expect(here.map(({ textContent }) => textContent)).toEqual(['Home']);
  });
});

describe('footer', () => {
  it("tags each promise 'Orders ₹500 or more' and says how the shop is reached", async () => {
    await renderApp('/nowhere', { graph });

    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getAllByText('Orders ₹500 or more')).toHaveLength(5);
    expect(footer.getByText('10:00 to 18:00, Monday to Saturday')).toBeTruthy();
    expect(footer.getByRole('link', { name: 'hello@jhola.example' })).toBeTruthy();
  });

  it('leads to the policies and the pages about the shop', async () => {
    await renderApp('/nowhere', { graph });

    const about = within(screen.getByRole('navigation', { name: 'About the shop' })).getAllByRole('link');

    expect(about.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About Us', '/about'],
      ['Contact Us', '/contactus'],
      ['Support Center', '/supportcenter'],
      ['Shipping Policy', '/shippingpolicy'],
      ['Return & Refund Policy', '/returnpolicy'],
      ['Privacy Policy', '/privacy'],
      ['Terms and Conditions', '/terms'],
    ]);
  });
});

/** What a button opens. */
function panelOf(button: HTMLElement): HTMLElement {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error(`${button.textContent} opens nothing`);
  return panel;
}

function watchIntersections() {
  let report: (isIntersecting: boolean) => void = () => {};
  let marker: Element | null = null;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe(element: Element) {
      if (element.closest('header')) marker = element;
    }
    unobserve() {}
    disconnect() {}
  } as never;
  return { report: (isIntersecting: boolean) => report(isIntersecting), marker: () => marker };
}

describe('what dialogs are made of', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(navigator, 'connection');
  });

  /** Opens a page and presses a key; answers how often the browser was asked for an idle moment. */
  async function use(saveData: boolean) {
    const asked: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => asked.push(work);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    const { user } = await renderApp('/nowhere', { graph });
    const before = asked.length;
    await user.keyboard('a');
    return { before, after: asked.length };
  }

  it('is brought in an idle moment once the shopper uses the page, and not before', async () => {
    expect(await use(false)).toEqual({ before: 0, after: 1 });
  });

  it('is drawn once, where no shopper sees it, reader of screens or not, and is gone again', async () => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => waiting.push(work);
    const idle = () => act(async () => waiting.shift()?.({ didTimeout: false, timeRemaining: () => 50 }));
    const { user } = await renderApp('/nowhere', { graph });
    const drawn = () => screen.queryAllByRole('dialog', { hidden: true });
    await user.keyboard('a');

    while (drawn().length === 0) await idle();
    expect(drawn()).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.body.style.overflow).toBe('');
    expect(window.history.state?.overlay).toBeUndefined();

    while (waiting.length > 0) await idle();
    expect(drawn()).toHaveLength(0);
  });

  it('is not brought ahead to those who save data', async () => {
    expect(await use(true)).toEqual({ before: 0, after: 0 });
  });
});
