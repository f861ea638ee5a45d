import type { Request } from 'express';
import { z } from 'zod';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { queryNumber } from './read-request.js';

/** The most rows that one call answers, since the documented lists have no pages (spec §2). */
const MAX_ROWS = 500;

/** No list is longer. */
const MAX_LENGTH = 10_000_000;

/**
 * Offset pagination, for clients that count rows instead of following cursors: which rows of a list
 * are wanted.
 */
export interface OffsetPage {
  /** How many, 1 to 500. */
  limit: number;
  /** How many to leave out before, from 0. */
  offset: number;
}

/** The query parameters that `offsetPageOf` reads, for the description of a call. */
export const OFFSET_PARAMETERS = {
  limit: z.number().int().min(1).max(MAX_ROWS).optional().describe(`Products at once, ${MAX_ROWS} unless said.`),
  offset: z.number().int().min(0).max(MAX_LENGTH).optional().describe('Products to leave out before.'),
};

/**
 * The rows that a request wants, the first 500 unless it says otherwise.
 *
 * @throws ShopError BAD_USER_INPUT for no such numbers
 */
export function offsetPageOf(req: Request): OffsetPage {
  return { limit: whole(req, 'limit', 1, MAX_ROWS) ?? MAX_ROWS, offset: whole(req, 'offset', 0, MAX_LENGTH) ?? 0 };
}

function whole(req: Request, name: string, least: number, most: number): number | null {
  const value = queryNumber(req, name);
  if (value === null) return null;
  if (value < least || value > most) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('{name} must be from {least} to {most}.', { name, least, most }),
      name,
    );
  }
  if (!Number.isInteger(value))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be a whole number.', { name }), name);
  return value;
}
