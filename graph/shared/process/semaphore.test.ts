import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { semaphore } from './semaphore.js';

describe('semaphore', () => {
  it('has so many pieces of work under way, and begins the others in their order as places become free', async () => {
    const withPermit = semaphore(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (piece: number) =>
      withPermit(() => {
        begun.push(piece);
        return new Promise<void>((resolve) => ends.push(resolve));
      });

    const all = Promise.all([1, 2, 3, 4].map(work));
    await round();
    expect(begun).toEqual([1, 2]);

    ends[1]?.();
    await round();
    expect(begun).toEqual([1, 2, 3]);

    ends[0]?.();
    ends[2]?.();
    await round();
    ends[3]?.();
    await all;
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('gives the place of work that fails to the next', async () => {
    const withPermit = semaphore(1);

    const failed = withPermit(async () => Promise.reject(new Error('no')));
    const next = withPermit(async () => 'done');

    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
