import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { gql } from '../gql';
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from '../gql/graphql';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import { ProductLink } from '../ui/ProductLink';
import { RatingStars } from '../ui/RatingStars';
import { TruncatedText } from '../ui/TruncatedText';
import { WishlistButton } from '../wishlist/WishlistButton';

gql(`
  fragment ProductCard_product on Product {
    id
    name
    brand
    price
    oldPrice
    discount
    rating
    reviewCount
    countInStock
    category { id name }
    images(first: 1) { id ...Picture_image }
    ...WishlistButton_product
  }
`);

/** Characters of the name before the ellipsis. @see spec §9 */
const NAME_LENGTH = 25;

interface ProductCardProps {
  product: FragmentType<ProductCard_ProductFragment> | { __typename: 'Product'; id: string };
  /** Of the picture: how wide a card is at which window width. */
  sizes: string;
  /** The picture loads at once; for cards seen without scrolling. */
  eager?: boolean;
  /** The card was on screen a moment ago, so that its picture needs no skeleton. */
  isKnown?: boolean;
}

/** A product in a list: picture, name, brand, category, rating and price; pressing it anywhere opens the product. */
export function ProductCard({ product, sizes, eager, isKnown }: ProductCardProps) {
  const { data, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: 'ProductCard_product',
    from: product,
  });
  if (!complete) return null;

  const isSoldOut = data.countInStock === 0;
  return (
    <Card data-sold-out={isSoldOut || undefined}>
      <div className="field">
        <Picture image={data.images[0]} sizes={sizes} alt="" eager={eager} skeleton={!isKnown} />
        {isSoldOut ? (
          <span className="mark">Sold out</span>
        ) : (
          data.discount > 0 && <span className="mark discount">{data.discount}% off</span>
        )}
        <ProductLink
          productId={data.id}
          className="quick-view"
          aria-label={`Quick view: ${data.name}`}
          // The name beside it leads to the same page, so that one stop per card is enough.
          tabIndex={-1}
        >
          <Icon name="eye" /> Quick view
        </ProductLink>
        <WishlistButton product={data} look="card" />
      </div>
      <div className="text">
        <span className="category">{data.category.name}</span>
        <h3>
          <ProductLink productId={data.id}>
            <TruncatedText text={data.name} max={NAME_LENGTH} />
          </ProductLink>
        </h3>
        {data.brand && <span className="brand">{data.brand}</span>}
        <span className="rating">
          {data.rating === null ? (
            'No ratings yet'
          ) : (
            <RatingStars rating={data.rating} reviewCount={data.reviewCount || undefined} withNumber />
          )}
        </span>
        <span className="price-row">
          <Price price={data.price} oldPrice={data.oldPrice} />
        </span>
      </div>
    </Card>
  );
}

/** The place of a card that is still on its way. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden="true" data-waiting="">
      <div className="field" />
      <div className="text">
        <i style={{ width: '45%' }} />
        <i style={{ width: '85%' }} />
        <i style={{ width: '55%' }} />
        <i style={{ width: '65%' }} />
        <i style={{ width: '40%', height: '1.25rem' }} />
      </div>
    </Card>
  );
}

// One set of rules for the card and all it holds: a list draws it dozens of times, on the server too.
const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    p: '2',
    bg: 'bg.panel',
    borderRadius: 'l3',
    borderWidth: '1px',
    borderColor: 'border.muted',
    transition: 'border-color 200ms, box-shadow 200ms, transform 200ms',
    '&:hover': { borderColor: 'border', boxShadow: 'md' },
    '&:active': { transform: 'scale(0.985)' },
    '&:has(a:focus-visible)': {
      outline: '2px solid {colors.brand.focusRing}',
      outlineOffset: '2px',
      '& h3 a': { outline: 'none' },
    },
    '& .field': { position: 'relative', borderRadius: 'xl', overflow: 'hidden', aspectRatio: '1 / 1', bg: 'bg.muted' },
    '& img': { transition: 'transform 500ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    '&:hover img': { transform: 'scale(1.04)' },
    '& .mark': {
      position: 'absolute',
      top: '2',
      left: '2',
      px: '2',
      py: '0.5',
      borderRadius: 'full',
      fontSize: 'xs',
      fontWeight: '600',
      bg: '#2B1B24',
      color: '#FFFCF7',
    },
    '& .discount': { bg: 'leaf.solid', color: 'leaf.contrast' },
    '& .quick-view': {
      position: 'absolute',
      zIndex: '1',
      insetX: '2',
      bottom: '2',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      h: '10',
      borderRadius: 'lg',
      fontSize: 'sm',
      fontWeight: '600',
      bg: '#FFFCF7',
      color: '#2B1B24',
      boxShadow: 'sm',
      opacity: 0,
      transform: 'translateY(6px)',
      transition: 'opacity 200ms, transform 200ms',
      '@media (hover: none)': { display: 'none' },
    },
    '&:hover .quick-view, & .quick-view:focus-visible': { opacity: 1, transform: 'none' },
    '& .text': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      px: { base: '1', md: '2' },
      pt: '3',
      pb: '1.5',
      rowGap: '1',
    },
    '& .category': { fontSize: 'xs', color: 'fg.muted', truncate: true },
    '& h3': {
      fontSize: { base: 'sm', xl: '0.9375rem' },
      fontWeight: '600',
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
    },
    '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'l3' },
    '& .brand': { fontSize: 'xs', color: 'fg.muted', truncate: true },
    '& .rating': { fontSize: 'xs', color: 'fg.muted', lineHeight: '1.25rem' },
    '& .price-row': { mt: 'auto', pt: '1' },
    '&[data-sold-out]': { '& img': { opacity: 0.55, filter: 'grayscale(0.6)' }, '& .price': { color: 'fg.muted' } },
    '&[data-waiting]': {
      '& i, & .field': { bg: 'bg.muted', animation: 'pulse' },
      '& i': { height: '0.875rem', borderRadius: 'md', my: '1' },
    },
  },
});
