import type { EntityManager } from 'typeorm';

/** Products that are read for search in one transaction; some tenths of a second. */
const PORTION = 2_000;

/**
 * Lets the new products of a transaction wait to be read for search, so that this is done over another connection while
 * the next ones are written: it takes about two thirds of an import. Whoever calls this calls `indexWaiting` soon; in
 * between, the products are sold and listed, and only search does not find them.
 */
export async function searchWaits(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT set_config('search.waits', 'on', true)`);
}

/**
 * Reads for search what waits for it, a portion at a time.
 *
 * @param isPatient true: waits for products that others are changing; false: leaves them for the next call, so that the
 *   caller may keep other products locked over another connection meanwhile
 */
export async function indexWaiting(db: EntityManager, isPatient: boolean): Promise<void> {
  for (let isMore = true; isMore; ) {
    const [read]: { products: number }[] = await db.query('SELECT search_catch_up($1, $2) AS products', [
      PORTION,
      isPatient,
    ]);
    isMore = read?.products === PORTION;
  }
}
