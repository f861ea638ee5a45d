/**
 * The shop as a business, as structured data for search engines.
 *
 * @param origin of the shop, such as `https://shop.example`
 */
export function organizationJsonLd(
  shop: { name: string; description: string; phone: string; email: string; iconUrl?: string | null },
  origin: string,
): Record<string, unknown> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: shop.name,
    description: shop.description,
    url: `${origin}/`,
    logo: `${origin}${shop.iconUrl ?? '/icons/icon-512.png'}`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: shop.phone,
      email: shop.email,
      areaServed: 'IN',
    },
  };
}
