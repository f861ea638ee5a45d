import { getStored, setStored, useStored } from '../lib/storage';

/** The stored value that limits nothing. @see spec §3 (location, default 'All') */
export const EVERYWHERE = 'All';

/** How everywhere is called; the list's first entry. @see spec §2 (location selector) */
export const EVERYWHERE_LABEL = 'Your Location';

/** A place products can be limited to: a country, or everywhere with empty texts. */
export type LocationChoice = { id: string; name: string; iso2: string };

/**
 * The location the visitor has chosen: a country's name, or 'All'. It is 'All' on the server and
 * until the page is hydrated.
 */
export function useLocationChoice(): string {
  return useStored('location') ?? EVERYWHERE;
}

/**
 * The location at this moment, for code that runs before the page is there; 'All' on the server.
 */
export function storedLocation(): string {
  return getStored('location') ?? EVERYWHERE;
}

/**
 * Stores a choice: its name ('All' for everywhere), its position in the list and the country's id.
 *
 * @param choice null for everywhere, the list's first entry
 * @param index position in the list, where 0 is everywhere
 * @see spec §4 (location)
 */
export function storeLocation(choice: LocationChoice | null, index: number): void {
  setStored('location', choice?.name ?? EVERYWHERE);
  setStored('locationTabIndex', String(index));
  setStored('countryId', choice?.id ?? '');
}

/** Whether a position in the list is the chosen one. */
export function isChosenIndex(index: number): boolean {
  return Number(getStored('locationTabIndex') ?? 0) === index;
}
