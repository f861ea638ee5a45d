import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { HomePageQuery } from '../gql/graphql';
import { inLanguage, t } from '../lib/messages';
import { paths } from '../lib/paths';
import { Carousel } from '../ui/media/slides/Carousel';
import { BannerPicture } from './BannerPicture';
import styles from './HomeSlider.module.css';
import { SlidePlaceholder } from './SlidePlaceholder';

/** Long enough to read a slide. */
const HOME_AUTOPLAY_MS = 6000;
/** Long enough to fetch a picture on a slow network. */
const FETCH_MS = 1500;

interface HomeSliderProps {
  /** Undefined while they are on their way. */
  slides: HomePageQuery['homeSlides'] | undefined;
}

/**
 * The pictures that open the home page, each a link to its category where it has one. They change
 * by themselves, with a pause button; dots and arrows are there at 992 px and wider. While they
 * load, a placeholder of the same size is shown.
 *
 * One picture is fetched with the page, the others once a visitor comes to the slider, or shortly
 * before it moves by itself.
 *
 * @see spec §2 (Home), §9 (home slider)
 */
export function HomeSlider({ slides }: HomeSliderProps) {
  const [waits, setWaits] = useState(true);
  const come = () => setWaits(false);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setWaits(false), HOME_AUTOPLAY_MS - FETCH_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slides) return <SlidePlaceholder className={styles.shape} />;
  if (slides.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that a visitor comes
    <div
      className={styles.homeSlider}
      data-waits={waits || undefined}
      onPointerEnter={come}
      onFocus={come}
      onScrollCapture={come}
    >
      <Carousel label={t('Highlights')} inView={{ base: 1 }} gap={0} autoplayMs={HOME_AUTOPLAY_MS} isInfinite hasDots>
        {slides.map((slide, place) => (
          <Slide key={slide.id} slide={slide} isFirst={place === 0} />
        ))}
      </Carousel>
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: HomePageQuery['homeSlides'][number]; isFirst: boolean }) {
  const { category, hindiHeadline } = slide;
  const [wide, narrow] = slide.images;
  if (!wide) return null;
  const picture = (
    <BannerPicture
      image={wide}
      narrowImage={narrow}
      sizes="(min-width: 1440px) 1376px, calc(100vw - 32px)"
      isFirst={isFirst}
      words="left"
      text={inLanguage({ en: null, hi: hindiHeadline }) ?? undefined}
      wordsAs="h2"
      className={styles.shape}
      call={category ? t('Shop now') : undefined}
    />
  );
  if (!category) return picture;
  const path = category.parent ? paths.subCategory(category.id) : paths.category(category.id);
  return (
    <Link className={styles.slideLink} to={path}>
      {picture}
    </Link>
  );
}
