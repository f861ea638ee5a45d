import { useEffect, useState } from 'react';
import { gql } from '../../gql';
import { type SuggestionsQuery, useSuggestionsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Icon, type IconName } from '../../ui/media/Icon';
import { hasOtherLetters } from '../hasOtherLetters';
import type { ListTies } from './combobox';
import { FoundProduct } from './FoundProduct';
import { MatchedText } from './MatchedText';
import { rememberSearch } from './recentSearches';
import { SearchOptions, type SearchSection } from './SearchOptions';
import styles from './Suggestions.module.css';

gql(`
  query Suggestions($prefix: String!, $isOther: Boolean! = false) {
    suggest(prefix: $prefix, first: 10) {
      queries
      products { id called: name(asTyped: $prefix) @include(if: $isOther) ...FoundProduct_product }
      categories { id name(asTyped: $prefix) parent { id name(asTyped: $prefix) } }
      brands
    }
  }
`);

/** Typing is left to go on for so long before the graph is asked, in ms. */
const TYPING_MS = 200;

type Suggested = SuggestionsQuery['suggest'];
type Kind = 'queries' | 'products' | 'categories' | 'brands';

/**
 * So many of each kind are shown when there are enough of all; what one kind lacks goes to the
 * next, products first.
 */
const SHARES: Record<'wide' | 'phone', Record<Kind, number>> = {
  wide: { queries: 3, products: 4, categories: 2, brands: 1 },
  phone: { queries: 2, products: 2, categories: 1, brands: 1 },
};
const FILLING: Kind[] = ['products', 'queries', 'categories', 'brands'];

/** What the shop offers for a text that is still being typed; absent while it offers nothing. */
export function Suggestions({ text, ties }: { text: string; ties: ListTies }) {
  const prefix = useSettled(text);
  const { data, previousData, loading } = useSuggestionsQuery({
    variables: { prefix, isOther: hasOtherLetters(prefix) },
    skip: !prefix,
  });
  const suggested = (data ?? (loading ? previousData : undefined))?.suggest;
  const sections = suggested ? sectionsOf(suggested, text) : [];
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  if (count === 0) return null;
  return (
    <SearchOptions
      ties={ties}
      label={t('Suggestions')}
      sections={sections}
      announcement={`${count} ${count === 1 ? 'suggestion' : 'suggestions'} for ${prefix}`}
    />
  );
}

/** A text once it has not changed for a moment; '' before that. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function sectionsOf(suggested: Suggested, typed: string): SearchSection[] {
  const shown = sharesOf(suggested);
  const sections: SearchSection[] = [
    {
      heading: t('Searches'),
      options: suggested.queries.slice(0, shown.queries).map((query) => ({
        key: `query ${query}`,
        to: paths.search(query),
        face: <Line icon="search" text={query} typed={typed} />,
        onChoose: () => rememberSearch(query),
      })),
    },
    {
      heading: t('Products'),
      options: suggested.products.slice(0, shown.products).map((product) => ({
        key: `product ${product.id}`,
        to: paths.product(product.id),
        face: <FoundProduct product={product} typed={typed} />,
      })),
    },
    {
      heading: t('Categories'),
      options: suggested.categories.slice(0, shown.categories).map(({ id, name, parent }) => ({
        key: `category ${id}`,
        to: parent ? paths.subCategory(id) : paths.category(id),
        face: (
          <Line
            icon="grid"
            text={name}
            typed={typed}
            note={parent ? t('in {name}', { name: parent.name }) : undefined}
          />
        ),
      })),
    },
    {
      heading: t('Brands'),
      options: suggested.brands.slice(0, shown.brands).map((brand) => ({
        key: `brand ${brand}`,
        to: paths.search(brand),
        face: <Line icon="tag" text={brand} typed={typed} />,
        onChoose: () => rememberSearch(brand),
      })),
    },
  ];
  return sections.filter(({ options }) => options.length > 0);
}

function sharesOf(suggested: Suggested): Record<Kind, number> {
  const shares = SHARES[window.matchMedia('(max-width: 767px)').matches ? 'phone' : 'wide'];
  const shown = { ...shares };
  let free = 0;
  for (const kind of FILLING) {
    shown[kind] = Math.min(shares[kind], suggested[kind].length);
    free += shares[kind] - shown[kind];
  }
  for (const kind of FILLING) {
    const more = Math.min(free, suggested[kind].length - shown[kind]);
    shown[kind] += more;
    free -= more;
  }
  return shown;
}

interface LineProps {
  icon: IconName;
  text: string;
  typed: string;
  note?: string;
}

function Line({ icon, text, typed, note }: LineProps) {
  return (
    <>
      <Icon name={icon} size={18} />
      <span className={styles.line}>
        <MatchedText text={text} typed={typed} />
        {note && <span className={styles.lineWord}> {note}</span>}
      </span>
    </>
  );
}
