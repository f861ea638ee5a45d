import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dietInWords } from '../../ui/media/DietMark';
import { Icon } from '../../ui/media/Icon';
import styles from './FilterChips.module.css';
import type { FacetChoice, ListFacets } from './facets';
import { ANY_PRICE, rangeInWords } from './priceRange';
import { type ChosenFilter, withValue } from './useProductFilter';

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
  const chips = [...chipsOf(filter, facets), ...chipsOfFields(filter, facets)];
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

function chipsOfFields(filter: ChosenFilter, { custom }: ListFacets): Chip[] {
  return Object.entries(filter.fields).flatMap(([field, values]) => {
    const facet = custom.find((one) => one.field === field);
    return values.map((value) => {
      const text = facet?.choices.find((choice) => choice.value === value)?.label ?? value;
      return {
        label: facet ? `${facet.label}: ${text}` : text,
        without: { fields: withValue(filter, field, value, false) },
      };
    });
  });
}

function chipsOf(filter: ChosenFilter, { brands, categories, origins }: ListFacets): Chip[] {
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
  return chips;
}
