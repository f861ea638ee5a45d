import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Grid, Spinner, Text } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { gql } from '../gql';
import { type CartLineRow_LineFragment, CartLineRow_LineFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { choiceInWords, unitPriceInWords } from '../lib/packs';
import { CART_RELOAD_MS } from '../lib/timings';
import { QuantitySelector } from '../ui/form/QuantitySelector';
import { LineProduct, RemoveLine } from '../ui/layout/LineProduct';
import { Line, LineCell } from '../ui/layout/LineTable';
import { DietMark } from '../ui/media/DietMark';
import { LineWish } from './LineWish';
import { useRemoveCartLine } from './useRemoveCartLine';
import { useSetCartLineQuantity } from './useSetCartLineQuantity';

gql(`
  fragment CartLineRow_line on CartLine {
    id quantity price priceBefore subTotal discount countInStock bestBefore wish
    product { id name label { diet } images(first: 1) { id alt placeholder srcset } }
    variant { id size ram weight unitPrice { amount per } image { id alt placeholder srcset } }
  }
`);

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
 * One line of the cart: picture and title (both lead to the product), unit price, quantity,
 * subtotal, remove. While an answer is awaited the line is dimmed, for a second at most; its
 * controls go on working.
 *
 * @see spec §2, §4 (cart)
 */
export function CartLineRow({ line: reference, ...rest }: CartLineRowProps) {
  const { data: line, complete } = useFragment({
    fragment: CartLineRow_LineFragmentDoc,
    fragmentName: 'CartLineRow_line',
    from: reference,
  });
  return complete ? <Shown line={line} {...rest} /> : null;
}

/**
 * It lies over the whole row and fades by itself within the second, however long the answer takes.
 */
const passBy = keyframes({ '20%, 60%': { opacity: 1 } });

type ShownProps = Omit<CartLineRowProps, 'line'> & { line: CartLineRow_LineFragment };

function Shown({ cartId, line, onRemoved }: ShownProps) {
  const { product, variant } = line;
  const { setQuantity, wanted, isBusy: isSaving } = useSetCartLineQuantity(cartId, line.id);
  const { removeCartLine, isBusy: isRemoving } = useRemoveCartLine();
  const options = choiceInWords(variant);
  const name = options ? `${product.name}, ${options}` : product.name;

  const remove = async () => {
    if (isRemoving || !(await removeCartLine(line.id))) return;
    onRemoved({ name: product.name, productId: product.id, variantId: variant.id, quantity: line.quantity });
  };

  return (
    <Line data-variant={variant.id} aria-busy={isSaving || isRemoving || undefined}>
      <LineProduct productId={product.id} name={product.name} image={variant.image ?? product.images[0]}>
        {(options || product.label.diet) && (
          <Text
            textStyle="sm"
            color="fg.muted"
            mt="1"
            css={{ '& svg': { display: 'inline', verticalAlign: '-0.125em' } }}
          >
            {product.label.diet && <DietMark diet={product.label.diet} />} {options}
          </Text>
        )}
        {line.bestBefore && (
          <Text textStyle="sm" color="fg.muted">
            {t('Best before at least {day}', { day: formatDate(line.bestBefore) })}
          </Text>
        )}
        <ChangedSince line={line} />
        <LineWish lineId={line.id} name={name} wish={line.wish} />
      </LineProduct>
      <LineCell column="price">
        {formatRupees(line.price)}
        {variant.unitPrice && (
          <chakra.span
            ms={{ base: '2', lg: '0' }}
            fontSize="xs"
            color="fg.muted"
            whiteSpace="nowrap"
            display={{ lg: 'block' }}
          >
            {unitPriceInWords(variant.unitPrice)}
          </chakra.span>
        )}
      </LineCell>
      <LineCell column="quantity">
        <QuantitySelector
          quantity={wanted ?? line.quantity}
          countInStock={line.countInStock}
          onChange={setQuantity}
          productName={name}
        />
      </LineCell>
      <LineCell column="subTotal">
        {formatRupees(line.subTotal)}
        {line.discount > 0 && (
          <Text textStyle="sm" fontWeight="normal" color="leaf.fg">
            −{formatRupees(line.discount)}
          </Text>
        )}
      </LineCell>
      <RemoveLine name={name} onRemove={remove}>
        {(isSaving || isRemoving) && (
          <Grid
            position="absolute"
            inset="0"
            placeItems="center"
            pointerEvents="none"
            bg="color-mix(in srgb, {colors.bg.panel} 65%, transparent)"
            opacity="0"
            animation={`${passBy} ${CART_RELOAD_MS}ms ease-in-out both`}
          >
            <Spinner aria-hidden="true" color="brand.solid" borderWidth="3px" size="lg" />
          </Grid>
        )}
      </RemoveLine>
    </Line>
  );
}

/**
 * What has changed since the line was put into the cart: its price, or that there is no longer as
 * much of it.
 */
function ChangedSince({ line }: { line: CartLineRow_LineFragment }) {
  const { price, priceBefore, countInStock, quantity } = line;
  return (
    <>
      {priceBefore !== null && (
        <Text textStyle="sm" mt="1" color={price < priceBefore ? 'leaf.fg' : 'fg.muted'}>
          {price < priceBefore
            ? t('The price has dropped since you added this. It was {before}.', { before: formatRupees(priceBefore) })
            : t('The price has gone up since you added this. It was {before}.', { before: formatRupees(priceBefore) })}
        </Text>
      )}
      {countInStock < quantity && (
        <Text textStyle="sm" fontWeight="medium" color="danger.fg" mt="1">
          {countInStock === 0
            ? t('Out of stock. Please remove it to continue.')
            : t('Only {countInStock} left. Please lower the quantity.', { countInStock })}
        </Text>
      )}
    </>
  );
}
