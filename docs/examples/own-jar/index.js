/**
 * Adds a kind of offer: so many rupees off each piece of some goods, as for those who bring a jar
 * of their own.
 */
export default {
  name: 'own-jar',
  contract: 1,
  parts: ({ zod: { z } }) => {
    const scope = z.object({
      categoryIds: z.array(z.string()),
      brands: z.array(z.string()),
      productIds: z.array(z.string()),
    });
    return {
      offerKinds: [
        {
          kind: 'OWN_JAR',
          label: { en: 'Own jar', hi: 'अपना डिब्बा' },
          /** `off` is in rupees, as staff enter it among the options. */
          terms: z.object({ kind: z.literal('OWN_JAR'), scope, off: z.coerce.number().positive() }),
          judge: (terms, { lines, within }) => {
            const covered = new Set(within(terms.scope));
            if (covered.size === 0) return { application: null, missing: { code: 'NOTHING_MATCHES' } };
            const off = Math.round(terms.off * 100);
            const perPiece = lines.map(({ pricePaise }, line) => (covered.has(line) ? Math.min(off, pricePaise) : 0));
            return { application: { stage: 'PIECES', perPiece }, missing: null };
          },
          sentence: (terms, words) => {
            const [off, goods] = [words.rupees(terms.off * 100), words.goods(terms.scope)];
            return {
              en: `${words.in('en', off)} off each of ${words.in('en', goods)} for a jar of your own`,
              hi: `अपना डिब्बा लाने पर ${words.in('hi', goods)} के हर पीस पर ${words.in('hi', off)} की छूट`,
            };
          },
          scopesOf: (terms) => [terms.scope],
        },
      ],
    };
  },
};
