/** Compiles TypeScript as `tsc` does for graph/ (decorator metadata) and for web/ (JSX). */
const transform = {
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

/**
 * The four ways in which the shop is tested; `npm test` runs them all. What opens a database or a shop for a run is
 * taken compiled, since jest loads it outside its own module system.
 */
export default {
  // Far beyond what any takes: a slow machine must not fail a test.
  testTimeout: 120_000,
  // On any machine alike: jest would take all processors but one, and all browsers ask the same shop.
  maxWorkers: 2,
  // Modules of ended tests stay in the memory of their process, until collecting garbage is all that it does.
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'graph',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/graph/**/*.test.ts'],
      testPathIgnorePatterns: ['/whole-shop/', '/testing/money/'],
      globalSetup: '<rootDir>/dist/graph/testing/start-postgres.js',
      globalTeardown: '<rootDir>/dist/graph/testing/stop-postgres.js',
    },
    {
      ...shared,
      displayName: 'money',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/graph/testing/money/*.test.ts'],
      globalSetup: '<rootDir>/dist/graph/testing/start-postgres.js',
      globalTeardown: '<rootDir>/dist/graph/testing/stop-postgres.js',
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.module\\.css$': '<rootDir>/web/testing/classNames.ts',
      },
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/web/testing/jsdom-setup.ts'],
    },
    {
      ...shared,
      displayName: 'whole-shop',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/graph/testing/whole-shop/*.test.ts'],
      globalSetup: '<rootDir>/dist/graph/testing/whole-shop/open-shop.js',
      globalTeardown: '<rootDir>/dist/graph/testing/whole-shop/close-shop.js',
    },
  ],
};
