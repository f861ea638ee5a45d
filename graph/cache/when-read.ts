/** What is at hand, or has to be waited for. */
export type MayTakeTime<Value> = Value | Promise<Value>;

/**
 * What follows from what was read: at once where that is at hand, or else as soon as it is.
 *
 * For what each product of a list is asked. A promise for each of them takes as long as the whole
 * of what the list's fields do besides.
 */
export function whenRead<Read, Made>(
  read: MayTakeTime<Read>,
  make: (read: Read) => MayTakeTime<Made>,
): MayTakeTime<Made> {
  return read instanceof Promise ? read.then(make) : make(read);
}
