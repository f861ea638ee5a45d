import { afterEach } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';

const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = window;

/** Counted below zero, where no real timer has its id. */
let lastId = 0;

/**
 * Holds timers of exactly this length back until the test says that their time has come; all other
 * time goes on. So a documented wait is proved without being waited for, and nothing happens too
 * early on a slow machine. Ends with the test.
 *
 * @param length in milliseconds
 * @returns whether such a timer runs, and what lets all of them ring once there is one; without one
 *   the test fails
 */
export function holdTimers(length: number): { isDue: () => boolean; ring: () => Promise<void> } {
  const held = new Map<number, () => void>();
  // Timers of several lengths may be held at once.
  const { setTimeout: otherwiseSet, clearTimeout: otherwiseClear } = window;
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== length) return otherwiseSet(work, ms, ...rest);
      lastId -= 1;
      held.set(lastId, work);
      return lastId;
    },
    clearTimeout: (id?: number) => {
      if (id === undefined || !held.delete(id)) otherwiseClear(id);
    },
  });
  return {
    isDue: () => held.size > 0,
    ring: async () => {
      await waitFor(() => {
        if (held.size === 0) throw new Error(`No timer of ${length} ms runs`);
      });
      await act(async () => {
        const due = [...held.values()];
        held.clear();
        for (const work of due) work();
      });
    },
  };
}

afterEach(() => {
  Object.assign(window, { setTimeout: realSetTimeout, clearTimeout: realClearTimeout });
});
