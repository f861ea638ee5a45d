import type { Request } from 'express';
import type { z } from 'zod';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { exactPaise, MAX_RUPEES, type Paise } from '../shared/money/money.js';

/**
 * A query parameter that is sent once as text; null when absent.
 *
 * @throws ShopError BAD_USER_INPUT when repeated or nested
 */
export function queryText(req: Request, name: string): string | null {
  const value = req.query[name];
  if (value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be sent once, as text.', { name }), name);
}

/**
 * A query parameter that is a finite number; null when absent.
 *
 * @throws ShopError BAD_USER_INPUT otherwise
 */
export function queryNumber(req: Request, name: string): number | null {
  const text = queryText(req, name);
  if (text === null) return null;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be a number.', { name }), name);
}

/**
 * The JSON object that was sent as body.
 *
 * @throws ShopError UNSUPPORTED_MEDIA_TYPE for another type, BAD_USER_INPUT for another shape
 */
export function bodyOf(req: Request): Record<string, unknown> {
  if (!req.is('application/json')) throw new ShopError(ErrorCode.UNSUPPORTED_MEDIA_TYPE, phrase('Send JSON in UTF-8.'));
  const body: unknown = req.body;
  if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send a JSON object.'));
}

/**
 * A field of the body as text: an absent or null one is empty.
 *
 * @throws ShopError BAD_USER_INPUT for another type
 */
export function bodyText(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be text.', { name }), name);
}

/**
 * A field of the body as a whole number; null when it is absent or null.
 *
 * @throws ShopError BAD_USER_INPUT for another type
 */
export function bodyWhole(body: Record<string, unknown>, name: string): number | null {
  const value = body[name] ?? null;
  if (value === null || Number.isInteger(value)) return value as number | null;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be a whole number.', { name }), name);
}

/**
 * A field of the body in rupees, as paise; null when it is absent or null.
 *
 * @throws ShopError BAD_USER_INPUT for another type, for less than nothing and for parts of a paisa
 */
export function bodyPaise(body: Record<string, unknown>, name: string): Paise | null {
  const value = body[name] ?? null;
  if (value === null) return null;
  if (typeof value === 'number' && value >= 0 && value <= MAX_RUPEES) return sentPaise(value, name);
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('{name} must be rupees from 0 to {most}.', { name, most: MAX_RUPEES }),
    name,
  );
}

/**
 * Rupees that were sent, as paise.
 *
 * @param name of the field or parameter that they were sent in
 * @throws ShopError BAD_USER_INPUT for more than two decimals
 */
export function sentPaise(rupees: number, name: string): Paise {
  const amount = exactPaise(rupees);
  if (amount !== null) return amount;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('{name} must be rupees with two decimals at most.', { name }),
    name,
  );
}

/** What was sent, in its shape. @throws ShopError BAD_USER_INPUT with the field at fault */
export function readBody<Shape extends z.ZodType>(shape: Shape, sent: unknown): z.infer<Shape> {
  const read = shape.safeParse(sent);
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path.join('.') || undefined;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not sent as it is described.'), field);
}
