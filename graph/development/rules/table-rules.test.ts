import { describe, expect, it } from '@jest/globals';
import { features } from '../../features.js';
import { complaintsAboutTables } from './table-rules.js';

describe('the tables that the SQL of a feature names', () => {
  it('are its own and those of what it says that it uses', () => {
    expect(complaintsAboutTables(features)).toEqual([]);
  });

  it('are complained about where it does not say so', () => {
    const silent = features.map((feature) => (feature.name === 'cart' ? { ...feature, uses: [] } : feature));

    const complaints = complaintsAboutTables(silent);

    expect(complaints).toContain(
      'graph/cart/read-lines.queries.ts names product_variant of catalogue, which cart does not say that it uses',
    );
  });
});
