import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../shared/config/project-root.js';

const BUILT = path.join(projectRoot, 'dist', path.sep);
const PATH = BUILT.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
/**
 * What stands in a stack for a place in a script of ours: its file, as an address or as a path that
 * may have blanks, line and column.
 */
const PLACE = new RegExp(`((?:file://[^\\s()]+|${PATH}[^()\\n]+?)\\.js):(\\d+):(\\d+)`, 'g');

const maps = new Map<string, SourceMap | null>();

/**
 * The stack of an error with the places in sources from which what ran was made. Jest would look
 * for them whenever a stack is read, which React and what tells of errors do all the time, and read
 * the maps of all packages for each test file; here it is done for what is told.
 */
export function ledToSources(stack: string): string {
  return stack.replace(PLACE, (place, file: string, line: string, column: string) => {
    const built = file.startsWith('file:') ? fileURLToPath(file) : file;
    const entry = mapOf(built)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    const source = path.resolve(path.dirname(built), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** Leads the stack of an error to the sources, and those of what has caused it. */
export function leadToSources(thrown: unknown): void {
  for (let error = thrown; error instanceof Error; error = error.cause)
    if (error.stack) error.stack = ledToSources(error.stack);
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const written = `${file}.map`;
  const isMapped = file.startsWith(BUILT) && existsSync(written);
  const map = isMapped ? new SourceMap(JSON.parse(readFileSync(written, 'utf8'))) : null;
  maps.set(file, map);
  return map;
}
