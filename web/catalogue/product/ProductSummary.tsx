import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { gql } from '../../gql';
import { type ProductSummary_ProductFragment, ProductSummary_ProductFragmentDoc } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import type { PricePerUnit } from '../../lib/packs';
import { discountOf, hasSeveralPrices, lowestPrice } from '../../lib/prices';
import { DeliveryTo } from '../../location/DeliveryTo';
import { Heading } from '../../ui/first-view/Heading';
import { Stack } from '../../ui/layout/Stack';
import { textLinkLook } from '../../ui/layout/TextLink';
import { Icon } from '../../ui/media/Icon';
import { Price } from '../../ui/media/Price';
import { RatingStars } from '../../ui/media/RatingStars';
import { WishlistButton } from '../../wishlist/WishlistButton';
import styles from './ProductSummary.module.css';

gql(`
  fragment ProductSummary_product on Product {
    id name brand description rating reviewCount price oldPrice lowestPrice30Days discount countInStock
    unitPrice { amount per }
    variants { id price oldPrice lowestPrice30Days }
    deliveryPromise { kind text isServed pin place }
    offers { offerId text }
    inWishlist
  }
`);

/** At most so many pieces are counted out to the shopper. */
const FEW = 5;

interface Chosen {
  price: number;
  oldPrice: number | null;
  lowestPrice30Days: number | null;
  countInStock: number;
  unitPrice: PricePerUnit | null;
}

interface ProductSummaryProps {
  product: FragmentType<ProductSummary_ProductFragment>;
  /** The variant the shopper has chosen, in rupees and whole pieces; null while none is. */
  chosen: Chosen | null;
  /**
   * Whether the shop promises days of delivery, so that it asks for a PIN code, and for orders of
   * how many rupees free delivery.
   */
  shop: { promisesDelivery: boolean; freeDeliveryFrom: number };
  /** Called when the shopper asks for the reviews. */
  onReviewsAsked: () => void;
  /** Called when the shopper asks for what could be bought instead. */
  onRelatedAsked: () => void;
  /** The form by which the product is bought. */
  children: ReactNode;
}

/**
 * What a shopper decides by: name, rating, price, the beginning of the description and the form to
 * buy it. Price and stock follow the chosen variant; before one is chosen, the lowest price is
 * shown as such.
 */
export function ProductSummary(props: ProductSummaryProps) {
  const { product, chosen, shop, onReviewsAsked, onRelatedAsked, children } = props;
  const { data, complete } = useFragment({
    fragment: ProductSummary_ProductFragmentDoc,
    fragmentName: 'ProductSummary_product',
    from: product,
  });
  if (!complete) return null;

  const { price, oldPrice, lowestPrice30Days, countInStock, unitPrice } = chosen ?? {
    ...data,
    ...lowestPrice(data.variants),
  };
  return (
    <Stack gap="1.5rem" className={styles.summary}>
      <Stack gap="0.75rem">
        <div className={styles.row}>
          <Stack gap="0.75rem">
            {data.brand && <p className={styles.brand}>{data.brand}</p>}
            <Heading as="h1" size="2xl" wideSize="4xl">
              {data.name}
            </Heading>
          </Stack>
          <WishlistButton product={data} look="page" />
        </div>
        {data.rating === null ? (
          <p className={styles.quiet}>{t('No ratings yet')}</p>
        ) : (
          <button
            {...textLinkLook({ palette: 'stone', underline: 'hover', className: styles.reviews })}
            type="button"
            onClick={onReviewsAsked}
          >
            <RatingStars rating={data.rating} withNumber />
            <span>{reviewsInWords(data.reviewCount)}</span>
          </button>
        )}
      </Stack>
      <Stack gap="0.5rem">
        {/* The price changes with the chosen size, which happens elsewhere on the page. */}
        <div aria-live="polite">
          <Price
            price={price}
            oldPrice={oldPrice}
            lowest={lowestPrice30Days}
            discount={oldPrice === null ? null : discountOf(price, oldPrice)}
            size="page"
            unitPrice={unitPrice}
            isFrom={!chosen && hasSeveralPrices(data.variants)}
          />
        </div>
        {data.offers.map(({ offerId, text }) => (
          <p key={offerId}>
            <b>{t('Offer')}</b> {text}
          </p>
        ))}
        <Stock countInStock={countInStock} isSoldOut={data.countInStock === 0} onRelatedAsked={onRelatedAsked} />
      </Stack>
      <p className={styles.start}>{firstSentence(data.description)}</p>
      <hr />
      {children}
      <Promises freeFrom={shop.freeDeliveryFrom}>
        {shop.promisesDelivery ? (
          <DeliveryTo promises={data.deliveryPromise ? [data.deliveryPromise] : []} />
        ) : (
          <span>
            <b>{t('At your door')}</b> {t('In 5-7 business days')}
          </span>
        )}
      </Promises>
    </Stack>
  );
}

function Stock({ countInStock, isSoldOut, onRelatedAsked }: StockProps) {
  if (countInStock > 0) {
    return (
      <p className={styles.stock}>
        <Icon name="check" size={16} />
        {countInStock <= FEW ? t('Only {countInStock} left', { countInStock }) : t('In stock')}
      </p>
    );
  }
  return (
    <p className={styles.quiet}>
      <span>{t('Out of stock')}</span>
      {isSoldOut && (
        <>
          {' '}
          {t('for now.')}{' '}
          <button {...textLinkLook({})} type="button" onClick={onRelatedAsked}>
            {t('See related products')}
          </button>
        </>
      )}
    </p>
  );
}

interface StockProps {
  /** Of the chosen variant, or of the product while none is. */
  countInStock: number;
  /** No variant can be bought. */
  isSoldOut: boolean;
  onRelatedAsked: () => void;
}

/**
 * What the shopper need not worry about, said calmly; `children` is when it comes.
 *
 * @see spec §1 (footer promises), §9 (delivery and returns)
 */
function Promises({ freeFrom, children }: { freeFrom: number; children: ReactNode }) {
  return (
    <ul className={styles.assurances}>
      <li>
        <Icon name="truck" />
        <span>
          <b>{t('Free delivery')}</b> {t('Orders ₹{amount} or more', { amount: formatCount(freeFrom) })}
        </span>
      </li>
      <li>
        <Icon name="clock" />
        {children}
      </li>
      <li>
        <Icon name="refresh" />
        <span>
          <b>{t('Easy returns')}</b> {t('Within 7 days')}
        </span>
      </li>
    </ul>
  );
}

function reviewsInWords(count: number): string {
  if (count === 0) return t('No reviews yet');
  return count === 1 ? t('1 review') : t('{count} reviews', { count: formatCount(count) });
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
