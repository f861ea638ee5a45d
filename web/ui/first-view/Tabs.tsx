import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Name extends string> {
  /** Names the bar for a screen reader. */
  label: string;
  /** Two or more, each with what it shows. */
  tabs: readonly { name: Name; label: string; content: ReactNode }[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/**
 * Parts of a page of which one is shown at a time, under a bar with a tab for each: arrow keys,
 * Home and End lead from tab to tab. A hidden panel stays mounted, with what was typed into it.
 */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  const barRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const place = tabs.findIndex(({ name }) => name === selected);
    const places: Record<string, number> = {
      ArrowRight: place + 1,
      ArrowLeft: place - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[(places[event.key] ?? place) % tabs.length];
    if (places[event.key] === undefined || !next) return;
    event.preventDefault();
    onSelect(next.name);
    barRef.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <section>
      <div className={styles.list} ref={barRef} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            className={styles.trigger}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === selected}
            aria-controls={`panel-${name}`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          className={styles.content}
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== selected}
        >
          {content}
        </div>
      ))}
    </section>
  );
}
