import { Stack } from '../ui/layout/Stack';
import { BannerLink, type BannerRef } from './BannerLink';
import styles from './SideBanners.module.css';

interface SideBannersProps {
  banners: readonly BannerRef[];
  /** They share the height of their place, instead of each having its picture's own shape. */
  fillHeight?: boolean;
}

/** The upright banners beside a list or a slider, one above the other. @see spec §2 */
export function SideBanners({ banners, fillHeight }: SideBannersProps) {
  return (
    <Stack gap={fillHeight ? '1rem' : '1.25rem'} className={fillHeight ? styles.filling : undefined}>
      {banners.map((banner) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          sizes="320px"
          words={fillHeight ? 'beside' : 'top'}
          fillsHeight={fillHeight}
        />
      ))}
    </Stack>
  );
}
