import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { USUAL_COST_PER_MINUTE } from '../api-keys/cost-per-minute.js';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { PublicKeyScope } from '../shared/rights/public-key-scope.js';
import { payload } from '../shared/schema/payload.js';
import { PublicKey, PublicKeyConnection } from './public-key.entity.js';
import { PublicKeyPayload } from './public-keys.payloads.js';
import { createPublicKey, publicKeys, revokePublicKey } from './public-keys.service.js';

/** The keys of shop fronts of others, for admins. */
@Resolver(() => PublicKey)
export class PublicKeysResolver {
  @Query(() => PublicKeyConnection, {
    description: 'For an admin: all public keys, latest first. Anybody else is refused with FORBIDDEN.',
  })
  publicKeys(
    @Ctx() ctx: Context,
    @First(50) first: number | null,
    @After() after: string | null,
  ): Promise<PublicKeyConnection> {
    return publicKeys(ctx, { first: first ?? 50, after });
  }

  @Mutation(() => PublicKeyPayload, {
    description:
      'For an admin: makes a public key, which lets pages of the given origins call /graphql and /api (CORS), and apps, which have no origin. Refused with BAD_USER_INPUT, or with CONFLICT for more than 100 in force; anybody else with FORBIDDEN.',
  })
  createPublicKey(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'What to call it: 1 to 100 characters, nothing personal.' }) name: string,
    @Arg('origins', () => [String], {
      description: 'Whose pages may send it, 1 to 20, such as https://recipes.example, without a path.',
    })
    origins: string[],
    @Arg('scope', () => PublicKeyScope, { description: 'What may be done with it.' }) scope: PublicKeyScope,
    @Arg('costPerMinute', () => Int, {
      defaultValue: USUAL_COST_PER_MINUTE,
      description: 'What the requests of each origin may cost together in a minute, 5,000 to 10,000,000.',
    })
    costPerMinute: number,
  ): Promise<PublicKeyPayload> {
    return payload(ctx, () => createPublicKey(ctx, { name, origins, scope, costPerMinute }));
  }

  @Mutation(() => PublicKeyPayload, {
    description:
      'For an admin: ends a public key at once and for good. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  revokePublicKey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: string,
  ): Promise<PublicKeyPayload> {
    return payload(ctx, () => revokePublicKey(ctx, id));
  }
}
