import { Field, InterfaceType, ObjectType } from 'type-graphql';
import { ErrorCode, ShopError } from './errors.js';

/**
 * Refusals that concern the request rather than what was asked, hence top-level errors instead of
 * userErrors.
 */
const REQUEST_CODES: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.UNAUTHENTICATED,
  ErrorCode.FORBIDDEN,
  ErrorCode.RATE_LIMITED,
  ErrorCode.SERVICE_UNAVAILABLE,
  ErrorCode.INTERNAL_SERVER_ERROR,
]);

/** What a mutation refused, in words for the person who asked. */
@InterfaceType({
  description: 'Why a mutation was refused, in words for the person who asked.',
  resolveType: (value: UserError) => ('available' in value ? 'StockError' : 'InputError'),
})
export abstract class UserError {
  @Field(() => ErrorCode, { description: 'The kind of refusal, for programs.' })
  code: ErrorCode;

  @Field({ description: 'The sentence to show, as the specification words it.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The input field at fault by its schema name; null when it is none in particular.',
  })
  field: string | null;
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
 * Turns what a shopper can cause into `userErrors`; a missing token, limits and faults stay
 * top-level errors.
 *
 * @param work the one call into the domain, answering the payload's other fields
 */
export async function payload<Fields extends object>(work: () => Promise<Fields>): Promise<Partial<Fields> & Payload> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (thrown) {
    if (!(thrown instanceof ShopError) || REQUEST_CODES.has(thrown.code)) throw thrown;
    const { code, message, field, details } = thrown;
    return { userErrors: [{ code, message, field, ...details }] } as unknown as Partial<Fields> & Payload;
  }
}
