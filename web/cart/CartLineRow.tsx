import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Spinner, Text } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { gql } from '../gql';
import { type CartLineRow_LineFragment, CartLineRow_LineFragmentDoc } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { CART_RELOAD_MS } from '../lib/timings';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { ProductLink } from '../ui/ProductLink';
import { QuantitySelector } from '../ui/QuantitySelector';
import { TruncatedText } from '../ui/TruncatedText';
import { Cell, Row } from './CartGrid';
import { useRemoveCartLine } from './useRemoveCartLine';
import { useSetCartLineQuantity } from './useSetCartLineQuantity';

gql(`
  fragment CartLineRow_line on CartLine {
    id
    quantity
    price
    subTotal
    countInStock
    product { id name images(first: 1) { id ...Picture_image } }
    variant { id size ram weight }
  }
`);

/** How many characters of a title the cart shows. @see spec §9 */
const TITLE_CUT = 50;

/** What it takes to put a removed line back. */
export interface RemovedLine {
  /** The product's name. */
  name: string;
  /** Of the product. */
  productId: string;
  /** Of the chosen variant. */
  variantId: string;
  /** Whole pieces. */
  quantity: number;
}

interface CartLineRowProps {
  /** The cart the line is in. */
  cartId: string;
  /** The line shown. */
  line: FragmentType<CartLineRow_LineFragment>;
  /** Called once the line is gone. */
  onRemoved: (line: RemovedLine) => void;
}

/**
 * One line of the cart: picture and title (both lead to the product), unit price, quantity, subtotal, remove. While an
 * answer is awaited the line is dimmed, for a second at most; its controls go on working.
 *
 * @see spec §2, §4 (cart)
 */
export function CartLineRow({ cartId, line: reference, onRemoved }: CartLineRowProps) {
  const { data: line, complete } = useFragment({
    fragment: CartLineRow_LineFragmentDoc,
    fragmentName: 'CartLineRow_line',
    from: reference,
  });
  return complete ? <Shown cartId={cartId} line={line} onRemoved={onRemoved} /> : null;
}

function Shown({ cartId, line, onRemoved }: Omit<CartLineRowProps, 'line'> & { line: CartLineRow_LineFragment }) {
  const { product, variant } = line;
  const { setQuantity, wanted, isBusy: isSaving } = useSetCartLineQuantity(cartId, line.id);
  const { removeCartLine, isBusy: isRemoving } = useRemoveCartLine();
  const options = [variant.size, variant.ram, variant.weight].filter(Boolean).join(' · ');
  const name = options ? `${product.name}, ${options}` : product.name;

  const remove = async () => {
    if (isRemoving || !(await removeCartLine(line.id))) return;
    onRemoved({ name: product.name, productId: product.id, variantId: variant.id, quantity: line.quantity });
  };

  return (
    <Row aria-busy={isSaving || isRemoving || undefined}>
      <Cell column="product">
        <Box width={{ base: '24', lg: '20' }} borderRadius="l2" overflow="hidden" flexShrink="0">
          <ProductLink productId={product.id} tabIndex={-1} aria-hidden="true">
            <Picture image={product.images[0]} sizes="96px" alt="" />
          </ProductLink>
        </Box>
        <Box minWidth="0" paddingBlock="1" paddingInlineEnd={{ base: '10', lg: '0' }}>
          <Title>
            <ProductLink productId={product.id}>
              <TruncatedText text={product.name} max={TITLE_CUT} />
            </ProductLink>
          </Title>
          {options && (
            <Text textStyle="sm" color="fg.muted" marginTop="1">
              {options}
            </Text>
          )}
          <StockNote countInStock={line.countInStock} quantity={line.quantity} />
        </Box>
      </Cell>
      <Cell column="price">{formatRupees(line.price)}</Cell>
      <Cell column="quantity">
        <QuantitySelector
          quantity={wanted ?? line.quantity}
          countInStock={line.countInStock}
          onChange={setQuantity}
          productName={name}
        />
      </Cell>
      <Cell column="subTotal">{formatRupees(line.subTotal)}</Cell>
      <Cell column="remove">
        <RemoveButton type="button" data-remove="" aria-label={`Remove ${name}`} onClick={remove}>
          <Icon name="trash" />
        </RemoveButton>
        {(isSaving || isRemoving) && (
          <Veil>
            <Spinner color="brand.solid" size="lg" borderWidth="3px" />
          </Veil>
        )}
      </Cell>
    </Row>
  );
}

function StockNote({ countInStock, quantity }: { countInStock: number; quantity: number }) {
  if (countInStock >= quantity) return null;
  return (
    <Text textStyle="sm" fontWeight="medium" color="danger.fg" marginTop="1">
      {countInStock === 0 ? 'Out of stock' : `Only ${countInStock} left`}
    </Text>
  );
}

const Title = chakra('div', {
  base: {
    textStyle: 'md',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& a': { borderRadius: 'l1' },
    '& a:hover': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const RemoveButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    color: 'fg.muted',
    transition: 'background-color 150ms, color 150ms',
    _hover: { background: 'danger.subtle', color: 'danger.fg' },
  },
});

const passBy = keyframes`0%, 100% { opacity: 0 } 20%, 80% { opacity: 1 }`;

// It lies over the whole row and fades by itself within the second, however long the answer takes.
const Veil = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    background: 'color-mix(in srgb, {colors.bg.panel} 65%, transparent)',
    opacity: '0',
    animation: `${passBy} ${CART_RELOAD_MS}ms ease-in-out both`,
  },
});
