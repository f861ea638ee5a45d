import type { DeskProductDraftFragment } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import type { KeptDraft } from './keptDrafts';
import { listOf, textsOf } from './productTexts';

/** What is a product's own, and begins anew in a copy. */
const OWN = /^(images|imageTexts\.|variants|publishAt$|featured$)/;
/** What a variant of a copy takes over; its SKU and its pieces are its own. */
const OF_VARIANT = ['weight', 'size', 'ram', 'price', 'oldPrice'];

/**
 * The draft of a new product that begins as another is: hidden, under another name, without its
 * pictures, SKUs and pieces.
 */
export function draftOfCopy(product: DeskProductDraftFragment): KeptDraft {
  const texts = textsOf(product);
  const keys = listOf(texts.variants ?? '').map((key, index) => [key, `new-${index + 1}`] as const);
  const copied: Record<string, string> = {
    ...Object.fromEntries(Object.entries(texts).filter(([field]) => !OWN.test(field))),
    name: t('{name} (copy)', { name: texts.name ?? '' }),
    status: 'HIDDEN',
    variants: keys.map(([, key]) => key).join(' '),
  };
  for (const [key, copy] of keys)
    for (const field of OF_VARIANT) copied[`variants.${copy}.${field}`] = texts[`variants.${key}.${field}`] ?? '';
  const empty = textsOf(null);
  const changes = Object.fromEntries(
    Object.entries(copied).map(([field, now]) => [field, { was: empty[field] ?? '', now }]),
  );
  return { changes, pictures: {}, at: new Date().toISOString() };
}
