import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const inWeb = (name: string) => path.join(import.meta.dirname, name);

/**
 * The tests, a file for each with what they share beside it, as graph/testing/jest/run-in-window.ts runs them. Packages are
 * left out, for Node to load once for all of them; but those that render without a window (mode `server`) take along their own.
 */
export default defineConfig(({ mode }) => {
  const onServer = mode === 'server';
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(inWeb(file), 'utf8').startsWith('/** @jest-environment node */') === onServer);
  const files = onServer ? tests : [...tests, 'testing/jsdom-setup.ts'];
  return {
    root: import.meta.dirname,
    publicDir: false,
    resolve: {
      alias: [
        { find: /^.*\.module\.css$/, replacement: inWeb('testing/classNames.ts') },
        { find: /^.*\.svg$/, replacement: inWeb('testing/drawing.ts') },
      ],
    },
    ssr: { noExternal: onServer || undefined, external: ['graphql', '@jest/globals'] },
    build: {
      ssr: true,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), inWeb(file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        treeshake: onServer,
        checks: { pluginTimings: false },
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  };
});
