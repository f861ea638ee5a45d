import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface ProductTabsProps<Name extends string> {
  /** Two or more, each with what it shows. */
  tabs: readonly { name: Name; label: string; content: ReactNode }[];
  selected: Name;
  onSelect: (name: Name) => void;
}

/** What there is to read about a product, one part at a time. */
export function ProductTabs<Name extends string>({ tabs, selected, onSelect }: ProductTabsProps<Name>) {
  const barRef = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const place = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    onSelect(next.name);
    barRef.current?.querySelector<HTMLElement>(`#tab-${next.name}`)?.focus();
  };
  return (
    <section>
      <Bar ref={barRef} role="tablist" aria-label="About this product" onKeyDown={move}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
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
      </Bar>
      {tabs.map(({ name, content }) => (
        <chakra.div
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== selected}
          pt={{ base: '6', lg: '8' }}
          scrollMarginTop="40"
        >
          {content}
        </chakra.div>
      ))}
    </section>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '6',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& button': {
      h: '12',
      mb: '-1px',
      fontWeight: '600',
      color: 'fg.muted',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      transition: 'color 150ms, border-color 150ms',
    },
    '& button:hover': { color: 'fg' },
    '& [aria-selected=true]': { color: 'fg', borderColor: 'brand.solid' },
  },
});
