import { type KeyboardEvent, useRef } from 'react';
import { ScrollRow } from '../ui/layout/ScrollRow';
import styles from './CategoryTabs.module.css';

interface CategoryTabsProps {
  /** Names the bar for a screen reader. */
  label: string;
  categories: readonly { id: string; name: string }[];
  /** Id of the category whose products are shown. */
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Id of the element that shows the products of the selected category. */
  panelId: string;
}

/** Of the tab of a category in the bar with that panel. */
export const tabId = (panelId: string, categoryId: string) => `${panelId}-${categoryId}`;

/**
 * A bar of categories, one of them selected; scrolled sideways where it is longer than the page is
 * wide.
 *
 * @see spec §2
 */
export function CategoryTabs({ label, categories, selectedId, onSelect, panelId }: CategoryTabsProps) {
  const barRef = useRef<HTMLDivElement>(null);

  const select = (place: number) => {
    const wanted = categories[(place + categories.length) % categories.length];
    if (!wanted) return;
    onSelect(wanted.id);
    const tab = barRef.current?.querySelector<HTMLElement>(`[id="${tabId(panelId, wanted.id)}"]`);
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  const move = (event: KeyboardEvent) => {
    const selected = categories.findIndex(({ id }) => id === selectedId);
    const steps: Record<string, number> = {
      ArrowRight: selected + 1,
      ArrowLeft: selected - 1,
      Home: 0,
      End: categories.length - 1,
    };
    const place = steps[event.key];
    if (place === undefined) return;
    event.preventDefault();
    select(place);
  };

  return (
    <ScrollRow className={styles.bar} ref={barRef} role="tablist" aria-label={label} onKeyDown={move}>
      {categories.map(({ id, name }, place) => (
        <button
          key={id}
          id={tabId(panelId, id)}
          type="button"
          role="tab"
          aria-selected={id === selectedId}
          aria-controls={panelId}
          tabIndex={id === selectedId ? 0 : -1}
          onClick={() => select(place)}
        >
          {name}
        </button>
      ))}
    </ScrollRow>
  );
}
