import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Customer, CustomerPayload } from '../accounts/customers/customers.type.js';
import type { Context } from '../shared/context.js';
import { payload } from '../shared/schema/payload.js';
import { subscribedAtByEmail, withdrawNewsletterConsent } from './customer-consent.js';

/** What a customer consented to. */
@Resolver(() => Customer)
export class CustomerConsentResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When they asked for the newsletter, which is their consent to it; null: they did not, or took it back.',
  })
  newsletterSince(@Ctx() ctx: Context, @Root() { email }: Readonly<Customer>): Promise<Date | null> {
    return subscribedAtByEmail(ctx).load(email);
  }

  @Mutation(() => CustomerPayload, {
    description:
      'For an admin and for support: takes the address of a customer off the newsletter, who asked for that. Nobody consents in their place. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  withdrawNewsletterConsent(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'Id of the account.' }) customerId: string,
  ): Promise<CustomerPayload> {
    return payload(ctx, () => withdrawNewsletterConsent(ctx, customerId));
  }
}
