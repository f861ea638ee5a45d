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

/**
 * Where the first picture is taken hold of once it stands still at the top of the window: its
 * middle, or the mark in its corner, which is for fingers; and how far it is to the second one.
 */
async function holdsOf(page: Page): Promise<{ middle: Point; grip: Point; way: Point }> {
  await page.evaluate(`document.querySelector('[aria-label="Pictures"]').scrollIntoView()`);
  const items = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await items.first().click({ trial: true });
  const boxOf = async (place: number) => {
    const box = await items.nth(place).getByRole('img').first().boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [{ x, y, width, height }, second] = [await boxOf(0), await boxOf(1)];
  return {
    middle: { x: x + width / 2, y: y + height / 2 },
    grip: { x: x + width - 26, y: y + height - 26 },
    way: { x: second.x - x, y: second.y - y },
  };
}

/** Past the middle of what stands at the other end of the way, and within the window. */
function farAlong({ x, y }: Point, way: Point): Point {
  return { x: x + 0.65 * way.x, y: y + 0.65 * way.y };
}

/** A finger on the glass, which a page is told of as of a real one. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const drawn = () => page.evaluate('new Promise(requestAnimationFrame)');
  return {
    /** Moves no faster than the page is drawn, as no finger does. */
    async drag(from: Point, to: Point) {
      await send('touchStart', from);
      for (let step = 1; step <= 20; step++) {
        const part = step / 20;
        await drawn();
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
    const { middle, way } = await holdsOf(page);
    const to = farAlong(middle, way);

    await page.mouse.move(middle.x, middle.y);
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
    const { middle, way } = await holdsOf(page);

    await finger.drag(middle, farAlong(middle, way));
    await finger.lift();
    const unmoved = await order();
    const { grip } = await holdsOf(page);
    await finger.drag(grip, farAlong(grip, way));
    await stands(first, 1);
    await finger.lift();

    expect(unmoved).toEqual([first, second, third]);
    expect(await order()).toEqual([second, first, third]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
