import { Stack } from '@chakra-ui/react';
import { BannerLink, type BannerRef } from './BannerLink';

interface SideBannersProps {
  banners: readonly BannerRef[];
  /** So many at most. */
  max: number;
}

/** The upright banners beside a list or a slider, one above the other. @see spec §2 */
export function SideBanners({ banners, max }: SideBannersProps) {
  return (
    <Stack gap="5">
      {banners.slice(0, max).map((banner) => (
        <BannerLink key={banner.id} banner={banner} sizes="320px" words="top" />
      ))}
    </Stack>
  );
}
