import type { Facts } from './mockGraph';

/** A label that says nothing. */
const UNSAID = {
  ...{ diet: null, countryOfOrigin: null, shelfLifeDays: null, manufacturer: null, importer: null },
  ...{ fssaiLicense: null, allergens: [], ingredients: null, nutrition: [] },
};

/** Facts of a product that costs ₹54 and has no choices, for pages' tests. */
export function aProduct(facts: Facts & { id: string }): Facts {
  return {
    name: `Product ${facts.id}`,
    description: 'Good milk. Keep it cold.',
    brand: 'Doodhpur',
    price: 54,
    mrp: 54,
    label: { ...UNSAID, diet: 'VEG' },
    oldPrice: null,
    discount: 0,
    rating: 4.3,
    reviewCount: 12,
    ratingCount: 12,
    countInStock: 5,
    category: { id: 'dairy', name: 'Dairy & Bakery' },
    images: [
      {
        id: `image-${facts.id}`,
        alt: 'A pouch of milk',
        url: '/images/milk-448.webp',
        srcset: '/images/milk-448.webp 448w',
        zoomUrl: '/images/milk-1200.webp',
      },
    ],
    variants: [{ id: `variant-${facts.id}`, sku: 'MILK', price: 54, countInStock: 5 }],
    ...facts,
  };
}

/** So many products, `p1` on, as a list shows them. */
export function someProducts(count: number, from = 1): Facts[] {
  return Array.from({ length: count }, (_, place) => aProduct({ id: `p${from + place}` }));
}

/** A page of a product list, ending behind the given products. */
export function aProductPage(products: Facts[], facts: Facts = {}): Facts {
  const { totalCount = products.length, ...rest } = facts;
  return {
    products: {
      totalCount,
      nodes: products,
      edges: products.map((node) => ({ cursor: String(node.id), node })),
      ...rest,
    },
  };
}
