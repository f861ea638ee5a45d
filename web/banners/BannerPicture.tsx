import { preload } from 'react-dom';
import { classes } from '../lib/classes';
import type { ShownImage } from '../ui/media/Picture';
import { widestOf } from '../ui/media/widestOf';
import styles from './BannerPicture.module.css';

type BannerImage = ShownImage & { width: number; height: number };

interface BannerPictureProps {
  image: BannerImage;
  /** Shown in place of `image` under 768 px, where there is one. */
  narrowImage?: BannerImage;
  /** Of the `sizes` attribute. */
  sizes: string;
  /** Asks the browser to fetch it before all others; for the largest picture of a page. */
  isFirst?: boolean;
  /**
   * Where the free field of the picture lies, on which the words stand; `beside`: they stand beside
   * the goods at its foot.
   */
  words: 'left' | 'top' | 'beside';
  /** Heading of the words; `p` where the words are no heading. */
  wordsAs?: 'h2' | 'p';
  /** The words, where they are not those of the picture, such as while they are typed. */
  text?: string;
  /** Stands under the words. */
  call?: string;
  /** Gives it another shape than the picture's own; what does not fit is cut off above and left. */
  className?: string;
}

/** Which of a picture's two forms a window shows; of the width at which the theme's `md` begins. */
const NARROW = '(max-width: 767px)';
const WIDE = '(min-width: 768px)';

/**
 * A wide picture whose own words, its alternative text, are written over its free field: the left
 * 45 %, or the upper part. What stands before the first colon or full stop is the headline, the
 * rest stands smaller below.
 */
export function BannerPicture(props: BannerPictureProps) {
  const { image: wide, narrowImage, sizes, isFirst, words, wordsAs = 'p', text, call, className } = props;
  const narrow = narrowImage ?? wide;

  // React does this by itself for a plain picture, not for one in two forms.
  if (isFirst) {
    fetchFirst(wide, sizes, narrowImage ? WIDE : undefined);
    if (narrowImage) fetchFirst(narrow, sizes, NARROW);
  }
  const { headline, rest } = split(text ?? wide.alt);
  return (
    <span
      className={classes(styles.frame, styles[words], className ?? styles.ownShape)}
      style={{
        background: wide.placeholder ?? undefined,
        color: inkOn(wide.placeholder),
        ...(!className && {
          ['--narrow-ratio' as string]: `${narrow.width} / ${narrow.height}`,
          ['--wide-ratio' as string]: `${wide.width} / ${wide.height}`,
        }),
      }}
    >
      <picture>
        {narrowImage && <source media={NARROW} srcSet={narrow.srcset} sizes={sizes} />}
        <img
          src={widestOf(wide.srcset)}
          srcSet={wide.srcset}
          sizes={sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <span className={styles.words}>
        {wordsAs === 'h2' ? <h2>{headline}</h2> : <b>{headline}</b>}
        {rest && <span className={styles.rest}>{rest}</span>}
        {call && <span className={styles.call}>{call}</span>}
      </span>
    </span>
  );
}

function fetchFirst(image: BannerImage, sizes: string, media?: string): void {
  preload(widestOf(image.srcset), {
    as: 'image',
    imageSrcSet: image.srcset,
    imageSizes: sizes,
    fetchPriority: 'high',
    media,
  });
}

function split(text: string): { headline: string; rest: string } {
  const [, headline = text, rest = ''] = text.match(/^(.+?)[:.]\s+(.+)$/s) ?? [];
  return { headline, rest };
}

/** Dark or light letters, whichever can be read on the picture's own colour. */
function inkOn(colour: string | null): string {
  const [red = 255, green = 255, blue = 255] = (colour?.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#2B1B24' : '#FFFCF7';
}
