import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const inWeb = (name: string) => path.join(import.meta.dirname, name);

/** How a test begins that renders without a window. */
const WITHOUT_WINDOW = '/** @jest-environment node */';

/**
 * What Node finds by itself: machine code, what jest gives, and React, whose `act` asks Node for
 * `setImmediate` by way of its module.
 */
const OF_NODE = ['@swc/core', '@jest/globals', 'react'];

/**
 * What is loaded once for all tests, since nothing of it changes and making it takes long:
 * packages, documents of operations, the theme, the schema.
 */
const UNCHANGING =
  /[/]node_modules[/]|[/]web[/](gql[/]|theme[/](system|config|recipes|tokens|colours)\.ts|testing[/](plainSystem|mockGraph)\.ts)/;

/**
 * The tests, a file for each with what they share beside it, as graph/testing/jest/run-in-window.ts
 * runs them: what lies in `packages` is loaded once for all of them. That is one file, since as the
 * many that they come in the packages take a process five times as long to load. Tests that render
 * without a window (mode `server`) take along packages of their own.
 */
export default defineConfig(({ mode }) => {
  const onServer = mode === 'server';
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(inWeb(file), 'utf8').startsWith(WITHOUT_WINDOW) === onServer);
  const files = onServer ? tests : [...tests, 'testing/jsdom-setup.ts'];
  return {
    root: import.meta.dirname,
    publicDir: false,
    resolve: {
      alias: [
        { find: /^.*\.module\.css$/, replacement: inWeb('testing/classNames.ts') },
        { find: /^.*\.svg$/, replacement: inWeb('testing/drawing.ts') },
        // What the server renders is tested as it is.
        ...(onServer ? [] : [{ find: /^\.\/system$/, replacement: inWeb('testing/plainSystem.ts') }]),
      ],
    },
    // In a window, the build of React that knows `act`; on the server, the one that the shop runs.
    define: { 'process.env.NODE_ENV': JSON.stringify(onServer ? 'production' : 'test') },
    ssr: { noExternal: true, external: onServer ? ['@jest/globals'] : OF_NODE },
    build: {
      ssr: true,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), inWeb(file)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => `${name === 'packages' ? name : 'chunks'}/[name]-[hash].js`,
          codeSplitting: onServer || { groups: [{ name: 'packages', test: UNCHANGING }] },
        },
        checks: { pluginTimings: false },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  };
});
