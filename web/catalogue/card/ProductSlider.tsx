import { SectionHeading } from '../../ui/layout/SectionHeading';
import { Carousel, type SlidesInView } from '../../ui/media/slides/Carousel';
import { ProductCard } from './ProductCard';
import type { GridProduct } from './ProductGrid';

interface ProductSliderProps {
  /** Stands above the row and names it. */
  heading: string;
  /** A few words under the heading. */
  note?: string;
  products: readonly GridProduct[];
  inView: SlidesInView;
}

/** Product cards in one row that scrolls sideways; absent when there are no products. */
export function ProductSlider({ heading, note, products, inView }: ProductSliderProps) {
  if (products.length === 0) return null;
  return (
    <Carousel label={heading} heading={<SectionHeading note={note}>{heading}</SectionHeading>} inView={inView}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes="(min-width: 992px) 250px, 45vw" />
      ))}
    </Carousel>
  );
}
