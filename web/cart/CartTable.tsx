import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../gql';
import { type CartTable_CartFragment, CartTable_CartFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { LineTable, useFocusAfterRemoval } from '../ui/layout/LineTable';
import { CartLineRow, type RemovedLine } from './CartLineRow';

gql(`
  fragment CartTable_cart on Cart {
    id
    lines { id ...CartLineRow_line }
  }
`);

/** The columns in the order of the specification. @see spec §2 (cart) */
const COLUMNS = {
  product: 'Product',
  price: 'Unit Price',
  quantity: 'Quantity',
  subTotal: 'Subtotal',
  remove: 'Remove',
} as const;

const WIDTHS = 'minmax(0, 1fr) 7rem 9rem 7.5rem 4.5rem';

const NONE: readonly never[] = [];

interface CartTableProps {
  /** The viewer's cart, with at least one line. */
  cart: FragmentType<CartTable_CartFragment>;
  /** Called once a line is gone. */
  onRemoved: (line: RemovedLine) => void;
}

/**
 * The lines of the cart as a table with the columns Product, Unit Price, Quantity, Subtotal and
 * Remove; under 992 px a card for each. After a removal the focus moves to the remove button of the
 * line that took its place.
 *
 * @see spec §2 (cart)
 */
export function CartTable({ cart: reference, onRemoved }: CartTableProps) {
  const { data: cart, complete } = useFragment({
    fragment: CartTable_CartFragmentDoc,
    fragmentName: 'CartTable_cart',
    from: reference,
  });
  const inCart = complete ? cart.lines : NONE;
  const { body, vacate } = useFocusAfterRemoval(inCart.map(({ id }) => id));

  if (!complete) return null;
  return (
    <LineTable label={t('Your Cart')} columns={COLUMNS} widths={WIDTHS} ref={body}>
      {inCart.map((line, place) => (
        <CartLineRow
          key={line.id}
          cartId={cart.id}
          line={line}
          onRemoved={(removed) => {
            vacate(place, line.id);
            onRemoved(removed);
          }}
        />
      ))}
    </LineTable>
  );
}
