import { BannerRow } from '../banners/BannerRow';
import { HomeSlider } from '../banners/HomeSlider';
import { SideBanners } from '../banners/SideBanners';
import { CategoryStrip } from '../catalogue/CategoryStrip';
import { ProductGrid } from '../catalogue/card/ProductGrid';
import { ProductSlider } from '../catalogue/card/ProductSlider';
import { FeaturedCategories } from '../catalogue/FeaturedCategories';
import { locationFilter } from '../catalogue/listing/locationFilter';
import { PopularProducts, popularOf } from '../catalogue/PopularProducts';
import { gql } from '../gql';
import {
  FeaturedProductsDocument,
  type FeaturedProductsQueryVariables,
  HomePageDocument,
  type HomePageQuery,
  type HomeSection,
  useFeaturedProductsQuery,
  useHomePageQuery,
} from '../gql/graphql';
import { t } from '../lib/messages';
import { asks, type PageAddress } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { useLanguage, useOrigin, useShopName, useWholeAddress } from '../lib/server-report';
import { useLocationChoice } from '../location/useLocationChoice';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Skeleton } from '../ui/first-view/Skeleton';
import { LazyHydrate } from '../ui/hydration/LazyHydrate';
import { organizationJsonLd } from '../ui/layout/organizationJsonLd';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import { Stack } from '../ui/layout/Stack';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { PrintBand } from '../ui/media/PrintBand';
import styles from './HomePage.module.css';

gql(`
  query HomePage {
    shop { name description phone email tagline iconUrl homeSections }
    homeSlides { id hindiHeadline images { id alt width height placeholder srcset } category { id parent { id } } }
    categories {
      id name color productCount
      images { id alt placeholder srcset }
      children(first: 2) { id name }
    }
    offers: banners(placement: HOME) { id ...BannerLink_banner }
  }
`);

// By itself, since a browser reads at once all that a query asks: a phone's touch would wait for
// what lies far below it.
gql(`
  query FeaturedProducts($filter: ProductFilter!) {
    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }
    products(filter: $filter, first: 10) {
      nodes { id ...ProductCard_product @unmask }
    }
  }
`);

/**
 * The front of the shop: highlights, categories, the newest of each category, offers and featured
 * products.
 *
 * @see spec §2 (Home), §9
 */
export function HomePage() {
  const { data: shop, error, refetch } = useHomePageQuery();

  const origin = useOrigin();
  const whole = useWholeAddress();
  const language = useLanguage();
  const shopName = useShopName();
  const named = shop ? `${shopName} – ${shop.shop.tagline}` : shopName;
  return (
    <div className={styles.homePage}>
      <PageHead
        title={named}
        description={shop?.shop.description}
        canonicalPath={paths.home()}
        jsonLd={shop && homeJsonLd(shop.shop, { origin, whole, language })}
      />
      <VisuallyHidden as="h1">{named}</VisuallyHidden>
      {error && !shop ? (
        <PageColumn>
          <LoadFailed message={t('We could not load the home page.')} onRetry={() => void refetch()} />
        </PageColumn>
      ) : (
        <Stack gap="clamp(2.5rem, 5vw, 4rem)">
          {shop ? (
            shop.shop.homeSections.map((section) => <Section key={section} section={section} shop={shop} />)
          ) : (
            <WaitingSections />
          )}
        </Stack>
      )}
    </div>
  );
}

HomePage.queries = ({ location }: PageAddress) => [
  asks(HomePageDocument, {}, ({ categories }) => popularOf(categories, location)),
  asks(FeaturedProductsDocument, featuredVariables(location)),
];

const featuredVariables = (location: string): FeaturedProductsQueryVariables => ({
  filter: { featured: true, ...locationFilter(location) },
});

/** A part of the front page; the owner sets which there are, and in which order. */
function Section({ section, shop }: { section: HomeSection; shop: HomePageQuery }) {
  switch (section) {
    case 'SLIDES':
      return (
        <LazyHydrate>
          <PageColumn>
            <HomeSlider slides={shop.homeSlides} />
          </PageColumn>
        </LazyHydrate>
      );
    case 'CATEGORIES':
      return (
        <LazyHydrate>
          <PageColumn>
            <Stack gap="clamp(1.25rem, 2.5vw, 2rem)">
              <FeaturedCategories categories={shop.categories} />
              <CategoryStrip
                label={t('Sub-categories')}
                categories={shop.categories.flatMap(({ color, children }) =>
                  children.map((child) => ({ ...child, color, to: paths.subCategory(child.id) })),
                )}
              />
            </Stack>
          </PageColumn>
        </LazyHydrate>
      );
    case 'POPULAR':
      return (
        <div className={styles.popular}>
          <PrintBand aria-hidden="true" />
          <LazyHydrate height="115rem">
            <PageColumn className={styles.sectionsColumn}>
              <PopularProducts categories={shop.categories} />
            </PageColumn>
          </LazyHydrate>
          <PrintBand aria-hidden="true" />
        </div>
      );
    case 'OFFERS':
      return (
        <LazyHydrate height="12rem">
          <PageColumn>
            <BannerRow banners={shop.offers} />
          </PageColumn>
        </LazyHydrate>
      );
    case 'FEATURED':
      return (
        <LazyHydrate height="25rem">
          <PageColumn>
            <FeaturedProducts />
          </PageColumn>
        </LazyHydrate>
      );
  }
}

function FeaturedProducts() {
  const variables = featuredVariables(useLocationChoice());
  const { data, previousData, error, refetch } = useFeaturedProductsQuery({ variables });
  const featured = data ?? previousData;
  if (!featured)
    return error ? (
      <LoadFailed message={t('We could not load these products.')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="25rem" />
    );
  return (
    <div className={styles.sectionsGrid}>
      <ProductSlider
        heading={t('Featured Products')}
        note={t('Our picks from all categories')}
        products={featured.products.nodes}
        inView={{ base: 2.2, md: 3.3, lg: 4 }}
      />
      <div className={styles.sideBannersPlace}>
        <SideBanners banners={featured.sideBanners} fillHeight />
      </div>
    </div>
  );
}

/**
 * The places of categories and products that are on their way, so that the footer does not jump.
 */
function WaitingSections() {
  return (
    <>
      <PageColumn>
        <HomeSlider slides={undefined} />
      </PageColumn>
      <PageColumn aria-hidden="true">
        <Skeleton width="14rem" height="2rem" marginBottom="1.5rem" />
        <div className={styles.waitingSectionsRow}>
          {Array.from({ length: 8 }, (_, place) => (
            <Skeleton width="clamp(6rem, 10vw, 8rem)" aspectRatio="1" key={place} />
          ))}
        </div>
        <ProductGrid products={[]} waiting={10} columns="whole" />
      </PageColumn>
    </>
  );
}

/** The shop, and how a search engine may search it. */
function homeJsonLd(
  shop: HomePageQuery['shop'],
  { origin, whole, language }: { origin: string; whole: (path: string) => string; language: string },
): Record<string, unknown> {
  const organization = organizationJsonLd(shop, origin);
  // The mark for the words stays as it is; in an address it would be escaped.
  const search = whole(paths.search('q')).replace(/q$/, '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      {
        '@type': 'WebSite',
        '@id': `${whole(paths.home())}#website`,
        name: shop.name,
        url: whole(paths.home()),
        inLanguage: `${language}-IN`,
        publisher: { '@id': organization['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: search },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
