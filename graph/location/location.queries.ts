import type { Context } from '../shared/context.js';
import { readId } from '../shared/input/id.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { Country } from './country.entity.js';

const COUNTRY_COLUMNS = columnsOf(Country, 'c');

/**
 * The countries whose names have a part, in their order. SQL, since the selector of every page asks
 * for them.
 */
export function findCountriesNamed({ db }: Context, part: string): Promise<Country[]> {
  return db.query(
    `SELECT ${COUNTRY_COLUMNS} FROM country c WHERE strpos(lower(c.name), lower($1)) > 0 ORDER BY c.position`,
    [part],
  );
}

/**
 * The countries with any of some names, codes or ids, in lower case. SQL, since every list of
 * products that is limited to a country waits for it.
 */
export function findCountriesCalled({ db }: Context, names: readonly string[]): Promise<Country[]> {
  return db.query(
    `SELECT ${COUNTRY_COLUMNS} FROM country c
     WHERE lower(c.name) = ANY($1) OR lower(c.iso2) = ANY($1) OR c.id = ANY($2::uuid[])`,
    [names, names.map(readId).filter((id) => id !== null)],
  );
}
