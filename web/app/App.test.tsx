import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { routes } from './routing/routes';

describe('routes', () => {
  it.each(routes)('name the source of the page at $path', ({ module }) => {
    // Tests run from the root of the project.
    expect(existsSync(path.resolve('web', module))).toBe(true);
  });

  it("shows 'Page Not Found' with a way home for any other path", async () => {
    await renderApp('/no/such/page');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByRole('link', { name: 'Back to Home Page' }).getAttribute('href')).toBe('/');
    expect(document.title).toBe('Page Not Found | Jhola');
  });

  it('lands /products/{id} on the product', async () => {
    const product = { id: '7', name: 'Toor Dal' };
    await renderApp('/products/7', {
      graph: { ProductAliasPage: () => ({ product }), ProductPage: () => ({ product }) },
    });

    await waitFor(() => expect(window.location.pathname).toBe('/product/7'));
  });

  it("shows 'Page Not Found' at /products/{id} when there is no such product", async () => {
    await renderApp('/products/7', { graph: { ProductAliasPage: () => ({ product: null }) } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    expect(window.location.pathname).toBe('/products/7');
  });

  it.each(['/cart', '/checkout', '/orders'])('sends a visitor from %s to /signIn', async (path) => {
    await renderApp(path);

    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
  });
});

describe('arriving at a page', () => {
  it('puts the focus on its heading and announces it', async () => {
    const { user } = await renderApp('/no/such/page');

    const [signIn] = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Sign In' });
    if (signIn) await user.click(signIn);

    const heading = await screen.findByRole('heading', { level: 1, name: /Sign In/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe(heading.textContent);
  });

  it('begins at the part that the address points at behind a #, also within the same page', async () => {
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    const { user } = await renderApp('/shippingpolicy');

    const contents = within(screen.getAllByRole('navigation', { name: 'On this page' })[0] as HTMLElement);
    await user.click(contents.getAllByRole('link', { name: 'Delivery charges', hidden: true })[0] as HTMLElement);

    expect(window.location.hash).toBe('#charges');
    expect(shown).toEqual(['charges']);
    expect(document.activeElement?.id).toBe('charges');
    Element.prototype.scrollIntoView = () => {};
  });

  it('starts a new page at its top, and a step back where it was left', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
      Object.assign(window, { scrollY: args[1] });
    });
    const { user } = await renderApp('/no/such/page');
    Object.assign(window, { scrollY: 640 });
    window.dispatchEvent(new Event('scroll'));

    const [signIn] = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Sign In' });
    if (signIn) await user.click(signIn);
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));

    await act(async () => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
    scrollTo.mockRestore();
  });
});

describe('an ended session', () => {
  it('makes a page for signed-in shoppers lead to /signIn', async () => {
    await renderApp('/cart', { as: { name: 'Asha' } });
    expect(window.location.pathname).toBe('/cart');

    await act(async () => {
      window.localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });

    await waitFor(() => expect(window.location.pathname).toBe('/signIn'));
  });
});
