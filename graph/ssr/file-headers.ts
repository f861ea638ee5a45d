import type { ServerResponse } from 'node:http';

/** Headers that a browser obeys on documents only. */
const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Names under /assets carry a hash of their content. */
export function cacheByName(res: ServerResponse, pathname: string): void {
  if (/^\/(assets|fonts)\//.test(pathname)) cacheForEver(res);
  else res.setHeader('Cache-Control', 'no-cache');
  // The one type that sirv does not know.
  if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
}

/** Has browsers keep a file, which never changes under its name. */
export function cacheForEver(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  // On a file of its own they say nothing, and ten files of script carry them to a phone.
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
}
