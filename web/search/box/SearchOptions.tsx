// biome-ignore-all lint/a11y/useSemanticElements: options of a combobox that is drawn by the page
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import type { ListTies } from './combobox';
import styles from './SearchOptions.module.css';

/** One entry of the list beneath a search box: a page to go to. */
export interface SearchOption {
  /** Distinguishes it from its neighbours. */
  key: string;
  to: string;
  face: ReactNode;
  /** Called when it is chosen, before the shopper goes there. */
  onChoose?: () => void;
}

/** Entries of one kind. */
export interface SearchSection {
  heading: string;
  options: readonly SearchOption[];
}

interface SearchOptionsProps {
  ties: ListTies;
  /** Names the list. */
  label: string;
  sections: readonly SearchSection[];
  /** For a screen reader: how much there is. */
  announcement: string;
}

/**
 * The list beneath a search box. The focus stays in the box: its arrows go through the entries and
 * around the ends, its Enter opens the one that is reached.
 */
export function SearchOptions({ ties, label, sections, announcement }: SearchOptionsProps) {
  const options = sections.flatMap((section) => section.options);
  const signature = options.map(({ key }) => key).join('\n');
  const id = useId();
  const idOf = (place: number) => `${id}-${place}`;
  const [reached, setReached] = useState({ signature, place: -1 });
  // Another list starts anew.
  const active = reached.signature === signature ? reached.place : -1;
  const reach = (place: number) => setReached({ signature, place });

  const onKey = (event: KeyboardEvent) => {
    const move = (to: number) => {
      event.preventDefault();
      reach(to);
      document.getElementById(idOf(to))?.scrollIntoView({ block: 'nearest' });
    };
    if (event.key === 'ArrowDown') move((active + 1) % options.length);
    if (event.key === 'ArrowUp') move(active > 0 ? active - 1 : options.length - 1);
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
    }
  };
  const { keysRef } = ties;
  // Before anybody sees the list: anyone who does, may press a key, and hears from the box that it
  // is open.
  useLayoutEffect(() => {
    keysRef.current = onKey;
    return () => {
      keysRef.current = null;
    };
  });

  const choose = (option: SearchOption, event: MouseEvent) => {
    option.onChoose?.();
    // A page that opens beside this one leaves the list as it is.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) ties.onChoose();
  };

  const activeId = active >= 0 ? idOf(active) : undefined;
  const report = useEffectEvent(ties.onList);
  useLayoutEffect(() => report({ activeId, announcement }), [activeId, announcement]);
  useLayoutEffect(() => () => report(null), []);

  return (
    <div className={styles.list} id={ties.listId} role="listbox" aria-label={label}>
      {sections.map(({ heading, options: entries }) => (
        <div key={heading} role="group" aria-label={heading}>
          <div aria-hidden="true">{heading}</div>
          {entries.map((option) => {
            const place = options.indexOf(option);
            return (
              <Link
                key={option.key}
                to={option.to}
                id={idOf(place)}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                onPointerMove={() => place !== active && reach(place)}
                onClick={(event) => choose(option, event)}
              >
                {option.face}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
