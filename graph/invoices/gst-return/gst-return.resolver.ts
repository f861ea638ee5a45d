import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { Months } from '../../shared/input/months.args.js';
import { gstReturn } from './gst-return.service.js';
import { GstReturn } from './gst-return.type.js';

/** What the tax office is told. */
@Resolver(() => GstReturn)
export class GstReturnResolver {
  @Extensions({ cost: 200 })
  @Query(() => GstReturn, {
    description:
      'What is told to the tax office of the invoices and credit notes of a period, by the tables of form GSTR-1. For an admin, or an API key with orders:read; anybody else is refused with FORBIDDEN.',
  })
  gstReturn(@Ctx() ctx: Context, @Args() { from, to }: Months): Promise<GstReturn> {
    return gstReturn(ctx, from, to);
  }
}
