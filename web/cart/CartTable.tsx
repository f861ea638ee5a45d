// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards keeps its meaning in every browser only by words
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { gql } from '../gql';
import { type CartTable_CartFragment, CartTable_CartFragmentDoc } from '../gql/graphql';
import { Table } from './CartGrid';
import { CartLineRow, type RemovedLine } from './CartLineRow';

gql(`
  fragment CartTable_cart on Cart {
    id
    lines { id ...CartLineRow_line }
  }
`);

interface CartTableProps {
  /** The viewer's cart, with at least one line. */
  cart: FragmentType<CartTable_CartFragment>;
  /** Called once a line is gone. */
  onRemoved: (line: RemovedLine) => void;
}

/**
 * The lines of the cart as a table with the columns Product, Unit Price, Quantity, Subtotal and Remove; under 992 px a
 * card for each. After a removal the focus moves to the remove button of the line that took its place.
 *
 * @see spec §2 (cart)
 */
export function CartTable({ cart: reference, onRemoved }: CartTableProps) {
  const { data: cart, complete } = useFragment({
    fragment: CartTable_CartFragmentDoc,
    fragmentName: 'CartTable_cart',
    from: reference,
  });
  const body = useRef<HTMLTableSectionElement>(null);
  const [vacated, setVacated] = useState<{ place: number; lineId: string } | null>(null);
  const lines = complete ? cart.lines : [];
  const isGone = vacated !== null && lines.every(({ id }) => id !== vacated.lineId);

  useEffect(() => {
    if (!vacated || !isGone) return;
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    buttons[Math.min(vacated.place, buttons.length - 1)]?.focus();
    setVacated(null);
  }, [vacated, isGone]);

  if (!complete) return null;
  return (
    <Table label="Your Cart">
      <tbody role="rowgroup" ref={body}>
        {lines.map((line, place) => (
          <CartLineRow
            key={line.id}
            cartId={cart.id}
            line={line}
            onRemoved={(removed) => {
              setVacated({ place, lineId: line.id });
              onRemoved(removed);
            }}
          />
        ))}
      </tbody>
    </Table>
  );
}
