import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { payload } from '../shared/schema/payload.js';
import { ApiKey, ApiKeyConnection } from './api-key.entity.js';
import { ApiKeyPayload, CreateApiKeyPayload } from './api-keys.payloads.js';
import { apiKeys, createApiKey, revokeApiKey } from './api-keys.service.js';
import { USUAL_COST_PER_MINUTE } from './cost-per-minute.js';

/** The keys of integrators, for admins. */
@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Query(() => ApiKeyConnection, {
    description:
      'For an admin: all API keys, latest first, with when each was used last. Anybody else is refused with FORBIDDEN.',
  })
  apiKeys(
    @Ctx() ctx: Context,
    @First(50) first: number | null,
    @After() after: string | null,
  ): Promise<ApiKeyConnection> {
    return apiKeys(ctx, { first: first ?? 50, after });
  }

  @Mutation(() => CreateApiKeyPayload, {
    description:
      'For an admin: makes an API key, which is shown this once and lets in, on /graphql and under /api, as long as its maker is an admin. Refused with BAD_USER_INPUT, or with CONFLICT for more than 100 in force; anybody else with FORBIDDEN.',
  })
  createApiKey(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'What to call it: 1 to 100 characters, nothing personal.' }) name: string,
    @Arg('scopes', () => [ApiScope], { description: 'What it may do; at least one.' }) scopes: ApiScope[],
    @Arg('expiresAt', () => Date, {
      nullable: true,
      description: 'From when on it no longer lets in, in the future; absent: it does not expire.',
    })
    expiresAt: Date | null,
    @Arg('costPerMinute', () => Int, {
      defaultValue: USUAL_COST_PER_MINUTE,
      description:
        'What its requests may cost together in a minute, 5,000 to 10,000,000; beyond they are refused with RATE_LIMITED.',
    })
    costPerMinute: number,
  ): Promise<CreateApiKeyPayload> {
    return payload(ctx, () => createApiKey(ctx, { name, scopes, expiresAt: expiresAt ?? null, costPerMinute }));
  }

  @Mutation(() => ApiKeyPayload, {
    description:
      'For an admin: ends an API key at once and for good. Refused with NOT_FOUND; anybody else with FORBIDDEN.',
  })
  revokeApiKey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: string,
  ): Promise<ApiKeyPayload> {
    return payload(ctx, () => revokeApiKey(ctx, id));
  }
}
