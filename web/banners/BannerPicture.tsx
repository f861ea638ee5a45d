import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { preload } from 'react-dom';
import { gql } from '../gql';
import { type BannerPicture_ImageFragment, BannerPicture_ImageFragmentDoc } from '../gql/graphql';

gql(`
  fragment BannerPicture_image on Image {
    id
    alt
    width
    height
    placeholder
    large: url(width: 1280)
    srcset
  }
`);

type ImageRef = FragmentType<BannerPicture_ImageFragment>;

interface BannerPictureProps {
  image: ImageRef;
  /** Shown in place of `image` under 768 px, where there is one. */
  narrowImage?: ImageRef;
  /** Of the `sizes` attribute. */
  sizes: string;
  /** Asks the browser to fetch it before all others; for the largest picture of a page. */
  isFirst?: boolean;
  /** Where the free field of the picture lies, on which the words stand. */
  words: 'left' | 'top';
  /** Heading of the words; `p` where the words are no heading. */
  wordsAs?: 'h2' | 'p';
  /** Stands under the words. */
  call?: string;
  /**
   * Width over height, by the window's width; absent: the picture's own; 'auto': as high as its
   * place. What does not fit is cut off above and left.
   */
  ratio?: Record<string, string>;
}

/** Which of a picture's two forms a window shows; of the width at which the theme's `md` begins. */
const NARROW = '(max-width: 767px)';
const WIDE = '(min-width: 768px)';

/**
 * A wide picture whose own words, its alternative text, are written over its free field: the left 45 %, or the upper
 * part. What stands before the first colon or full stop is the headline, the rest stands smaller below.
 */
export function BannerPicture(props: BannerPictureProps) {
  const { image, narrowImage, sizes, isFirst, words, wordsAs = 'p', call, ratio } = props;
  const wide = useImage(image);
  const narrow = useImage(narrowImage ?? image);
  if (!wide || !narrow) return null;

  // React does this by itself for a plain picture, not for one in two forms.
  if (isFirst) {
    fetchFirst(wide, sizes, narrowImage ? WIDE : undefined);
    if (narrowImage) fetchFirst(narrow, sizes, NARROW);
  }
  const { headline, rest } = split(wide.alt);
  return (
    <Frame
      words={words}
      bg={wide.placeholder ?? 'bg.muted'}
      color={inkOn(wide.placeholder)}
      aspectRatio={ratio ?? { base: `${narrow.width} / ${narrow.height}`, md: `${wide.width} / ${wide.height}` }}
    >
      <picture>
        {narrowImage && <source media={NARROW} srcSet={narrow.srcset} sizes={sizes} />}
        <img
          src={wide.large}
          srcSet={wide.srcset}
          sizes={sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      <span className="words">
        <chakra.span asChild>{wordsAs === 'h2' ? <h2>{headline}</h2> : <b>{headline}</b>}</chakra.span>
        {rest && <span className="rest">{rest}</span>}
        {call && <span className="call">{call}</span>}
      </span>
    </Frame>
  );
}

function useImage(image: ImageRef) {
  const { data, complete } = useFragment({ fragment: BannerPicture_ImageFragmentDoc, from: image });
  return complete ? data : null;
}

function fetchFirst(image: BannerPicture_ImageFragment, sizes: string, media?: string): void {
  preload(image.large, { as: 'image', imageSrcSet: image.srcset, imageSizes: sizes, fetchPriority: 'high', media });
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

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    h: 'full',
    overflow: 'hidden',
    borderRadius: 'inherit',
    containerType: 'inline-size',
    _dark: { filter: 'brightness(0.9)' },
    '& img': {
      position: 'absolute',
      inset: 0,
      w: 'full',
      h: 'full',
      objectFit: 'cover',
      objectPosition: 'right bottom',
    },
    '& .words': {
      position: 'absolute',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: 'max(0.5rem, 1.2cqi)',
    },
    '& h2, & b': { fontWeight: '800', lineHeight: '1.08', letterSpacing: 'tighter', textWrap: 'balance' },
    '& .rest': { lineHeight: '1.4', opacity: 0.85, textWrap: 'pretty', _firstLetter: { textTransform: 'uppercase' } },
    '& .call': {
      mt: '0.5em',
      px: '1.1em',
      py: '0.55em',
      fontSize: 'clamp(0.875rem, 1.15cqi, 1rem)',
      fontWeight: '700',
      borderRadius: 'full',
      bg: '#2B1B24',
      color: '#FFFCF7',
      transition: 'background-color 150ms',
    },
  },
  variants: {
    words: {
      left: {
        '& .words': {
          insetBlock: 0,
          left: 0,
          w: '50%',
          ps: { base: '5.5cqi', lg: 'max(5.5rem, 6.5cqi)' },
          justifyContent: 'center',
        },
        '& h2, & b': { fontSize: 'clamp(1.25rem, 4.6cqi, 3.75rem)' },
        '& .rest': { fontSize: 'clamp(0.8125rem, 1.55cqi, 1.25rem)' },
      },
      top: {
        '& .words': { insetX: 0, top: 0, p: '8cqi' },
        '& h2, & b': { fontSize: 'clamp(1.125rem, 9.5cqi, 2rem)' },
        '& .rest': { fontSize: 'sm' },
      },
    },
  },
});
