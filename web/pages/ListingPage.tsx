import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { matchPath, useMatch, useParams } from 'react-router-dom';
import { SideBanners } from '../banners/SideBanners';
import { type Branch, CategoryList } from '../catalogue/CategoryList';
import { CategoryStrip } from '../catalogue/CategoryStrip';
import { ListingBody } from '../catalogue/listing/ListingBody';
import { ListingStatus } from '../catalogue/listing/ListingStatus';
import { listingVariables, useListing } from '../catalogue/listing/useListing';
import { categoryList, filterFromParams, useProductFilter } from '../catalogue/listing/useProductFilter';
import { gql } from '../gql';
import {
  ListingAsideDocument,
  ListingDocument,
  ListingPage_CategoryFragmentDoc,
  ListingPageDocument,
  type ListingPageQuery,
  useListingAsideQuery,
  useListingPageQuery,
} from '../gql/graphql';
import { t } from '../lib/messages';
import { asks, type PageAddress } from '../lib/pageQuery';
import { paths } from '../lib/paths';
import { useWholeAddress } from '../lib/server-report';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Heading } from '../ui/first-view/Heading';
import { Skeleton } from '../ui/first-view/Skeleton';
import { Breadcrumb } from '../ui/layout/Breadcrumb';
import { breadcrumbJsonLd } from '../ui/layout/breadcrumbJsonLd';
import { PageColumn } from '../ui/layout/PageColumn';
import { PageHead } from '../ui/layout/PageHead';
import styles from './ListingPage.module.css';
import { NotFoundPage } from './NotFoundPage';

gql(`
  query ListingPage($id: ID!) {
    category(id: $id) {
      id
      name
      children { id name productCount }
      parent {
        id
        name
        children { id name productCount }
        parent { id name children { id name productCount } }
      }
    }
  }
`);

// The same for every category, hence asked but once.
gql(`
  query ListingAside {
    categories { id name productCount }
    sideBanners: banners(placement: SIDE) { id ...BannerLink_banner }
  }
`);

// What the navigation already knows of a category, so that its name stands there before the answer
// has come.
gql(`
  fragment ListingPage_category on Category {
    id
    name
  }
`);

/**
 * The products of a category or a sub-category, with everything they can be narrowed and sorted by.
 *
 * @see spec §2 (Product listing)
 */
export function ListingPage() {
  const { id = '' } = useParams();
  const isSubCategory = useMatch(SUB_CATEGORY) !== null;
  // Another category starts afresh, so that it never shows the former one's products.
  return <Listing key={id} id={id} isSubCategory={isSubCategory} />;
}

ListingPage.queries = ({ pathname, params: { id = '' }, search, location }: PageAddress) => {
  const scope = scopeOf(id, matchPath(SUB_CATEGORY, pathname) !== null);
  const filter = filterFromParams(search, categoryList);
  return [
    asks(ListingPageDocument, { id }),
    asks(ListingDocument, listingVariables(scope, filter, location)),
    asks(ListingAsideDocument, {}),
  ];
};

const SUB_CATEGORY = '/products/subCat/:id';
const scopeOf = (id: string, isSubCategory: boolean) => (isSubCategory ? { subCategoryId: id } : { categoryId: id });

function Listing({ id, isSubCategory }: { id: string; isSubCategory: boolean }) {
  const { data, error, refetch } = useListingPageQuery({ variables: { id } });
  const known = useFragment({
    fragment: ListingPage_CategoryFragmentDoc,
    from: data ? null : { __typename: 'Category', id },
  });
  const narrowing = useProductFilter();
  const listing = useListing(scopeOf(id, isSubCategory), narrowing.filter);
  const whole = useWholeAddress();

  if (data && !data.category) return <NotFoundPage />;
  if (error && !data) {
    return (
      <PageColumn className={styles.listing}>
        <LoadFailed message={t('We could not open this category.')} onRetry={() => void refetch()} />
      </PageColumn>
    );
  }

  const category = data?.category;
  const name = category?.name ?? known.data.name;
  const crumbs = crumbsOf(category);
  const trail = [...ancestorsOf(category), category ?? { id, children: [] }];
  const path = isSubCategory ? paths.subCategory(id) : paths.category(id);
  return (
    <PageColumn top={4}>
      {category && (
        <PageHead
          title={category.name}
          description={t('{name} at fair prices. Filter by price, rating and brand.', { name: category.name })}
          canonicalPath={path}
          jsonLd={{ '@context': 'https://schema.org', ...breadcrumbJsonLd(crumbs, whole, path) }}
        />
      )}
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.head}>
        {name ? (
          <Heading as="h1" size="3xl" wideSize="4xl">
            {name}
          </Heading>
        ) : (
          <Skeleton width="min(16rem, 100%)" height="2.5rem" />
        )}
        <ListingStatus
          totalCount={listing.found?.totalCount}
          hasFailed={listing.hasFailed}
          waiting="Loading products"
        />
        {category && category.children.length > 0 && (
          <div className={styles.categoryStripPlace}>
            <CategoryStrip
              label={t('Within {name}', { name: category.name })}
              categories={category.children.map((child) => ({ ...child, to: paths.subCategory(child.id) }))}
            />
          </div>
        )}
      </div>

      <ListingBody
        listing={listing}
        narrowing={narrowing}
        hasFilterTab
        aside={(filters) => <Aside trail={trail} filters={filters} />}
      />
    </PageColumn>
  );
}

interface AsideProps {
  trail: readonly Branch[];
  filters: (categories?: ReactNode) => ReactNode;
}

/**
 * It reads by itself, since it is hydrated later than the page, and on a phone only in the sheet of
 * filters.
 */
function Aside({ trail, filters }: AsideProps) {
  const { data } = useListingAsideQuery();
  return (
    <>
      {filters(data && <CategoryList categories={data.categories} trail={trail} />)}
      {data && <SideBanners banners={data.sideBanners} />}
    </>
  );
}

type ListedCategory = NonNullable<ListingPageQuery['category']>;

/** From the top category down to the parent. */
function ancestorsOf(category: ListedCategory | null | undefined) {
  const { parent } = category ?? {};
  return [parent?.parent, parent].filter((ancestor) => !!ancestor);
}

function crumbsOf(category: ListedCategory | null | undefined) {
  const ancestors = ancestorsOf(category).map(({ id, name }, depth) => ({
    label: name,
    to: depth === 0 ? paths.category(id) : paths.subCategory(id),
  }));
  return [{ label: t('Home'), to: paths.home() }, ...ancestors, ...(category ? [{ label: category.name }] : [])];
}
