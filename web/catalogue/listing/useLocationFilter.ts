import { EVERYWHERE, useLocationChoice } from '../../location/useLocationChoice';

/** The part of a product filter for the visitor's location; empty for everywhere. @see spec §3 (location) */
export function useLocationFilter(): { location?: string } {
  const location = useLocationChoice();
  return location === EVERYWHERE ? {} : { location };
}
