import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hydrated, openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { buyCart, fillCart, newShopper, rememberedBy, type Shopper, wish } from '../shopper.js';

const [[, PHONE], [, WIDE]] = SCREENS;

/** What a shopper has told the browser of movement. */
type Wish = 'no-preference' | 'reduce';

let browser: Browser;
let goods: SomeGoods;
/** Has goods in the cart, in the list and ordered, as the other one has. */
let regular: Shopper;
/** The windows of two such shoppers, one of each wish. */
let windows: Record<Wish, Page>;
/** The window in which nothing is pressed. */
let still: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  regular = await aRegular();
  windows = {
    'no-preference': await openWindow('no-preference', regular),
    reduce: await openWindow('reduce', await aRegular()),
  };
  still = await visit(browser, PHONE);
});
afterAll(() => browser.close());

async function aRegular(): Promise<Shopper> {
  const shopper = await newShopper();
  await fillCart(shopper, goods.product);
  await buyCart(shopper);
  await fillCart(shopper, goods.product);
  await wish(shopper, goods.product);
  return shopper;
}

async function openWindow(reducedMotion: Wish, shopper: Shopper): Promise<Page> {
  const { page } = await visit(browser, { reducedMotion, ...rememberedBy(shopper) });
  await page.addInitScript(WATCH_MOVEMENT);
  return page;
}

/**
 * Writes down what moves, by its element and what is moved of it: by the browser's own animations,
 * by its transitions, or by a script that gives an element one place after another. A change of
 * colour or shade is no movement, and what takes no time is none. Runs in the page, hence a text:
 * this side's types know no browser.
 */
const WATCH_MOVEMENT = `{
  globalThis.moved = new Set();
  const MOVING = /transform|translate|scale|rotate|opacity|height|width|inset|top|left|right|bottom|margin|clip/;
  const nameOf = (element) => element.localName + '.' + (element.getAttribute('class') ?? '').slice(0, 60);
  const note = (element, what) => element && globalThis.moved.add(nameOf(element) + ': ' + what);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const ms = typeof options === 'number' ? options : options?.duration;
    const names = Array.isArray(frames) ? frames.flatMap(Object.keys) : Object.keys(frames ?? {});
    if (ms > 1) for (const name of names) if (MOVING.test(name)) note(this, name);
    return animate.call(this, frames, options);
  };
  addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
    if (pseudoElement || !MOVING.test(propertyName)) return;
    const { effect } = target.getAnimations().find((each) => each.transitionProperty === propertyName) ?? {};
    if (effect?.getComputedTiming().endTime > 1) note(target, propertyName);
  }, true);
  addEventListener('animationstart', ({ target, animationName }) => {
    const { effect } = target.getAnimations().find((each) => each.animationName === animationName) ?? {};
    if (effect?.getComputedTiming().endTime > 1) note(target, animationName);
  }, true);
  const seen = new WeakMap();
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { transform = '', opacity = '' } = target.style ?? {};
      if (!seen.has(target)) seen.set(target, { transform: new Set(), opacity: new Set() });
      for (const [name, value] of Object.entries({ transform, opacity })) {
        const values = seen.get(target)[name];
        if (value) values.add(value);
        // Where it comes from and where it stays are two.
        if (values.size > 2) note(target, name + ' in between');
      }
    }
  }).observe(document, { subtree: true, attributeFilter: ['style'] });
}`;

/** What moved since it was last asked for. */
const movedSince = (page: Page) =>
  page.evaluate<string[]>('(() => { const all = [...globalThis.moved]; globalThis.moved.clear(); return all; })()');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first();
const dialog = (page: Page) => page.getByRole('dialog');

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

/** What comes, goes or changes its place: what it is, on which screen, where, and what moves it. */
type Act = [
  what: string,
  size: { width: number; height: number },
  path: () => string,
  act: (page: Page) => Promise<void>,
];

const ACTS: Act[] = [
  [
    'the drawer of the menu',
    PHONE,
    () => '/',
    async (page) => {
      await button(page, 'Menu').click();
      await dialog(page).waitFor();
      await closed(page);
    },
  ],
  [
    'the drawer of the filters',
    PHONE,
    () => `/products/category/${goods.category.id}`,
    async (page) => {
      await button(page, 'Filters').click();
      await dialog(page).waitFor();
      await closed(page);
    },
  ],
  [
    'a dialog',
    WIDE,
    () => '/orders',
    async (page) => {
      await button(page, 'Click here to view').click();
      await dialog(page).waitFor();
      await closed(page);
    },
  ],
  [
    'a heart, its badge and what is said of it',
    WIDE,
    () => `/products/category/${goods.category.id}`,
    async (page) => {
      const heart = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
      // From then on the page knows what is in the list.
      await heart(/^Added in Wishlist/).waitFor();
      await heart(/^Add to Wishlist/).click();
      await page.getByText('The product added in my list').waitFor();
    },
  ],
  [
    'the badge of the cart',
    PHONE,
    () => `/product/${goods.product.id}`,
    async (page) => {
      const main = page.getByRole('main');
      for (const options of await main.getByRole('radiogroup', { name: /^(Size|RAM|Weight)/ }).all())
        await options.getByRole('radio').first().check({ force: true });
      await main.getByRole('button', { name: 'Add to cart' }).first().click();
      await page.getByText('Item is added in the cart').waitFor();
    },
  ],
  [
    'a slider',
    WIDE,
    () => '/',
    async (page) => {
      const row = page.getByRole('region', { name: 'Featured Products' });
      await row.scrollIntoViewIfNeeded();
      await button(page, 'Next: Featured Products').click();
      await button(page, 'Previous: Featured Products').waitFor();
    },
  ],
  [
    'a line of the cart',
    WIDE,
    () => '/cart',
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await page.getByText('Item removed from cart!').waitFor();
    },
  ],
  [
    'a line of My List',
    WIDE,
    () => '/myList',
    async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await page.getByText('Item removed from My List!').waitFor();
    },
  ],
];

/** What turns or pulses without end and cannot be seen, by its markup. Runs in the page. */
const UNSEEN_MOVEMENT = `document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime === Infinity)
  .filter(({ effect }) => !effect.target.checkVisibility({ visibilityProperty: true }))
  .map(({ effect }) => effect.target.outerHTML.slice(0, 80))`;

/**
 * Does it in the window of one who wishes so; answers what moved, and what hidden parts of the page
 * did so before.
 */
async function movementOf([, size, path, act]: Act, wished: Wish): Promise<{ moved: string[]; unseen: string[] }> {
  const page = windows[wished];
  await page.setViewportSize(size);
  await page.goto(path());
  await hydrated(page);
  const unseen = await page.evaluate<string[]>(UNSEEN_MOVEMENT);
  await movedSince(page);
  await act(page);
  return { moved: await movedSince(page), unseen };
}

describe('a page at rest', () => {
  // Pages on which something is pressed below are looked at there.
  it.each(['/signIn', '/checkout'])('moves nothing that is hidden: %s', async (path) => {
    const { page } = still;
    if (path === '/checkout') await visitAnew(still, { ...PHONE, ...rememberedBy(regular) });
    await page.goto(path);
    await hydrated(page);

    expect(await page.evaluate(UNSEEN_MOVEMENT)).toEqual([]);
  });
});

/** What slides over a page. */
const SLIDES = /^(the drawer|a dialog)/;

describe.each(ACTS)('%s', (...scene) => {
  it(
    SLIDES.test(scene[0])
      ? 'moves as it comes and goes, evenly also while a slow phone still draws what is in it: no script moves it'
      : 'moves as it comes and goes, and nothing that is hidden does',
    async () => {
      const { moved, unseen } = await movementOf(scene, 'no-preference');

      expect(unseen).toEqual([]);
      expect(moved).not.toEqual([]);
      if (SLIDES.test(scene[0])) expect(moved.filter((each) => each.endsWith('in between'))).toEqual([]);
    },
  );

  it('is there at once for those who prefer reduced motion', async () => {
    expect((await movementOf(scene, 'reduce')).moved).toEqual([]);
  });
});

/** Writes down where a drawer that is open stands as it leaves the page. Runs in the page. */
const WATCH_LEAVING = `{
  const drawer = document.querySelector('[role=dialog][data-state=open]');
  const sheet = drawer.parentElement;
  new MutationObserver(() => drawer.isConnected || (globalThis.leftFrom ??= sheet.style.transform))
    .observe(document, { subtree: true, childList: true });
}`;

/** Presses what opened a drawer as soon as it has the focus again. Runs in the page. */
const PRESS_AS_FOCUS_RETURNS = `(async () => {
  const hasReturned = () => document.activeElement?.closest('header');
  while (!hasReturned()) await new Promise((goOn) => setTimeout(goOn));
  document.activeElement.click();
})()`;

describe('a drawer that is closed', () => {
  it('is gone once it has slid out of sight, and no earlier', async () => {
    const page = windows['no-preference'];
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await hydrated(page);
    await button(page, 'Menu').click();
    await dialog(page).waitFor();
    await page.evaluate(WATCH_LEAVING);

    await closed(page);

    expect(await page.evaluate('leftFrom')).toBe('translateX(-100%)');
  });

  it('opens again by a press that comes while it leaves', async () => {
    const { page } = still;
    await visitAnew(still, PHONE);
    await page.goto('/');
    await hydrated(page);
    await button(page, 'Menu').click();
    await dialog(page).waitFor();

    await page.keyboard.press('Escape');
    await page.evaluate(PRESS_AS_FOCUS_RETURNS);

    await page.locator('[role=dialog][data-state=open]').waitFor();
  });
});
