import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../shared/project-root.js';

const CONFIG = path.join(projectRoot, 'web', 'vite.config.ts');
/** What the screens ask, by hash: the server answers to the hash alone. */
const OPERATIONS = path.join(projectRoot, 'web', 'gql', 'persisted-documents.json');
const STAMP = path.join(projectRoot, 'dist', 'web', '.built-from');

/** Builds the web for the browser and for the server, unless what stands in dist/ was built from the same sources. */
async function buildWeb(): Promise<void> {
  const sources = await fingerprint();
  const built = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  if (built === sources) return;

  process.stdout.write('Building the web …\n');
  // A build made under a test's environment would carry the development build of React.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: CONFIG, logLevel: 'warn' });
  await build({ configFile: CONFIG, logLevel: 'warn', build: { ssr: 'server-entry.tsx' } });
  await copyFile(OPERATIONS, path.join(projectRoot, 'dist', 'web-server', 'operations.json'));
  await writeFile(STAMP, sources);
}

/** What the built web follows from: the sources of web/ and the locked packages. */
async function fingerprint(): Promise<string> {
  const entries = await readdir(path.join(projectRoot, 'web'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of [...files.sort(), path.join(projectRoot, 'package-lock.json')]) {
    hash.update(`${path.relative(projectRoot, file)}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

await buildWeb();
