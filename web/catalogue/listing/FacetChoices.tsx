import type { ComponentProps, ReactNode } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { Choice } from '../../ui/first-view/Choice';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import styles from './FacetChoices.module.css';
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
 * One of several ways to narrow a list, each with the number of products behind it. What would
 * leave nothing cannot be chosen, unless that is an estimate; absent while no choice is known.
 */
export function FacetChoices(props: FacetChoicesProps) {
  const { legend, name, choices, chosen, anyLabel, children, onChange } = props;
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <FacetBox
          key={choice.value}
          type="radio"
          name={name}
          checked={chosen === choice.value}
          disabled={choice.count === 0 && !choice.isEstimate && chosen !== choice.value}
          onChange={() => onChange(choice.value)}
        >
          {children ? children(choice) : <span>{choice.label}</span>}
          <Count isEstimate={choice.isEstimate}>{choice.count}</Count>
        </FacetBox>
      ))}
      <FacetBox type="radio" name={name} checked={chosen === undefined} onChange={() => onChange(undefined)}>
        <span>{anyLabel}</span>
      </FacetBox>
    </fieldset>
  );
}

interface CountProps {
  /** Whether it is an estimate, before which a sign for about stands. */
  isEstimate?: boolean | undefined;
  children: number | undefined;
}

/** How many products a choice would leave, at the end of its row; absent until that is known. */
export function Count({ isEstimate, children }: CountProps) {
  if (children === undefined) return null;
  return (
    <span className={styles.count}>
      {isEstimate && '≈ '}
      {formatCount(children)}
      <VisuallyHidden>{children === 1 ? t(' product') : t(' products')}</VisuallyHidden>
    </span>
  );
}

/** One choice of the sidebar, in a row of its own. */
export function FacetBox(props: ComponentProps<typeof Choice>) {
  return <Choice className={styles.row} {...props} />;
}
