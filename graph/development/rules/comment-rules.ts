import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';

/** Columns that a line of comment may take. */
const MAX_COLUMNS = 100;
/** Words that hide who does something; in comments those of the second line as well. */
const VAGUE = /\b(whoever|who asks)\b/i;
const VAGUE_IN_COMMENTS = /\b(nobody|somebody|someone)\b/i;
/** What something was seen to take; figures of measurements stand in docs/. */
const MEASURED = /\bwas seen to\b|\b(takes|took) [\d.]+ (ms|µs|s|MB|kB|KB)\b/;
/** Names that another term of the trade stands for. */
const TERMS: readonly (readonly [found: RegExp, term: string])[] = [
  [/\b(MOST|LEAST)_[A-Z]\w*/, 'MAX_… or MIN_…'],
  [/\b\w*PATIENCE\w*/, '…_TIMEOUT_MS'],
  [/\b[A-Z_]+_AT_ONCE\w*|\b[a-z]\w*sAtOnce\b/, 'MAX_CONCURRENT_…'],
  [/\bforget[A-Z]\w*/, 'delete… or clear…'],
];
/** Written by programs, or as they were released. */
const NOT_OURS = /^web\/gql\/|\/migrations\/|\/comment-rules\./;
const SOURCE = /\.(tsx?|js|cjs|css|sql)$/;
/** What makes a line one of comment, alone or behind its code. */
const COMMENT = /^\s*(\/\/|\{?\/\*\*?|\*)(\s|$)|\s\/\/\s|\/\*.*\*\//;
const COMMENT_OF_SQL = /(^|\s)--(\s|$)/;
/** An address is not wrapped, nor is what a tool reads. */
const UNWRAPPED = /https?:|biome-ignore|@ts-|`[^`]{60,}`/;

/** Every source file of graph/ and web/, by its path, with its text. */
function readSources(): Map<string, string> {
  const files = ['graph', 'web'].flatMap((room) =>
    readdirSync(path.join(projectRoot, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      `${room}/${file}`.replaceAll(path.sep, '/'),
    ),
  );
  const sources = files.filter((file) => SOURCE.test(file) && !NOT_OURS.test(file));
  return new Map(sources.map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]));
}

/**
 * What is wrong with words of the code. A line with a comment runs past 100 columns or tells of a
 * measurement; a comment or a text names no one where the caller, the shopper or a program could be
 * named; a name is not the trade's.
 */
export function complaintsAboutWords(sources = readSources()): string[] {
  return [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const place = `${file}:${index + 1}`;
      const [name, term] = TERMS.flatMap(([found, better]) =>
        found.test(line) ? [found.exec(line)?.[0], better] : [],
      );
      const isComment = (file.endsWith('.sql') ? COMMENT_OF_SQL : COMMENT).test(line);
      const vague = VAGUE.exec(line) ?? (isComment ? VAGUE_IN_COMMENTS.exec(line) : null);
      const named = [
        ...(name ? [`${place} has the name ${name}; say ${term}`] : []),
        ...(vague ? [`${place} says "${vague[0]}"; name who it is`] : []),
      ];
      if (!isComment) return named;
      const isTooLong = line.length > MAX_COLUMNS && !UNWRAPPED.test(line);
      return [
        ...named,
        ...(MEASURED.test(line) ? [`${place} tells what "${MEASURED.exec(line)?.[0]}"; that stands in docs/`] : []),
        ...(isTooLong ? [`${place} has a comment of ${line.length} columns; ${MAX_COLUMNS} are allowed`] : []),
      ];
    }),
  );
}
