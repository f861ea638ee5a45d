import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { findCustomer, listCustomers } from './customers.service.js';
import { Customer, CustomerConnection } from './customers.type.js';

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
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<CustomerConnection> {
    return listCustomers(ctx, text ?? null, { first: first ?? 20, after });
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
}
