import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

interface CategoryStripProps {
  /** Names the strip for a screen reader. */
  label: string;
  /** Each leads to the path `to`. */
  categories: readonly { id: string; name: string; to: string; color?: string | null }[];
}

/** A line of categories to choose from, scrolled sideways where it is longer than the page is wide. */
export function CategoryStrip({ label, categories }: CategoryStripProps) {
  return (
    <Strip aria-label={label}>
      <ul>
        {categories.map(({ id, name, to, color }) => (
          <li key={id}>
            <Link to={to}>
              {color && <chakra.span className="colour" bg={color} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Strip>
  );
}

const Strip = chakra('nav', {
  base: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mx: { base: '-4', md: '-6', lg: '-1' },
    ps: { base: '4', md: '6', lg: '1' },
    pe: '12',
    py: '1',
    // What goes on beyond the edge fades, so that one sees that it does.
    maskImage: 'linear-gradient(to right, black calc(100% - 3rem), transparent)',
    '& ul': { display: 'flex', gap: '2', listStyle: 'none', w: 'max-content' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      h: '11',
      px: '4',
      fontSize: 'sm',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'full',
      transition: 'background-color 150ms, border-color 150ms, color 150ms',
    },
    '& a:hover': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' },
    '& a:active': { bg: 'brand.muted' },
    '& .colour': { boxSize: '3.5', borderRadius: 'full', boxShadow: 'inset 0 0 0 1px rgb(43 27 36 / 0.15)' },
  },
});
