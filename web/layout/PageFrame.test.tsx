import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
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
};
// What only wide screens show is hidden here: jsdom knows no media queries, hence `hidden: true`.
const graph = { Frame: () => ({ shop, categories: eight }) };
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

    expect(screen.getByRole('link', { name: 'Leaf 2', hidden: true }).getAttribute('href')).toBe('/products/subCat/2a');
    expect(screen.getByRole('link', { name: 'Branch 2', hidden: true }).getAttribute('href')).toBe(
      '/products/subCat/2b',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Leaf 2', hidden: true })).toBeNull();
  });
});

describe("mega menu 'Shop'", () => {
  it('shows the first 5 categories with their sub-categories', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    const button = screen.getByRole('button', { name: 'Shop', hidden: true });
    await user.click(button);

    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel && links(panel).filter((name) => name?.startsWith('Category'))).toHaveLength(5);
    expect(panel?.textContent).toContain('Leaf 5');
  });
});

describe("'Browse All Categories'", () => {
  it('lists every category, and only those sub-categories that have children of their own', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    const button = screen.getByRole('button', { name: 'Browse All Categories', hidden: true });
    await user.click(button);

    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(panel && links(panel)).toEqual(eight.flatMap(({ id }) => [`Category ${id}`, `Branch ${id}`, `Twig ${id}`]));
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

  it('offers Sign In to a visitor', async () => {
    await renderApp('/nowhere', { graph });

    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign In', hidden: true })).toBeTruthy();
  });
});

describe('account menu', () => {
  it('leads a signed-in shopper to their orders, their list and out again', async () => {
    const { user } = await renderApp('/nowhere', { graph, as: { name: 'Asha' } });
    const account = within(screen.getByRole('banner')).getByRole('button', { name: 'Account', hidden: true });
    await user.click(account);

    const panel = within(document.getElementById(account.getAttribute('aria-controls') ?? '') as HTMLElement);
    expect(panel.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
      '/orders',
      '/myList',
    ]);
    expect(panel.getByRole('button', { name: 'Sign out', hidden: true })).toBeTruthy();
  });
});

describe('slide-in menu', () => {
  it('opens with logo, location and Sign In, and closes again', async () => {
    const { user } = await renderApp('/nowhere', { graph });

    await user.click(screen.getByRole('button', { name: 'Menu' }));

    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Jhola, home' })).toBeTruthy();
    expect(menu.getByRole('button', { name: /Your Location/ })).toBeTruthy();
    expect(menu.getByRole('link', { name: 'Sign In' })).toBeTruthy();
    await user.click(menu.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers Logout to a signed-in shopper, who then arrives at /signIn', async () => {
    const { user } = await renderApp('/nowhere', { graph, as: { name: 'Asha' } });
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    await user.click(within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Logout' }));

    await screen.findByRole('heading', { level: 1 });
    expect(window.localStorage.getItem('token')).toBeNull();
  });
});

describe('bottom bar', () => {
  it('has no Filters on a page that does not offer them', async () => {
    await renderApp('/nowhere', { graph });

    const bar = within(screen.getByRole('navigation', { name: 'Quick' }));

    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Wishlist', 'Orders', 'Account']);
    expect(bar.queryByRole('button', { name: 'Filters' })).toBeNull();
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
});

function watchIntersections() {
  let report: (isIntersecting: boolean) => void = () => {};
  let marker: Element | null = null;
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      report = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe(element: Element) {
      if (element.closest('header')) marker = element;
    }
    unobserve() {}
    disconnect() {}
  } as never;
  return { report: (isIntersecting: boolean) => report(isIntersecting), marker: () => marker };
}
