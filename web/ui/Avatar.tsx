import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon } from './Icon';

interface AvatarProps {
  /** Address of the picture; null shows the outline of a person. */
  image: string | null;
  /** Of the circle, in pixels. */
  size: number;
  /** What the picture shows; empty where a name beside it says the same. */
  alt?: string;
}

/** A shopper's picture in a circle. One that cannot be loaded gives way to the outline of a person. */
export function Avatar({ image, size, alt = '' }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <Circle style={{ width: size, height: size }}>
      {image && image !== missing ? (
        <img src={image} alt={alt} width={size} height={size} onError={() => setMissing(image)} />
      ) : (
        <Icon name="user" size={Math.round(size * 0.6)} />
      )}
    </Circle>
  );
}

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    color: 'fg.muted',
    '& > img': { w: 'full', h: 'full', objectFit: 'cover' },
  },
});
