import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { endSession, expireSession } from '../accounts/session/session';
import { getStored } from '../lib/storage';
import { renderDesk } from '../testing/renderDesk';

const ways = async () =>
  within(await screen.findByRole('navigation', { name: 'Desk' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the navigation of the desk', () => {
  it('shows an owner the ways below another while that, or one of them, is open', async () => {
    const { user } = await renderDesk('/desk/security');

    expect(await ways()).toEqual([
      ...['Today', 'Orders', 'Sales', 'Products', 'Stock', 'Customers', 'Staff', 'Offers', 'Integrations'],
      ...['Settings', 'Security'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Products' }));
    const below = ['Products', 'Categories', 'Search', 'Import', 'Reviews', 'Stock'];
    expect((await ways()).slice(3, 9)).toEqual(below);
    await user.click(screen.getByRole('link', { name: 'Reviews' }));

    expect((await ways()).slice(3, 9)).toEqual(below);
  });

  it('shows a packer, who has few, all of them', async () => {
    await renderDesk('/desk/security', { role: 'PACKER' });

    expect(await ways()).toEqual(['Today', 'Orders', 'Picking', 'Stock', 'Security']);
  });

  it('says that there is no such page at an address that the desk does not have', async () => {
    const { user } = await renderDesk('/desk/nosuch');

    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Desk' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to today' }));

    expect(window.location.pathname).toBe('/desk');
  });

  it.each([
    ['product', 'products/nosuch', 'All products', { DeskProductDraft: () => ({ product: null }) }],
    ['offer', 'offers/nosuch', 'All offers', { DeskOffer: () => ({ offer: null }) }],
    ['variant', 'stock/variants/nosuch', 'Stock', { DeskVariantStock: () => ({ variant: null }) }],
    ['count', 'stock/counts/nosuch', 'All counts', { DeskCount: () => ({ stockCount: null }) }],
    ['bill', 'stock/receipts/nosuch', 'All bills', { DeskReceipt: () => ({ goodsReceipt: null }) }],
    ['customer', 'customers/nosuch', 'All customers', { DeskCustomer: () => ({ customer: null, customerTags: [] }) }],
    ['order', 'orders/nosuch', 'All orders', { DeskOrder: () => ({ order: null }) }],
    ['webhook', 'integrations/webhooks/nosuch', 'All webhooks', { DeskWebhook: () => ({ node: null }) }],
  ])('leads on from the address of a %s that there is not', async (what, address, list, graph) => {
    await renderDesk(`/desk/${address}`, { graph });
    const title = `There is no such ${what}`;

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toContain(title);
    expect(within(screen.getByRole('main')).getByRole('link', { name: list })).toBeTruthy();
  });
});

describe('a page of the desk', () => {
  it('is gone once its reader signs out, in another window too', async () => {
    await renderDesk('/desk/security');
    await ways();

    act(() => endSession());

    expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Desk' })).toBeNull();
  });

  it('stays below where its reader signs in again, as the session has ended by itself, until that is left', async () => {
    const { user } = await renderDesk('/desk/security');
    await ways();

    act(() => expireSession(getStored('token') ?? ''));
    expect(await screen.findByRole('dialog', { name: 'Sign in to the desk' })).toBeTruthy();
    expect(document.querySelector('nav[aria-label=Desk]')).toBeTruthy();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(document.querySelector('nav[aria-label=Desk]')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeTruthy();
  });
});
