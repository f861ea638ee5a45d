import path from 'node:path';
import type { TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { projectRoot } from '../../shared/config/project-root.js';
import { FreshModules } from './fresh-modules.js';
import { GLOBALS, runTests } from './run-tests.js';

/**
 * Runs the tests of one file of graph/ as Node runs the shop: compiled into dist/, by Node's own
 * modules. Jest itself would give each file a server of its own to load, which takes longer than
 * most of the tests in it; here all files that a process runs share what they import. They share
 * its globals as well, so a test changes none.
 *
 * @param testPath the source; what was made of it is what runs, and the stack of an error leads
 *   back to the source
 */
export default async function runCompiled(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  _environment: unknown,
  _runtime: unknown,
  testPath: string,
): Promise<TestResult> {
  const file = compiled(testPath);
  return runTests(globalConfig, config, testPath, () =>
    new FreshModules(GLOBALS, (imported) => imported === file).run(file),
  );
}

/** Where what is made of a source is put. */
function compiled(source: string): string {
  return path.join(projectRoot, 'dist', path.relative(projectRoot, source)).replace(/\.ts$/, '.js');
}
