import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { browserOfRun } from './find-browser.js';

it("has the tests' browser find its fonts wherever the folder of the shop is moved or copied", async () => {
  const { env } = await browserOfRun();
  // A browser of the system's own has the system's fonts.
  if (!env.FONTCONFIG_FILE) return;
  const settings = await readFile(env.FONTCONFIG_FILE, 'utf8');
  expect(settings).toContain('<dir prefix="relative">fonts</dir>');
  expect(settings).not.toContain(path.dirname(env.FONTCONFIG_FILE));
});
