import { getState } from 'jest-circus';

/**
 * Counts uncaught errors against the test that runs, or against its file between two of
 * them, in place of what jest does with them: it would end the process. A rejection that is caught
 * late is forgiven.
 *
 * @returns puts everything back
 */
export function blameUncaught(): () => void {
  const unhandled = new Map<Promise<unknown>, () => void>();
  const blame = (error: unknown) => {
    const { currentlyRunningTest, unhandledErrors } = getState();
    const errors: unknown[] = currentlyRunningTest?.errors ?? unhandledErrors;
    errors.push(error);
    return () => errors.splice(errors.indexOf(error), 1);
  };
  const restore = [
    replaceListeners('uncaughtException', blame),
    replaceListeners('unhandledRejection', (error, promise) => unhandled.set(promise, blame(error))),
    replaceListeners('rejectionHandled', (promise) => unhandled.get(promise)?.()),
  ];
  return () => {
    for (const each of restore) each();
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each event brings arguments of its own
function replaceListeners(event: string, listener: (...given: any[]) => unknown): () => void {
  const before = process.rawListeners(event) as (() => void)[];
  process.removeAllListeners(event);
  process.on(event, listener);
  return () => {
    process.off(event, listener);
    for (const each of before) process.on(event, each);
  };
}
