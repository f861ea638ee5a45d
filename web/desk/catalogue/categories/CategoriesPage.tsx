import { Button, Card } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../../gql';
import { type CategoryInput, useDeskCategoryTreeQuery, useDeskSaveCategoryMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/media/Icon';
import { DeskLoading } from '../../shared/DeskLoading';
import { DeskTitle } from '../../shared/DeskTitle';
import { useOutcomeReport } from '../../shared/useOutcomeReport';
import { useShopNews } from '../../shared/useShopNews';
import { UndoBar } from '../UndoBar';
import { CategoryDialog } from './CategoryDialog';
import { CategoryTree } from './CategoryTree';
import { type Branch, branchesOf, findBranch, type Place, placeAhead, siblingsOf } from './categoryTree';
import { RemoveCategory } from './RemoveCategory';

// No more of each than a row shows: an operation may cost so much and no more.
gql(`query DeskCategoryTree {
  shop { uploadUrl }
  categories {
    id inEnglish: name(language: EN) name position productCount
    color
    images { id url(width: 160) }
    children {
      id inEnglish: name(language: EN) name position productCount
      children { id inEnglish: name(language: EN) name position productCount }
    }
  }
}`);
gql(`mutation deskSaveCategory($input: CategoryInput!) {
  saveCategory(input: $input) { category { id } userErrors { code message field } }
}`);

/** What was moved last, with what it lay in and what came behind it there. */
interface Moved {
  id: string;
  parentId: string | null;
  nextId: string | undefined;
}

/** The tree of categories, which are made, changed, moved and removed with all their goods. */
export function CategoriesPage() {
  const { data, error, refetch } = useDeskCategoryTreeQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [mutate, { loading: isSaving }] = useDeskSaveCategoryMutation();
  const [edited, setEdited] = useState<{ category: Branch | null; parentId: string | null } | null>(null);
  const [leaving, setLeaving] = useState<Branch | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  useShopNews(['CATEGORIES'], refetch);
  const tree = data ? branchesOf(data.categories) : [];

  const save = async (input: CategoryInput) => {
    const isDone = await report(async () => (await mutate({ variables: { input } })).data?.saveCategory);
    if (isDone) void refetch();
    return isDone;
  };
  const put = ({ id, inEnglish: name }: Branch, place: Place) => save({ id, name, ...place });
  const move = async (branch: Branch, place: Place) => {
    const siblings = siblingsOf(tree, branch);
    const nextId = siblings[siblings.indexOf(branch) + 1]?.id;
    const isDone = await put(branch, place);
    if (isDone) setMoved({ id: branch.id, parentId: branch.parentId, nextId });
    return isDone;
  };
  const last = moved && findBranch(tree, moved.id);
  const undo = async () => {
    if (last && (await put(last, placeAhead(tree, moved.parentId, moved.nextId)))) setMoved(null);
  };

  return (
    <>
      <DeskTitle
        text={t('In the order of the menus. The first six stand in the bar at the top of the shop.')}
        actions={
          <Button colorPalette="brand" onClick={() => setEdited({ category: null, parentId: null })}>
            <Icon name="plus" size={20} />
            {t('Add a category')}
          </Button>
        }
      >
        {t('Categories')}
      </DeskTitle>
      {!data && (
        <DeskLoading
          label={t('Loading the categories')}
          error={error}
          failed={t('We could not load the categories.')}
          onRetry={() => refetch()}
        />
      )}
      {data && tree.length === 0 && (
        <EmptyState title={t('No category yet')}>{t('Goods lie in categories: begin with one or two.')}</EmptyState>
      )}
      {last && (
        <UndoBar
          change={{ name: last.name, words: t('moved to another place') }}
          isBusy={isSaving}
          onUndo={() => void undo()}
        />
      )}
      {tree.length > 0 && (
        <Card.Root size="sm">
          <CategoryTree
            tree={tree}
            onPut={move}
            onEdit={(category) => setEdited({ category, parentId: category.parentId })}
            onAdd={(parentId) => setEdited({ category: null, parentId })}
            onRemove={setLeaving}
          />
        </Card.Root>
      )}
      {edited && data && (
        <CategoryDialog
          {...edited}
          tree={tree}
          uploadUrl={data.shop.uploadUrl}
          onSaved={refetch}
          onClose={() => setEdited(null)}
        />
      )}
      {leaving && (
        <RemoveCategory category={leaving} tree={tree} onRemoved={refetch} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}
