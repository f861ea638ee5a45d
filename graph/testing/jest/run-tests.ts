// Entities want it, and here whichever is ready first is loaded first.
import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import fc from 'fast-check';
import {
  addEventHandler,
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getState,
  it,
  resetState,
  run,
} from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { SEED } from '../seed.js';
import { blameUncaught } from './blame-uncaught.js';
import { leadToSources, ledToSources } from './led-to-sources.js';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * How many calls an error remembers: from what was expected in vain to the test, through what waits
 * for it. Jest has a hundred, which each error takes the time to note.
 */
const STACK_LIMIT = 20;

/**
 * Runs the tests of one file with what jest runs them with, yet in the globals and by the modules
 * of the process.
 *
 * @param testPath the source, by whose name the tests are told of
 * @param load runs the file, which describes its tests by `GLOBALS`
 */
export async function runTests(
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  testPath: string,
  load: () => Promise<void>,
): Promise<TestResult> {
  resetState();
  Object.assign(getState(), {
    testTimeout: globalConfig.testTimeout ?? getState().testTimeout,
    testNamePattern: globalConfig.testNamePattern ? new RegExp(globalConfig.testNamePattern, 'i') : null,
    maxConcurrency: globalConfig.maxConcurrency,
    randomize: globalConfig.randomize,
    seed: globalConfig.seed,
  });
  jestExpect.setState({ expand: globalConfig.expand, testPath, suppressedErrors: [] });
  const stopBlaming = blameUncaught();
  const { prepareStackTrace, stackTraceLimit } = Error;
  Object.assign(Error, { prepareStackTrace: undefined, stackTraceLimit: STACK_LIMIT });
  try {
    fc.configureGlobal({ seed: SEED });
    await load();
    return toJest(await run(), globalConfig, config, testPath);
  } catch (thrown) {
    leadToSources(thrown);
    throw thrown;
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
    stopBlaming();
    // Jest ends a process whose memory is full, and the next one loads and warms up all that files
    // share; what fills it are mostly the pages and shops of ended files.
    if (process.memoryUsage().heapUsed > (globalConfig.workerIdleMemoryLimit ?? Infinity)) collectGarbage();
  }
}

addEventHandler(followTest);

/** What a test imports from `@jest/globals`. */
export const GLOBALS: Record<string, unknown> = {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect: jestExpect,
  it,
};

/** Tells `expect` of the test that runs, and the test of what was expected in vain. */
function followTest(event: Circus.Event): void {
  if (event.name === 'test_start') {
    jestExpect.setState({ currentTestName: namesOf(event.test).join(' ') });
  } else if (event.name === 'test_done') {
    const { suppressedErrors, numPassingAsserts } = jestExpect.getState();
    event.test.numPassingAsserts = numPassingAsserts;
    event.test.errors.push(...suppressedErrors);
    jestExpect.setState({ suppressedErrors: [] });
    // Also forgets what was counted for it.
    event.test.errors.push(...jestExpect.extractExpectedAssertionsErrors().map(({ error }) => error));
  }
}

function namesOf({ name, parent }: Circus.TestEntry): string[] {
  const names = [name as string];
  for (let block: Circus.DescribeBlock | undefined = parent; block?.parent; block = block.parent) {
    names.unshift(block.name as string);
  }
  return names;
}

function toJest(
  { testResults, unhandledErrors, unhandledErrorsDetailed }: Circus.RunResult,
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  testPath: string,
): TestResult {
  const detailed = [...testResults.flatMap(({ errorsDetailed }) => errorsDetailed), ...unhandledErrorsDetailed];
  for (const error of detailed) leadToSources(error);
  const results = testResults.map(assertionOf);
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const told = [
    formatResultsErrors(results, config, globalConfig, testPath),
    ...unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig, testPath)),
  ].filter(Boolean);
  return {
    ...createEmptyTestResult(),
    ...(unhandledErrors.length > 0
      ? { testExecError: { message: '', stack: ledToSources(unhandledErrors.join('\n')) } }
      : {}),
    failureMessage: told.length > 0 ? told.join('\n') : null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    testFilePath: testPath,
    testResults: results,
  };
}

function assertionOf(result: Circus.TestResult): TestResult['testResults'][number] {
  const [, ...names] = result.testPath as string[];
  const { status, errors } = result;
  return {
    ancestorTitles: names.slice(0, -1),
    duration: result.duration ?? null,
    failureDetails: result.errorsDetailed,
    failureMessages: errors.map(ledToSources),
    fullName: names.join(' '),
    invocations: result.invocations,
    location: result.location ?? null,
    numPassingAsserts: result.numPassingAsserts,
    retryReasons: result.retryReasons,
    status: status === 'skip' ? 'pending' : status === 'todo' ? 'todo' : errors.length > 0 ? 'failed' : 'passed',
    title: names.at(-1) ?? '',
  };
}
