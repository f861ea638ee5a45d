import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/rows/loader.js';
import type { Country } from './country.entity.js';
import { findCountriesCalled, findCountriesNamed } from './location.queries.js';

/** What the location selector stores when no country is chosen (spec §4). */
const EVERYWHERE = 'all';

/**
 * The countries of the location selector in their order, India first.
 *
 * @param search part of the name in any case; absent or empty: all of them
 * @see spec §2 (location selector)
 */
export function listCountries(ctx: Context, search?: string | null): Promise<Country[]> {
  return findCountriesNamed(ctx, search?.trim() ?? '');
}

/** Countries by what a client calls them: name, iso2 or id, in lower case. */
const countryByLocation = defineLoader<Country | undefined>(async (ctx, locations) => {
  const countries = await findCountriesCalled(ctx, locations);
  return locations.map((location) =>
    countries.find(({ id, name, iso2 }) => [id, name.toLowerCase(), iso2.toLowerCase()].includes(location)),
  );
});

/**
 * What a shopper's location limits products to.
 *
 * @param location name, iso2 or id of a country in any case
 * @returns 'everywhere' for 'All', an empty or an absent location, which do not limit; null for an
 *   unknown country, which nothing is sold to
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
