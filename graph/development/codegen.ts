import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/project-root.js';
import { writeOperations } from './operations.js';

const WEB = path.join(projectRoot, 'web');
const isWatching = process.argv.includes('--watch');

/** Writes web/gql anew; with --watch, as often as the contract or a file of web/ is saved. */
let turn = write();
await turn;
if (isWatching) {
  watch(path.join(projectRoot, 'graph'), (_event, name) => name === 'schema.graphql' && again());
  watchFolders();
}

/** Each by itself: a watcher of the whole tree loses a file that an editor replaces as it saves. */
function watchFolders(): void {
  const entries = readdirSync(WEB, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const folder of [WEB, ...folders]) if (folder !== path.join(WEB, 'gql')) watch(folder, again);
}

let isDue = false;
/** Once for all that is saved meanwhile. */
function again(): void {
  if (isDue) return;
  isDue = true;
  turn = turn.then(() => {
    isDue = false;
    return write();
  });
}

async function write(): Promise<void> {
  try {
    const written = await writeOperations();
    for (const file of written) process.stdout.write(`${file}\n`);
  } catch (error) {
    if (!isWatching) throw error;
    process.stderr.write(`web/gql was left as it is: ${error instanceof Error ? error.message : error}\n`);
  }
}
