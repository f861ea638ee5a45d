import { t } from '../lib/messages';
import { SectionHeading } from '../ui/layout/SectionHeading';
import { Carousel } from '../ui/media/slides/Carousel';
import { BannerLink, type BannerRef } from './BannerLink';

/**
 * The promotional row of the home page: two banners side by side, one on narrow screens.
 *
 * @see spec §9 (banner slider)
 */
export function BannerRow({ banners }: { banners: readonly BannerRef[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label={t('Offers for your home')}
      heading={<SectionHeading>{t('Offers for your home')}</SectionHeading>}
      inView={{ base: 1, lg: 2 }}
    >
      {banners.map((banner) => (
        <BannerLink key={banner.id} banner={banner} sizes="(min-width: 992px) 680px, 92vw" words="left" />
      ))}
    </Carousel>
  );
}
