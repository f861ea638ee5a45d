import { type Bind, parameters } from '../catalogue/listing/parameters.js';
import type { Context } from '../shared/context.js';
import type { ChosenPlan } from './plan/chosen-plan.js';
import { headsOf } from './plan/conditions.js';
import { categoriesCalled } from './plan/rank-search.js';
import { rankingOf } from './plan/ranking.js';

/** So many products tell what a query means. */
const MAX_GRADED = 500;
/**
 * A category where no more than one of so many has no other name is not where the thing stands:
 * soya milk among drinks.
 */
const FEW_PLAIN = 20;
/**
 * Nor is one that holds less than one for so many of the category that holds most: capsules of fish
 * oil.
 */
const FEW_HELD = 5;
/** Where fewer than one of so many is called so, the query is no name of a thing. */
const FEW_THINGS = 5;

/**
 * The SQL by which a search that is sorted by price or rating begins with what was asked for: 0 for
 * the thing itself in the categories where it stands, 1 for what is called so elsewhere, 2 for what
 * only has the words. Found by SQL, since what is asked for shows in how what is found lies.
 */
export async function kindFirst(ctx: Context, { plan, least, isPacked }: ChosenPlan): Promise<(bind: Bind) => string> {
  const { values, bind } = parameters();
  const heads = headsOf(plan.parts);
  const isCalledBy = (use: Bind) => (heads ? `d.words @@ ${use(heads)}::tsquery` : 'false');
  const [meant]: { from_match: number | null; shelves: string[] | null; things: number; all: number }[] =
    await ctx.db.query(
      `WITH hit AS MATERIALIZED (
       SELECT ranked.*, ${isCalledBy(bind)} AS is_called
       FROM ${rankingOf({ plan, least, isPacked }, null, MAX_GRADED, bind)} AS ranked JOIN search_document d USING (product_id))
     SELECT max(from_match) AS from_match,
       (SELECT array_agg(shelf_id) FROM (
          SELECT shelf_id, count(*) AS held, count(*) FILTER (WHERE NOT is_other_kind) AS plain, max(count(*)) OVER () AS most
          FROM hit WHERE is_called GROUP BY shelf_id) AS shelf
        WHERE plain * ${FEW_PLAIN} > held AND held * ${FEW_HELD} >= most) AS shelves,
       count(*) FILTER (WHERE is_called)::integer AS things, count(*)::integer AS all
     FROM hit`,
      values,
    );
  // A query that is the name of a category as well as of things means the things.
  const isCategory = meant !== undefined && meant.things * FEW_THINGS < meant.all;
  const shelves = meant?.shelves;
  const isPlain = (use: Bind) => (shelves ? `d.shelf_id = ANY (${use(shelves)}::uuid[])` : 'true');
  return (use) => {
    const called = isCalledBy(use);
    const ofCategory = isCategory ? isOfCategory(categoriesCalled(plan.parts), meant.from_match ?? 3, use) : 'false';
    return `(SELECT CASE
        WHEN ${ofCategory} THEN 0
        WHEN ${called} THEN CASE WHEN ${isPlain(use)} THEN 0 ELSE 1 END
        ELSE 2 END
      FROM search_document d WHERE d.product_id = p.id)`;
  };
}

/**
 * Whether the name of the category (2), or that of the top one as well (1), is what was asked for;
 * at 3 neither is.
 */
function isOfCategory({ own, top }: { own: string; top: string }, fromMatch: number, use: Bind): string {
  const names = [...(fromMatch <= 2 ? [own] : []), ...(fromMatch <= 1 ? [top] : [])];
  return names.map((name) => `d.words @@ ${use(name)}::tsquery`).join(' OR ') || 'false';
}
