import { classes } from '../lib/classes';
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
    <div className={classes(styles.sideBanners, fillHeight && styles.filling)}>
      {banners.map((banner) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          sizes="320px"
          words={fillHeight ? 'beside' : 'top'}
          fillsHeight={fillHeight}
        />
      ))}
    </div>
  );
}
