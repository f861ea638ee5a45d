import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { projectRoot } from '../shared/config/project-root.js';

/** A piece of code of a page of the manual. */
export interface Block {
  language: string;
  code: string;
  /** The heading that it stands under. */
  heading: string;
}

/** Reads the pieces of code of a page, such as `docs/manual/recipes.md`. */
export async function readBlocks(file: string): Promise<Block[]> {
  const text = await readFile(path.join(projectRoot, file), 'utf8');
  return text.split(/^#+ (?=\S)/m).flatMap((section) => {
    const heading = section.slice(0, section.indexOf('\n'));
    return [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
      language,
      code,
      heading,
    }));
  });
}

/**
 * Pieces of a page as a module, whose default export runs them against the address of a shop: what
 * they import stands at its top.
 */
export async function runnable(pieces: readonly Pick<Block, 'code'>[]): Promise<string> {
  const lines = pieces.flatMap(({ code }) => code.split('\n'));
  const isImport = (line: string) => line.startsWith('import ');
  const body = lines.filter((line) => !isImport(line)).join('\n');
  const { code } = await transform(
    `${lines.filter(isImport).join('\n')}\nexport default async (shop: string) => {\n${body}\n};`,
    { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
  );
  return code;
}
