import { type ReactNode, useState } from 'react';
import { t } from '../../lib/messages';
import { Button } from '../../ui/first-view/Button';
import styles from './BoxChoices.module.css';
import { Count, FacetBox } from './FacetChoices';
import type { FacetChoice } from './facets';

interface BoxChoicesProps {
  /** Names the group, such as 'Brand'. */
  legend: string;
  choices: readonly FacetChoice[];
  /** Values of the chosen ones; none means all. */
  chosen: readonly string[];
  /** What stands before the label of a choice; absent: nothing. */
  children?: (choice: FacetChoice) => ReactNode;
  onChange: (chosen: string[]) => void;
}

/** So many choices are listed before 'Show all'. */
const FIRST = 8;

/**
 * Narrows a list to any of several values, each with the number of its products; absent when there
 * is none.
 */
export function BoxChoices({ legend, choices, chosen, children, onChange }: BoxChoicesProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (choices.length === 0) return null;

  const shown = showsAll ? choices : choices.filter(({ value }, place) => place < FIRST || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {shown.map((choice) => (
        <FacetBox
          key={choice.value}
          type="checkbox"
          checked={chosen.includes(choice.value)}
          onChange={() => toggle(choice.value)}
        >
          <span>
            {children?.(choice)} {choice.label}
          </span>
          <Count isEstimate={choice.isEstimate}>{choice.count}</Count>
        </FacetBox>
      ))}
      {choices.length > shown.length || showsAll ? (
        <Button
          className={styles.button}
          size="sm"
          variant="ghost"
          palette="brand"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show fewer') : t('Show all {length}', { length: choices.length })}
        </Button>
      ) : null}
    </fieldset>
  );
}
