import type { EntityManager } from 'typeorm';
import { indexWaitingProducts } from './index-waiting.queries.js';

/**
 * The most products that are read for search in one transaction, a second's work where processors
 * are free. Each of them describes its categories and looks up the same words: by 1,000 instead,
 * 30,000 products took PostgreSQL half as long again.
 */
const MAX_PORTION = 5_000;

/** The fewest, on a machine that is slow or busy. */
const MIN_PORTION = 625;

/**
 * So long a transaction may take, since a checkout that sells out a product it reads waits for its
 * end; the next one has half as many products. Twice as many are tried where a quarter of the time
 * was enough. In milliseconds.
 */
const MAX_MS = 2_500;

/** How many products are read at once, by how long those before took. */
export interface Pace {
  portion: number;
}

/**
 * Reads for search what waits for it, a portion at a time.
 *
 * @param isPatient true: waits for products that others are changing; false: leaves them for the
 *   next call, so that the caller may keep other products locked over another connection meanwhile
 * @param pace is kept up to date, for the next call
 */
export async function indexWaiting(
  db: EntityManager,
  isPatient: boolean,
  pace: Pace = { portion: MIN_PORTION },
): Promise<void> {
  for (let isMore = true; isMore; ) {
    const { portion } = pace;
    const began = performance.now();
    try {
      isMore = (await indexWaitingProducts(db, portion, isPatient)) === portion;
    } catch (thrown) {
      if (portion === MIN_PORTION || !isTimeout(thrown)) throw thrown;
    }
    const took = performance.now() - began;
    if (took > MAX_MS) pace.portion = Math.max(MIN_PORTION, portion / 2);
    else if (isMore && took < MAX_MS / 4) pace.portion = Math.min(MAX_PORTION, portion * 2);
  }
}

/**
 * PostgreSQL gave the statement up, since it took longer than a visitor's may; nothing of it was
 * done.
 */
function isTimeout(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === '57014';
}

/**
 * How many connections read for search at once. Reading is three quarters of what PostgreSQL does
 * for an import: over one connection it takes longer than all the rest, while the other processor
 * has nothing to do for a third of the time.
 */
const READERS = 2;

/**
 * Reads for search over connections of its own while its owner goes on letting products wait: a
 * portion at a time, since small ones cost more. Two read different products, and wait for nothing
 * of one another's.
 */
export class SearchReader {
  private readonly readings = new Set<Promise<void>>();
  private failure: { thrown: unknown } | null = null;
  private waiting = 0;
  private readonly pace: Pace = { portion: MIN_PORTION };

  constructor(private readonly db: EntityManager) {}

  /**
   * Begins to read once there is a portion. Waits when as much is being read as can be and another
   * portion is there, so that what waits stays little.
   *
   * @param products how many more wait, their transaction being over
   * @throws what went wrong with an earlier portion
   */
  async expect(products: number): Promise<void> {
    this.waiting += products;
    if (this.waiting < this.pace.portion) return;
    if (this.readings.size === READERS) await Promise.race(this.readings);
    this.throwFailure();
    this.waiting = 0;
    this.begin();
  }

  /** Resolves when nothing is being read, however that went. */
  async settle(): Promise<void> {
    await Promise.all(this.readings);
  }

  /** Reads all that waits. */
  async finish(): Promise<void> {
    while (this.readings.size < READERS) this.begin();
    await this.settle();
    this.throwFailure();
    await indexWaiting(this.db, true, this.pace);
  }

  private begin(): void {
    const reading: Promise<void> = indexWaiting(this.db, false, this.pace)
      .catch((thrown: unknown) => {
        this.failure ??= { thrown };
      })
      .finally(() => this.readings.delete(reading));
    this.readings.add(reading);
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.thrown;
  }
}
