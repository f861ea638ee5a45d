import { Button, Card, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProductsChangeInput } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLink } from '../shared/DeskLink';
import { deskPaths } from '../shared/deskPaths';
import { ChangePricesDialog, MoveProductsDialog } from './ChosenProductsDialogs';
import type { ChangedProducts, LeftProduct } from './useChangeProducts';

interface ChosenProductsProps {
  ids: readonly string[];
  isBusy: boolean;
  /** Changes them, with words for what was done. */
  onChange: (wish: ProductsChangeInput, words: string) => Promise<ChangedProducts | null>;
  onClear: () => void;
}

/**
 * What can be done with the products that are ticked, and why some of them were left as they are.
 */
export function ChosenProducts({ ids, isBusy, onChange, onClear }: ChosenProductsProps) {
  const [asked, setAsked] = useState<'prices' | 'category' | null>(null);
  const [left, setLeft] = useState<readonly LeftProduct[]>([]);
  const change = async (wish: ProductsChangeInput, words: string) => {
    const changed = await onChange(wish, words);
    setLeft(changed?.left ?? []);
    return changed !== null;
  };
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
          {ids.length === 1 ? t('1 product chosen') : t('{count} products chosen', { count: ids.length })}
        </Text>
        <Button size="sm" variant="ghost" order={{ lg: 1 }} onClick={onClear}>
          {t('Choose none')}
        </Button>
        {/* One line on a phone, moved sideways, so that the bar covers little of the list. */}
        <Flex
          wrap={{ base: 'nowrap', md: 'wrap' }}
          overflowX={{ base: 'auto', md: 'visible' }}
          gap="2"
          p="1"
          mx="-1"
          maxW="calc(100% + 0.5rem)"
          ms={{ lg: 'auto' }}
        >
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('prices')}>
            {t('Change prices')}
          </Button>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => setAsked('category')}>
            {t('Move to a category')}
          </Button>
          {actions.map(([words, wish]) => (
            <Button
              key={words}
              size="sm"
              variant="outline"
              flexShrink="0"
              aria-busy={isBusy || undefined}
              onClick={() => void change(wish, words)}
            >
              {words}
            </Button>
          ))}
        </Flex>
      </Flex>
      {left.length > 0 && (
        <div role="alert">
          <Text fontSize="sm" fontWeight="semibold" mt="2">
            {t('Left as they were ({count}):', { count: left.length })}
          </Text>
          <Text as="ul" fontSize="sm" maxH="10rem" overflowY="auto">
            {left.map(({ id, name, reason }) => (
              <li key={id}>
                {name ? <DeskLink to={deskPaths.product(id)}>{name}</DeskLink> : id}: {reason}
              </li>
            ))}
          </Text>
        </div>
      )}
      {asked === 'prices' && <ChangePricesDialog count={ids.length} onChange={change} onClose={() => setAsked(null)} />}
      {asked === 'category' && (
        <MoveProductsDialog count={ids.length} onChange={change} onClose={() => setAsked(null)} />
      )}
    </Card.Root>
  );
}
