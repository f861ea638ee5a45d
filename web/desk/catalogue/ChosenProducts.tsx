import { Button, Card, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProductsChangeInput } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { DeskLink } from '../shared/DeskLink';
import { deskPaths } from '../shared/deskPaths';
import { ChangeProgress } from './ChangeProgress';
import { ChangePricesDialog, MoveProductsDialog, TagProductsDialog } from './ChosenProductsDialogs';
import type { LeftProduct, Progress } from './useChangeProducts';

/** So many products that were left are named. */
const MAX_TOLD = 200;

interface ChosenProductsProps {
  /** How many are chosen. */
  count: number;
  /** How many more than those that are listed fit what the list is narrowed to; null: no more. */
  fitting: number | null;
  /** Whether all of these are chosen. */
  isAll: boolean;
  /** Tags that are offered. */
  tags: readonly string[];
  /** How far a change of them has come; null while none is under way. */
  progress: Progress | null;
  onChooseAll: () => void;
  /** Changes them, with words for what was done; answers whether it was. */
  onChange: (wish: ProductsChangeInput, words: string) => Promise<boolean>;
  /** Has no further step of a change begin. */
  onStop: () => void;
  onClear: () => void;
}

/** What can be done with the products that are ticked, or with all that fit. */
export function ChosenProducts(props: ChosenProductsProps) {
  const { count, fitting, isAll, tags, progress, onChooseAll, onChange, onStop, onClear } = props;
  const [asked, setAsked] = useState<'prices' | 'category' | 'addTags' | 'removeTags' | null>(null);
  const dialog = { count, onChange, onClose: () => setAsked(null) };
  const actions: [words: string, wish: ProductsChangeInput][] = [
    [t('Publish'), { status: 'PUBLISHED' }],
    [t('Hide'), { status: 'HIDDEN' }],
    [t('Archive'), { status: 'ARCHIVED' }],
    [t('Feature'), { featured: true }],
    [t('Feature no more'), { featured: false }],
  ];
  return (
    <Card.Root
      as="section"
      size="sm"
      mb="4"
      position="sticky"
      top="2"
      zIndex="docked"
      shadow="md"
      aria-label={t('Chosen products')}
    >
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="2">
        <Text role="status" fontWeight="semibold">
          {inWords(count, isAll)}
        </Text>
        <Button size="sm" variant="ghost" order={{ lg: 1 }} onClick={onClear}>
          {t('Choose none')}
        </Button>
        {fitting !== null && !isAll && (
          <Button size="sm" variant="plain" colorPalette="brand" onClick={onChooseAll}>
            {t('Choose all {count} that fit', { count: formatCount(fitting) })}
          </Button>
        )}
        {/* One line on a phone, moved sideways, so that the bar covers little of the list. */}
        <Flex
          wrap={{ base: 'nowrap', md: 'wrap' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          gap="2"
          p="1"
          mx="-1"
          maxW="calc(100% + 0.5rem)"
        >
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('prices')}>
            {t('Change prices')}
          </Button>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('category')}>
            {t('Move to a category')}
          </Button>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('addTags')}>
            {t('Add tags')}
          </Button>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('removeTags')}>
            {t('Remove tags')}
          </Button>
          {actions.map(([words, wish]) => (
            <Button
              key={words}
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-busy={progress !== null || undefined}
              onClick={() => void onChange(wish, words)}
            >
              {words}
            </Button>
          ))}
        </Flex>
      </Flex>
      {progress && <ChangeProgress progress={progress} onStop={onStop} />}
      {asked === 'prices' && <ChangePricesDialog {...dialog} />}
      {asked === 'category' && <MoveProductsDialog {...dialog} />}
      {(asked === 'addTags' || asked === 'removeTags') && <TagProductsDialog {...dialog} change={asked} tags={tags} />}
    </Card.Root>
  );
}

function inWords(count: number, isAll: boolean): string {
  if (isAll) return t('All {count} that fit are chosen', { count: formatCount(count) });
  return count === 1 ? t('1 product chosen') : t('{count} products chosen', { count });
}

/** Products that a change of many has left as they were, and why. */
export function LeftProducts({ left }: { left: readonly LeftProduct[] }) {
  return (
    <Card.Root size="sm" mb="4" role="alert">
      <Text fontSize="sm" fontWeight="semibold">
        {t('Left as they were ({count}):', { count: formatCount(left.length) })}
      </Text>
      <Text as="ul" fontSize="sm" maxH="10rem" overflowY="auto">
        {left.slice(0, MAX_TOLD).map(({ id, name, reason }) => (
          <li key={id}>
            {name ? <DeskLink to={deskPaths.product(id)}>{name}</DeskLink> : id}: {reason}
          </li>
        ))}
      </Text>
    </Card.Root>
  );
}
