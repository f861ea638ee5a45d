import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { FirstStep } from './first-step.type.js';
import { listFirstSteps } from './first-steps.service.js';

/** The way from an empty shop to its first sale. */
@Resolver(() => FirstStep)
export class FirstStepsResolver {
  @Query(() => [FirstStep], {
    description:
      'For an admin: what there is of all that a new shop needs for its first sale, in the order in which it is best done. Anybody else is refused with FORBIDDEN.',
  })
  firstSteps(@Ctx() ctx: Context): Promise<FirstStep[]> {
    return listFirstSteps(ctx);
  }
}
