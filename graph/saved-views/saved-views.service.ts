import { User } from '../accounts/user.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { SavedView, type StaffList } from './saved-view.entity.js';
import type { SavedViewInput } from './saved-views.inputs.js';

/** The most views of a list that an account keeps; who needs more looks for none of them. */
const MAX_VIEWS = 50;

/** The most characters of what a view asks for. */
const MAX_QUERY = 1_000;

/**
 * The views of a list: those of the viewer, and those that others share; by name.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody without a role
 */
export async function listSavedViews(ctx: Context, list: StaffList): Promise<SavedView[]> {
  const { id: userId } = staffOf(ctx, Right.USE_DESK);
  return ctx.db.find(SavedView, {
    where: [
      { list, userId },
      { list, isShared: true },
    ],
    order: { name: 'ASC', id: 'ASC' },
  });
}

/**
 * Keeps how the viewer likes to see a list, in the place of their own one of the same name.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody without a role, BAD_USER_INPUT for the
 *   name or for more than 1,000 characters of query, CONFLICT for more than 50 of a list
 */
export async function saveView(ctx: Context, input: SavedViewInput): Promise<SavedView> {
  const { id: userId } = staffOf(ctx, Right.USE_DESK);
  const name = checkedText(input.name, { field: 'name', called: phrase('The name'), most: 60 });
  const { list, query } = input;
  if (query.length > MAX_QUERY)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A view asks for too much to be kept.'), 'query');
  return inTransaction(ctx, async (tx) => {
    // Two tabs of an account save one after the other.
    await tx.db.findOne(User, { select: { id: true }, where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    const own = await tx.db.findBy(SavedView, { userId, list });
    const former = own.find((view) => view.name === name);
    if (!former && own.length >= MAX_VIEWS)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('At most {most} views of a list are kept. Remove one first.', { most: MAX_VIEWS }),
      );
    const view = { userId, list, name, query, isShared: input.isShared ?? false };
    return tx.db.save(SavedView, { ...former, ...view });
  });
}

/**
 * Forgets a view. An owner may take away what others share.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody without a role, NOT_FOUND
 */
export async function removeView(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  const { role } = staffOf(ctx, Right.USE_DESK);
  const id = readId(sentId);
  const view = id && (await findSavedView(ctx, id));
  if (!view || !(isOwnView(ctx, view) || hasRight(role, Right.RUN_SHOP)))
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such view.'), 'id');
  await ctx.db.delete(SavedView, { id });
  return { ok: true, message: say(phrase('{name} is removed.', { name: view.name }), ctx.language) };
}

/** A view that the viewer sees in a list; null for any other. */
export async function findSavedView(ctx: Context, id: string): Promise<SavedView | null> {
  const view = ctx.viewer?.role ? await ctx.db.findOneBy(SavedView, { id }) : null;
  return view && (view.isShared || isOwnView(ctx, view)) ? view : null;
}

/** Whether a view is the viewer's own. */
export function isOwnView({ viewer }: Context, { userId }: Pick<SavedView, 'userId'>): boolean {
  return viewer?.id === userId;
}
