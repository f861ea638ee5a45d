import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, type GraphQLResolveInfo, graphql } from 'graphql';
import {
  Args,
  ArgsType,
  buildSchema,
  Ctx,
  Field,
  FieldResolver,
  Info,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.js';
import { DirectResolver, FromProperty, useDirectResolvers } from './direct-resolver.js';

@ObjectType({ simpleResolvers: true })
class Shelf {
  @Field()
  name: string;

  @Field(() => Int, { name: 'price' })
  @FromProperty()
  pricePaise?: number;
}

@ArgsType()
class LengthArgs {
  @Field(() => Int, { nullable: true })
  atMost?: number | null;
}

@Resolver(() => Shelf)
class ShelfResolver {
  @Query(() => [Shelf])
  shelves(): Shelf[] {
    return [{ name: 'Rice' }, { name: 'Lentils' }];
  }

  @FieldResolver(() => String)
  @DirectResolver()
  label(@Root() { name }: Readonly<Shelf>, @Ctx() ctx: Context, @Args() { atMost }: LengthArgs): string {
    if (atMost === 0) throw new Error('A label has a letter.');
    return `${ctx.language}: ${name.slice(0, atMost ?? undefined)}`;
  }

  @Query(() => String)
  @DirectResolver()
  asked(@Root() _none: unknown, @Ctx() ctx: Context, @Args() { atMost }: LengthArgs, @Info() info: object): string {
    return `${ctx.language} ${atMost} ${(info as GraphQLResolveInfo).fieldName}`;
  }

  @FieldResolver(() => String)
  wrapped(@Root() { name }: Readonly<Shelf>, @Args() { atMost }: LengthArgs): string {
    return name.slice(0, atMost ?? undefined);
  }
}

async function openShelves() {
  const schema = await buildSchema({ resolvers: [ShelfResolver], validate: false });
  useDirectResolvers(schema);
  const ask = (source: string) => graphql({ schema, source, contextValue: { language: 'en' } });
  return { schema, ask };
}

describe('a field with a direct resolver', () => {
  it('is given its row, the context and its arguments, and may refuse them', async () => {
    const { ask } = await openShelves();

    const answer = await ask('{ shelves { label short: label(atMost: 2) } }');
    const refused = await ask('{ shelves { label(atMost: 0) } }');
    const invalid = await ask('{ shelves { label(atMost: "two") } }');

    expect(answer.data).toEqual({
      shelves: [
        { label: 'en: Rice', short: 'en: Ri' },
        { label: 'en: Lentils', short: 'en: Le' },
      ],
    });
    expect(refused.errors?.map(({ message }) => message)).toEqual(['A label has a letter.']);
    expect(invalid.errors?.[0]?.message).toMatch(/^Int cannot represent non-integer value/);
  });

  it('is told besides which part of the operation it is', async () => {
    const { ask } = await openShelves();

    const answer = await ask('{ asked(atMost: 3) }');

    expect(answer.data).toEqual({ asked: 'en 3 asked' });
  });

  it('makes no promise of a row, as any other field with an argument does', async () => {
    const { schema } = await openShelves();
    const { label, wrapped } = (schema.getType('Shelf') as GraphQLObjectType).getFields();
    const given = [{ name: 'Rice' }, { atMost: 2 }, { language: 'en' }, {} as GraphQLResolveInfo] as const;

    expect(label?.resolve?.(...given)).toBe('en: Ri');
    expect(wrapped?.resolve?.(...given)).toBeInstanceOf(Promise);
  });
});

describe('a field from a property of another name', () => {
  it('is read without a promise', async () => {
    const { schema } = await openShelves();
    const { price } = (schema.getType('Shelf') as GraphQLObjectType).getFields();

    expect(price?.resolve?.({ pricePaise: 4500 }, {}, {}, {} as GraphQLResolveInfo)).toBe(4500);
  });
});
