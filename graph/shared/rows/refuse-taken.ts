import { ErrorCode, ShopError } from '../errors.js';
import type { Phrase } from '../languages/phrase.js';

/** PostgreSQL's code for a value that another row has already. */
const UNIQUE_VIOLATION = '23505';

/**
 * Does work in which the database may find that a value is taken, however close two callers came.
 *
 * @param words what to say of each unique column, and the input field at fault
 * @throws ShopError CONFLICT
 */
export async function refuseTaken<T>(
  words: Readonly<Record<string, { reason: Phrase; field: string | null }>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const taken = words[takenColumn(thrown) ?? ''];
    if (!taken) throw thrown;
    throw new ShopError(ErrorCode.CONFLICT, taken.reason, taken.field);
  }
}

function takenColumn(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || !('code' in thrown) || thrown.code !== UNIQUE_VIOLATION) return null;
  const detail = 'detail' in thrown && typeof thrown.detail === 'string' ? thrown.detail : '';
  return /^Key \((\w+)\)=/.exec(detail)?.[1] ?? null;
}
