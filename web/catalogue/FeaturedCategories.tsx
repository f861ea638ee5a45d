import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type FeaturedCategories_CategoryFragment, FeaturedCategories_CategoryFragmentDoc } from '../gql/graphql';
import { paths } from '../lib/paths';
import { FEATURED_AUTOPLAY_MS } from '../lib/timings';
import { Carousel } from '../ui/Carousel';
import { Picture } from '../ui/Picture';
import { SectionHeading } from '../ui/SectionHeading';

gql(`
  fragment FeaturedCategories_category on Category {
    id
    name
    productCount
    images { id ...Picture_image }
  }
`);

interface FeaturedCategoriesProps {
  categories: readonly (FragmentType<FeaturedCategories_CategoryFragment> & { id: string })[];
}

/**
 * The categories with their pictures, eight side by side on wide screens, where they move on by themselves every
 * 2000 ms until the last is in view.
 *
 * @see spec §9 (Featured Categories slider)
 */
export function FeaturedCategories({ categories }: FeaturedCategoriesProps) {
  return (
    <Carousel
      label="Featured Categories"
      heading={<SectionHeading>Featured Categories</SectionHeading>}
      inView={{ base: 3.4, sm: 4.4, md: 6.4, lg: 8 }}
      gap={16}
      autoplayMs={FEATURED_AUTOPLAY_MS}
      autoplayWideOnly
    >
      {categories.map((category) => (
        <Tile key={category.id} category={category} />
      ))}
    </Carousel>
  );
}

function Tile({ category }: { category: FragmentType<FeaturedCategories_CategoryFragment> }) {
  const { data, complete } = useFragment({
    fragment: FeaturedCategories_CategoryFragmentDoc,
    fragmentName: 'FeaturedCategories_category',
    from: category,
  });
  if (!complete) return null;
  return (
    <TileLink to={paths.category(data.id)}>
      <span className="field">
        <Picture image={data.images[0]} sizes="(min-width: 992px) 150px, 28vw" alt="" />
      </span>
      <span className="name">{data.name}</span>
      <span className="count">{data.productCount.toLocaleString('en-US')} items</span>
    </TileLink>
  );
}

const TileLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    borderRadius: 'l3',
    '& .field': {
      display: 'block',
      w: 'full',
      borderRadius: '2xl',
      overflow: 'hidden',
      transition: 'transform 250ms cubic-bezier(0.2, 0.7, 0.2, 1), box-shadow 250ms',
    },
    '&:hover .field': { transform: 'translateY(-3px)', boxShadow: 'md' },
    '&:active .field': { transform: 'none' },
    '& .name': { mt: '3', fontSize: 'sm', fontWeight: '600', lineHeight: '1.3', textWrap: 'balance' },
    '&:hover .name': { color: 'brand.fg' },
    '& .count': { mt: '0.5', fontSize: 'xs', color: 'fg.muted' },
  },
});
