import { validate } from 'uuid';

/**
 * Reads an opaque id that a client sent. A malformed one names nothing, so callers treat it like an
 * unknown one instead of letting the database complain.
 *
 * @returns the id in lower case, or null when it cannot be any row's
 */
export function readId(value: unknown): string | null {
  return typeof value === 'string' && validate(value) ? value.toLowerCase() : null;
}
