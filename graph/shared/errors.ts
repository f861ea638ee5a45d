import { registerEnumType } from 'type-graphql';
import { DEFAULT_LANGUAGE } from './languages/languages.js';
import { type Phrase, phrase, say } from './languages/phrase.js';

/** Every code that a refused call may carry, on both faces. */
export enum ErrorCode {
  UNAUTHENTICATED = 'UNAUTHENTICATED',
  FORBIDDEN = 'FORBIDDEN',
  SECOND_FACTOR_REQUIRED = 'SECOND_FACTOR_REQUIRED',
  NOT_FOUND = 'NOT_FOUND',
  BAD_USER_INPUT = 'BAD_USER_INPUT',
  INVALID_CREDENTIALS = 'INVALID_CREDENTIALS',
  EMAIL_TAKEN = 'EMAIL_TAKEN',
  OPTION_REQUIRED = 'OPTION_REQUIRED',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  PRICE_CHANGED = 'PRICE_CHANGED',
  OFFER_USED_UP = 'OFFER_USED_UP',
  OFFER_NOT_VALID = 'OFFER_NOT_VALID',
  CREDIT_NOT_ENOUGH = 'CREDIT_NOT_ENOUGH',
  CONFLICT = 'CONFLICT',
  PAYMENT_NOT_VERIFIED = 'PAYMENT_NOT_VERIFIED',
  IDEMPOTENCY_MISMATCH = 'IDEMPOTENCY_MISMATCH',
  UNSUPPORTED_MEDIA_TYPE = 'UNSUPPORTED_MEDIA_TYPE',
  PAYLOAD_TOO_LARGE = 'PAYLOAD_TOO_LARGE',
  METHOD_NOT_ALLOWED = 'METHOD_NOT_ALLOWED',
  NOT_ACCEPTABLE = 'NOT_ACCEPTABLE',
  GRAPHQL_PARSE_FAILED = 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED = 'GRAPHQL_VALIDATION_FAILED',
  PERSISTED_QUERY_NOT_FOUND = 'PERSISTED_QUERY_NOT_FOUND',
  RATE_LIMITED = 'RATE_LIMITED',
  PROVIDER_UNAVAILABLE = 'PROVIDER_UNAVAILABLE',
  SERVICE_UNAVAILABLE = 'SERVICE_UNAVAILABLE',
  INTERNAL_SERVER_ERROR = 'INTERNAL_SERVER_ERROR',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'Why a call was refused. The same codes are used by the graph and by /api.',
  valuesConfig: {
    UNAUTHENTICATED: { description: 'No valid token was sent. Over HTTP: 401.' },
    FORBIDDEN: { description: 'The token belongs to somebody who may not do this. Over HTTP: 403.' },
    SECOND_FACTOR_REQUIRED: {
      description:
        'The account has to show its second factor first, see confirmSecondFactor, or to set one up. Over HTTP: 403.',
    },
    NOT_FOUND: { description: "There is no such object, or it is another shopper's. Over HTTP: 404." },
    BAD_USER_INPUT: { description: 'An argument is missing, malformed or out of range. Over HTTP: 400.' },
    INVALID_CREDENTIALS: {
      description: 'E-mail and password do not match an account, or an ID token is not to be trusted. Over HTTP: 401.',
    },
    EMAIL_TAKEN: { description: 'An account with this e-mail exists already. Over HTTP: 409.' },
    OPTION_REQUIRED: { description: 'The product comes in several options and none was chosen. Over HTTP: 400.' },
    OUT_OF_STOCK: { description: 'More pieces were asked for than are available. Over HTTP: 409.' },
    PRICE_CHANGED: { description: 'The total is no longer the one that the shopper was shown. Over HTTP: 409.' },
    OFFER_USED_UP: { description: 'No use of the offer, or of its code, is left. Over HTTP: 409.' },
    OFFER_NOT_VALID: { description: 'The offer does not hold for this shopper or at this time. Over HTTP: 409.' },
    CREDIT_NOT_ENOUGH: { description: 'Gift cards and store credit do not cover the amount. Over HTTP: 409.' },
    CONFLICT: { description: 'The object is in a state that does not allow this. Over HTTP: 409.' },
    PAYMENT_NOT_VERIFIED: { description: 'The payment could not be proven. Over HTTP: 402.' },
    IDEMPOTENCY_MISMATCH: { description: 'The idempotency key was used before with another body. Over HTTP: 422.' },
    UNSUPPORTED_MEDIA_TYPE: { description: 'The body or file is of a type that is not accepted. Over HTTP: 415.' },
    PAYLOAD_TOO_LARGE: { description: 'The body or file is too large. Over HTTP: 413.' },
    METHOD_NOT_ALLOWED: {
      description:
        'The address is not asked by this method; the header Allow tells by which. Over HTTP: 405 with Allow.',
    },
    NOT_ACCEPTABLE: { description: 'The header Accept leaves no type that is answered. Over HTTP: 406.' },
    GRAPHQL_PARSE_FAILED: { description: 'The document is no GraphQL. Over HTTP: 400.' },
    GRAPHQL_VALIDATION_FAILED: {
      description: 'The document asks for what the schema does not have, or for too much at once. Over HTTP: 400.',
    },
    PERSISTED_QUERY_NOT_FOUND: {
      description: 'No operation is known by this hash; send its text. Over HTTP: 200.',
    },
    RATE_LIMITED: { description: 'Too many attempts; try again later. Over HTTP: 429 with Retry-After.' },
    PROVIDER_UNAVAILABLE: {
      description: 'The payment or identity provider does not answer. Over HTTP: 503 with Retry-After.',
    },
    SERVICE_UNAVAILABLE: { description: 'The shop cannot answer just now. Over HTTP: 503 with Retry-After.' },
    INTERNAL_SERVER_ERROR: { description: 'A fault of the shop, logged under the request id. Over HTTP: 500.' },
  },
});

const HTTP_STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  INVALID_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  OPTION_REQUIRED: 400,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  OFFER_USED_UP: 409,
  OFFER_NOT_VALID: 409,
  CREDIT_NOT_ENOUGH: 409,
  CONFLICT: 409,
  PAYMENT_NOT_VERIFIED: 402,
  IDEMPOTENCY_MISMATCH: 422,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  PERSISTED_QUERY_NOT_FOUND: 200,
  RATE_LIMITED: 429,
  PROVIDER_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** The HTTP status that tells the same as a code. */
export function httpStatusOf(code: ErrorCode): number {
  return HTTP_STATUS[code];
}

/** Whether a text is one of the codes that clients know. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in ErrorCode;
}

/** What is told of a fault; the cause stays in the log, under the request id. */
export const FAULT = phrase('Something went wrong on our side. Please try again.');

/**
 * A refusal that a shopper or a client can cause and can be told about.
 *
 * Anything else that is thrown is a fault: logged once, answered without detail.
 *
 * @param reason the specification's text where it has one (spec §5, §8), with what is filled in;
 *   the face that answers words it in the language of the request. `message` is the English of it,
 *   for logs.
 * @param field the input field at fault, by its schema name
 * @param details further facts for a concrete `UserError` type, such as `available` for stock
 */
export class ShopError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly reason: Phrase,
    readonly field: string | null = null,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(say(reason, DEFAULT_LANGUAGE));
    this.name = 'ShopError';
  }
}

/** The refusal of what was sent in a field. */
export function badInput(message: Phrase, field: string): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
}

const BAD_VALUE_STATES = new Set(['22P02', '22003', '22021', '22007', '22008']);
const UNAVAILABLE_STATES = /^(08|25P0[34]|53|57P0|57014|55P03|40001|40P01)/;
const UNAVAILABLE_SYSCALLS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/**
 * Reads a refusal out of anything thrown: a ShopError as it is, what PostgreSQL says of a malformed
 * value as BAD_USER_INPUT, a database that is away or too busy as SERVICE_UNAVAILABLE.
 *
 * @returns null for a fault
 */
export function asShopError(thrown: unknown): ShopError | null {
  if (thrown instanceof ShopError) return thrown;
  if (!(thrown instanceof Error)) return null;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (BAD_VALUE_STATES.has(code))
    return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A value is malformed or out of range.'));
  const isUnavailable =
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_SYSCALLS.has(code) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|already released/.test(
      thrown.message,
    );
  return isUnavailable ? busy() : null;
}

/** The refusal for lack of room or time. */
export function busy(): ShopError {
  return new ShopError(
    ErrorCode.SERVICE_UNAVAILABLE,
    phrase('The shop is busy right now. Please try again in a moment.'),
  );
}
