import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/project-root.js';

/** Columns that a line of comment may take. */
const MAX_COLUMNS = 100;
/** Words that hide who does something. */
const VAGUE = /\b(whoever|who asks)\b/i;
/** Written by programs, or as they were released. */
const NOT_OURS = /^web\/gql\/|\/migrations\//;

/** Every source file of graph/ and web/, by its path, with its text. */
function readSources(): Map<string, string> {
  const files = ['graph', 'web'].flatMap((room) =>
    readdirSync(path.join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${room}/${file}`.replaceAll(path.sep, '/'),
    ),
  );
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file));
  return new Map(sources.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));
}

/**
 * What is wrong with comments that stand on lines of their own: one runs past 100 columns, or names
 * nobody where the caller, the shopper or a program could be named.
 */
export function complaintsAboutComments(sources = readSources()): string[] {
  return [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      if (!/^\s*(\/\/|\/\*\*|\*)(\s|$)/.test(line)) return [];
      const place = `${file}:${index + 1}`;
      // An address is not wrapped, nor is what a tool reads.
      const isTooLong = line.length > MAX_COLUMNS && !/https?:|biome-ignore|@ts-|`[^`]{60,}`/.test(line);
      return [
        ...(isTooLong ? [`${place} has a comment of ${line.length} columns; ${MAX_COLUMNS} are allowed`] : []),
        ...(VAGUE.test(line) ? [`${place} says "${VAGUE.exec(line)?.[0]}"; name who it is`] : []),
      ];
    }),
  );
}
