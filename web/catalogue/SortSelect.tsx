import { chakra } from '@chakra-ui/react';
import type { ProductSort } from '../gql/graphql';
import { Icon } from '../ui/Icon';
import type { SortChoice } from './useProductFilter';

interface SortSelectProps {
  sort: ProductSort;
  /** The orders to choose from. */
  sorts: readonly SortChoice[];
  onChange: (sort: ProductSort) => void;
}

/** The order of a list. */
export function SortSelect({ sort, sorts, onChange }: SortSelectProps) {
  return (
    <Label>
      <span aria-hidden="true">Sort by</span>
      <select
        aria-label="Sort by"
        value={sort}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </Label>
  );
}

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    fontSize: 'sm',
    minW: 0,
    '& > span': { color: 'fg.muted', whiteSpace: 'nowrap', display: { base: 'none', sm: 'inline' } },
    '& select': {
      appearance: 'none',
      h: '11',
      ps: '4',
      pe: '10',
      minW: 0,
      w: 'full',
      fontWeight: '600',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      textOverflow: 'ellipsis',
      transition: 'border-color 150ms',
      _hover: { borderColor: 'fg' },
    },
    '& option': { bg: 'bg.panel', color: 'fg' },
    '& svg': { position: 'absolute', right: '3.5', pointerEvents: 'none' },
  },
});
