import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, type Visit, visit } from '../browser.js';
import { ask } from '../shop-calls.js';
import { buyCart, newShopper, newStaff, rememberedBy, type Shopper } from '../shopper.js';

/** A line of an order, and what fits in its place. */
interface Line {
  id: string;
  price: number;
  substitutes: { title: string; price: number; variant: { id: string } }[];
}

let browser: Browser;
let packer: Shopper;
let shopper: Shopper;
let atTheDesk: Visit;
let atHome: Visit;

beforeAll(async () => {
  [browser, packer, shopper] = await Promise.all([openBrowser(), newStaff('PACKER'), newShopper()]);
  atTheDesk = await visit(browser, { width: 1440, height: 900, ...rememberedBy(packer) });
  atHome = await visit(browser, { width: 390, height: 844, ...rememberedBy(shopper) });
});
afterAll(() => browser.close());

const main = (page: Page) => page.getByRole('main');
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** Puts two packs of dal into the shopper's cart, for which others fit. */
async function twoPacksOfDal(): Promise<void> {
  const { search } = await ask<{
    search: { nodes: { id: string; variants: { id: string; price: number; countInStock: number }[] }[] };
  }>('{ search(query: "toor dal", first: 12) { nodes { id variants { id price countInStock } } } }');
  const packs = search.nodes.flatMap(({ id, variants }) => variants.map((pack) => ({ ...pack, productId: id })));
  const [dearest] = packs.filter(({ countInStock }) => countInStock > 10).sort((a, b) => b.price - a.price);
  await ask(
    'mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { message } } }',
    { input: { productId: dearest?.productId, variantId: dearest?.id, quantity: 2 } },
    shopper.token,
  );
}

describe('what is missing when an order is packed', () => {
  it('is asked of the shopper while they look at their orders, who takes something else and pays no more', async () => {
    await twoPacksOfDal();
    const orderId = await buyCart(shopper);
    const { order } = await ask<{ order: { number: string; total: number; lines: Line[] } }>(
      `query ($id: ID!) {
        order(id: $id) { number total lines { id price substitutes { title price variant { id } } } }
      }`,
      { id: orderId },
      packer.token,
    );
    const [line] = order.lines;
    const instead = line?.substitutes.find(({ price }) => price < line.price);
    if (!line || !instead) throw new Error('Nothing of the shop fits instead of its dearest dal.');
    const [desk, home] = [atTheDesk.page, atHome.page];
    await home.goto('/orders');
    await main(home).getByText(order.number).waitFor();
    await desk.goto(`/desk/orders/${orderId}`);

    await main(desk)
      .getByRole('button', { name: /is missing$/ })
      .click();
    const form = desk.getByRole('form', { name: /is missing$/ });
    await form.getByRole('checkbox', { name: instead.title }).check();
    await form.getByRole('button', { name: 'Ask the shopper' }).click();
    await main(desk)
      .getByText(/^The shopper is asked until/)
      .waitFor();

    const question = home.getByRole('region', { name: /^Not on our shelf: 1 ×/ });
    await question.getByText(`${rupees(instead.price)} instead of ${rupees(line.price)}`).waitFor();
    await question.getByRole('button', { name: `Send ${instead.title} instead` }).click();
    await question.waitFor({ state: 'detached' });

    await desk.reload();
    const less = line.price - instead.price;
    await main(desk).getByText('1 of 2 missing').waitFor();
    await main(desk)
      .getByText(/^Instead of /)
      .waitFor();
    await main(desk)
      .getByText(rupees(order.total - less))
      .waitFor();
    await home.reload();
    await main(home)
      .getByText(rupees(order.total - less))
      .locator('visible=true')
      .first()
      .waitFor();
    const { order: packed } = await ask<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { total notSupplied refundedTotal lines { quantity missing price } } }',
      { id: orderId },
      shopper.token,
    );
    expect(packed).toEqual({
      ...{ total: order.total, notSupplied: less, refundedTotal: less },
      lines: [
        { quantity: 2, missing: 1, price: line.price },
        { quantity: 1, missing: 0, price: instead.price },
      ],
    });
    expect([...atTheDesk.complaints, ...atHome.complaints]).toEqual([]);
  });
});
