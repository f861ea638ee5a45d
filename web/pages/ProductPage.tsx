import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { AddToCartForm, type ChosenVariant } from '../cart/choice/AddToCartForm';
import { LabelPlace } from '../catalogue/product/LabelPlace';
import { ProductDescription } from '../catalogue/product/ProductDescription';
import { ProductGallery } from '../catalogue/product/ProductGallery';
import { ProductSummary } from '../catalogue/product/ProductSummary';
import { RelatedProducts } from '../catalogue/product/RelatedProducts';
import { gql } from '../gql';
import { ProductPageDocument, type ProductPageQuery, useProductPageQuery } from '../gql/graphql';
import { classes } from '../lib/classes';
import { lazyComponent } from '../lib/lazyComponent';
import { t } from '../lib/messages';
import { asks, type PageAddress } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { useOrigin, useWholeAddress } from '../lib/server-report';
import { pendingReview } from '../reviews/pendingReview';
import { ReviewsPlace } from '../reviews/ReviewsPlace';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Skeleton } from '../ui/first-view/Skeleton';
import { Tabs } from '../ui/first-view/Tabs';
import { LazyHydrate } from '../ui/hydration/LazyHydrate';
import { Breadcrumb } from '../ui/layout/Breadcrumb';
import { breadcrumbJsonLd } from '../ui/layout/breadcrumbJsonLd';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import { Stack } from '../ui/layout/Stack';
import { TextLink } from '../ui/layout/TextLink';
import { TruncatedText } from '../ui/layout/TruncatedText';
import { NotFoundPage } from './NotFoundPage';
import styles from './ProductPage.module.css';

gql(`
  query ProductPage($id: ID!) {
    product(id: $id) {
      id name brand description price offerPrice mrp rating reviewCount ratingCount countInStock
      label { diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition }
      category { id name }
      subCategory { id name }
      images { id url(width: 640) }
      variants { id sku unitPrice { amount per } }
      reviews(first: 5, sort: HELPFUL) {
        nodes { id text customerRating customerName dateCreated answer photos { id url(width: 480) } }
      }
      offers { offerId text }
      ...ProductGallery_product
      ...ProductSummary_product
      ...AddToCartForm_product
      ...ProductDescription_product
      ...RelatedProducts_product
    }
    shop { promisesDelivery freeDeliveryFrom }
  }
`);

/** No first view waits for it. */
const LabelFacts = lazyComponent(async () => (await import('../catalogue/product/LabelFacts')).LabelFacts, LabelPlace);

/** Few open them, and no first view waits for them. */
const Reviews = lazyComponent(async () => (await import('../reviews/Reviews')).Reviews, ReviewsPlace);

/** Characters of the name in the breadcrumb before '...'. @see spec §9 */
const CRUMB_LENGTH = 50;

/**
 * Everything about one product, and the form to buy it.
 *
 * @see spec §2 (Product detail), §4 (product detail options)
 */
export function ProductPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useProductPageQuery({ variables: { id } });

  if (data) return data.product ? <ProductView key={id} product={data.product} shop={data.shop} /> : <NotFoundPage />;
  return (
    <PageColumn className={styles.productPage}>
      {error ? (
        <LoadFailed message={t('We could not open this product.')} onRetry={() => void refetch()} />
      ) : (
        <ProductSkeleton />
      )}
    </PageColumn>
  );
}

ProductPage.queries = ({ params: { id = '' } }: PageAddress) => [asks(ProductPageDocument, { id })];

type ShownProduct = NonNullable<ProductPageQuery['product']>;

/** All of a product that is there. */
export function ProductView({ product, shop }: { product: ShownProduct; shop: ProductPageQuery['shop'] }) {
  const [variant, setVariant] = useState<ChosenVariant | null>(null);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState<'description' | 'label' | 'reviews'>('description');
  const [hasReviews, setHasReviews] = useState(false);
  if (tab === 'reviews' && !hasReviews) setHasReviews(true);
  const related = useRef<HTMLDivElement>(null);
  const origin = useOrigin();
  const whole = useWholeAddress();
  const { id, name, category, subCategory, reviewCount } = product;

  const askForReviews = () => {
    setTab('reviews');
    const bar = document.getElementById('tab-reviews');
    bar?.focus({ preventScroll: true });
    bar?.scrollIntoView({ block: 'center' });
  };
  // Anyone who wrote a review as a visitor comes back from signing in to send it.
  const { state } = useLocation();
  const goOn = useEffectEvent(() => pendingReview(state, id) && askForReviews());
  useEffect(() => {
    goOn();
  }, []);

  const way = [
    { label: t('Home'), to: paths.home() },
    { label: category.name, to: paths.category(category.id) },
    ...(subCategory ? [{ label: subCategory.name, to: paths.subCategory(subCategory.id) }] : []),
  ];
  return (
    <PageColumn className={styles.product}>
      <PageHead
        title={name}
        description={product.description}
        canonicalPath={paths.product(id)}
        image={product.images[0]?.url}
        jsonLd={{
          '@context': 'https://schema.org',
          '@graph': [
            productJsonLd(product, origin, whole(paths.product(id))),
            breadcrumbJsonLd([...way, { label: name }], whole, paths.product(id)),
          ],
        }}
      />
      <Breadcrumb
        wideOnly
        crumbs={[...way, { label: <TruncatedText text={name} max={CRUMB_LENGTH} ellipsis="..." /> }]}
      />
      <div className={classes(styles.grid, styles.productGrid)}>
        <div className={styles.productGalleryPlace}>
          <ProductGallery product={product} variantId={variant?.id} />
        </div>
        <ProductSummary
          product={product}
          chosen={variant}
          shop={shop}
          onReviewsAsked={askForReviews}
          onRelatedAsked={() => related.current?.focus()}
        >
          <AddToCartForm product={product} onVariantChange={setVariant} barPlace={barPlace} />
          <TextLink to={paths.mails(`tellMe/${id}?id=${variant?.id}`)}>{t('Notify me of stock and price')}</TextLink>
          <div data-slot="product.facts" data-product={id} />
        </ProductSummary>
      </div>
      <Stack gap="clamp(3rem, 6vw, 5rem)" className={styles.below}>
        <LazyHydrate height="20rem">
          <Tabs
            label={t('About this product')}
            selected={tab}
            onSelect={setTab}
            tabs={[
              { name: 'description', label: t('Description'), content: <ProductDescription product={product} /> },
              { name: 'label', label: t('Label'), content: <LabelFacts id={id} /> },
              {
                name: 'reviews',
                label: t('Reviews ({reviewCount})', { reviewCount }),
                content: hasReviews && <Reviews id={id} />,
              },
            ]}
          />
        </LazyHydrate>
        <div className={styles.related} ref={related} tabIndex={-1}>
          <LazyHydrate height="25rem">
            <RelatedProducts product={product} />
          </LazyHydrate>
        </div>
      </Stack>
      {/* It sticks above the bottom bar, and comes to rest where the page's content ends. */}
      <div className={styles.setBarPlace} ref={setBarPlace} />
    </PageColumn>
  );
}

/** The shape of the page while the product is fetched. */
export function ProductSkeleton() {
  return (
    <div className={classes(styles.grid, styles.productSkeleton)} role="status" aria-label={t('Loading product')}>
      <Stack gap="1rem">
        <Skeleton aspectRatio="1" borderRadius="1.5rem" />
        <div className={styles.skeletonRow}>
          {[1, 2, 3].map((thumbnail) => (
            <Skeleton width="4rem" aspectRatio="1" borderRadius="0.75rem" key={thumbnail} />
          ))}
        </div>
      </Stack>
      <Stack gap="1rem">
        <Skeleton width="6rem" height="1rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton width="10rem" height="1rem" />
        <Skeleton width="11rem" height="2rem" />
        <Skeleton width="5rem" height="1rem" />
        <Skeleton width="90%" height="1.25rem" />
        <Skeleton width="12rem" height="2.75rem" />
        <div className={styles.skeletonRow}>
          <Skeleton width="8rem" height="2.75rem" />
          <Skeleton flex="1" maxWidth="20rem" height="2.75rem" />
        </div>
      </Stack>
    </div>
  );
}

/** The codes of UN/CEFACT for what a unit price is the price of. */
const UNIT_CODES = { KG: 'KGM', LITRE: 'LTR', PIECE: 'C62', METRE: 'MTR' };

function productJsonLd(product: ShownProduct, origin: string, url: string): Record<string, unknown> {
  const { name, brand, description, price, rating, reviewCount, ratingCount, images, variants } = product;
  const unitPrice = variants[0]?.unitPrice;
  const { mrp, label, offers, reviews } = product;
  const asked = product.offerPrice ?? price;
  return {
    '@type': 'Product',
    name,
    description,
    image: images.map(({ url }) => new URL(url, origin).href),
    sku: variants[0]?.sku,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, ratingCount },
        review: reviews.nodes.map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.customerName },
          datePublished: review.dateCreated,
          reviewBody: review.text,
          reviewRating: { '@type': 'Rating', ratingValue: review.customerRating },
          image: review.photos.map(({ url }) => new URL(url, origin).href),
          ...(review.answer && { comment: { '@type': 'Comment', text: review.answer } }),
        })),
      }),
    ...(label.countryOfOrigin && { countryOfOrigin: { '@type': 'Country', name: label.countryOfOrigin } }),
    // What else its label says, by the names of the graph.
    additionalProperty: Object.entries({ mrp, ...label }).flatMap(([name, value]) =>
      value?.toString() && name !== '__typename' ? [{ '@type': 'PropertyValue', name, value: value.toString() }] : [],
    ),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'INR',
      price: asked,
      description: offers.map(({ text }) => text).join('. ') || undefined,
      ...(unitPrice && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: +((unitPrice.amount * asked) / price).toFixed(2),
          priceCurrency: 'INR',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[unitPrice.per] },
        },
      }),
      availability: `https://schema.org/${product.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
