import { v7 } from 'uuid';
import { Category } from '../../catalogue/category.entity.js';
import { writeTranslations } from '../../catalogue/changes/translations.queries.js';
import { slugOf } from '../../catalogue/slug.js';
import { translationsOfCategory } from '../../catalogue/translations/translated.js';
import type { Context } from '../../shared/context.js';
import { OTHER_LANGUAGES, type OtherLanguage } from '../../shared/languages/languages.js';
import type { Article } from '../read/article.js';

/** The categories that a product lies in, as its row holds them. */
export interface CategoryIds {
  categoryId: string;
  /** The most specific category below the top one; null when there is none. */
  subCategoryId: string | null;
}

/** An index of the shop's categories by their names, held in memory while a file is imported. */
export interface CategoryIndex {
  /**
   * The ids of the categories on this path; those that the shop lacks are made, in the transaction
   * of the context.
   *
   * @param paths their names in other languages, which they are given; one that is empty or absent
   *   stays as it is
   */
  categoryIdsOf(tx: Context, path: readonly string[], paths?: Article['paths']): Promise<CategoryIds>;
  /** The last transaction was committed: what was made in it is there from now on. */
  commit(): void;
  /** The last transaction was rolled back: what was made in it is taken out of the index. */
  rollback(): void;
}

/** Reads all categories, a few hundred at most, into an index. */
export async function openCategoryIndex(ctx: Context): Promise<CategoryIndex> {
  const known = new Map<string, string>();
  const slugs = new Set<string>();
  const siblings = new Map<string | null, number>();
  const otherNames = new Map<string, string>();
  let made: (() => void)[] = [];

  const learn = ({ id, name, slug, parentId }: Pick<Category, 'id' | 'name' | 'slug' | 'parentId'>) => {
    // Of categories that differ by capitals alone, the exact one is found first.
    const exact = keyOf(parentId, name);
    const folded = keyOf(parentId, name.toLowerCase());
    const added = [exact, folded].filter((key) => !known.has(key));
    for (const key of added) known.set(key, id);
    slugs.add(slug);
    siblings.set(parentId, (siblings.get(parentId) ?? 0) + 1);
    return () => {
      for (const key of added) known.delete(key);
      slugs.delete(slug);
      siblings.set(parentId, (siblings.get(parentId) ?? 1) - 1);
    };
  };
  const rows = await ctx.db.find(Category, {
    order: { parentId: { direction: 'ASC', nulls: 'FIRST' }, position: 'ASC', id: 'ASC' },
  });
  for (const row of rows) {
    learn(row);
    for (const { language, name } of translationsOfCategory(row)) otherNames.set(`${language} ${row.id}`, name);
  }

  const make = async (tx: Context, parentId: string | null, path: readonly string[]) => {
    const id = v7();
    const name = path.at(-1) ?? '';
    const wanted = [slugOf(name), slugOf(...path), `${slugOf(name)}-${id.slice(-8)}`];
    const slug = wanted.find((each) => each && !slugs.has(each)) ?? id;
    const row = { id, name, slug, parentId, position: (siblings.get(parentId) ?? 0) + 1 };
    await tx.db.insert(Category, row);
    made.push(learn(row));
    return id;
  };

  const nameIn = async (tx: Context, language: OtherLanguage, id: string, name: string) => {
    const key = `${language} ${id}`;
    const before = otherNames.get(key);
    if (before === name) return;
    await writeTranslations(tx, 'category', id, { [language]: { name } });
    otherNames.set(key, name);
    made.push(() => {
      if (before === undefined) otherNames.delete(key);
      else otherNames.set(key, before);
    });
  };

  return {
    categoryIdsOf: async (tx, path, paths = {}) => {
      const ids: string[] = [];
      for (const [depth, name] of path.entries()) {
        const parentId = ids.at(-1) ?? null;
        const found = known.get(keyOf(parentId, name)) ?? known.get(keyOf(parentId, name.toLowerCase()));
        ids.push(found ?? (await make(tx, parentId, path.slice(0, depth + 1))));
      }
      for (const [depth, id] of ids.entries()) {
        for (const language of OTHER_LANGUAGES) {
          const name = paths[language]?.[depth];
          if (name) await nameIn(tx, language, id, name);
        }
      }
      const [categoryId = '', ...below] = ids;
      return { categoryId, subCategoryId: below.at(-1) ?? null };
    },
    commit: () => {
      made = [];
    },
    rollback: () => {
      for (const undo of made.toReversed()) undo();
      made = [];
    },
  };
}

function keyOf(parentId: string | null, name: string): string {
  return `${parentId ?? ''}/${name}`;
}
