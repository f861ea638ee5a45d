import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** How long to wait before each further try, in ms. */
const RETRY_AFTER_MS = [800, 2500];

/**
 * Asks the graph something that may be said twice, and again where no answer came, twice at most.
 *
 * @throws what the last try ended with, or at once where the session is over
 */
export async function askAgain<Answer>(tryOnce: () => Promise<Answer>): Promise<Answer> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await tryOnce();
    } catch (error) {
      if (isSessionOver(error)) throw error;
      await new Promise((resume) => setTimeout(resume, wait));
    }
  }
  return tryOnce();
}

function isSessionOver(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
