import { availableParallelism } from 'node:os';

/** Sources import what will be compiled; jest looks for the source. */
const moduleNameMapper = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/**
 * All tests are found as sources and run compiled, by modules of Node's that the files of a process
 * share.
 */
const shared = { transform: {}, moduleNameMapper, testEnvironment: 'node' };

/** Tests of graph/, which are compiled before. */
const compiled = {
  ...shared,
  testRunner: '<rootDir>/dist/graph/testing/jest/run-compiled.js',
  roots: ['<rootDir>/graph'],
  globalTeardown: '<rootDir>/dist/graph/testing/postgres/stop-postgres.js',
};

/**
 * The four ways in which the shop is tested; `npm test` runs them all. What opens a database or a
 * shop for a run is taken compiled, since jest loads it outside its own module system.
 */
export default {
  // Far beyond what any takes: a slow machine must not fail a test. Two hundred lives are one test.
  testTimeout: process.env.TEST_ALL === 'yes' ? 3_600_000 : 600_000,
  // Beside each of them work PostgreSQL, a shop or a browser, for which it waits half of the time.
  // One PostgreSQL has connections for eight.
  maxWorkers: Math.min(8, Math.max(3, 2 * availableParallelism())),
  // A process that holds more once its garbage is collected, as run-tests.ts does, is replaced.
  workerIdleMemoryLimit: '700MB',
  // After those of the projects, which go on side by side.
  globalSetup: '<rootDir>/dist/graph/testing/jest/side-by-side.js',
  testSequencer: '<rootDir>/dist/graph/testing/jest/longest-first.js',
  projects: [
    {
      ...compiled,
      displayName: 'graph',
      testMatch: ['<rootDir>/graph/**/*.test.ts'],
      testPathIgnorePatterns: ['/whole-shop/', '/testing/money/'],
      globalSetup: '<rootDir>/dist/graph/testing/jest/set-up.js',
    },
    {
      ...compiled,
      displayName: 'money',
      testMatch: ['<rootDir>/graph/testing/money/*.test.ts'],
      globalSetup: '<rootDir>/dist/graph/testing/jest/set-up-with-web.js',
    },
    {
      ...shared,
      displayName: 'web',
      // Vite builds them before, and this opens a window of jsdom for each.
      testRunner: '<rootDir>/dist/graph/testing/jest/run-in-window.js',
      roots: ['<rootDir>/web'],
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/dist/graph/testing/jest/set-up-web.js',
    },
    {
      ...compiled,
      displayName: 'whole-shop',
      testMatch: ['<rootDir>/graph/testing/whole-shop/**/*.test.ts'],
      globalSetup: '<rootDir>/dist/graph/testing/whole-shop/open-shop.js',
      globalTeardown: '<rootDir>/dist/graph/testing/whole-shop/close-shop.js',
    },
  ],
};
