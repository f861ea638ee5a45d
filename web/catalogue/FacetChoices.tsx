import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FacetChoice } from './facets';

interface FacetChoicesProps {
  /** Names the group, such as 'Rating'. */
  legend: string;
  /** Of the radio buttons; the same on a page would join two groups. */
  name: string;
  choices: readonly FacetChoice[];
  /** The chosen value; undefined for any. */
  chosen: string | undefined;
  /** The words of the choice that narrows nothing. */
  anyLabel: string;
  /** How a choice is drawn; its label unless said otherwise. */
  children?: (choice: FacetChoice) => ReactNode;
  /** Called with a value, or with undefined for any. */
  onChange: (value: string | undefined) => void;
}

/**
 * One of several ways to narrow a list, each with the number of products behind it. What would leave nothing cannot be
 * chosen; absent while no choice is known.
 */
export function FacetChoices(props: FacetChoicesProps) {
  const { legend, name, choices, chosen, anyLabel, children, onChange } = props;
  if (choices.length === 0) return null;
  return (
    <Choices>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice.value}
            disabled={choice.count === 0 && chosen !== choice.value}
            onChange={() => onChange(choice.value)}
          />
          {children ? children(choice) : <span>{choice.label}</span>}
          <Count>{choice.count}</Count>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChange(undefined)} />
        <span>{anyLabel}</span>
      </label>
    </Choices>
  );
}

/** How many products a choice would leave, at the end of its row; absent until that is known. */
export function Count({ children }: { children: number | undefined }) {
  if (children === undefined) return null;
  return (
    <span className="count">
      {children.toLocaleString('en-US')}
      <VisuallyHidden>{children === 1 ? ' product' : ' products'}</VisuallyHidden>
    </span>
  );
}

/** Rows with a box or a circle before each; 44 px high on narrow screens, so that they can be hit by a thumb. */
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
    '& label:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-2px' },
    '& label:has(:disabled)': { color: 'fg.subtle', cursor: 'not-allowed', _hover: { bg: 'transparent' } },
    '& input': { flexShrink: 0, boxSize: '4.5', accentColor: '{colors.brand.solid}' },
    '& .count': { ms: 'auto', color: 'fg.muted', fontWeight: '400', fontVariantNumeric: 'tabular-nums' },
  },
});
