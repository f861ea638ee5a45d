/**
 * What one part of the shop notes on an object of a single request, such as the request itself, for
 * itself alone to read.
 *
 * It is used as a WeakMap is, and stands in the object instead: in a WeakMap that has grown old
 * V8's scavenger takes all values for reachable, with whatever they refer to, until the next major
 * collection.
 *
 * @see docs/decisions/0047-no-weakmap-keyed-by-request.md
 */
export class RequestSlot<Holder extends object, Value> {
  private readonly key: symbol;

  /** @param name for anyone who debugs; two of the same name are still two */
  constructor(name: string) {
    this.key = Symbol(name);
  }

  get(holder: Holder): Value | undefined {
    return (holder as Record<symbol, Value | undefined>)[this.key];
  }

  set(holder: Holder, value: Value): void {
    (holder as Record<symbol, Value | undefined>)[this.key] = value;
  }

  delete(holder: Holder): void {
    (holder as Record<symbol, Value | undefined>)[this.key] = undefined;
  }
}
