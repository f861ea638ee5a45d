import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { projectRoot } from '../../shared/project-root.js';
import { cleanEnvironment } from '../clean-environment.js';
import { shopAddress } from './browser.js';

/** A piece of code of docs/graph.md. */
interface Block {
  language: string;
  code: string;
}

const manual = await readFile(path.join(projectRoot, 'docs', 'graph.md'), 'utf8');
const blocks = [...manual.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', code = '']): Block => ({ language, code }),
);

/** What is typed into a terminal, and what it answers where the page shows it. */
const commands = blocks.flatMap(({ language, code }, place) => {
  if (language !== 'sh') return [];
  const next = blocks[place + 1];
  const shown = next?.language === 'json' || next?.language === 'text' ? next : null;
  return [{ code, shown, title: code.split('\n').at(-2) ?? '' }];
});

const END_OF_ANSWER = '\u001e';

/** Runs them all in one terminal, since what one of them sets the next ones use. */
async function typed(): Promise<string[]> {
  const script = commands.map(({ code }) => `${code}\nprintf '\\036'`).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    env: { ...cleanEnvironment(), SHOP: shopAddress() },
  });
  return stdout.split(END_OF_ANSWER);
}

/** What the page shows, with "…" for any text. Of objects it may show a part. */
function asShown(json: string): unknown {
  return expectation(JSON.parse(json));
}

function expectation(shown: unknown): unknown {
  if (shown === '…') return expect.any(String);
  if (Array.isArray(shown)) return shown.map(expectation);
  if (shown === null || typeof shown !== 'object') return shown;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, expectation(value)])),
  );
}

describe('docs/graph.md', () => {
  let answers: string[];

  beforeAll(async () => {
    answers = await typed();
  });

  it('has something to type for most of its sections', () => {
    expect(commands.length).toBeGreaterThanOrEqual(8);
  });

  it.each(commands.map(({ title, shown }, place) => [title, shown, place] as const))(
    'shows what is answered to %s',
    (_title, shown, place) => {
      const answer = answers[place] ?? '';

      if (shown?.language === 'json') expect(JSON.parse(answer)).toEqual(asShown(shown.code));
      else if (shown) expect(answer.trim()).toBe(shown.code.trim());
      else expect(JSON.parse(answer)).not.toHaveProperty('errors');
    },
  );

  it('has TypeScript that runs, from the first piece to the last', async () => {
    const pieces = blocks.filter(({ language }) => language === 'ts');
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    const { code } = await transform(
      `export default async (shop: string) => {\n${pieces.map((piece) => piece.code).join('\n')}\n};`,
      { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    );

    const { default: run } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

    await run(shopAddress());
  });
});
