import type { NewProduct } from '../../catalogue/changes/product-draft.js';
import type { Review } from '../../reviews/review.entity.js';
import { Dice } from './dice.js';
import { closings, reviewerNames, sentencesOfAll, sentencesOfCategory, type Tone } from './review-words.js';
import { seedId } from './seed-ids.js';

const MIN_REVIEWS = 1;
const MAX_REVIEWS = 8;

/** No review is younger than this, whenever the shop is seeded. */
const LATEST = Date.UTC(2026, 10, 15, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A review of the seed; none is hidden or answered yet. */
export type SeedReview = Pick<
  Review,
  'id' | 'productId' | 'userId' | 'text' | 'customerRating' | 'customerName' | 'dateCreated'
>;

/**
 * What shoppers said of a product.
 *
 * @param stars what theirs lie around; null: there is no review
 * @param path names of its categories, from the top one to the leaf
 * @returns none for those without ratings
 */
export function reviewsOf(
  { id, slug, name, brand, createdAt }: NewProduct,
  stars: number | null,
  path: readonly string[],
): SeedReview[] {
  const dice = new Dice('reviews', slug);
  if (stars === null) return [];
  const said = new Set<string>();
  return Array.from({ length: dice.whole(MIN_REVIEWS, MAX_REVIEWS) }, (_, index) => {
    const customerRating = starsAround(stars, dice);
    const days = (LATEST - createdAt.getTime()) / DAY_MS;
    return {
      id: seedId('review', slug, index + 1),
      productId: id,
      userId: null,
      text: wordsOf(toneOf(customerRating), path, said, dice).replaceAll('{good}', name).replaceAll('{brand}', brand),
      customerRating,
      customerName: unsaid(reviewerNames, said, dice),
      dateCreated: new Date(LATEST - Math.floor(dice.next() * (days - 1) * DAY_MS)),
    };
  });
}

function starsAround(mean: number, dice: Dice): number {
  const away = (dice.next() + dice.next() + dice.next() - 1.5) * 2;
  return Math.min(5, Math.max(1, Math.round((mean + away) * 2) / 2));
}

function toneOf(stars: number): Tone {
  if (stars >= 4) return 'good';
  return stars >= 3 ? 'fair' : 'poor';
}

function wordsOf(tone: Tone, path: readonly string[], said: Set<string>, dice: Dice): string {
  const own = path.flatMap((name) => sentencesOfCategory[name]?.[tone] ?? []);
  const isLeft = own.some((sentence) => !said.has(sentence));
  const sentences = [unsaid(isLeft ? own : sentencesOfAll[tone], said, dice)];
  if (isLeft && dice.isLucky(0.6)) sentences.push(unsaid(sentencesOfAll[tone], said, dice));
  if (dice.isLucky(0.35)) sentences.push(unsaid(closings[tone], said, dice));
  return sentences.join(' ');
}

/** One of the texts that this product's reviews have not used yet, as long as there is one. */
function unsaid(texts: readonly string[], said: Set<string>, dice: Dice): string {
  const fresh = texts.filter((text) => !said.has(text));
  const text = dice.pick(fresh.length > 0 ? fresh : texts);
  said.add(text);
  return text;
}
