import type { Location } from 'react-router-dom';
import { paths } from '../../lib/paths';

/**
 * What a link to /signIn or /signUp carries along where something was begun, so that it can be gone
 * on with afterwards.
 */
export interface ReturnTo {
  /** Path and query of the page the shopper was on. */
  from: string;
  /** State given back to that page, such as the choice made on a product's page. */
  returnState?: unknown;
}

/**
 * Where signing in leads: back to what the shopper was at, else to the front page.
 *
 * @see spec §4 (sign-in flow)
 */
export function returnTo(location: Location): ReturnTo {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return { from: paths.home() };
  const { from } = state;
  return typeof from === 'string' && from.startsWith('/') ? { ...state, from } : { from: paths.home() };
}

/** The e-mail of anyone who has just signed up, who need not type it again; empty otherwise. */
export function emailCarriedTo({ state }: Location): string {
  const carried: unknown = state;
  if (typeof carried !== 'object' || carried === null || !('email' in carried)) return '';
  return typeof carried.email === 'string' ? carried.email : '';
}
