import { useId } from 'react';
import { t } from '../../lib/messages';
import { RatingStars } from '../../ui/media/RatingStars';
import { FacetChoices } from './FacetChoices';
import type { FacetChoice } from './facets';

interface RatingFilterProps {
  /** So many stars and up, '5' to '1'. */
  choices: readonly FacetChoice[];
  /** This many stars and up, 1 to 5; undefined for any. */
  minRating: number | undefined;
  onChange: (minRating: number | undefined) => void;
}

/** Narrows a list to products with so many stars and up. @see spec §5 */
export function RatingFilter({ choices, minRating, onChange }: RatingFilterProps) {
  return (
    <FacetChoices
      legend={t('Rating')}
      name={useId()}
      choices={choices}
      chosen={minRating === undefined ? undefined : String(minRating)}
      anyLabel={t('Any rating')}
      onChange={(value) => onChange(value === undefined ? undefined : Number(value))}
    >
      {({ value }) => (
        <>
          <RatingStars rating={Number(value)} />
          <span>{value === '5' ? t('only') : t('& up')}</span>
        </>
      )}
    </FacetChoices>
  );
}
