import type { Config } from '../../shared/config.js';
import type { IdentityProvider } from '../../shared/ports/identity-provider.js';
import { openIdentityProvider } from './identity-provider.js';
import { openStandInIdentity, type StandInIdentity } from './stand-in-identity.js';

/** Who vouches for shoppers that sign in without a password. */
export interface Identity {
  /** Google or another issuer with its keys, the stand-in without, and null where there is neither. */
  readonly provider: IdentityProvider | null;
  /** The stand-in, to be mounted; null with a real issuer, and where its package is not installed. */
  readonly standIn: StandInIdentity | null;
}

/**
 * Opens the identity provider that the configuration names.
 *
 * @param ownAddress where the shop itself listens, and with it the stand-in
 */
export function openIdentity(config: Config, ownAddress: () => string): Identity {
  const { identity } = config;
  if (identity?.provider === 'openid') {
    return { provider: openIdentityProvider({ ...identity, standInAddress: null }), standIn: null };
  }
  const standIn = identity?.provider === 'standin' ? openStandInIdentity(config) : null;
  const provider = standIn && openIdentityProvider({ ...standIn, allowsHttp: true, standInAddress: ownAddress });
  return { provider, standIn };
}
