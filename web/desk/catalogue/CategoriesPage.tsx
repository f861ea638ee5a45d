import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskCategoryQuery,
  useDeskCategoriesQuery,
  useDeskCategoryQuery,
  useDeskSaveCategoryMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTable } from '../shared/DeskTable';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { OTHER_LANGUAGES, TranslationsDialog } from './TranslationsDialog';

gql(`query DeskCategories {
  categories { id inEnglish: name(language: EN) }
}`);
gql(`query DeskCategory($id: ID!) {
  category(id: $id) {
    id
    inEnglish: name(language: EN)
    productCount
    translations { language name }
    children {
      id
      inEnglish: name(language: EN)
      productCount
      translations { language name }
      children {
        id
        inEnglish: name(language: EN)
        productCount
        translations { language name }
      }
    }
  }
}`);
gql(`mutation deskSaveCategory($input: CategoryInput!) {
  saveCategory(input: $input) {
    category { id name translations { language name } }
    userErrors { code message field }
  }
}`);

type Category = Omit<NonNullable<DeskCategoryQuery['category']>, 'children'>;

/** A category at its place in the tree. */
interface Row {
  category: Category;
  /** 0 for a top category, up to 2. */
  level: number;
}

/** A tree of categories as rows, each above those that lie in it. */
function rowsOf(categories: readonly (Category & { children?: readonly Category[] })[], level = 0): Row[] {
  return categories.flatMap((category) => [{ category, level }, ...rowsOf(category.children ?? [], level + 1)]);
}

/**
 * A top category of the shop, with all that lies in it and what these are called in other
 * languages, which is changed here; the others are a tab away.
 */
export function CategoriesPage() {
  const [query] = useSearchParams();
  const tops = useDeskCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const shown = query.get('of') ?? tops.data?.categories[0]?.id;
  const top = useDeskCategoryQuery({
    skip: !shown,
    variables: { id: shown ?? '' },
    fetchPolicy: 'cache-and-network',
  });
  const category = top.data?.category;
  const [translated, setTranslated] = useState<Category | null>(null);
  const report = useOutcomeReport();
  const [mutate] = useDeskSaveCategoryMutation();
  return (
    <>
      <DeskTitle text={t('What categories are called in each language of the shop.')}>{t('Categories')}</DeskTitle>
      {tops.data && (
        <DeskTabs
          label={t('Categories')}
          tabs={tops.data.categories.map(({ id, inEnglish }) => ({
            label: inEnglish,
            to: deskPaths.categories(id),
            isCurrent: id === shown,
          }))}
        />
      )}
      {!category && (
        <DeskLoading
          label={t('Loading the categories')}
          error={tops.error ?? top.error}
          failed={t('We could not load the categories.')}
          onRetry={() => (tops.error ? tops.refetch() : top.refetch())}
        />
      )}
      {category && (
        <DeskTable
          label={category.inEnglish}
          rows={rowsOf([category])}
          keyOf={({ category }) => category.id}
          columns={[
            {
              title: 'Category',
              isHead: true,
              cell: ({ category, level }) => (
                <Box ps={level * 6} fontWeight={level === 0 ? 'bold' : undefined}>
                  {category.inEnglish}
                </Box>
              ),
            },
            { title: 'Products', align: 'end', cell: ({ category }) => category.productCount },
            { title: 'Other languages', cell: ({ category }) => <Names of={category} /> },
            {
              title: 'Change',
              cell: ({ category }) => (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('{product} in other languages', { product: category.inEnglish })}
                  onClick={() => setTranslated(category)}
                >
                  {t('Change')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {translated && (
        <TranslationsDialog
          inEnglish={{ name: translated.inEnglish, description: null }}
          known={translated.translations}
          maxName={80}
          onSave={(texts) => {
            const translations = texts.map(({ language, name }) => ({ language, name }));
            const input = { id: translated.id, name: translated.inEnglish, translations };
            return report(async () => (await mutate({ variables: { input } })).data?.saveCategory);
          }}
          onClose={() => setTranslated(null)}
        />
      )}
    </>
  );
}

/** What a category is called in each other language; a dash where it has no name in any. */
function Names({ of: { translations } }: { of: Category }) {
  const names = OTHER_LANGUAGES.flatMap(({ language, code, name: called }) => {
    const name = translations.find((each) => each.language === language)?.name;
    return name ? [{ code, called, name }] : [];
  });
  if (names.length === 0) return '–';
  return names.map(({ code, called, name }) => (
    <div key={code} lang={code}>
      {name}
      <chakra.span color="fg.muted" fontSize="sm">
        {` · ${called}`}
      </chakra.span>
    </div>
  ));
}
