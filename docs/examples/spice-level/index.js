/**
 * Tells how hot a product is, and lets lists be narrowed by it: fields alone, so that it needs no
 * compiler.
 */
export default {
  name: 'spice-level',
  contract: 1,
  customFields: [
    {
      entity: 'Product',
      name: 'spiceLevel',
      type: 'enum',
      values: ['MILD', 'MEDIUM', 'HOT'],
      label: { en: 'Spice level', hi: 'तीखापन' },
      texts: { MILD: { en: 'Mild', hi: 'हल्का' }, MEDIUM: { en: 'Medium', hi: 'मध्यम' }, HOT: { en: 'Hot', hi: 'तीखा' } },
      isPublic: true,
      isFilter: true,
      isFacet: true,
    },
    { entity: 'Product', name: 'shelf', type: 'text', label: { en: 'Shelf in the store room' }, isPublic: false },
  ],
};
