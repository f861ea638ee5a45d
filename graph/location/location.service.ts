import { columnsOf } from '../shared/columns-of.js';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { defineLoader } from '../shared/loader.js';
import { Country } from './country.entity.js';

/** What the location selector stores when no country is chosen (spec §4). */
const EVERYWHERE = 'all';

const COUNTRY_COLUMNS = columnsOf(Country, 'c');

/**
 * The countries of the location selector in their order, India first.
 *
 * @param search part of the name in any case; absent or empty: all of them
 * @see spec §2 (location selector)
 */
export async function listCountries(ctx: Context, search?: string | null): Promise<Country[]> {
  return ctx.db.query(
    `SELECT ${COUNTRY_COLUMNS} FROM country c WHERE strpos(lower(c.name), lower($1)) > 0 ORDER BY c.position`,
    [search?.trim() ?? ''],
  );
}

/** Countries by what a client calls them: name, iso2 or id, in lower case. */
const countryByLocation = defineLoader<Country | undefined>(async (ctx, locations) => {
  const countries: Country[] = await ctx.db.query(
    `SELECT ${COUNTRY_COLUMNS} FROM country c
     WHERE lower(c.name) = ANY($1) OR lower(c.iso2) = ANY($1) OR c.id = ANY($2::uuid[])`,
    [locations, locations.map(readId).filter((id) => id !== null)],
  );
  return locations.map((location) =>
    countries.find(({ id, name, iso2 }) => [id, name.toLowerCase(), iso2.toLowerCase()].includes(location)),
  );
});

/**
 * What a shopper's location limits products to.
 *
 * @param location name, iso2 or id of a country in any case
 * @returns 'everywhere' for 'All', an empty or an absent location, which do not limit; null for an unknown country,
 *   which nothing is sold to
 * @see spec §3 (storage key location)
 */
export async function findLocation(
  ctx: Context,
  location: string | null | undefined,
): Promise<Country | 'everywhere' | null> {
  const wanted = location?.trim().toLowerCase() ?? '';
  if (wanted === '' || wanted === EVERYWHERE) return 'everywhere';
  return (await countryByLocation(ctx).load(wanted)) ?? null;
}
