import { t } from '../../lib/messages';
import { Button } from '../../ui/first-view/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dietInWords } from '../../ui/media/DietMark';
import { Icon } from '../../ui/media/Icon';
import styles from './FilterChips.module.css';
import type { FacetChoice, ListFacets } from './facets';
import { ANY_PRICE, rangeInWords } from './priceRange';
import { type ChosenFilter, withValues } from './useProductFilter';

interface FilterChipsProps {
  filter: ChosenFilter;
  /** To write what is chosen as the shopper knows it. */
  facets: ListFacets;
  onChange: (change: Partial<ChosenFilter>) => void;
  onClear: () => void;
}

/**
 * What the list is narrowed to, each with a cross that takes it away; absent when the list is not
 * narrowed.
 */
export function FilterChips({ filter, facets, onChange, onClear }: FilterChipsProps) {
  const chips = chipsOf(filter, facets);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('Chosen filters')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button className={styles.chip} type="button" onClick={() => onChange(without)}>
            <VisuallyHidden>{t('Remove filter:')} </VisuallyHidden>
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <Button size="sm" variant="ghost" palette="brand" onClick={onClear}>
          {t('Clear all')}
        </Button>
      </li>
    </ul>
  );
}

interface Chip {
  label: string;
  /** The change that takes the chip away. */
  without: Partial<ChosenFilter>;
}

function chipsOf(filter: ChosenFilter, { brands, categories, origins, custom }: ListFacets): Chip[] {
  const { categoryId, minPrice, maxPrice, minRating, minDiscount, inStock } = filter;
  const chips: Chip[] = [];
  const add = (label: string, without: Chip['without']) => chips.push({ label, without });
  const named = (choices: readonly FacetChoice[], wanted: string, otherwise = wanted) =>
    choices.find(({ value }) => value === wanted)?.label ?? otherwise;
  const others = <Value,>(values: readonly Value[], value: Value) => values.filter((other) => other !== value);
  if (categoryId !== undefined) add(named(categories, categoryId, t('Category')), { categoryId: undefined });
  if (minPrice !== undefined || maxPrice !== undefined) add(rangeInWords(filter), ANY_PRICE);
  if (minRating !== undefined) {
    add(`${t('Rating')}: ${minRating} ${t(minRating === 5 ? 'only' : '& up')}`, { minRating: undefined });
  }
  if (minDiscount !== undefined) {
    add(t('{percent}% off and more', { percent: String(minDiscount) }), { minDiscount: undefined });
  }
  for (const brand of filter.brands) add(named(brands, brand), { brands: others(filter.brands, brand) });
  for (const diet of filter.diets) add(dietInWords(diet), { diets: others(filter.diets, diet) });
  for (const origin of filter.origins) add(named(origins, origin), { origins: others(filter.origins, origin) });
  if (inStock) add(t('In stock'), { inStock: false });
  for (const [name, values] of Object.entries(filter.fields)) {
    const facet = custom.find(({ field }) => field === name);
    for (const value of values) {
      const fields = withValues(filter, name, others(values, value));
      add(facet ? `${facet.label}: ${named(facet.choices, value)}` : value, { fields });
    }
  }
  return chips;
}
