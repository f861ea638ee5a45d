import type { Diet } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';

/** The colours of the marks, which the rules name: they are no matter of taste, light or dark. */
const GREEN = '#00843D';
const BROWN = '#8B4513';

const DIET: Record<Diet, Message> = { VEG: 'Vegetarian', EGG: 'Contains egg', NON_VEG: 'Not vegetarian' };

/** What the mark says, in words. */
export const dietInWords = (diet: Diet): string => t(DIET[diet]);

/**
 * The mark that food must bear beside its name: a filled circle in a square, green, for what is
 * vegetarian; a filled triangle in a square, brown, for all else.
 *
 * @see Food Safety and Standards (Labelling and Display) Regulations 2020, regulation 5 (4)
 */
export function DietMark({ diet }: { diet: Diet }) {
  const isVeg = diet === 'VEG';
  const colour = isVeg ? GREEN : BROWN;
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      style={{ display: 'inline', verticalAlign: '-0.125em' }}
      role="img"
      aria-label={dietInWords(diet)}
      data-diet={diet}
    >
      <rect x="1" y="1" width="14" height="14" fill="#fff" stroke={colour} strokeWidth="1.5" />
      {isVeg ? <circle cx="8" cy="8" r="4" fill={colour} /> : <path d="M8 3.5 12.5 12h-9z" fill={colour} />}
    </svg>
  );
}
