import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react';
import type { DeskSearchWhyQuery } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { DeskLink } from '../../shared/DeskLink';
import { deskPaths } from '../../shared/deskPaths';
import type { Named } from '../../shared/named';
import type { RuleDraft } from './ruleDraft';

type Hit = DeskSearchWhyQuery['search']['explanations'][number];

const PLACES: Record<Hit['matches'][number]['place'], Message> = {
  THING: 'what it is',
  TOGETHER: 'side by side in the name',
  BRAND: 'the brand',
  NAME: 'in the name',
  BRAND_WORD: 'a word of the brand',
  FURTHER: 'further in the name',
  NEAR: 'comes near',
  ANYWHERE: 'in the category',
  NOWHERE: 'not there',
};

const LIFTS: Record<Hit['lifts'][number]['kind'], Message> = {
  WORDS: 'Words',
  SHARE_OF_NAME: 'Share of the name',
  SIDE_BY_SIDE: 'Words side by side',
  CATEGORY: 'Category called so',
  SHELF: 'Shelf of the best',
  PACK: 'Pack asked for',
  WISH: 'Wish met',
  CHOSEN: 'Chosen by shoppers',
  COMBO: 'A combo',
  OTHER_KIND: 'Another kind of thing',
  SOLD_OUT: 'Sold out',
};

interface HitsProps {
  hits: readonly Hit[];
  count: number;
  draft: RuleDraft;
  onPut: (product: Named, where: 'pinned' | 'buried' | null) => void;
}

/** The first hits in their order: which words each has, what it scored, and ways to move it. */
export function Hits({ hits, count, draft, onPut }: HitsProps) {
  return (
    <section aria-labelledby="search-hits">
      <Heading as="h2" id="search-hits" size="lg" mb="3">
        {t('Found: {count}', { count: formatCount(count) })}
      </Heading>
      {hits.length === 0 && (
        <EmptyState title={t('It finds nothing')}>
          {t('Write what it is to find besides, or choose products that are to stand first.')}
        </EmptyState>
      )}
      <Flex as="ol" direction="column" gap="3" listStyleType="none">
        {hits.map((hit) => hit.product && <HitCard key={hit.product.id} hit={hit} draft={draft} onPut={onPut} />)}
      </Flex>
    </section>
  );
}

function HitCard({
  hit: { product, score, rule, matches, lifts },
  draft,
  onPut,
}: { hit: Hit } & Pick<HitsProps, 'draft' | 'onPut'>) {
  if (!product) return null;
  const { id, name, brand } = product;
  const isIn = (list: readonly Named[]) => list.some((each) => each.id === id);
  const [isFirst, isLast] = [isIn(draft.pinned), isIn(draft.buried)];
  return (
    <Card.Root as="li" p="4" gap="2">
      <Flex wrap="wrap" justify="space-between" gap="2">
        <DeskLink to={deskPaths.product(id)} fontWeight="semibold">
          {brand ? `${brand} ${name}` : name}
        </DeskLink>
        <Text fontVariantNumeric="tabular-nums">
          {rule ? t(rule === 'PINNED' ? 'Put first' : 'Put last') : t('{score} points', { score: String(score) })}
        </Text>
      </Flex>
      <Text fontSize="sm">
        {matches
          .map(({ part, names, place }) => {
            const others = names.filter((each) => each !== part);
            const said = names.includes(part) || others.length === 0 ? part : `${part} (${others.join(', ')})`;
            return `${said}: ${t(PLACES[place])}`;
          })
          .join(' · ')}
      </Text>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {lifts.map(({ kind, points }) => `${t(LIFTS[kind])} ${points}`).join(' · ')}
      </Text>
      <Flex wrap="wrap" gap="2">
        <Button
          size="sm"
          variant="outline"
          aria-pressed={isFirst}
          aria-label={t('First: {name}', { name })}
          onClick={() => onPut({ id, name }, isFirst ? null : 'pinned')}
        >
          {isFirst ? t('Not first') : t('To the front')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-pressed={isLast}
          aria-label={t('Last: {name}', { name })}
          onClick={() => onPut({ id, name }, isLast ? null : 'buried')}
        >
          {isLast ? t('Not last') : t('To the end')}
        </Button>
      </Flex>
    </Card.Root>
  );
}
