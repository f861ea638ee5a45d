import { classes } from '../../lib/classes';
import { ClothBag } from './ClothBag';
import styles from './PagePicture.module.css';
import { useShopFacts } from './ShopFacts';

/** The picture beside the title: the owner's, or else a cloth bag; decoration, on wide screens. */
export function PagePicture() {
  const own = useShopFacts()?.pagePicture;
  if (!own) return <ClothBag className={styles.picture} />;
  const { url, width, height } = own;
  return (
    <img
      className={classes(styles.picture, styles.own)}
      src={url}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
