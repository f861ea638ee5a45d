import { Link } from 'react-router-dom';
import type { SearchHelpQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatCount } from '../lib/money';
import { paths } from '../lib/paths';
import { FEATURED_AUTOPLAY_MS } from '../lib/timings';
import { SectionHeading } from '../ui/layout/SectionHeading';
import { Picture } from '../ui/media/Picture';
import { Carousel } from '../ui/media/slides/Carousel';
import styles from './FeaturedCategories.module.css';

interface FeaturedCategoriesProps {
  categories: SearchHelpQuery['categories'];
}

/**
 * The categories with their pictures, eight side by side on wide screens, where they move on by
 * themselves every 2000 ms until the last is in view.
 *
 * @see spec §9 (Featured Categories slider)
 */
export function FeaturedCategories({ categories }: FeaturedCategoriesProps) {
  return (
    <Carousel
      label={t('Featured Categories')}
      heading={<SectionHeading>{t('Featured Categories')}</SectionHeading>}
      inView={{ base: 3.4, sm: 4.4, md: 6.4, lg: 8 }}
      gap={16}
      autoplayMs={FEATURED_AUTOPLAY_MS}
      autoplayWideOnly
    >
      {categories.map((category) => (
        <Tile key={category.id} category={category} />
      ))}
    </Carousel>
  );
}

function Tile({ category }: { category: SearchHelpQuery['categories'][number] }) {
  return (
    <Link className={styles.tileLink} to={paths.category(category.id)}>
      <span className={styles.field}>
        <Picture image={category.images[0]} sizes="(min-width: 992px) 150px, 28vw" alt="" />
      </span>
      <span className={styles.name}>{category.name}</span>
      <span className={styles.count}>
        {formatCount(category.productCount)} {t('items')}
      </span>
    </Link>
  );
}
