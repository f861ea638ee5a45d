import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import type { Section } from './policy';
import { useSectionInView } from './useSectionInView';

/** The sections of a page, each a link to it; the one being read is marked. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const links = (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Link to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
            {heading}
          </Link>
        </li>
      ))}
    </ol>
  );
  return (
    <Contents aria-label="On this page">
      <p className="wide">On this page</p>
      <div className="wide">{links}</div>
      <details>
        <summary>
          On this page <Icon name="chevronDown" size={18} />
        </summary>
        {links}
      </details>
    </Contents>
  );
}

const Contents = chakra('nav', {
  base: {
    textStyle: 'sm',
    '& .wide': { display: { base: 'none', lg: 'block' } },
    '& p': { mb: '2', fontWeight: '700' },
    '& ol': { listStyle: 'none', borderInlineStartWidth: '2px', borderColor: 'border' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: { base: '11', lg: '9' },
      ms: '-2px',
      ps: '4',
      py: '1',
      lineHeight: '1.35',
      borderInlineStartWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      transition: 'color 150ms, border-color 150ms',
      _hover: { color: 'brand.fg' },
      '&[aria-current]': { color: 'brand.fg', fontWeight: '600', borderColor: 'brand.solid' },
    },
    '& details': { display: { lg: 'none' }, layerStyle: 'card', px: '4', pb: '0' },
    '& details[open]': { pb: '4' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minH: '12',
      fontWeight: '600',
      '& svg': { transition: 'transform 200ms' },
    },
    '& [open] > summary svg': { transform: 'rotate(180deg)' },
    '@media print': { display: 'none' },
  },
});
