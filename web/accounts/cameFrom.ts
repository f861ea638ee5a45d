import type { Location } from 'react-router-dom';
import { paths } from '../lib/paths';

/** What a link to /signIn or /signUp carries along, so that the shopper can be taken back afterwards. */
export interface CameFrom {
  /** Path and query of the page the shopper was on. */
  from: string;
  /** State given back to that page, such as the choice made on a product's page. */
  keep?: unknown;
}

/** The page to return to after signing in: where the shopper came from, else the front page. */
export function cameFrom(location: Location): CameFrom {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return { from: paths.home() };
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') ? { ...state, from } : { from: paths.home() };
}
