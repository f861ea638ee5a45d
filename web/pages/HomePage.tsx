import { Box, Grid, Stack, VisuallyHidden } from '@chakra-ui/react';
import { BannerRow } from '../banners/BannerRow';
import { HomeSlider } from '../banners/HomeSlider';
import { SideBanners } from '../banners/SideBanners';
import { CategoryStrip } from '../catalogue/CategoryStrip';
import { FeaturedCategories } from '../catalogue/FeaturedCategories';
import { PopularProducts } from '../catalogue/PopularProducts';
import { ProductSlider } from '../catalogue/ProductSlider';
import { useLocationFilter } from '../catalogue/useLocationFilter';
import { gql } from '../gql';
import { useHomePageQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { LoadFailed } from '../ui/LoadFailed';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';

gql(`
  query HomePage($featured: ProductFilter!) {
    homeSlides { id ...HomeSlider_slide }
    categories { id name color children { id name } ...FeaturedCategories_category }
    offers: banners(placement: HOME) { id ...BannerLink_banner }
    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }
    featured: products(filter: $featured, first: 12) {
      nodes { id ...ProductCard_product }
    }
  }
`);

/** So many sub-categories of each category are in the strip. */
const STRIP = 2;

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

  const shop = data ?? previousData;
  return (
    <PageColumn pt={{ base: '3', lg: '6' }} pb={{ base: '12', lg: '20' }}>
      <PageHead
        title="Jhola – Everyday goods, fairly priced"
        description="Groceries and general goods for every home in India: fresh food, staples, household, clothing and electronics at fair prices."
        canonicalPath={paths.home()}
      />
      <VisuallyHidden asChild>
        <h1>Jhola: everyday goods, fairly priced</h1>
      </VisuallyHidden>
      {error && !shop ? (
        <LoadFailed message="We could not open the shop’s front page." onRetry={() => void refetch()} />
      ) : (
        <Stack gap={{ base: '12', lg: '20' }}>
          <HomeSlider slides={shop?.homeSlides} />
          {shop && (
            <>
              <Stack gap={{ base: '4', lg: '6' }}>
                <FeaturedCategories categories={shop.categories} />
                <CategoryStrip
                  label="Sub-categories"
                  categories={shop.categories.flatMap(({ color, children }) =>
                    children.slice(0, STRIP).map((child) => ({ ...child, color, to: paths.subCategory(child.id) })),
                  )}
                />
              </Stack>
              <PopularProducts categories={shop.categories} />
              <BannerRow banners={shop.offers} />
              <Grid
                gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 17rem', xl: 'minmax(0, 1fr) 20rem' }}
                gap="8"
                alignItems="end"
              >
                <Box minW="0">
                  <ProductSlider
                    heading="Featured Products"
                    products={shop.featured.nodes}
                    inView={{ base: 2.2, md: 3.3, xl: 4 }}
                  />
                </Box>
                <Box display={{ base: 'none', lg: 'block' }}>
                  <SideBanners banners={shop.sideBanners} max={1} />
                </Box>
              </Grid>
            </>
          )}
        </Stack>
      )}
    </PageColumn>
  );
}
