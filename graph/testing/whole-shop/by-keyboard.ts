import type { Locator, Page } from 'playwright-core';

/** No page has more than this many places to stop at. */
const MAX_STOPS = 400;

/**
 * Goes by Tab until the wanted element has the focus, and looks at each stop on the way: something
 * of the page has the focus, it shows that it has, and it is in view.
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.first().waitFor();
  // To look for it by its role and name has the page read all of itself, which is too much for each
  // stop.
  const find = () => wanted.first().evaluateHandle((element) => element);
  let found = await find();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const [wrong, hasFocus, isThere] = await found.evaluate(lookAtStop);
    if (wrong && wrong !== LOST) throw new Error(`A stop of Tab is ${wrong}`);
    if (hasFocus) return;
    if (isThere && wrong !== LOST) continue;
    // It was drawn anew, or another one may stand in its place since the last time round.
    found = await find();
    if (await found.evaluate((element) => element.matches(':focus'))) return;
  }
  throw new Error('Tab does not lead there.');
}

/**
 * Goes through all of a page by Tab, looks at each stop as `tabTo` does, and sees that it ends.
 *
 * @returns how many stops there are
 */
export async function walkThrough(page: Page): Promise<number> {
  await page.evaluate('document.activeElement.blur()');
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const wrong = await page.evaluate(SHOWS_FOCUS);
    if (wrong === LOST) return stop;
    if (wrong) throw new Error(`A stop of Tab is ${wrong}`);
  }
  throw new Error(`Tab does not leave the page within ${MAX_STOPS} stops.`);
}

/** Beyond the last stop the browser's own bars have the focus, before the page begins anew. */
export const isLost = (page: Page) => page.evaluate<boolean>('document.activeElement === document.body');

const LOST = 'lost';
/** What is wrong with the element that has the focus, or nothing; LOST where none has it. */
const SHOWS_FOCUS = `(() => {
  let at = document.activeElement;
  if (at === document.body) return '${LOST}';
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const name = () => at.outerHTML.slice(0, 120);
  // A hidden box of a choice shows its focus on what stands for it.
  const shown = at.matches('input[type=radio], input[type=checkbox], input[type=file], input[type=range]') ? at.parentElement : at;
  const { top, bottom, left, right } = shown.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'out of view: ' + name();
  // The browser draws the focus of its own calendar and clock within a box for a day or an hour.
  return at.matches(':focus-visible, input[type=date], input[type=datetime-local], input[type=time]') ? '' : 'not visible: ' + name();
})()`;

/**
 * What is wrong with the stop, and whether the wanted element has the focus and is in the page
 * still: asked at once, at hundreds of stops. Made of a text, since this side's types know no
 * browser.
 */
const lookAtStop = new Function('wanted', `return [${SHOWS_FOCUS}, wanted.matches(':focus'), wanted.isConnected]`) as (
  wanted: unknown,
) => [wrong: string, hasFocus: boolean, isThere: boolean];

/**
 * Goes to boxes of a form by Tab, by their labels, and writes in each: the first letter by its key,
 * and the others at once.
 */
export async function fillIn(page: Page, form: Locator, boxes: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(boxes)) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text.slice(0, 1));
    await page.keyboard.insertText(text.slice(1));
  }
}
