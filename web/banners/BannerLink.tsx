import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type BannerLink_BannerFragment, BannerLink_BannerFragmentDoc } from '../gql/graphql';
import { inLanguage, t } from '../lib/messages';
import { paths } from '../lib/paths';
import styles from './BannerLink.module.css';
import { BannerPicture } from './BannerPicture';

gql(`
  fragment BannerLink_banner on Banner {
    id
    hindiHeadline
    images { id alt width height placeholder srcset }
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
  /** Where they stand, see `BannerPicture`. */
  words: 'left' | 'top' | 'beside';
  /** Stands as high as its place instead of in its picture's own shape. */
  fillsHeight?: boolean;
}

/**
 * A banner; pressing it opens its sub-category when it has one, else its category.
 *
 * @see spec §2 (Home)
 */
export function BannerLink({ banner, sizes, words, fillsHeight }: BannerLinkProps) {
  const { data, complete } = useFragment({
    fragment: BannerLink_BannerFragmentDoc,
    fragmentName: 'BannerLink_banner',
    from: banner,
  });
  const [image] = complete ? data.images : [];
  if (!complete || !image) return null;

  const picture = (
    <BannerPicture
      image={image}
      sizes={sizes}
      words={words}
      text={inLanguage({ en: null, hi: data.hindiHeadline }) ?? undefined}
      call={t('Shop now')}
      className={fillsHeight ? styles.filling : undefined}
    />
  );
  if (data.subCategory)
    return (
      <Link className={styles.lifted} to={paths.subCategory(data.subCategory.id)}>
        {picture}
      </Link>
    );
  return data.category ? (
    <Link className={styles.lifted} to={paths.category(data.category.id)}>
      {picture}
    </Link>
  ) : (
    picture
  );
}
