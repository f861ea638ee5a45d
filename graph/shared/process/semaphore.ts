/**
 * Bounds how much of some work is under way in this process at once.
 *
 * @param most so many pieces are worked on; the others wait, and come in their order
 * @returns does the work when one of the places is free, and answers or throws what it does
 */
export function semaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async (work) => {
    if (underWay >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
