import type { Config } from '../../shared/config.js';
import type { StandInKeys } from '../../shared/ports/demonstration.js';
import type { IdentityProvider } from '../../shared/ports/identity-provider.js';
import { openIdentityProvider } from './identity-provider.js';

/**
 * Opens who vouches for shoppers that sign in without a password: Google or another issuer with its
 * keys, the stand-in of the demonstration without, and null where there is neither.
 *
 * @param ownAddress where the shop itself listens, and with it the stand-in
 */
export function openIdentity(
  { identity }: Config,
  standIn: StandInKeys | null,
  ownAddress: () => string,
): IdentityProvider | null {
  if (identity?.provider === 'openid') return openIdentityProvider({ ...identity, standInAddress: null });
  return standIn && openIdentityProvider({ ...standIn, allowsHttp: true, standInAddress: ownAddress });
}
