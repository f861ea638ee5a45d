import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { projectRoot } from '../shared/config/project-root.js';

/** Written with the web, so that both are of one build. */
const FILE = path.join(projectRoot, 'dist', 'web-server', 'operations.json');

/** Under this Apollo Server asks for the text of a hash. */
const PREFIX = 'apq:';

/** The operations of the built web. */
export interface KnownOperations {
  readonly names: ReadonlySet<string>;
  /** Whether an operation has this hash, in hexadecimal digits. */
  isKnown(hash: string): boolean;
  readonly persistedQueries: NonNullable<ApolloServerOptions<BaseContext>['persistedQueries']>;
}

/**
 * The persisted queries: operations of the built web by the SHA-256 of their text, for clients that
 * send the hash alone. Unlike Apollo's automatic persisted queries (APQ), no request adds to them.
 * None where the web was not built.
 */
export async function openKnownOperations(): Promise<KnownOperations> {
  const written = existsSync(FILE) ? await readFile(FILE, 'utf8') : '{}';
  const texts = new Map(
    Object.entries<string>(JSON.parse(written)).map(([hash, text]) => [hash.replace(/^sha256:/, PREFIX), text]),
  );
  const names = [...texts.values()].flatMap((text) => /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1] ?? []);
  return {
    names: new Set(names),
    isKnown: (hash) => texts.has(PREFIX + hash),
    persistedQueries: {
      cache: {
        get: async (hash) => texts.get(hash),
        set: async () => undefined,
        delete: async () => false,
      },
    },
  };
}
