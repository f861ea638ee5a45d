import type { BannerPlacement, DeskBannersQuery } from '../../gql/graphql';

type DeskBanner = DeskBannersQuery['allBanners'][number];

/** A slide or a banner; a slide has no sub-category of its own. */
export type Promotion = Omit<DeskBanner, '__typename' | 'subCategory'> & { subCategory?: DeskBanner['subCategory'] };

/** Where promotions stand; null: in the carousel, as slides. */
export type Place = BannerPlacement | null;
