import type { Condition } from './product-conditions.js';
import { type FacetId, FacetKey } from './product-connection.type.js';
import { type CountedValue, type Counts, DISCOUNTS, PRICE_RANGES, STARS } from './product-facets.queries.js';
import { type FactTest, type ProductFacts, passes } from './product-facts.js';

/** A condition on facts, and the facet that chooses it. */
interface Chosen {
  facet: FacetId | null;
  test: FactTest;
}

/**
 * What `queryCounts` counts, of products that are at hand: to look at them again takes PostgreSQL
 * longer than all else of such a page. Null where a condition asks what their facts do not tell.
 *
 * @param products all that is shown of the candidates, or of a category, whatever else is chosen
 */
export function countInMemory(products: readonly ProductFacts[], conditions: readonly Condition[]): Counts | null {
  const chosen: Chosen[] = [];
  for (const { facet, test, candidates, isOfShown } of conditions) {
    if (test) chosen.push({ facet, test });
    else if (!candidates && !isOfShown) return null;
  }
  const [categories, brands, diets, origins] = [new Values(), new Values(), new Values(), new Values()];
  const [ratings, prices, discounts] = [STARS, PRICE_RANGES, DISCOUNTS].map((choices) => choices.map(() => 0));
  if (!ratings || !prices || !discounts) throw new Error('a facet without choices');
  let available = 0;
  for (const product of products) {
    const against = onlyFacetAgainst(chosen, product);
    if (against === null) continue;
    const isIn = (facet: FacetKey) => against === undefined || against === facet;
    if (isIn(FacetKey.CATEGORY)) categories.add(product.categoryId);
    if (isIn(FacetKey.BRAND)) brands.add(product.brand);
    if (isIn(FacetKey.DIET)) diets.add(product.diet);
    if (isIn(FacetKey.ORIGIN)) origins.add(product.countryOfOrigin);
    if (isIn(FacetKey.RATING)) countAll(ratings, STARS, (stars) => (product.rating ?? 0) >= stars);
    if (isIn(FacetKey.DISCOUNT)) countAll(discounts, DISCOUNTS, (percent) => product.discount >= percent);
    if (isIn(FacetKey.PRICE))
      countAll(
        prices,
        PRICE_RANGES,
        ({ from, to }) => product.pricePaise >= from && product.pricePaise <= (to ?? Infinity),
      );
    if (isIn(FacetKey.AVAILABILITY) && product.isAvailable) available += 1;
  }
  return {
    ...{ categories: categories.all, brands: brands.all, diets: diets.all, origins: origins.all },
    ...{ ratings, prices, discounts, available: [available], custom: {} },
  };
}

/**
 * The one facet whose choice leaves a product out; undefined where none does, null where more than
 * one does, or what no facet chooses.
 */
function onlyFacetAgainst(chosen: readonly Chosen[], product: ProductFacts): FacetId | null | undefined {
  let against: FacetId | undefined;
  for (const { facet, test } of chosen) {
    if (passes(test, product)) continue;
    if (facet === null || (against !== undefined && against !== facet)) return null;
    against = facet;
  }
  return against;
}

function countAll<Choice>(counts: number[], choices: readonly Choice[], fits: (choice: Choice) => boolean): void {
  for (const [at, choice] of choices.entries()) if (fits(choice)) counts[at] = (counts[at] ?? 0) + 1;
}

/** Values that there are, with how many products have each. */
class Values {
  private readonly byValue = new Map<string, CountedValue>();

  add(value: string | null): void {
    if (value === null) return;
    const counted = this.byValue.get(value);
    if (counted) counted.count += 1;
    else this.byValue.set(value, { value, count: 1 });
  }

  /** Most products first. */
  get all(): CountedValue[] {
    return [...this.byValue.values()].sort(
      (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
    );
  }
}
