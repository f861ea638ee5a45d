import { describe, expect, it } from '@jest/globals';
import type { CartFigures_CartFragment } from '../gql/graphql';
import { withQuantity } from './figures';

const line = (id: string, price: number, quantity: number) => ({
  __typename: 'CartLine' as const,
  id,
  price,
  quantity,
  subTotal: price * quantity,
  discount: 0,
  countInStock: 20,
  product: { __typename: 'Product' as const, id: `product-${id}` },
  variant: { __typename: 'ProductVariant' as const, id: `variant-${id}` },
});

const cart: CartFigures_CartFragment = {
  __typename: 'Cart',
  id: 'cart-1',
  totalQuantity: 3,
  subTotal: 83,
  discount: 0,
  shipping: 0,
  rounding: 0,
  total: 83,
  lines: [line('rice', 27.5, 2), line('salt', 28, 1)],
  ...{ codes: [], offers: [], offerHints: [] },
};

describe('withQuantity', () => {
  it('follows with subtotal, total and pieces', () => {
    const changed = withQuantity(cart, 'salt', 4);

    expect(changed.lines[1]).toMatchObject({ quantity: 4, subTotal: 112 });
    expect(changed).toMatchObject({ totalQuantity: 6, subTotal: 167, total: 167, rounding: 0 });
    expect(cart.lines[1]?.quantity).toBe(1);
  });

  it('drops the paise of the total and says how many', () => {
    const changed = withQuantity(cart, 'rice', 3);

    expect(changed).toMatchObject({ subTotal: 110.5, total: 110, rounding: 0.5 });
  });

  it('retains what offers took off, and what delivery costs, until the graph says otherwise', () => {
    const changed = withQuantity({ ...cart, discount: 10.25, shipping: 40, total: 112 }, 'salt', 4);

    expect(changed).toMatchObject({ subTotal: 167, discount: 10.25, total: 196, rounding: 0.75 });
  });

  it('adds paise without the dust of binary fractions', () => {
    const changed = withQuantity({ ...cart, lines: [line('tea', 0.1, 1)] }, 'tea', 3);

    expect(changed.lines[0]?.subTotal).toBe(0.3);
  });
});
