import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { gql } from '../gql';
import { type WishlistTable_ItemFragment, WishlistTable_ItemFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRs } from '../lib/money';
import { packsInWords, unitPriceInWords } from '../lib/packs';
import { paths } from '../lib/paths';
import { LineProduct, RemoveLine } from '../ui/layout/LineProduct';
import { Line, LineCell, LineTable, useFocusAfterRemoval } from '../ui/layout/LineTable';
import { TextLink } from '../ui/layout/TextLink';
import { RatingStars } from '../ui/media/RatingStars';
import { useRemoveFromWishlist } from './useRemoveFromWishlist';

gql(`
  fragment WishlistTable_item on WishlistItem {
    id
    product {
      id name brand price rating countInStock weightOptions
      unitPrice { amount per }
      images(first: 1) { id alt placeholder srcset }
    }
  }
`);

/** The columns in the order of the specification. @see spec §2 (My List) */
const COLUMNS = { product: 'Product', price: 'Price', remove: 'Remove' } as const;

/** What it takes to put a removed product back. */
export interface RemovedProduct {
  id: string;
  name: string;
}

interface WishlistTableProps {
  /** At least one entry, newest first. */
  items: readonly (FragmentType<WishlistTable_ItemFragment> & { id: string })[];
  /** Called at once when an entry is being removed, and with null when that was refused. */
  onRemoved: (product: RemovedProduct | null) => void;
}

/**
 * The viewer's list as a table with the columns Product, Price and Remove; under 992 px a card for
 * each product. After a removal the focus moves to the remove button of the line that took its
 * place.
 *
 * @see spec §2 (My List)
 */
export function WishlistTable({ items, onRemoved }: WishlistTableProps) {
  const { removeFromWishlist } = useRemoveFromWishlist();
  const { body, vacate } = useFocusAfterRemoval(items.map(({ id }) => id));

  const remove = async (place: number, id: string, product: RemovedProduct) => {
    vacate(place, id);
    onRemoved(product);
    if (!(await removeFromWishlist(id))) onRemoved(null);
  };
  return (
    <LineTable label={t('Your Wishlist')} columns={COLUMNS} widths="minmax(0, 1fr) 9rem 4.5rem" ref={body}>
      {items.map((item, place) => (
        <Row key={item.id} item={item} onRemove={(product) => remove(place, item.id, product)} />
      ))}
    </LineTable>
  );
}

interface RowProps {
  item: FragmentType<WishlistTable_ItemFragment>;
  onRemove: (product: RemovedProduct) => void;
}

function Row({ item, onRemove }: RowProps) {
  const { data, complete } = useFragment({
    fragment: WishlistTable_ItemFragmentDoc,
    fragmentName: 'WishlistTable_item',
    from: item,
  });
  if (!complete) return null;
  const { id, name, brand, price, rating, countInStock, images, weightOptions, unitPrice } = data.product;
  const about = [brand, packsInWords(weightOptions)].filter(Boolean).join(' · ');
  const from = weightOptions.length > 1;
  return (
    <Line>
      <LineProduct productId={id} name={name} image={images[0]}>
        <Box mt="0.5" pb={{ base: '8', lg: '0' }} textStyle="sm">
          {about && (
            <Text color="fg.muted" mb="1">
              {about}
            </Text>
          )}
          {rating === null ? (
            <Text color="fg.muted">{t('No ratings yet')}</Text>
          ) : (
            <RatingStars rating={rating} withNumber />
          )}
          {countInStock === 0 && (
            <Text fontWeight="medium" color="danger.fg" mt="1">
              {t('Out of stock')}
            </Text>
          )}
          <Text mt="1">
            <TextLink to={`${paths.mails('tellMe')}/${id}`}>
              {t('Notify me of stock and price')}
              <chakra.span srOnly>: {name}</chakra.span>
            </TextLink>
          </Text>
        </Box>
      </LineProduct>
      <LineCell column="price">
        {from && (
          <chakra.small fontSize="xs" color="fg.muted">
            {t('From')}{' '}
          </chakra.small>
        )}
        <chakra.span fontWeight="bold" fontVariantNumeric="tabular-nums" letterSpacing="tight">
          {formatRs(price)}
        </chakra.span>
        {unitPrice && (
          <chakra.span
            display={{ lg: 'block' }}
            fontSize="xs"
            color="fg.muted"
          >{` ${from ? t('from {price}', { price: unitPriceInWords(unitPrice) }) : unitPriceInWords(unitPrice)}`}</chakra.span>
        )}
      </LineCell>
      <RemoveLine name={name} onRemove={() => onRemove({ id, name })} />
    </Line>
  );
}
