import { memo } from 'react';
import { AddFromCard } from '../../cart/choice/AddFromCard';
import { gql } from '../../gql';
import type { ProductCard_ProductFragment } from '../../gql/graphql';
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
  /** As the query of the list brought it: the list listens to the cache for all of its cards. */
  product: ProductCard_ProductFragment & OtherNames;
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
export const ProductCard = memo(function ProductCard({ product, sizes, eager, isKnown }: ProductCardProps) {
  const { weightOptions, ramOptions } = product;
  const name = product.called ?? product.name;
  const pack = packsInWords(weightOptions);
  const isSoldOut = product.countInStock === 0;
  return (
    <article className={styles.card} data-sold-out={isSoldOut || undefined}>
      <div className={styles.field}>
        <Picture image={product.images[0]} sizes={sizes} alt="" eager={eager} skeleton={!isKnown} />
        {isSoldOut ? (
          <span className={styles.mark}>{t('Sold out')}</span>
        ) : (
          product.discount > 0 && (
            <span className={classes(styles.mark, styles.discount)}>{product.discount + t('% off')}</span>
          )
        )}
        <ProductLink
          productId={product.id}
          className={styles.quickView}
          aria-label={t('Quick view: {name}', { name })}
          // The name beside it leads to the same page, so that one stop per card is enough.
          tabIndex={-1}
        >
          <Icon name="eye" /> {t('Quick view')}
        </ProductLink>
        <WishlistButton product={product} look="card" />
      </div>
      <div className={styles.text}>
        <span className={styles.category}>
          {product.label.diet && <DietMark diet={product.label.diet} />} {(product.shelf ?? product.category).name}
        </span>
        <h3>
          <ProductLink productId={product.id}>
            <TruncatedText text={name} max={NAME_LENGTH} />
          </ProductLink>
        </h3>
        {product.brand && <span className={styles.brand}>{product.brand}</span>}
        {pack && <span className={styles.pack}>{pack}</span>}
        <span className={styles.rating}>
          {product.rating === null ? (
            t('No ratings yet')
          ) : (
            <RatingStars rating={product.rating} reviewCount={product.reviewCount || undefined} withNumber />
          )}
        </span>
        {product.offers[0] && (
          <span className={styles.delivery}>
            <TruncatedText text={product.offers[0].text} max={OFFER_LENGTH} />
          </span>
        )}
        {product.deliveryPromise && <span className={styles.delivery}>{product.deliveryPromise.shortText}</span>}
        <span className={styles.priceRow}>
          <Price
            price={product.price}
            oldPrice={product.oldPrice}
            lowest={product.lowestPrice30Days}
            isFrom={weightOptions.length > 1}
            unitPrice={product.unitPrice}
          />
        </span>
        {!isSoldOut && (
          <AddFromCard
            product={{
              id: product.id,
              name,
              brand: product.brand,
              hasChoice: weightOptions.length > 1 || product.sizes.length > 1 || ramOptions.length > 1,
            }}
          />
        )}
      </div>
    </article>
  );
});

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
