import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';

/**
 * The one of several names of a thing that a client has sent.
 *
 * @throws ShopError BAD_USER_INPUT for none, and for several, since they might name two things
 */
export function oneOf<Name extends string>(names: Record<Name, string | null>): { by: Name; value: string } {
  const sent = (Object.keys(names) as Name[]).flatMap((by) => {
    const value = names[by];
    return value === null || value === undefined ? [] : [{ by, value }];
  });
  const [named] = sent;
  if (named && sent.length === 1) return named;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('Send one of {names}.', { names: Object.keys(names).join(', ') }),
    Object.keys(names)[0],
  );
}
