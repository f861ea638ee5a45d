import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SCREENS, visit } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { rememberedBy, theOwner } from '../shopper.js';

const [[, phone], [, wide]] = SCREENS;

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
});
afterAll(() => browser.close());

/** The three pictures of a product as its editor shows them. */
async function openPictures(screen: Parameters<typeof visit>[1]) {
  const visited = await visit(browser, { ...screen, ...rememberedBy(await theOwner()) });
  const { page } = visited;
  await page.goto(`/desk/products/${goods.product.id}`);
  const list = page.getByRole('list', { name: 'Pictures' });
  await list.getByRole('img').nth(2).waitFor();
  await list.scrollIntoViewIfNeeded();
  const boxes = list.getByRole('textbox');
  const order = async () => Promise.all((await boxes.all()).map((box) => box.getAttribute('name')));
  /** Waits until a picture, known by its text's name, stands at a place, from 0. */
  const stands = (name: string | null | undefined, place: number) =>
    list.getByRole('listitem').nth(place).locator(`[name="${name}"]`).waitFor();
  return { ...visited, list, order, stands };
}

type Point = { x: number; y: number };

/** Points of a picture: its middle, and the mark in its corner that a finger takes hold of. */
async function pointsOf(page: Page, place: number): Promise<{ middle: Point; grip: Point }> {
  const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('img').nth(place);
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  return { middle: { x: x + width / 2, y: y + height / 2 }, grip: { x: x + width - 26, y: y + height - 26 } };
}

/** A finger on the glass, which a page is told of as of a real one. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  return {
    async drag(from: Point, to: Point) {
      await send('touchStart', from);
      for (let step = 1; step <= 20; step++) {
        const part = step / 20;
        await send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
    },
    lift: () => send('touchEnd'),
  };
}

describe('the pictures of a product', () => {
  it('are put into another order by the mouse, which takes hold of a picture anywhere', async () => {
    const { page, order, stands, complaints, context } = await openPictures(wide);
    const [first, second, third] = await order();
    const [from, to] = [(await pointsOf(page, 0)).middle, (await pointsOf(page, 1)).middle];

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 20 });
    await stands(first, 1);
    await page.mouse.up();

    expect(await order()).toEqual([second, first, third]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are put into another order by a finger on the mark in their corner, and scrolled past by one elsewhere', async () => {
    const { page, order, stands, complaints, context } = await openPictures({ ...phone, hasTouch: true });
    const [first, second, third] = await order();
    const finger = await fingerOn(page);
    const [from, to] = [await pointsOf(page, 0), await pointsOf(page, 1)];

    await finger.drag(from.middle, to.middle);
    await finger.lift();
    const unmoved = await order();
    const [grip, target] = [(await pointsOf(page, 0)).grip, (await pointsOf(page, 1)).grip];
    await finger.drag(grip, target);
    await stands(first, 1);
    await finger.lift();

    expect(unmoved).toEqual([first, second, third]);
    expect(await order()).toEqual([second, first, third]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
