import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { AddFromCard } from '../../cart/choice/AddFromCard';
import { gql } from '../../gql';
import { type ProductCard_ProductFragment, ProductCard_ProductFragmentDoc } from '../../gql/graphql';
import { classes } from '../../lib/classes';
import { t } from '../../lib/messages';
import { packsInWords } from '../../lib/packs';
import { TruncatedText } from '../../ui/layout/TruncatedText';
import { DietMark } from '../../ui/media/DietMark';
import { Icon } from '../../ui/media/Icon';
import { Picture } from '../../ui/media/Picture';
import { Price } from '../../ui/media/Price';
import { ProductLink } from '../../ui/media/ProductLink';
import { RatingStars } from '../../ui/media/RatingStars';
import { WishlistButton } from '../../wishlist/WishlistButton';
import styles from './ProductCard.module.css';

gql(`
  fragment ProductCard_product on Product {
    id
    name
    brand
    price
    oldPrice
    lowestPrice30Days
    discount
    rating
    reviewCount
    countInStock
    weightOptions
    sizes
    ramOptions
    unitPrice { amount per }
    category { id name }
    label { diet }
    deliveryPromise { shortText }
    offers { offerId text }
    images(first: 1) { id alt placeholder srcset }
    inWishlist
  }
`);

/** Characters of an offer before the ellipsis, so that it stays on one line of a phone. */
const OFFER_LENGTH = 26;

/** Characters of the name before the ellipsis. @see spec §9 */
const NAME_LENGTH = 25;

/** What a product and its category are called in another language than that of the page. */
export type OtherNames = { called?: string; shelf?: { name: string } };

interface ProductCardProps {
  product: (FragmentType<ProductCard_ProductFragment> | { __typename: 'Product'; id: string }) & OtherNames;
  /** Of the picture: how wide a card is at which window width. */
  sizes: string;
  /** The picture loads at once; for cards seen without scrolling. */
  eager?: boolean;
  /** The card was on screen a moment ago, so that its picture needs no skeleton. */
  isKnown?: boolean;
}

/**
 * A product in a list: picture, mark of food, name, brand, category, pack, rating, price and a way
 * into the cart; pressing it anywhere else opens the product.
 */
export function ProductCard({ product, sizes, eager, isKnown }: ProductCardProps) {
  const { data, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: 'ProductCard_product',
    from: product,
  });
  if (!complete) return null;

  const { weightOptions, ramOptions } = data;
  const name = product.called ?? data.name;
  const pack = packsInWords(weightOptions);
  const isSoldOut = data.countInStock === 0;
  return (
    <article className={styles.card} data-sold-out={isSoldOut || undefined}>
      <div className={styles.field}>
        <Picture image={data.images[0]} sizes={sizes} alt="" eager={eager} skeleton={!isKnown} />
        {isSoldOut ? (
          <span className={styles.mark}>{t('Sold out')}</span>
        ) : (
          data.discount > 0 && (
            <span className={classes(styles.mark, styles.discount)}>
              {data.discount}
              {t('% off')}
            </span>
          )
        )}
        <ProductLink
          productId={data.id}
          className={styles.quickView}
          aria-label={t('Quick view: {name}', { name })}
          // The name beside it leads to the same page, so that one stop per card is enough.
          tabIndex={-1}
        >
          <Icon name="eye" /> {t('Quick view')}
        </ProductLink>
        <WishlistButton product={data} look="card" />
      </div>
      <div className={styles.text}>
        <span className={styles.category}>
          {data.label.diet && <DietMark diet={data.label.diet} />} {(product.shelf ?? data.category).name}
        </span>
        <h3>
          <ProductLink productId={data.id}>
            <TruncatedText text={name} max={NAME_LENGTH} />
          </ProductLink>
        </h3>
        {data.brand && <span className={styles.brand}>{data.brand}</span>}
        {pack && <span className={styles.pack}>{pack}</span>}
        <span className={styles.rating}>
          {data.rating === null ? (
            t('No ratings yet')
          ) : (
            <RatingStars rating={data.rating} reviewCount={data.reviewCount || undefined} withNumber />
          )}
        </span>
        {data.offers[0] && (
          <span className={styles.delivery}>
            <TruncatedText text={data.offers[0].text} max={OFFER_LENGTH} />
          </span>
        )}
        {data.deliveryPromise && <span className={styles.delivery}>{data.deliveryPromise.shortText}</span>}
        <span className={styles.priceRow}>
          <Price
            price={data.price}
            oldPrice={data.oldPrice}
            lowest={data.lowestPrice30Days}
            isFrom={weightOptions.length > 1}
            unitPrice={data.unitPrice}
          />
        </span>
        {!isSoldOut && (
          <AddFromCard
            product={{
              id: data.id,
              name,
              brand: data.brand,
              hasChoice: weightOptions.length > 1 || data.sizes.length > 1 || ramOptions.length > 1,
            }}
          />
        )}
      </div>
    </article>
  );
}

/** The place of a card that is still on its way. */
export function ProductCardSkeleton() {
  return (
    <article className={styles.card} aria-hidden="true" data-waiting="">
      <div className={styles.field} />
      <div className={styles.text}>
        <i style={{ width: '45%' }} />
        <i style={{ width: '85%' }} />
        <i style={{ width: '55%' }} />
        <i style={{ width: '65%' }} />
        <i style={{ width: '40%', height: '1.25rem' }} />
        <i style={{ height: '2.75rem' }} />
      </div>
    </article>
  );
}
