import { Heading } from '@chakra-ui/react';
import { Carousel } from '../ui/Carousel';
import { BannerLink, type BannerRef } from './BannerLink';

/** The promotional row of the home page: two banners side by side, one on narrow screens. @see spec §9 (banner slider) */
export function BannerRow({ banners }: { banners: readonly BannerRef[] }) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label="Offers for your home"
      heading={
        <Heading as="h2" size={{ base: 'xl', lg: '2xl' }}>
          Offers for your home
        </Heading>
      }
      inView={{ base: 1, lg: 2 }}
    >
      {banners.map((banner) => (
        <BannerLink key={banner.id} banner={banner} sizes="(min-width: 992px) 680px, 92vw" words="left" />
      ))}
    </Carousel>
  );
}
