import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { asShopError, ErrorCode, FAULT_MESSAGE, type ShopError } from '../shared/errors.js';
import { retryAfterOf } from '../shared/rest/route.js';

/** What GraphQL itself says of a wrong query is told; a refusal is told with its code; a fault only by its request id. */
export function maskFault(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal = refusalIn(error);
  if (refusal) {
    const { code, message, field } = refusal;
    const retryAfterS = retryAfterOf(refusal);
    const more = { ...(field ? { field } : {}), ...(retryAfterS === null ? {} : { retryAfterS }) };
    return { ...formatted, message, extensions: { code, ...more } };
  }
  if (isFault(error))
    return { ...formatted, message: FAULT_MESSAGE, extensions: { code: ErrorCode.INTERNAL_SERVER_ERROR } };
  return formatted;
}

/** Whether an error is neither a refusal nor GraphQL's own complaint about the operation, so that nobody is told its text. */
export function isFault(error: unknown): boolean {
  if (refusalIn(error)) return false;
  if (!(error instanceof GraphQLError)) return true;
  return Boolean(error.originalError && !(error.originalError instanceof GraphQLError));
}

function refusalIn(error: unknown): ShopError | null {
  return asShopError(error instanceof GraphQLError ? (error.originalError ?? error) : error);
}
