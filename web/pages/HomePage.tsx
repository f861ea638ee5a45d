import { Box, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { BannerRow } from '../banners/BannerRow';
import { HomeSlider } from '../banners/HomeSlider';
import { SideBanners } from '../banners/SideBanners';
import { CategoryStrip } from '../catalogue/CategoryStrip';
import { FeaturedCategories } from '../catalogue/FeaturedCategories';
import { PopularProducts } from '../catalogue/PopularProducts';
import { ProductGrid } from '../catalogue/ProductGrid';
import { ProductSlider } from '../catalogue/ProductSlider';
import { useLocationFilter } from '../catalogue/useLocationFilter';
import { gql } from '../gql';
import { type HomePageQuery, useHomePageQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { useOrigin } from '../lib/server-report';
import { AsleepUntilSeen } from '../ui/AsleepUntilSeen';
import { LoadFailed } from '../ui/LoadFailed';
import { organizationJsonLd } from '../ui/organizationJsonLd';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';
import { PrintBand } from '../ui/PrintBand';

gql(`
  query HomePage($featured: ProductFilter!) {
    shop { name description phone email }
    homeSlides { id ...HomeSlider_slide }
    categories { id name color children(first: 2) { id name } ...FeaturedCategories_category }
    offers: banners(placement: HOME) { id ...BannerLink_banner }
    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }
    featured: products(filter: $featured, first: 12) {
      nodes { id ...ProductCard_product }
    }
  }
`);

/**
 * The front of the shop: highlights, categories, the newest of each category, offers and featured products.
 *
 * @see spec §2 (Home), §9
 */
export function HomePage() {
  const location = useLocationFilter();
  const { data, previousData, error, refetch } = useHomePageQuery({
    variables: { featured: { featured: true, ...location } },
  });

  const origin = useOrigin();
  const shop = data ?? previousData;
  return (
    <Box pt={{ base: '3', lg: '6' }}>
      <PageHead
        title="Jhola – Everyday goods, fairly priced"
        description="Groceries and general goods for every home in India: fresh food, staples, household, clothing and electronics at fair prices."
        canonicalPath={paths.home()}
        jsonLd={shop && homeJsonLd(shop.shop, origin)}
      />
      <VisuallyHidden asChild>
        <h1>Jhola: everyday goods, fairly priced</h1>
      </VisuallyHidden>
      {error && !shop ? (
        <PageColumn>
          <LoadFailed message="We could not open the shop’s front page." onRetry={() => void refetch()} />
        </PageColumn>
      ) : (
        <Stack gap={{ base: '10', lg: '16' }}>
          <PageColumn>
            <HomeSlider slides={shop?.homeSlides} />
          </PageColumn>
          {shop ? <Shelves shop={shop} /> : <WaitingShelves />}
        </Stack>
      )}
    </Box>
  );
}

function Shelves({ shop }: { shop: HomePageQuery }) {
  return (
    <>
      <PageColumn>
        <Stack gap={{ base: '5', lg: '8' }}>
          <FeaturedCategories categories={shop.categories} />
          <CategoryStrip
            label="Sub-categories"
            categories={shop.categories.flatMap(({ color, children }) =>
              children.map((child) => ({ ...child, color, to: paths.subCategory(child.id) })),
            )}
          />
        </Stack>
      </PageColumn>
      <Box bg="bg.subtle">
        <PrintBand aria-hidden="true" />
        <AsleepUntilSeen height="115rem">
          <PageColumn py={{ base: '10', lg: '16' }}>
            <PopularProducts categories={shop.categories} />
          </PageColumn>
        </AsleepUntilSeen>
        <PrintBand aria-hidden="true" />
      </Box>
      <AsleepUntilSeen height="12rem">
        <PageColumn>
          <BannerRow banners={shop.offers} />
        </PageColumn>
      </AsleepUntilSeen>
      <AsleepUntilSeen height="25rem">
        <PageColumn>
          <Grid
            gridTemplateColumns={{
              base: 'minmax(0, 1fr)',
              lg: 'minmax(0, 1fr) 13rem',
              xl: 'minmax(0, 1fr) 18rem',
            }}
            gap={{ base: '6', xl: '8' }}
          >
            <ProductSlider
              heading="Featured Products"
              note="Chosen by us, from every corner of the shop"
              products={shop.featured.nodes}
              inView={{ base: 2.2, md: 3.3, lg: 4 }}
            />
            <Box display={{ base: 'none', lg: 'block' }}>
              <SideBanners banners={shop.sideBanners} max={1} fillHeight />
            </Box>
          </Grid>
        </PageColumn>
      </AsleepUntilSeen>
    </>
  );
}

/** The places of categories and products that are on their way, so that the footer does not jump. */
function WaitingShelves() {
  return (
    <PageColumn aria-hidden="true">
      <Skeleton h="8" w="56" mb="6" />
      <Flex gap="5" mb="10" overflow="hidden">
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} boxSize={{ base: '24', lg: '32' }} flexShrink="0" borderRadius="l3" />
        ))}
      </Flex>
      <ProductGrid products={[]} waiting={10} columns="whole" />
    </PageColumn>
  );
}

/** The shop, and how a search engine may search it. */
function homeJsonLd(shop: HomePageQuery['shop'], origin: string): Record<string, unknown> {
  const organization = organizationJsonLd(shop, origin);
  // The mark for the words stays as it is; in an address it would be escaped.
  const search = `${origin}${paths.search('q')}`.replace(/q$/, '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: shop.name,
        url: `${origin}/`,
        inLanguage: 'en-IN',
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
