const withoutInfo = new WeakSet<object>();

/** Notes of a resolver that it never looks at the operation that it is asked by. */
export function noteWithoutInfo(resolve: object): void {
  withoutInfo.add(resolve);
}

/**
 * Whether a resolver looks at the operation that it is asked by. Those of the schema do by `@Info()` alone; of any other
 * nothing is known, so that it is taken to do.
 */
export function readsInfo(resolve: object): boolean {
  return !withoutInfo.has(resolve);
}
