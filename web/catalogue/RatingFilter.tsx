import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { RatingStars } from '../ui/RatingStars';

interface RatingFilterProps {
  /** This many stars and up, 1 to 5; undefined for any. */
  minRating: number | undefined;
  onChange: (minRating: number | undefined) => void;
}

/** Narrows a list to products with so many stars and up. @see spec §5 */
export function RatingFilter({ minRating, onChange }: RatingFilterProps) {
  const name = useId();
  return (
    <Choices>
      <legend>Rating</legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <label key={stars}>
          <input type="radio" name={name} checked={minRating === stars} onChange={() => onChange(stars)} />
          <RatingStars rating={stars} />
          <span>{stars === 5 ? 'only' : '& up'}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={minRating === undefined} onChange={() => onChange(undefined)} />
        <span>Any rating</span>
      </label>
    </Choices>
  );
}

/** Rows with a box or a circle before each; 40 px high, so that they can be hit by a thumb. */
export const Choices = chakra('fieldset', {
  base: {
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: { base: '11', lg: '9' },
      px: '2',
      mx: '-2',
      borderRadius: 'lg',
      fontSize: 'sm',
      cursor: 'pointer',
      transition: 'background-color 150ms',
      _hover: { bg: 'bg.muted' },
    },
    '& label:has(:checked)': { fontWeight: '600' },
    '& input': { flexShrink: 0, boxSize: '4.5', accentColor: '{colors.brand.solid}' },
    '& .count': { ms: 'auto', color: 'fg.muted', fontWeight: '400', fontVariantNumeric: 'tabular-nums' },
  },
});
