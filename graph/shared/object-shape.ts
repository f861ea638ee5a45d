/**
 * Makes an object with properties of these names, in their order, that shows V8 the shape of those
 * that follow: as long as it is kept, an object that is given the same properties in the same order
 * under computed names is of its shape. Without it V8 takes such an object for a dictionary from
 * the seventeenth property on, which is slow to make, to read and to write as JSON.
 *
 * @returns to be kept beside the names
 * @see docs/decisions/0096-answers-are-of-one-shape-and-of-one-byte.md
 */
export function objectShape(names: readonly string[]): Readonly<Record<string, unknown>> {
  const object: Record<string, unknown> = {};
  // Defined, since to set them would make a dictionary of this one, too.
  for (const name of names)
    Object.defineProperty(object, name, { value: null, writable: true, enumerable: true, configurable: true });
  return object;
}
