import { EVERYWHERE } from '../../location/useLocationChoice';

/**
 * The part of a product filter for the visitor's location; empty for everywhere.
 *
 * @see spec §3 (location)
 */
export function locationFilter(location: string): { location?: string } {
  return location === EVERYWHERE ? {} : { location };
}
