import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { Country } from './country.entity.js';
import { listCountries } from './location.service.js';

/** The location selector's list on the graph. */
@Resolver()
export class LocationResolver {
  @Query(() => [Country], { description: 'Countries to choose a location from, India first.' })
  countries(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name in any case; absent or empty: all countries.',
    })
    search: string | null,
  ): Promise<Country[]> {
    return listCountries(ctx, search);
  }
}
