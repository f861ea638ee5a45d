import { type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context.js';

/** A method with these parameters, in this order; the last ones may be left out. */
type DirectMethod = (row: never, ctx: Context, args: never, info: GraphQLResolveInfo) => unknown;

const DIRECT_RESOLVER = 'directResolver';

/**
 * Has GraphQL call a method with `@FieldResolver` itself, without the call through TypeGraphQL,
 * which makes promises of a field that has arguments and several objects of any other, and copies
 * each input field by field. For fields of types that stand in lists, whose answer mostly is at
 * hand: then a list of any length is answered without a promise. And for the operations that
 * shoppers ask most.
 *
 * The method takes `@Root()`, `@Ctx()`, `@Args()` and `@Info()`, in this order, and no `this`. What
 * comes in `@Args()` was coerced by GraphQL and is a plain object, no instance of its class.
 * Middleware and `@Authorized` would not be asked.
 */
export function DirectResolver() {
  return <Method extends DirectMethod>(
    resolver: object,
    field: string,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    Extensions({ [DIRECT_RESOLVER]: descriptor.value })(resolver, field, descriptor);
  };
}

/**
 * Has GraphQL read the property that this decorates, where its field has another name, without the
 * call through TypeGraphQL. For a column in paise, above all, whose field is in rupees.
 */
export function FromProperty() {
  return (type: object, property: string): void => {
    Extensions({ [DIRECT_RESOLVER]: (row: never) => row[property] })(type, property);
  };
}

/** Puts the methods that are marked into the schema, once it is built. */
export function useDirectResolvers(schema: GraphQLSchema): void {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  for (const field of fields) {
    const method = field.extensions[DIRECT_RESOLVER] as ((...given: unknown[]) => unknown) | undefined;
    if (method) field.resolve = (row, args, ctx, info) => method(row, ctx, args, info);
  }
}
