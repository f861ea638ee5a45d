import { Button, Card, chakra, Flex, Text } from '@chakra-ui/react';
import { type DragEvent, useState } from 'react';
import { gql } from '../../../gql';
import { type CategoryInput, useDeskCategoryTreeQuery, useDeskSaveCategoryMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { formatCount } from '../../../lib/money';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/media/Icon';
import { DeskLoading } from '../../shared/DeskLoading';
import { DeskTitle } from '../../shared/DeskTitle';
import { useOutcomeReport } from '../../shared/useOutcomeReport';
import { CategoryDialog } from './CategoryDialog';
import { type Branch, branchesOf, MAX_LEVELS, placeBefore } from './categoryTree';
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

/** The mime type under which a category is dragged. */
const CATEGORY = 'application/x-category';

/** The tree of categories: moved by dragging or by buttons, with all goods that lie in them. */
export function CategoriesPage() {
  const { data, error, refetch } = useDeskCategoryTreeQuery({ fetchPolicy: 'cache-and-network' });
  const report = useOutcomeReport();
  const [mutate] = useDeskSaveCategoryMutation();
  const [edited, setEdited] = useState<{ category: Branch | null; parentId: string | null } | null>(null);
  const [leaving, setLeaving] = useState<Branch | null>(null);
  const tree = data ? branchesOf(data.categories) : [];

  const save = async (input: CategoryInput) => {
    const isDone = await report(async () => (await mutate({ variables: { input } })).data?.saveCategory);
    if (isDone) await refetch();
    return isDone;
  };
  const put = (branch: Branch, parentId: string | null, position: number) =>
    save({ id: branch.id, name: branch.inEnglish, parentId, position });

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
      {tree.length > 0 && (
        <Card.Root size="sm">
          <Level
            branches={tree}
            label={t('Categories')}
            all={tree}
            onPut={put}
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

interface LevelProps {
  branches: readonly Branch[];
  /** Of the list, for who cannot see what it lies in. */
  label: string;
  all: readonly Branch[];
  /** Puts a category to a place among the children of a parent. */
  onPut: (branch: Branch, parentId: string | null, position: number) => Promise<boolean>;
  onEdit: (branch: Branch) => void;
  onAdd: (parentId: string) => void;
  onRemove: (branch: Branch) => void;
}

function Level({ branches, label, ...on }: LevelProps) {
  return (
    <chakra.ol listStyleType="none" aria-label={label} display="grid">
      {branches.map((branch, index) => (
        <chakra.li key={branch.id} minW="0">
          <Row {...on} branch={branch} siblings={branches} index={index} />
          {branch.children.length > 0 && (
            <chakra.div ps={{ base: '5', md: '10' }}>
              <Level {...on} branches={branch.children} label={t('Below {name}', { name: branch.name })} />
            </chakra.div>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

type RowProps = Omit<LevelProps, 'branches' | 'label'> & {
  branch: Branch;
  siblings: readonly Branch[];
  index: number;
};

function Row({ branch, siblings, index, all, onPut, onEdit, onAdd, onRemove }: RowProps) {
  const [isOver, setOver] = useState(false);
  const { id, name, level, productCount, color } = branch;
  const [image] = branch.images ?? [];
  const drop = (event: DragEvent) => {
    setOver(false);
    const dragged = findIn(all, event.dataTransfer.getData(CATEGORY));
    if (!dragged || dragged.id === id) return;
    event.preventDefault();
    void onPut(dragged, branch.parentId, branch.position);
  };
  return (
    <Flex
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      columnGap="3"
      py="1.5"
      borderTop="2px solid"
      borderColor={isOver ? 'brand.solid' : 'transparent'}
      cursor="grab"
      draggable
      onDragStart={(event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.setData(CATEGORY, id);
      }}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(CATEGORY)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {level === 1 && (
        <chakra.span
          flexShrink="0"
          boxSize="11"
          borderRadius="l1"
          overflow="hidden"
          bg="bg.subtle"
          style={color ? { background: color } : undefined}
        >
          {image && <chakra.img src={image.url} alt="" boxSize="full" objectFit="cover" draggable={false} />}
        </chakra.span>
      )}
      <chakra.div flex={{ base: level === 1 ? '1 0 calc(100% - 4rem)' : '1 0 100%', md: '1' }} minW="0">
        <Text fontWeight={level === 1 ? 'semibold' : undefined} truncate>
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted" truncate>
          {t('{count} products', { count: formatCount(productCount) })}
        </Text>
      </chakra.div>
      <Flex flexShrink="0" ms={{ base: 'auto', md: '0' }}>
        <RowButton
          label={t('Move {name} up', { name })}
          isDisabled={index === 0}
          onClick={() => void onPut(branch, branch.parentId, placeBefore(siblings, index - 1))}
        >
          <chakra.span transform="rotate(180deg)">
            <Icon name="chevronDown" size={18} />
          </chakra.span>
        </RowButton>
        <RowButton
          label={t('Move {name} down', { name })}
          isDisabled={index === siblings.length - 1}
          onClick={() => void onPut(branch, branch.parentId, placeBefore(siblings, index + 2))}
        >
          <Icon name="chevronDown" size={18} />
        </RowButton>
        <RowButton
          label={t('Add a category below {name}', { name })}
          isDisabled={level === MAX_LEVELS}
          onClick={() => onAdd(id)}
        >
          <Icon name="plus" size={18} />
        </RowButton>
        <RowButton label={t('Remove {name}', { name })} isDanger onClick={() => onRemove(branch)}>
          <Icon name="trash" size={18} />
        </RowButton>
        <Button
          variant="outline"
          size="sm"
          ms="1"
          aria-label={t('Change {headline}', { headline: name })}
          onClick={() => onEdit(branch)}
        >
          {t('Change')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface RowButtonProps {
  label: string;
  isDisabled?: boolean;
  isDanger?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function RowButton({ label, isDisabled, isDanger, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      px="2"
      minW="0"
      colorPalette={isDanger ? 'danger' : undefined}
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

function findIn(branches: readonly Branch[], id: string): Branch | undefined {
  for (const branch of branches) {
    const found = branch.id === id ? branch : findIn(branch.children, id);
    if (found) return found;
  }
  return undefined;
}
