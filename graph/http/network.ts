import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Groups of 16 bits that name a network of IPv6; the rest names a device in it, which its owner
 * changes at will.
 */
const NETWORK_GROUPS = 4;

/**
 * The network that a visitor comes from: an IPv4 address, or the /64 of an IPv6 address, since a
 * household has one of the former and all of the latter.
 *
 * @param address as Express reads it, behind the proxies that are trusted
 * @returns null for a text that is no address
 */
export function networkOf(address: string | undefined): string | null {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return plain;
  if (isIP(plain) !== 6) return null;
  const [head = '', tail] = plain.split('::');
  const groups = groupsOf(head);
  const zeros = tail === undefined ? 0 : 8 - groups.length - groupsOf(tail).length;
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...groupsOf(tail ?? '')];
  const network = whole.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The last 32 bits may be written as an IPv4 address, which stands for two groups that no caller
 * asks for.
 */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

/**
 * The address that a request comes from and whether it came by TLS, as Express reads both.
 *
 * @param proxies how many of them stand in front and are believed
 */
export function senderOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): { address: string | undefined; isSecure: boolean } {
  if (proxies === 0) return { address: socket.remoteAddress, isSecure: false };
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const addresses = [socket.remoteAddress, ...forwarded.reverse()];
  const [protocol = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return { address: addresses[Math.min(proxies, addresses.length - 1)], isSecure: protocol.trim() === 'https' };
}
