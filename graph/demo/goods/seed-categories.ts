import type { Category } from '../../catalogue/category.entity.js';
import { slugOf } from '../../catalogue/slug.js';
import type { PictureRequest } from '../pictures/describe-picture.js';
import type { CatalogueFile, SeedCategory } from './catalogue-file.js';
import type { PlacedCategory } from './seed-goods.js';
import { seedId } from './seed-ids.js';

/** Everything that is written for one category. */
export interface CategorySeed extends PlacedCategory {
  row: Omit<Category, 'createdAt' | 'custom'>;
  picture: PictureRequest & { imageId: string };
}

/** The categories of the files, every parent before its children. */
export function categoriesOf(files: readonly CatalogueFile[]): CategorySeed[] {
  const taken = new Set<string>();
  return files.flatMap((file) => branchOf(file, file, { ids: [], path: [], position: file.position }, taken));
}

function branchOf(
  file: CatalogueFile,
  category: SeedCategory,
  above: { ids: string[]; path: string[]; position: number },
  taken: Set<string>,
): CategorySeed[] {
  const path = [...above.path, category.name];
  const slug = freeSlug(path, taken);
  const id = seedId('category', slug);
  const imageId = seedId('image', 'category', slug);
  const placed: CategorySeed = {
    file,
    category,
    ids: [...above.ids, id],
    path,
    row: {
      id,
      name: category.name,
      translations: { hi: { name: category.hindi } },
      slug,
      color: file.color,
      parentId: above.ids.at(-1) ?? null,
      position: above.position,
      imageId,
    },
    // The name stands beside the picture wherever it is shown.
    picture: { scene: { kind: 'category', emoji: category.emoji, field: file.color }, alt: '', imageId },
  };
  const below = (category.children ?? []).flatMap((child, index) =>
    branchOf(file, child, { ids: placed.ids, path, position: index + 1 }, taken),
  );
  return [placed, ...below];
}

/** The category's own name, with as many of the names above it as it takes to be unique. */
function freeSlug(path: readonly string[], taken: Set<string>): string {
  const candidates = path.map((_, index) => slugOf(...path.slice(path.length - 1 - index)));
  const slug = candidates.find((candidate) => !taken.has(candidate));
  if (slug === undefined) throw new Error(`there are two categories ${path.join(' > ')}`);
  taken.add(slug);
  return slug;
}
