import { createRequire } from 'node:module';
import type { Config } from '@jest/types';

/**
 * The part of jsdom's `Window` that is used here; its own types would give graph/ those of a
 * browser.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Window = Record<string, any>;

/**
 * A window with what jest has for it: `moduleMocker` makes functions that note their calls,
 * `fakeTimersModern` holds its time.
 */
interface Browser extends TestWindow {
  /** Draws what waits for the next picture, see `holdFrames`. */
  drawFrames(): void;
}

interface TestWindow {
  dom: { window: Window; cookieJar: { removeAllCookiesSync(): void } };
  moduleMocker: Record<'fn' | 'spyOn' | 'restoreAllMocks', (...given: unknown[]) => unknown>;
  fakeTimersModern: Record<'useFakeTimers' | 'useRealTimers' | 'advanceTimersByTime', (...given: unknown[]) => unknown>;
}

/** What a test file is given while the window is open. */
export interface OpenWindow {
  /** What it imports as `jest`. */
  jest: Record<string, unknown>;
  /** Makes names that were written to the window globals as well. */
  share(): void;
  /** Takes the window's names from the globals again, and from the window what was left in it. */
  close(): void;
}

/** Node's own, which the window has of Node. */
const OF_NODE = ['Buffer', 'console', 'constructor', 'global', 'globalThis', 'process'];
/** By what time goes on in Node, jsdom and the window alike, until a test holds it. */
const OF_TIME = [
  ...['Date', 'performance', 'queueMicrotask'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
];
/** What Node has of a browser: no page that is tested reaches beyond it. */
const OUTSIDE = ['fetch', 'MessageChannel', 'BroadcastChannel'];

let browser: Browser | undefined;

/**
 * Opens the window of this process to a test file: its names are globals until it is closed. It is
 * the same for all files, since what Node has loaded once, such as `screen` of Testing Library and
 * React itself, keeps the document that it saw.
 *
 * @param console where what is written goes
 */
export function openWindow(
  globalConfig: Config.GlobalConfig,
  projectConfig: Config.ProjectConfig,
  console: unknown,
): OpenWindow {
  browser ??= makeBrowser(globalConfig, projectConfig);
  const { dom, moduleMocker, fakeTimersModern, drawFrames } = browser;
  const { window } = dom;
  const restore = [globalThis, window, window.history, window.document].map(restorerOf);
  const listening = notePopstate(window);
  const timers = noteTimers();
  // Node's would have React write down how long each component takes.
  define(globalThis, 'performance', {
    value: { now: performance.now.bind(performance), timeOrigin: performance.timeOrigin },
  });
  define(globalThis, 'console', { value: console });
  for (const name of OUTSIDE) define(globalThis, name, { value: undefined });
  for (const name of OF_TIME) join(window, name, globalThis);
  shareNames(window);
  return {
    jest: {
      ...bound(moduleMocker, 'fn', 'spyOn', 'restoreAllMocks'),
      ...bound(fakeTimersModern, 'useFakeTimers', 'useRealTimers', 'advanceTimersByTime'),
    },
    share: () => shareNames(window),
    close() {
      fakeTimersModern.useRealTimers();
      moduleMocker.restoreAllMocks();
      for (const listener of listening) window.removeEventListener('popstate', ...listener);
      drawFrames();
      for (const each of restore) each();
      for (const timer of timers) clearTimeout(timer);
      empty(window);
      dom.cookieJar.removeAllCookiesSync();
    },
  };
}

function makeBrowser(globalConfig: Config.GlobalConfig, projectConfig: Config.ProjectConfig): Browser {
  // Node loads it when it is first read, and with it would keep the window's clock for the tests of
  // graph/.
  void globalThis.Response;
  const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-jsdom');
  // Without a context of its own it has the same `Array` and `Promise` as Node, which runs what is
  // tested.
  const options = { ...projectConfig.testEnvironmentOptions, runScripts: undefined };
  const { dom, moduleMocker, fakeTimersModern }: TestWindow = new TestEnvironment(
    { globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions: options } },
    { console: globalThis.console, docblockPragmas: {}, testPath: '' },
  );
  return { dom, moduleMocker, fakeTimersModern, drawFrames: holdFrames(dom.window) };
}

function bound<Name extends string>(object: Record<Name, (...given: unknown[]) => unknown>, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, object[name].bind(object)]));
}

/**
 * Makes each name of the window a global which is read and written there, so that both are one as
 * in a browser.
 */
function shareNames(window: Window): void {
  for (const name of namesOf(window)) {
    if (name.startsWith('_') || OF_NODE.includes(name) || OF_TIME.includes(name)) continue;
    if (!(name in globalThis) || !Object.is(Reflect.get(globalThis, name), window[name]))
      join(globalThis, name, window);
  }
}

/** Has an object read and write what it calls by a name in another. */
function join(object: object, name: string, other: object): void {
  define(object, name, { get: () => Reflect.get(other, name), set: (value) => Reflect.set(other, name, value) });
}

function define(object: object, name: string, property: PropertyDescriptor): void {
  const writable = 'value' in property ? { writable: true } : {};
  Object.defineProperty(object, name, { ...property, ...writable, configurable: true, enumerable: true });
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>();
  for (let each = object; each !== Object.prototype && each; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  }
  return names;
}

/**
 * Remembers what an object has of its own; what this returns gives it that again, and takes all
 * else from it.
 */
function restorerOf(object: object): () => void {
  const before = Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>;
  return () => {
    for (const name of Object.getOwnPropertyNames(object))
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(object, name);
    for (const [name, was] of Object.entries(before)) {
      const is = Object.getOwnPropertyDescriptor(object, name);
      if (is?.value !== was.value || is?.get !== was.get) Reflect.defineProperty(object, name, was);
    }
  };
}

/**
 * Notes who listens to the window's history and goes on doing so: modules of one test file that
 * know of no other.
 */
function notePopstate(window: Window): unknown[][] {
  const noted: unknown[][] = [];
  const add = window.addEventListener;
  window.addEventListener = (type: string, ...rest: unknown[]) => {
    if (type === 'popstate') noted.push(rest);
    add.call(window, type, ...rest);
  };
  return noted;
}

/** Notes what is begun to be done later. */
function noteTimers(): Set<NodeJS.Timeout> {
  const noted = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const begin = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout;
    const begun = (...given: unknown[]) => {
      const timer = begin(...given);
      noted.add(timer);
      return timer;
    };
    define(globalThis, name, { value: begun });
  }
  return noted;
}

/** Time between two pictures, in milliseconds. */
const FRAME_MS = 16;
/** What goes on for longer is drawn beside the next file. */
const MAX_FRAMES = 10;

/**
 * Has the window draw pictures by a timer that no file ends: framer-motion, which is loaded once
 * for many files, asks for no other picture before it was given the one that it has asked for.
 *
 * @returns draws what waits for a picture at once, and what follows from it
 */
function holdFrames(window: Window): () => void {
  const waiting = new Map<number, (time: number) => void>();
  let last = 0;
  let isDue = false;
  const draw = () => {
    for (const [handle, callback] of [...waiting]) if (waiting.delete(handle)) callback(performance.now());
  };
  const ofNode = setTimeout;
  const drawLater = () => {
    if (isDue || waiting.size === 0) return;
    isDue = true;
    ofNode(() => {
      isDue = false;
      draw();
      drawLater();
    }, FRAME_MS);
  };
  window.requestAnimationFrame = (callback: (time: number) => void) => {
    last += 1;
    waiting.set(last, callback);
    drawLater();
    return last;
  };
  window.cancelAnimationFrame = (handle: number) => void waiting.delete(handle);
  return () => {
    for (let frame = 0; frame < MAX_FRAMES && waiting.size > 0; frame++) draw();
  };
}

function empty({ document, history, localStorage, sessionStorage }: Window): void {
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
