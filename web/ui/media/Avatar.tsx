import { useState } from 'react';
import styles from './Avatar.module.css';
import { Icon } from './Icon';

interface AvatarProps {
  /** Address of the picture; null shows the outline of a person. */
  image: string | null;
  /** Of the circle, in pixels. */
  size: number;
  /** What the picture shows; empty where a name beside it says the same. */
  alt?: string;
}

/**
 * A shopper's picture in a circle. One that cannot be loaded gives way to the outline of a person.
 */
export function Avatar({ image, size, alt = '' }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={styles.circle} style={{ width: size, height: size }}>
      {image && image !== missing ? (
        <img src={image} alt={alt} width={size} height={size} onError={() => setMissing(image)} />
      ) : (
        <Icon name="user" size={Math.round(size * 0.6)} />
      )}
    </span>
  );
}
