import type { z } from 'zod';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** What was sent, in its shape. @throws ShopError BAD_USER_INPUT with the field at fault */
export function readBody<Shape extends z.ZodType>(shape: Shape, sent: unknown): z.infer<Shape> {
  const read = shape.safeParse(sent);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') || undefined;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not sent as it is described.'), field);
}
