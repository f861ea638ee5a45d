import type { Context } from '../../shared/context.js';
import { LANGUAGE_CODES } from '../../shared/languages/languages.js';
import { listCategoryPlaces } from '../catalogue.queries.js';
import { listProductIds } from '../catalogue-ids.service.js';
import { countProducts } from '../listing/product-listing.service.js';

/**
 * The protocol allows 50,000 addresses a file; a smaller one is made and read in less. Of each page
 * there are as many addresses as there are languages.
 */
const MAX_ADDRESSES = Math.floor(20_000 / LANGUAGE_CODES.length);
/** How long a list of addresses is cached. In milliseconds. */
const CACHE_MS = 10 * 60 * 1000;
/** So many lists at most are cached, about two megabytes each. */
const MAX_CACHED = 6;

/** How the web spells its addresses: each a path of the shop. */
export interface Addresses {
  /** Pages without an id in their address that search engines are to know. */
  pages: string[];
  category(id: string): string;
  subCategory(id: string): string;
  product(id: string): string;
  /** A path in each language, and for those who read none of them (`x-default`). */
  alternates(path: string): { hreflang: string; path: string }[];
}

/**
 * Tells search engines the address of every page that they are to know.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export interface Sitemap {
  /**
   * One file of the sitemap as XML; null when there is no such file.
   *
   * @param file null: `/sitemap.xml`, which holds every address, or the names of `/sitemap-1.xml`
   *   and on when one file cannot hold them
   * @param origin of the shop, such as `https://jhola.example`
   */
  read(ctx: Context, file: number | null, origin: string): Promise<string | null>;
}

/**
 * Opens the sitemap over a shop. What it lists is asked of the catalogue, and cached for ten
 * minutes.
 *
 * @param maxAddresses of one file, in one language
 */
export function openSitemap(addresses: Addresses, maxAddresses = MAX_ADDRESSES): Sitemap {
  const cached = cacheFor(CACHE_MS, MAX_CACHED);

  const placesOf = async (ctx: Context) => [
    ...addresses.pages,
    ...(await listCategoryPlaces(ctx)).map(({ id, isTop }) =>
      isTop ? addresses.category(id) : addresses.subCategory(id),
    ),
  ];
  const productsOf = async (ctx: Context, limit: number, offset: number) =>
    (await listProductIds(ctx, { limit, offset })).map(addresses.product);

  // The first file has the pages and the categories, each further one a page of the products.
  const plan = (ctx: Context) =>
    cached('plan', async () => {
      const [places, products] = await Promise.all([placesOf(ctx), countProducts(ctx, {})]);
      const isOneFile = places.length + products <= maxAddresses;
      return { places, products, files: isOneFile ? 1 : 1 + Math.ceil(products / maxAddresses) };
    });

  return {
    async read(ctx, file, origin) {
      const { places, products, files } = await plan(ctx);
      if (file === null && files === 1) {
        const all = await cached('all', async () => [...places, ...(await productsOf(ctx, products, 0))]);
        return urlSet(addresses, all, origin);
      }
      if (file === null) return index(files, origin);
      if (files === 1 || file < 1 || file > files) return null;
      if (file === 1) return urlSet(addresses, places, origin);
      const page = await cached(`${file}`, () => productsOf(ctx, maxAddresses, (file - 2) * maxAddresses));
      return urlSet(addresses, page, origin);
    },
  };
}

/** What programs come for below what robots are to leave alone. */
const FOR_PROGRAMS = ['/api/acp/', '/api/feeds/', '/api/openapi.json', '/api/ucp/'];

/**
 * The rules for robots: what is no page is left alone; every page says by itself whether it wants
 * to be found.
 */
export function robotsTxt(origin: string): string {
  const lines = [
    `# Programs that buy for a person: ${origin}/llms.txt`,
    'User-agent: *',
    ...FOR_PROGRAMS.map((path) => `Allow: ${path}`),
    ...['Disallow: /api/', 'Disallow: /playground', '', `Sitemap: ${origin}/sitemap.xml`, ''],
  ];
  return lines.join('\n');
}

/** Each page once in every language, each time with all of its alternates. */
function urlSet({ alternates }: Addresses, paths: readonly string[], origin: string): string {
  const entries = paths.flatMap((path) => {
    const each = alternates(path).map((alternate) => ({ ...alternate, address: escapeXml(origin + alternate.path) }));
    const links = each
      .map(({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`)
      .join('');
    return each
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ address }) => `<url><loc>${address}</loc>${links}</url>`);
  });
  return inXml('urlset', entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}

function index(files: number, origin: string): string {
  const names = Array.from({ length: files }, (_, place) => `${origin}/sitemap-${place + 1}.xml`);
  return inXml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escapeXml(name)}</loc></sitemap>`),
  );
}

function inXml(root: string, lines: readonly string[], namespaces = ''): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Caches what was made for a while, so that those who ask together or soon after one another share
 * one making.
 */
function cacheFor(ms: number, most: number) {
  const cache = new Map<string, { until: number; made: Promise<unknown> }>();
  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = cache.get(name);
    if (known && known.until > Date.now()) return known.made as Promise<T>;
    const made = make();
    cache.delete(name);
    cache.set(name, { until: Date.now() + ms, made });
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
    // A failure is not cached.
    made.catch(() => cache.delete(name));
    return made;
  };
}
