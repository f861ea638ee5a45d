import type { IdentityProvider } from '../../shared/ports/identity-provider.js';
import type { PortParts } from '../../shared/ports/ports.js';

/**
 * Opens who vouches for shoppers that sign in without a password: Google or another issuer with its
 * keys, the stand-in of the demonstration without, and null where there is neither.
 */
export async function openIdentity({ config, standIn, ownAddress }: PortParts): Promise<IdentityProvider | null> {
  const { identity } = config;
  const isReal = identity?.provider === 'openid';
  if (!isReal && !standIn) return null;
  const { openIdentityProvider } = await import('./identity-provider.js');
  if (isReal) return openIdentityProvider({ ...identity, standInAddress: null });
  return standIn && openIdentityProvider({ ...standIn, allowsHttp: true, standInAddress: ownAddress });
}
