import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { graphError } from '../rest/answer-failure.js';
import { asShopError, ErrorCode, FAULT, isErrorCode, type ShopError } from '../shared/errors.js';
import { DEFAULT_LANGUAGE, type Language } from '../shared/languages/languages.js';
import { say } from '../shared/languages/phrase.js';

/** What Apollo Server calls by names of its own. */
const CODES_OF_STATUS: Record<number, ErrorCode> = {
  405: ErrorCode.METHOD_NOT_ALLOWED,
  406: ErrorCode.NOT_ACCEPTABLE,
};

/**
 * What GraphQL itself says of a wrong query is told; a refusal is told with its code; a fault only
 * by its request id. What GraphQL says is for those who write queries, and stays in English.
 *
 * @param language in which refusals and faults are worded
 */
export function maskFault(
  formatted: GraphQLFormattedError,
  error: unknown,
  language: Language = DEFAULT_LANGUAGE,
): GraphQLFormattedError {
  const refusal = refusalIn(error);
  if (refusal) return { ...formatted, ...graphError(refusal, language) };
  if (isFault(error))
    return { ...formatted, message: say(FAULT, language), extensions: { code: ErrorCode.INTERNAL_SERVER_ERROR } };
  return { ...formatted, extensions: { ...formatted.extensions, code: complaintOf(formatted, error) } };
}

/** The code of what is wrong with an operation, or with the request that brings it. */
function complaintOf({ extensions, path }: GraphQLFormattedError, error: unknown): ErrorCode {
  const http = error instanceof GraphQLError ? (error.extensions.http as { status?: number } | undefined) : undefined;
  const known = CODES_OF_STATUS[http?.status ?? 0] ?? extensions?.code;
  // What went wrong before there was anything to answer is none of the shop's faults.
  const isUnnamed = known === ErrorCode.INTERNAL_SERVER_ERROR && !path;
  return isErrorCode(known) && !isUnnamed ? known : ErrorCode.BAD_USER_INPUT;
}

/**
 * Whether an error is neither a refusal nor GraphQL's own complaint about the operation, so that
 * no client is told its text.
 */
export function isFault(error: unknown): boolean {
  if (refusalIn(error)) return false;
  if (!(error instanceof GraphQLError)) return true;
  return Boolean(error.originalError && !(error.originalError instanceof GraphQLError));
}

function refusalIn(error: unknown): ShopError | null {
  return asShopError(error instanceof GraphQLError ? (error.originalError ?? error) : error);
}
