import { existsSync } from 'node:fs';
import path from 'node:path';

/** What some tests run besides Node, and Debian's package of each. */
const NEEDED = { bash: 'bash', curl: 'curl', ps: 'procps' };

/**
 * Says at once which programs of the system a run of the tests will miss, and how they are
 * installed.
 */
export function tellMissingPrograms(): void {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const missing = Object.entries(NEEDED).filter(([name]) => !folders.some((at) => existsSync(path.join(at, name))));
  if (missing.length === 0 || process.platform === 'win32') return;
  const [names, packages] = [missing.map(([name]) => name), missing.map(([, each]) => each)];
  process.stderr.write(
    `\nSome tests will fail without ${names.join(' and ')}: install them, on Debian by "apt-get install ${packages.join(' ')}".\n\n`,
  );
}
