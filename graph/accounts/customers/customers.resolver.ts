import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { After, First } from '../../shared/paging/page.args.js';
import { payload } from '../../shared/schema/payload.js';
import { CustomerNote } from './customer-note.entity.js';
import { addCustomerNote, listCustomerTags, removeCustomerNote, setCustomerTags } from './customer-records.js';
import { notesByUserId, tagsByUserId } from './customers.loaders.js';
import { findCustomer, listCustomers } from './customers.service.js';
import { Customer, CustomerConnection, CustomerPayload, TagCount } from './customers.type.js';

/** Who shops here. */
@Resolver(() => Customer)
export class CustomersResolver {
  @Query(() => CustomerConnection, {
    description:
      'For an admin and for support: the accounts of the shop, latest first. Anybody else is refused with FORBIDDEN.',
  })
  customers(
    @Ctx() ctx: Context,
    @Arg('text', () => String, {
      nullable: true,
      description:
        'A part of the name or the e-mail, or four digits or more of the phone number, at most 200 characters; absent: everybody.',
    })
    text: string | null,
    @Arg('tag', () => String, { nullable: true, description: 'A tag that they have; absent: everybody.' })
    tag: string | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<CustomerConnection> {
    return listCustomers(ctx, { text: text ?? null, tag: tag?.trim() || null }, { first: first ?? 20, after });
  }

  @Query(() => Customer, {
    nullable: true,
    description:
      'For an admin and for support: a customer; null when there is none of this id. Anybody else is refused with FORBIDDEN.',
  })
  customer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
  ): Promise<Customer | null> {
    return findCustomer(ctx, id);
  }

  @FieldResolver(() => [String], { description: 'The words by which they are found again, by the alphabet.' })
  tags(@Ctx() ctx: Context, @Root() { id }: Readonly<Customer>): Promise<string[]> {
    return tagsByUserId(ctx).load(id);
  }

  @FieldResolver(() => [CustomerNote], {
    description: 'What those who run the shop wrote down of them, latest first; 200 at most.',
  })
  notes(@Ctx() ctx: Context, @Root() { id }: Readonly<Customer>): Promise<CustomerNote[]> {
    return notesByUserId(ctx).load(id);
  }

  @Query(() => [TagCount], {
    description:
      'For an admin and for support: the tags that customers have, the most frequent first, 200 at most. Anybody else is refused with FORBIDDEN.',
  })
  customerTags(@Ctx() ctx: Context): Promise<TagCount[]> {
    return listCustomerTags(ctx);
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For an admin and for support: writes something down of a customer, which goes when the account is deleted. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT; anybody else with FORBIDDEN.',
  })
  addCustomerNote(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Id of the account.' }) customerId: string,
    @Arg('text', () => String, { description: 'What to write down, at most 2,000 characters.' }) text: string,
  ): Promise<CustomerPayload> {
    return payload(ctx, () => addCustomerNote(ctx, customerId, text));
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For an admin and for support: takes a note away. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  removeCustomerNote(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the note.' }) id: string,
  ): Promise<CustomerPayload> {
    return payload(ctx, () => removeCustomerNote(ctx, id));
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For an admin and for support: sets the words by which a customer is found again. Refused with NOT_FOUND or BAD_USER_INPUT; anybody else with FORBIDDEN.',
  })
  setCustomerTags(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Id of the account.' }) customerId: string,
    @Arg('tags', () => [String], {
      description: 'Up to 20 of up to 40 characters, in place of those that there are; kept in lower case.',
    })
    tags: string[],
  ): Promise<CustomerPayload> {
    return payload(ctx, () => setCustomerTags(ctx, customerId, tags));
  }
}
