import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { Button } from '../../ui/form/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { dietInWords } from '../../ui/media/DietMark';
import { Icon } from '../../ui/media/Icon';
import styles from './FilterChips.module.css';
import type { ListFacets } from './facets';
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
  if (categoryId !== undefined) {
    const label = categories.find(({ value }) => value === categoryId)?.label ?? t('Category');
    chips.push({ label, without: { categoryId: undefined } });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const from = minPrice !== undefined && formatRupees(minPrice).replace(/\.00$/, '');
    const to = formatRupees(maxPrice ?? 0).replace(/\.00$/, '');
    const label = from
      ? maxPrice === undefined
        ? t('{from} and more', { from })
        : `${from} – ${to}`
      : t('Up to {to}', { to });
    chips.push({ label, without: { minPrice: undefined, maxPrice: undefined } });
  }
  if (minRating !== undefined) {
    const label = minRating === 5 ? '5 stars' : `${minRating} ${minRating === 1 ? 'star' : 'stars'} & up`;
    chips.push({ label, without: { minRating: undefined } });
  }
  if (minDiscount !== undefined) {
    chips.push({ label: `${minDiscount}% off & more`, without: { minDiscount: undefined } });
  }
  for (const brand of filter.brands) {
    const label = brands.find(({ value }) => value === brand)?.label ?? brand;
    chips.push({ label, without: { brands: filter.brands.filter((other) => other !== brand) } });
  }
  for (const diet of filter.diets) {
    chips.push({ label: dietInWords(diet), without: { diets: filter.diets.filter((other) => other !== diet) } });
  }
  for (const origin of filter.origins) {
    const label = origins.find(({ value }) => value === origin)?.label ?? origin;
    chips.push({ label, without: { origins: filter.origins.filter((other) => other !== origin) } });
  }
  if (inStock) chips.push({ label: t('In stock'), without: { inStock: false } });
  return chips;
}
