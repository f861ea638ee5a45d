import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/**
 * Ranges that no host of the public Internet has (IANA's registries of special-purpose addresses).
 */
const SPECIAL = new BlockList();
for (const [network, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, prefix, 'ipv6');

/**
 * All that is given out for the public Internet (RFC 4291); what holds an IPv4 address within an
 * IPv6 one is not in it.
 */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether an address belongs to the public Internet, and to no network behind which the shop itself
 * stands.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/**
 * The address of a host that may be connected to. Anyone who connects has to take this very one: a
 * name may lead elsewhere the next time that it is asked for.
 *
 * @param host a name or an address, with or without brackets
 * @param allowsLoopback whether this machine itself may be meant, for development and tests
 * @returns null where the name is not known, or leads to any address that may not be connected to
 */
export async function findPublicAddress(host: string, allowsLoopback: boolean): Promise<LookupAddress | null> {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const addresses = await lookup(bare, { all: true }).catch((): LookupAddress[] => []);
  const mayBe = ({ address, family }: LookupAddress) =>
    isPublicAddress(address) || (allowsLoopback && LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4'));
  return addresses.every(mayBe) ? (addresses[0] ?? null) : null;
}
