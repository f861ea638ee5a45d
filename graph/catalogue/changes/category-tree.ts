import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { measureTree } from './catalogue-changes.queries.js';

/** Levels of categories, top ones included: menus and addresses know no more. */
const MAX_LEVELS = 3;

/**
 * Refuses where a category has been put when that is below itself, or takes what lies in it to a
 * fourth level.
 *
 * @throws ShopError BAD_USER_INPUT
 */
export async function refuseDeepTree(tx: Context, id: string): Promise<void> {
  const tree = await measureTree(tx, id, MAX_LEVELS);
  if (tree && tree.above + tree.below <= MAX_LEVELS) return;
  const message = phrase('A category cannot be inside itself, and there are at most {most} levels.', {
    most: MAX_LEVELS,
  });
  throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'parentId');
}
