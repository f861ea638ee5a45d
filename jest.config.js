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
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
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

/** The three ways in which the shop is tested; `npm test` runs them all. */
export default {
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'graph',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/graph/**/*.test.ts'],
      globalSetup: '<rootDir>/graph/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/graph/testing/stop-postgres.ts',
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.browser\\.test\\.ts$'],
      setupFiles: ['<rootDir>/web/testing/jsdom-setup.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/web/**/*.browser.test.ts'],
      globalSetup: '<rootDir>/web/testing/open-shop.ts',
      globalTeardown: '<rootDir>/web/testing/close-shop.ts',
    },
  ],
};
