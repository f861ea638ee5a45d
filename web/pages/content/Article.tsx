import { Box, chakra, Grid } from '@chakra-ui/react';
import type { Section } from './policy';
import { TableOfContents } from './TableOfContents';

/** A long text in sections, with its table of contents beside it from 992 px, folded away above it under that. */
export function Article({ sections }: { sections: readonly Section[] }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)', xl: '18rem minmax(0, 1fr)' }}
      columnGap={{ lg: '12', xl: '20' }}
      rowGap="8"
      alignItems="start"
    >
      <Box position={{ lg: 'sticky' }} top={{ lg: '24' }} minW="0">
        <TableOfContents sections={sections} />
      </Box>
      <Prose>
        {sections.map(({ id, heading, body }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {body}
          </section>
        ))}
      </Prose>
    </Grid>
  );
}

/** Type for reading: a measure of some 66 letters, quiet lists with the shop's diamond, tables that scroll by themselves. */
const Prose = chakra('article', {
  base: {
    maxW: '42rem',
    fontSize: { base: 'md', lg: '1.0625rem' },
    lineHeight: '1.7',
    textWrap: 'pretty',
    overflowWrap: 'break-word',
    '& section + section': { mt: { base: '10', lg: '14' } },
    '& h2': {
      fontSize: { base: '2xl', lg: '1.75rem' },
      fontWeight: '700',
      lineHeight: '1.2',
      letterSpacing: 'tight',
      textWrap: 'balance',
      mb: '4',
      borderRadius: 'l1',
      outlineOffset: '6px',
    },
    '& h3': { fontSize: 'lg', fontWeight: '700', lineHeight: '1.35', mt: '7', mb: '1.5' },
    '& p + p, & p + ul, & p + ol, & ul + p, & ol + p, & table + p, & .note': { mt: '4' },
    '& p + table, & p + dl': { mt: '6' },
    '& a': {
      color: 'brand.fg',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      textDecorationThickness: '1px',
      _hover: { textDecorationThickness: '2px' },
    },
    '& b': { fontWeight: '700' },
    '& ul, & ol': { display: 'grid', gap: '2.5', listStyle: 'none', counterReset: 'step' },
    '& li': { position: 'relative', ps: '7' },
    '& ul > li::before': {
      content: '""',
      position: 'absolute',
      left: '1',
      top: '0.62em',
      boxSize: '2',
      bg: 'brand.solid',
      transform: 'rotate(45deg)',
    },
    '& ol > li': { counterIncrement: 'step', ps: '11' },
    '& ol > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      left: 0,
      top: '0.05em',
      display: 'grid',
      placeItems: 'center',
      boxSize: '7',
      fontSize: 'sm',
      fontWeight: '700',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    },
    '& table': { w: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', textAlign: 'start' },
    '& th, & td': {
      py: '3',
      pe: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
      lineHeight: '1.45',
    },
    '& thead th': { fontSize: 'sm', fontWeight: '600', color: 'fg.muted', borderColor: 'border.emphasized' },
    '& tbody th': { fontWeight: '600' },
    '& tr > :last-child': { pe: 0 },
    '& .note': {
      px: '5',
      py: '4',
      bg: 'bg.subtle',
      borderRadius: 'l3',
      borderInlineStartWidth: '4px',
      borderColor: 'brand.solid',
    },
    '& dl': { display: 'grid', gap: '5' },
    '& dt': { fontWeight: '700' },
    '& dd': { mt: '0.5', color: 'fg.muted' },
    '@media print': { maxW: 'none', fontSize: '11pt', '& section': { breakInside: 'avoid-page' } },
  },
});
