import type { Context } from '../shared/context.js';
import { readId } from '../shared/input/id.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { Country } from './country.entity.js';

/**
 * The countries with any of some names, codes or ids, in lower case. SQL, since every list of
 * products that is limited to a country waits for it.
 */
export function findCountriesCalled({ db }: Context, names: readonly string[]): Promise<Country[]> {
  return db.query(
    `SELECT ${columnsOf(Country, 'c')} FROM country c
     WHERE lower(c.name) = ANY($1) OR lower(c.iso2) = ANY($1) OR c.id = ANY($2::uuid[])`,
    [names, names.map(readId).filter((id) => id !== null)],
  );
}
