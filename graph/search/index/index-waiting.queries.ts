import type { EntityManager } from 'typeorm';

/**
 * Lets the new products of a transaction wait to be read for search, so that this is done over
 * other connections while the next ones are written: it takes about half of an import. Anyone who
 * calls this calls `indexWaiting` soon; in between, the products are sold and listed, and only
 * search does not find them. SQL, since it is a setting that triggers look at.
 */
export async function searchWaits(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT set_config('search.waits', 'on', true)`);
}

/**
 * Reads for search products that wait for it. SQL, since a function of the database does so.
 *
 * @returns how many were read
 */
export async function indexWaitingProducts(
  db: EntityManager,
  most: number,
  isPatient: boolean,
): Promise<number | undefined> {
  const [read]: { products: number }[] = await db.query('SELECT search_catch_up($1, $2) AS products', [
    most,
    isPatient,
  ]);
  return read?.products;
}
