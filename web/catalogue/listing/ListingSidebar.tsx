import { type ReactNode, useId } from 'react';
import type { Diet } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DietMark } from '../../ui/media/DietMark';
import { BoxChoices } from './BoxChoices';
import { Count, FacetBox, FacetChoices } from './FacetChoices';
import { type ListFacets, NO_FACETS } from './facets';
import styles from './ListingSidebar.module.css';
import { PriceSlider } from './PriceSlider';
import { RatingFilter } from './RatingFilter';
import { type ChosenFilter, withValues } from './useProductFilter';

interface ListingSidebarProps {
  /** The list of categories. */
  children?: ReactNode;
  /**
   * The list goes across categories and can be narrowed to one of them, in place of the list of
   * categories.
   */
  isAcrossCategories?: boolean;
  /** Puts the categories behind the filters, as in a sheet that was opened for the filters. */
  hasCategoriesLast?: boolean;
  filter: ChosenFilter;
  /** What the list can be narrowed by further; undefined until that is known. */
  facets: ListFacets | undefined;
  /** One change by the shopper. */
  onChange: (change: Partial<ChosenFilter>) => void;
}

/**
 * Everything a list can be narrowed by: category, price, rating, mark of food, brand, discount,
 * country of origin, fields of extensions and availability.
 *
 * @see spec §2
 */
export function ListingSidebar(props: ListingSidebarProps) {
  const { children, isAcrossCategories, hasCategoriesLast, filter, facets, onChange } = props;
  const { brands, ratings, prices, discounts, diets, origins, availability, custom } = facets ?? NO_FACETS;
  const discountName = useId();
  const [inStock] = availability;
  const categoryName = useId();
  const categories = !isAcrossCategories ? (
    <div>
      <h2>{t('Categories')}</h2>
      {children}
    </div>
  ) : (
    <FacetChoices
      legend={t('Categories')}
      name={categoryName}
      choices={facets?.categories ?? []}
      chosen={filter.categoryId}
      anyLabel={t('All categories')}
      onChange={(categoryId) => onChange({ categoryId })}
    />
  );
  return (
    <div className={styles.groups}>
      {!hasCategoriesLast && categories}
      <PriceSlider choices={prices} minPrice={filter.minPrice} maxPrice={filter.maxPrice} onChange={onChange} />
      <RatingFilter
        choices={ratings}
        minRating={filter.minRating}
        onChange={(minRating) => {
          onChange({ minRating });
          // Taking the filter away leaves the shopper where they are.
          if (minRating !== undefined) window.scrollTo({ top: 0 });
        }}
      />
      <BoxChoices
        legend={t('Food')}
        choices={diets}
        chosen={filter.diets}
        onChange={(chosen) => onChange({ diets: chosen as Diet[] })}
      >
        {({ value }) => (
          <span aria-hidden="true">
            <DietMark diet={value as Diet} />
          </span>
        )}
      </BoxChoices>
      <BoxChoices
        legend={t('Brand')}
        choices={brands}
        chosen={filter.brands}
        onChange={(chosen) => onChange({ brands: chosen })}
      />
      <FacetChoices
        legend={t('Discount')}
        name={discountName}
        choices={discounts}
        chosen={filter.minDiscount === undefined ? undefined : String(filter.minDiscount)}
        anyLabel={t('All products')}
        onChange={(value) => onChange({ minDiscount: value === undefined ? undefined : Number(value) })}
      />
      <BoxChoices
        legend={t('Country of origin')}
        choices={origins}
        chosen={filter.origins}
        onChange={(chosen) => onChange({ origins: chosen })}
      />
      {custom.map(({ field, label, choices }) => (
        <BoxChoices
          key={field}
          legend={label}
          choices={choices}
          chosen={filter.fields[field] ?? []}
          onChange={(chosen) => onChange({ fields: withValues(filter, field, chosen) })}
        />
      ))}
      <fieldset>
        <legend>{t('Availability')}</legend>
        <FacetBox
          type="checkbox"
          checked={filter.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        >
          <span>{t('In stock only')}</span>
          <Count isEstimate={inStock?.isEstimate}>{inStock?.count}</Count>
        </FacetBox>
      </fieldset>
      {hasCategoriesLast && categories}
    </div>
  );
}
