import { describe, expect, it } from '@jest/globals';
import type { Config } from '@jest/types';
import { openWindow } from './browser-window.js';

const globals = globalThis as unknown as Record<string, unknown> & { document: { body: { innerHTML: string } } };
const config = { globals: {}, testEnvironmentOptions: {}, fakeTimers: { enableGlobally: false } };

const open = () => openWindow({} as Config.GlobalConfig, config as unknown as Config.ProjectConfig, console);

describe('the window of the tests of the web', () => {
  it('is the same for the next file, and has nothing of the one before', async () => {
    const before = Object.getOwnPropertyDescriptors(globalThis);
    let rung = 0;

    const first = open();
    const { window } = globals as { window?: Record<string, unknown> };
    setTimeout(() => {
      rung += 1;
    });
    Object.assign(globals.document.body, { innerHTML: '<h1 lang="hi">Cart</h1>' });
    Object.assign(globals.document, { cookie: 'lang=hi' });
    Object.assign(window ?? {}, { Razorpay: 'a payment window', print: 'nothing' });
    (globals.localStorage as { setItem(...given: string[]): void }).setItem('token', 'a token');
    (globals.history as { pushState(...given: unknown[]): void }).pushState(null, '', '/cart?a=1');
    first.close();
    const afterFirst = Object.getOwnPropertyDescriptors(globalThis);
    const second = open();
    const found = {
      isSame: globals.window === window,
      body: globals.document.body.innerHTML,
      cookie: Reflect.get(globals.document, 'cookie'),
      razorpay: window?.Razorpay,
      print: typeof window?.print,
      stored: (globals.localStorage as { length: number }).length,
      address: String(globals.location),
    };
    second.close();
    await new Promise((resolve) => setTimeout(resolve, 1));

    expect(found).toEqual({
      ...{ isSame: true, body: '', cookie: '', razorpay: undefined, print: 'function', stored: 0 },
      address: 'http://localhost/',
    });
    expect(rung).toBe(0);
    expect(Object.keys(afterFirst)).toEqual(Object.keys(before));
    expect('window' in globalThis || 'document' in globalThis).toBe(false);
  });

  it('gives each picture that a package has asked for, though the file that wanted it has ended', () => {
    const first = open();
    const draw = globals.requestAnimationFrame as (work: () => void) => number;
    let drawn = 0;
    let isAskedFor = false;
    // As framer-motion does, which is loaded once for all files.
    const drawOnce = () => {
      if (isAskedFor) return;
      isAskedFor = true;
      draw(() => {
        isAskedFor = false;
        drawn += 1;
      });
    };
    drawOnce();
    first.close();
    const second = open();
    const drawnBefore = drawn;
    drawOnce();
    second.close();

    expect([drawnBefore, drawn]).toEqual([1, 2]);
  });
});
