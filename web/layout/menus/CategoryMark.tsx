import type { FrameCategory } from '../frame';
import styles from './CategoryMark.module.css';

/**
 * A category's picture as a small round mark on the category's own colour; only the colour where it
 * has no picture.
 */
export function CategoryMark({ category }: { category: FrameCategory }) {
  const [image] = category.images;
  return (
    <span className={styles.categoryMark} style={{ backgroundColor: category.color ?? undefined }}>
      {image && <img className={styles.picture} src={image.url} alt="" loading="lazy" />}
    </span>
  );
}
