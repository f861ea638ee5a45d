import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../../shared/config/project-root.js';
import { leadToSources, ledToSources } from './led-to-sources.js';

const SOURCE = path.join(projectRoot, 'graph/testing/jest/led-to-sources.test.ts');
/** Where a name that is made once is made. */
const placeOf = (made: string) => {
  const before = readFileSync(SOURCE, 'utf8').split(made)[0] ?? '';
  return `${SOURCE}:${before.split('\n').length}:`;
};

describe('the stack of an error of a test', () => {
  it('leads to the line of the source, though what was compiled of it has run', () => {
    const { stack = '' } = new RangeError('the jar is empty');

    expect(stack).not.toContain(SOURCE);
    expect(ledToSources(stack)).toContain(placeOf("RangeError('the jar"));
  });

  it('leads there from what has caused it as well, and leaves the places of others', () => {
    const cause = new TypeError('no lid');
    const error = new Error('the jar leaks', { cause });
    const ofNode = 'at node:internal/process/task_queues:103:5';
    cause.stack += `\n    ${ofNode}`;

    leadToSources(error);

    expect(error.stack).toContain(placeOf("Error('the jar leaks"));
    expect(cause.stack).toContain(placeOf("TypeError('no lid"));
    expect(cause.stack).toContain(ofNode);
  });
});
