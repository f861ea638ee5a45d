import { chakra } from '@chakra-ui/react';
import type { FrameCategory } from './frame';

/** A category's picture as a small round mark on the category's own colour; only the colour where it has no picture. */
export function CategoryMark({ category }: { category: FrameCategory }) {
  const [image] = category.images;
  return (
    <chakra.span
      display="block"
      boxSize="8"
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="bg.muted"
      style={{ backgroundColor: category.color ?? undefined }}
    >
      {image && <chakra.img src={image.url} alt="" loading="lazy" boxSize="full" objectFit="cover" />}
    </chakra.span>
  );
}
