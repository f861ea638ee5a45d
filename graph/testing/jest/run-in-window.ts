import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { afterAll } from 'jest-circus';
import { projectRoot } from '../../shared/config/project-root.js';
import { openWindow } from './browser-window.js';
import { FreshModules } from './fresh-modules.js';
import { GLOBALS, runTests } from './run-tests.js';

const WEB = path.join(projectRoot, 'web');
/** Where `npm test` builds the test files of web/, each with its sources. */
const BUILT = path.join(projectRoot, 'dist/web-tests');
/** What all of them share: what a package keeps outlives a file. */
const PACKAGES = path.join(BUILT, 'packages/');

/**
 * Runs the tests of one file of web/, built before, in a window of jsdom. React, Chakra and Apollo,
 * which take longer to load than most of the tests to run, are Node's modules and shared by all
 * files of the process, as the window is. The sources of web/ are loaded for each file, so that it
 * begins with a session, a cart and caches of its own.
 *
 * @param testPath the source; that of a test of what the server renders begins with
 *   `@jest-environment node`: it runs without a window, and with packages of its own, since others
 *   have seen one
 */
export default async function runInWindow(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: { global: { console: unknown } },
  _runtime: unknown,
  testPath: string,
): Promise<TestResult> {
  const isOwn = (file: string) => file.startsWith(BUILT) && !file.startsWith(PACKAGES);
  const file = path.relative(WEB, testPath).replace(/\.tsx?$/, '.js');
  if ((await readFile(testPath, 'utf8')).startsWith('/** @jest-environment node */')) {
    return runTests(globalConfig, config, testPath, () =>
      new FreshModules(GLOBALS, isOwn).run(path.join(BUILT, 'server', file)),
    );
  }
  const { jest, share, close } = openWindow(globalConfig, config, environment.global.console);
  try {
    return await runTests(globalConfig, config, testPath, async () => {
      // What an ended page has still to do finds the window there.
      afterAll(async () => {
        for (let turn = 0; turn < 5; turn++) await nextTurn();
      });
      const modules = new FreshModules({ ...GLOBALS, jest }, isOwn);
      await modules.run(path.join(BUILT, 'testing/jsdom-setup.js'));
      share();
      await modules.run(path.join(BUILT, file));
    });
  } finally {
    close();
  }
}
