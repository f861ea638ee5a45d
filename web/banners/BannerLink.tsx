import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type BannerLink_BannerFragment, BannerLink_BannerFragmentDoc } from '../gql/graphql';
import { paths } from '../lib/paths';
import { BannerPicture } from './BannerPicture';

gql(`
  fragment BannerLink_banner on Banner {
    id
    images { id ...BannerPicture_image }
    category { id }
    subCategory { id }
  }
`);

/** A banner as a list holds it. */
export type BannerRef = FragmentType<BannerLink_BannerFragment> & { id: string };

interface BannerLinkProps {
  banner: BannerRef;
  /** Of the `sizes` attribute of its picture. */
  sizes: string;
  /** Where the free field of the picture lies. */
  words: 'left' | 'top';
  /** Stands as high as its place instead of in its picture's own shape. */
  fillsHeight?: boolean;
}

/** A banner; pressing it opens its sub-category when it has one, else its category. @see spec §2 (Home) */
export function BannerLink({ banner, sizes, words, fillsHeight }: BannerLinkProps) {
  const { data, complete } = useFragment({
    fragment: BannerLink_BannerFragmentDoc,
    fragmentName: 'BannerLink_banner',
    from: banner,
  });
  const [image] = complete ? data.images : [];
  if (!complete || !image) return null;

  const ratio = fillsHeight ? { base: 'auto' } : undefined;
  const picture = <BannerPicture image={image} sizes={sizes} words={words} call="Shop now" ratio={ratio} />;
  if (data.subCategory) return <Lifted to={paths.subCategory(data.subCategory.id)}>{picture}</Lifted>;
  return data.category ? <Lifted to={paths.category(data.category.id)}>{picture}</Lifted> : picture;
}

const Lifted = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    borderRadius: '2xl',
    overflow: 'hidden',
    transition: 'box-shadow 250ms, transform 250ms',
    '& img': { transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
    '&:hover': { boxShadow: 'md' },
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover .call': { bg: 'brand.solid' },
    '&:active': { transform: 'scale(0.99)' },
  },
});
