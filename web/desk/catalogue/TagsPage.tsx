import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProductsChangeInput } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { ChangeProgress } from './ChangeProgress';
import { LeftProducts } from './ChosenProducts';
import { RenameTagDialog } from './RenameTagDialog';
import { UndoBar } from './UndoBar';
import { type LeftProduct, useChangeProducts } from './useChangeProducts';
import type { Change } from './useChangeVariant';
import { useProductTags } from './useProductTags';

type Tag = ReturnType<typeof useProductTags>['tags'][number];

/**
 * All tags with how many products have them: renamed on all of these, or taken off. One that is
 * given the name of another becomes one with it. The last change can be undone.
 */
export function TagsPage() {
  const { tags, isKnown, error, refetch } = useProductTags();
  const many = useChangeProducts();
  const [asked, setAsked] = useState<{ tag: Tag; what: 'rename' | 'remove' } | null>(null);
  const [last, setLast] = useState<Change | null>(null);
  const [left, setLeft] = useState<readonly LeftProduct[]>([]);

  const changeAll = async ({ tag, productCount }: Tag, wish: ProductsChangeInput, words: string) => {
    const filter = { tags: [tag], statuses: ['PUBLISHED' as const, 'HIDDEN' as const, 'ARCHIVED' as const] };
    const changed = await many.change({ filter, count: productCount }, wish);
    void refetch();
    setLeft(changed?.left ?? []);
    const entryIds = changed?.entryIds ?? [];
    if (entryIds.length > 0) {
      const undo = async () => {
        const undone = await many.revert(entryIds);
        void refetch();
        if (undone?.isWhole) setLast(null);
        return undone?.isWhole ?? false;
      };
      setLast({ name: tag, words, undo });
    }
    return changed !== null;
  };

  const columns: DeskColumn<Tag>[] = [
    {
      title: 'Tag',
      isHead: true,
      cell: ({ tag }) => (
        <DeskLink to={deskPaths.productsTagged(tag)} fontWeight="semibold">
          {tag}
        </DeskLink>
      ),
    },
    { title: 'Products', align: 'end', cell: ({ productCount }) => formatCount(productCount) },
    {
      title: 'Change',
      align: 'end',
      cell: (tag) => (
        <Flex gap="2" justify="flex-end">
          <Button
            size="sm"
            variant="outline"
            aria-label={t('Rename {name}', { name: tag.tag })}
            disabled={many.isBusy}
            onClick={() => setAsked({ tag, what: 'rename' })}
          >
            {t('Rename')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="danger"
            aria-label={t('Remove {name}', { name: tag.tag })}
            disabled={many.isBusy}
            onClick={() => setAsked({ tag, what: 'remove' })}
          >
            {t('Remove')}
          </Button>
        </Flex>
      ),
    },
  ];
  return (
    <>
      <DeskTitle text={<DeskLink to={deskPaths.products()}>{t('All products')}</DeskLink>}>{t('Tags')}</DeskTitle>
      {last && <UndoBar change={last} isBusy={many.isBusy} onUndo={() => void last.undo()} />}
      {many.progress && <ChangeProgress progress={many.progress} onStop={many.stop} />}
      {left.length > 0 && <LeftProducts left={left} />}
      {!isKnown && (
        <DeskLoading
          label={t('Loading the tags')}
          error={error}
          failed={t('We could not load the tags.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {isKnown && tags.length === 0 && (
        <EmptyState title={t('No tag yet')}>
          {t('Write one at a product, or choose many in the list of products and add it to all.')}
        </EmptyState>
      )}
      {tags.length > 0 && <DeskTable label={t('Tags')} rows={tags} keyOf={({ tag }) => tag} columns={columns} />}
      {asked?.what === 'rename' && (
        <RenameTagDialog
          tag={asked.tag.tag}
          count={asked.tag.productCount}
          known={tags.map(({ tag }) => tag)}
          onRename={(name) =>
            changeAll(asked.tag, { addTags: [name], removeTags: [asked.tag.tag] }, t('renamed to {name}', { name }))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t('Remove the tag {name}?', { name: asked.tag.tag })}
          text={t('{count} products have it no more. They stay as they are otherwise.', {
            count: formatCount(asked.tag.productCount),
          })}
          actionLabel={t('Remove')}
          onConfirm={() => changeAll(asked.tag, { removeTags: [asked.tag.tag] }, t('taken off'))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
