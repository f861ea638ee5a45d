const begun: Promise<unknown>[] = [];

/**
 * Has what a kind of tests needs be made while jest goes on to the next kind, which would else wait
 * for it: much of it waits for PostgreSQL or a program, and leaves a processor idle.
 */
export function goOnBesideOthers(work: Promise<unknown>): void {
  // Told of below.
  work.catch(() => undefined);
  begun.push(work);
}

/**
 * Comes after the setups of all kinds of tests, and before the tests.
 *
 * @throws what one of them did
 */
export default async function untilAllIsSetUp(): Promise<void> {
  await Promise.all(begun.splice(0));
}
