import { isIP } from 'node:net';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Config } from '../shared/config/config.js';

/**
 * The shop's address for links that others follow, without a slash at its end: PUBLIC_URL, or
 * without one the address that was asked. A name that the shop does not know as its own, such as
 * one that a stranger points at it, gets the page, but no link speaks of it: links then lead to
 * the shop's own port on this machine.
 */
export function originOf(req: Request, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  if (publicUrl) return publicUrl;
  return isOwnHost(req.get('host') ?? '') ? visitedOrigin(req) : `http://localhost:${req.socket.localPort}`;
}

/**
 * As `originOf`, where no request asked: without PUBLIC_URL the shop's own port on this machine.
 */
export function ownOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/**
 * The address that the visitor of this request typed, no matter who gave the shop that name.
 * Nothing that is kept or public holds it.
 */
export function visitedOrigin(req: Request): string {
  return `${req.protocol}://${req.get('host') || 'localhost'}`;
}

/** The most hosts that are kept; a shop is asked by a few. */
const MAX_HOSTS = 100;

const hosts = new LRUCache<string, boolean>({
  max: MAX_HOSTS,
  memoMethod: (text) =>
    /^(?:[a-z0-9](?:[\w.-]{0,252}\w)?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(text) &&
    URL.canParse(`http://${text}`),
});

/**
 * Whether a Host header is one that a server can be reached by: a name or an address, and perhaps a
 * port.
 */
export function isHost(text: string): boolean {
  return hosts.memo(text);
}

/**
 * This machine, or an address by which a device reaches it in a network that has no name for it.
 */
function isOwnHost(host: string): boolean {
  if (!isHost(host)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
