import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type BrandChoice, BrandFilter } from './BrandFilter';
import { PriceSlider } from './PriceSlider';
import { Choices, RatingFilter } from './RatingFilter';
import type { ChosenFilter } from './useProductFilter';

interface ListingSidebarProps {
  /** The list of categories. */
  children: ReactNode;
  /** Puts the categories behind the filters, as in a sheet that was opened for the filters. */
  hasCategoriesLast?: boolean;
  filter: ChosenFilter;
  /** Those that occur in the list, most products first. */
  brands: readonly BrandChoice[];
  /** One change by the shopper. */
  onChange: (change: Partial<ChosenFilter>) => void;
}

/** Everything a list can be narrowed by: category, price, rating, brand and availability. @see spec §2 */
export function ListingSidebar({ children, hasCategoriesLast, filter, brands, onChange }: ListingSidebarProps) {
  const categories = (
    <div>
      <h2>Categories</h2>
      {children}
    </div>
  );
  return (
    <Groups>
      {!hasCategoriesLast && categories}
      <PriceSlider minPrice={filter.minPrice} maxPrice={filter.maxPrice} onChange={onChange} />
      <RatingFilter
        minRating={filter.minRating}
        onChange={(minRating) => {
          onChange({ minRating });
          window.scrollTo({ top: 0 });
        }}
      />
      <BrandFilter brands={brands} chosen={filter.brands} onChange={(chosen) => onChange({ brands: chosen })} />
      <Choices>
        <legend>Availability</legend>
        <label>
          <input
            type="checkbox"
            checked={filter.inStock}
            onChange={(event) => onChange({ inStock: event.target.checked })}
          />
          <span>In stock only</span>
        </label>
      </Choices>
      {hasCategoriesLast && categories}
    </Groups>
  );
}

const Groups = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > *': { pb: '6' },
    '& > * + *': { pt: '6', borderTopWidth: '1px', borderColor: 'border' },
    '& h2, & legend': { fontSize: 'sm', fontWeight: '700', mb: '3', float: 'left', w: 'full' },
    '& legend + *, & h2 + *': { clear: 'both' },
  },
});
