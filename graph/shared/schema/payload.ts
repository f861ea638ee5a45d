import { Field, InterfaceType, ObjectType } from 'type-graphql';
import type { Context } from '../context.js';
import { asShopError, ErrorCode, type ShopError } from '../errors.js';
import { parametersOf, say } from '../languages/phrase.js';

/**
 * Refusals that concern the request rather than what was asked, hence top-level errors instead of
 * userErrors.
 */
const REQUEST_CODES: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.UNAUTHENTICATED,
  ErrorCode.FORBIDDEN,
  ErrorCode.SECOND_FACTOR_REQUIRED,
  ErrorCode.RATE_LIMITED,
  ErrorCode.SERVICE_UNAVAILABLE,
  ErrorCode.INTERNAL_SERVER_ERROR,
]);

/** A fact that is filled in to a message. */
@ObjectType({
  simpleResolvers: true,
  description: 'A fact that is filled in to a message, such as how many pieces can be bought at once.',
})
export class MessageParameter {
  @Field(() => String, { description: 'What it is called, e.g. most; the same in every language.' })
  name: string;

  @Field(() => String, { description: 'As it stands in the message, e.g. 10.' })
  value: string;
}

/** What a mutation refused, in words for the person who asked. */
@InterfaceType({
  description: 'Why a mutation was refused, in words for the person who asked.',
  resolveType: (value: UserError) => ('available' in value ? 'StockError' : 'InputError'),
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'The kind of refusal, for programs.' })
  code: ErrorCode;

  @Field({ description: 'The sentence to show, in the language of the request.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The input field at fault by its schema name; null when it is none in particular.',
  })
  field: string | null;

  @Field(() => [MessageParameter], {
    description: 'What is filled in to the message, for a client that words refusals itself by `code`.',
  })
  parameters: MessageParameter[];
}

/** A refusal without further facts. */
@ObjectType({
  simpleResolvers: true,
  implements: UserError,
  description: 'A refusal without further facts, such as a missing field or a wrong password.',
})
export class InputError extends UserError {}

/** What every payload has besides the changed object. */
export interface Payload {
  userErrors: UserError[];
}

/**
 * Turns what a shopper can cause into `userErrors`, a value that the database cannot hold
 * included; a missing token, limits and faults stay top-level errors.
 *
 * @param ctx in its language refusals are worded
 * @param work the one call into the domain, answering the payload's other fields
 */
export async function payload<Fields extends object>(
  { language }: Pick<Context, 'language'>,
  work: () => Promise<Fields>,
): Promise<Partial<Fields> & Payload> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (thrown) {
    const refusal = asShopError(thrown);
    if (!refusal || REQUEST_CODES.has(refusal.code)) throw thrown;
    return { userErrors: [userErrorOf({ language }, refusal)] } as unknown as Partial<Fields> & Payload;
  }
}

/** A refusal as payloads tell it, in the language of the caller. */
export function userErrorOf(
  { language }: Pick<Context, 'language'>,
  { code, reason, field, details }: ShopError,
): UserError {
  return { code, message: say(reason, language), field, parameters: parametersOf(reason, language), ...details };
}
