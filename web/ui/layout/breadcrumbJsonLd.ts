interface NamedCrumb {
  /** Of the place, as shown. */
  label: string;
  /** Its path; absent for the page itself. */
  to?: string;
}

/**
 * The way to a page as structured data for search engines.
 *
 * @param whole makes whole addresses of paths
 * @param path of the page itself
 */
export function breadcrumbJsonLd(
  crumbs: readonly NamedCrumb[],
  whole: (path: string) => string,
  path: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: whole(to ?? path),
    })),
  };
}
