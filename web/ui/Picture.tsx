import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { gql } from '../gql';
import { type Picture_ImageFragment, Picture_ImageFragmentDoc } from '../gql/graphql';
import { SKELETON_MS } from '../lib/timings';

gql(`
  fragment Picture_image on Image {
    id
    alt
    placeholder
    small: url(width: 320)
    srcset
  }
`);

interface PictureProps {
  /** Absent or null shows the empty colour field. */
  image: FragmentType<Picture_ImageFragment> | null | undefined;
  /** Of the `sizes` attribute: how wide the picture is shown at which window width. */
  sizes: string;
  /** Replaces the image's own text; empty where a text beside it says the same. */
  alt?: string;
  /** Loads at once; for what is seen without scrolling. */
  eager?: boolean;
  /** Asks the browser to fetch it before all others; for the largest picture of a page. */
  isFirst?: boolean;
  /** Covers the picture for 500 ms after it appears, while it loads behind. @see spec §9 */
  skeleton?: boolean;
  /** CSS aspect ratio of the box, which never changes its size while the picture loads. */
  ratio?: string;
}

const leave = keyframes`to { opacity: 0; visibility: hidden }`;
const glimmer = keyframes`from { background-position: 150% 0 } to { background-position: -50% 0 }`;

/** A picture of the catalogue in a box of fixed shape, on its own colour field until it has loaded. */
export function Picture({ image, sizes, alt, eager, isFirst, skeleton, ratio = '1 / 1' }: PictureProps) {
  const { data, complete } = useFragment({ fragment: Picture_ImageFragmentDoc, from: image ?? null });
  const shown = complete ? data : null;
  return (
    <Frame
      aspectRatio={ratio}
      bg={shown?.placeholder ?? 'bg.muted'}
      data-skeleton={skeleton || undefined}
      css={skeleton ? cover : undefined}
    >
      {shown && (
        <img
          src={shown.small}
          srcSet={shown.srcset}
          sizes={sizes}
          alt={alt ?? shown.alt}
          loading={eager || isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      )}
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    color: 'fg.muted',
    fontSize: 'xs',
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
    // The fields are light in both schemes; beside dark they would glare.
    _dark: { filter: 'brightness(0.88)' },
  },
});

// An animation rather than state: it runs as well on a page whose scripts have not arrived yet.
const cover = {
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    bg: 'inherit',
    backgroundImage: 'linear-gradient(100deg, transparent 30%, rgba(255, 255, 255, 0.55) 50%, transparent 70%)',
    backgroundSize: '200% 100%',
    animation: `${glimmer} ${SKELETON_MS}ms linear both, ${leave} 150ms ${SKELETON_MS}ms ease-out forwards`,
    _motionReduce: { animation: `${leave} 1ms ${SKELETON_MS}ms forwards` },
  },
};
