import { type Bind, parameters } from '../catalogue/listing/product-conditions.js';
import type { Context } from '../shared/context.js';
import type { ChosenPlan } from './plan/choose-plan.js';
import { categoryMatchOf, headsOf } from './plan/rank-search.js';
import { rankingOf } from './plan/ranking.js';

/** So many products tell what a query means. */
const MOST_GRADED = 500;

/**
 * The SQL by which a search that is sorted by price or rating begins with what was asked for: 0 for the thing itself in the
 * categories where it stands, 1 for what is called so elsewhere, 2 for what only has the words.
 */
export async function kindFirst(ctx: Context, { plan, least }: ChosenPlan): Promise<(bind: Bind) => string> {
  const { values, bind } = parameters();
  const [meant]: { from_match: number; shelves: string[] | null }[] = await ctx.db.query(
    `${rankingOf(plan, least, '', MOST_GRADED, bind)}
     SELECT (SELECT from_match FROM mood) AS from_match,
       (SELECT array_agg(shelf_id) FROM best_category WHERE hits * 20 > (SELECT max(hits) FROM best_category)) AS shelves`,
    values,
  );
  const heads = headsOf(plan.parts);
  return (use) => {
    const called = heads ? `d.words @@ ${use(heads)}::tsquery` : 'false';
    const ofCategory = `${categoryMatchOf(plan.parts, use)} >= ${use(meant?.from_match ?? 3)}::integer`;
    return `(SELECT CASE
        WHEN ${ofCategory} THEN 0
        WHEN ${called} THEN CASE WHEN d.shelf_id = ANY (${use(meant?.shelves ?? [])}::uuid[]) THEN 0 ELSE 1 END
        ELSE 2 END
      FROM search_document d WHERE d.product_id = p.id)`;
  };
}
