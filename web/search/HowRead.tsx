import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import type { Interpretation } from './useSearchResults';

interface HowReadProps {
  /** What the shopper typed. */
  query: string;
  interpretation: Interpretation;
}

/**
 * Says what a search made of the words: the corrected ones, with a way back to those that were typed, and other names of
 * the same things. Absent when it took the words as they are.
 */
export function HowRead({ query, interpretation: { used, corrected, synonyms } }: HowReadProps) {
  if (!corrected && synonyms.length === 0) return null;
  return (
    <Text mt="1" textStyle="sm" color="fg.muted">
      {corrected && (
        <>
          Showing results for <b>{used}</b>. <Way to={paths.search(`"${query}"`)}>Search for “{query}” instead</Way>
          {synonyms.length > 0 && ' · '}
        </>
      )}
      {synonyms.length > 0 && `Also known as ${listed(synonyms)}`}
    </Text>
  );
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });
const listed = (words: readonly string[]) => inWords.format(words);

const Way = chakra(Link, {
  base: {
    color: 'brand.fg',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
  },
});
