import { useState } from 'react';
import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import styles from './BrandFilter.module.css';
import { Choices, Count } from './FacetChoices';
import type { FacetChoice } from './facets';

interface BrandFilterProps {
  brands: readonly FacetChoice[];
  /** Values of the chosen ones; none means all. */
  chosen: readonly string[];
  onChange: (brands: string[]) => void;
}

/** So many brands are listed before 'Show all'. */
const FIRST_BRANDS = 8;

/**
 * Narrows a list to one or more brands, each with the number of its products; absent when there is
 * no brand.
 */
export function BrandFilter({ brands, chosen, onChange }: BrandFilterProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (brands.length === 0) return null;

  const shown = showsAll ? brands : brands.filter(({ value }, place) => place < FIRST_BRANDS || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Choices>
      <legend>{t('Brand')}</legend>
      {shown.map(({ value, label, count, isEstimate }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
          <span>{label}</span>
          <Count isEstimate={isEstimate}>{count}</Count>
        </label>
      ))}
      {brands.length > shown.length || showsAll ? (
        <Button
          className={styles.button}
          size="sm"
          variant="ghost"
          palette="brand"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show fewer brands') : t('Show all {length} brands', { length: brands.length })}
        </Button>
      ) : null}
    </Choices>
  );
}
