import { VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import type { BrandChoice } from '../catalogue/BrandFilter';
import { Choices } from '../catalogue/RatingFilter';

interface CategoryFilterProps {
  /** Those that have results, in the order of the shop. */
  categories: readonly BrandChoice[];
  /** Id of the chosen one; undefined for all. */
  chosen: string | undefined;
  onChange: (categoryId: string | undefined) => void;
}

/** Narrows the results of a search to one category, each with the number of its results. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  const name = useId();
  return (
    <Choices>
      <VisuallyHidden asChild>
        <legend>Category</legend>
      </VisuallyHidden>
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChange(undefined)} />
        <span>All categories</span>
      </label>
      {categories.map(({ value, label, count }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} />
          <span>{label}</span>
          <span className="count">{count.toLocaleString('en-US')}</span>
        </label>
      ))}
    </Choices>
  );
}
