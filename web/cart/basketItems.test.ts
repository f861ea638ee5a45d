import { describe, expect, it } from '@jest/globals';
import { readBasketItems } from './basketItems';

describe('the link to a basket', () => {
  it('names its goods by product, variant, pieces and price', () => {
    expect(readBasketItems(new URLSearchParams('item=p-1_v-1_2_83&item=p-2_v-2_1_319.5&item=p-3_v-3_4'))).toEqual([
      { productId: 'p-1', variantId: 'v-1', quantity: 2, price: 83 },
      { productId: 'p-2', variantId: 'v-2', quantity: 1, price: 319.5 },
      { productId: 'p-3', variantId: 'v-3', quantity: 4, price: null },
    ]);
  });

  it('holds fifty of them at most, and nothing that is none', () => {
    expect(readBasketItems(new URLSearchParams('item=nonsense&item=p_v_0&item=p_v_-1&item=_v_1&q=p_v_1'))).toEqual([]);
    expect(readBasketItems(new URLSearchParams('item=p_v_1&'.repeat(60)))).toHaveLength(50);
  });
});
