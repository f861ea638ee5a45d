import { afterEach } from '@jest/globals';
import { act } from '@testing-library/react';

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;

/**
 * Holds timers of exactly this length back until the test says that their time has come; all other time goes on. So a
 * documented wait is proved without being waited for, and nothing happens too early on a slow machine. Ends with the test.
 *
 * @param length in milliseconds
 * @returns whether such a timer runs, and what lets all of them ring
 */
export function holdTimers(length: number): { isDue: () => boolean; ring: () => Promise<void> } {
  const held = new Map<number, () => void>();
  let lastId = 0;
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== length) return realSetTimeout(work, ms, ...rest);
      // Below zero, where no real timer has its id.
      lastId -= 1;
      held.set(lastId, work);
      return lastId;
    },
    clearTimeout: (id?: number) => {
      if (id === undefined || !held.delete(id)) realClearTimeout(id);
    },
  });
  return {
    isDue: () => held.size > 0,
    ring: () =>
      act(async () => {
        const due = [...held.values()];
        held.clear();
        for (const work of due) work();
      }),
  };
}

afterEach(() => {
  Object.assign(window, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
});
