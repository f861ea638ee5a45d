import { hash } from 'node:crypto';

/** Chance that falls the same way on every machine: it follows from a name alone. */
export class Dice {
  #state: number;

  /** @param name whose fate is thrown, e.g. a product's slug */
  constructor(...name: string[]) {
    this.#state = hash('sha256', name.join('\n'), 'buffer').readUInt32BE(0);
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    // Mulberry32: four lines, and even enough for stock and stars.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True in this share of throws, 0 to 1. */
  isLucky(share: number): boolean {
    return this.next() < share;
  }

  /** One of the things. @throws RangeError when there is none */
  pick<Thing>(things: readonly Thing[]): Thing {
    const index = this.whole(0, things.length - 1);
    if (index < 0 || index >= things.length) throw new RangeError('there is nothing to pick from');
    return things[index] as Thing;
  }
}
