import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { productById } from '../../catalogue/catalogue.loaders.js';
import { Product } from '../../catalogue/product.entity.js';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload, UserError } from '../../shared/schema/payload.js';
import { previewSearchRule } from './preview-search-rule.js';
import { SearchRule } from './search-rule.entity.js';
import { SearchRulePreview } from './search-rule-preview.type.js';
import { SearchRuleInput } from './search-rules.inputs.js';
import { deleteSearchRule, findSearchRule, listSearchRules, saveSearchRule } from './search-rules.service.js';

const WHO = 'For an admin, or an API key with catalogue:write; anybody else is refused with FORBIDDEN.';
const MAY = 'For an admin, or an API key with catalogue:write.';

/** What `saveSearchRule` answers. */
@ObjectType({ simpleResolvers: true, description: 'What saveSearchRule answers.' })
export class SearchRulePayload {
  @Field(() => SearchRule, { nullable: true, description: 'The rule as it holds now; null when refused.' })
  searchRule?: SearchRule;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What owners set for questions of the search. */
@Resolver(() => SearchRule)
export class SearchRulesResolver {
  @Query(() => [SearchRule], { description: `What is set for questions of the search, by their words. ${WHO}` })
  searchRules(@Ctx() ctx: Context): Promise<SearchRule[]> {
    return listSearchRules(ctx);
  }

  @Query(() => SearchRule, { nullable: true, description: `What is set for a question; null for nothing. ${WHO}` })
  searchRule(
    @Ctx() ctx: Context,
    @Arg('query', { description: 'The question as it is typed.' }) query: string,
  ): Promise<SearchRule | null> {
    return findSearchRule(ctx, query);
  }

  @Query(() => SearchRulePreview, {
    nullable: true,
    description: `What a rule would change of the last thousand questions, 25 at a time, null for what could not be saved; one that says nothing is tried as the removal of what is set. It changes nothing. ${WHO} Refused with BAD_USER_INPUT.`,
  })
  @Extensions({ cost: 1_400 })
  previewSearchRule(
    @Ctx() ctx: Context,
    @Arg('input', () => SearchRuleInput, { description: 'The rule as it is to be.' }) input: SearchRuleInput,
    @Arg('from', () => Int, {
      nullable: true,
      defaultValue: 0,
      description: 'Where the portion begins: the `next` of the one before, 0 for the first.',
    })
    from: number | null,
  ): Promise<SearchRulePreview> {
    return previewSearchRule(ctx, input, from ?? 0);
  }

  @Mutation(() => SearchRulePayload, {
    description: `Sets a rule for a question, in the place of the one that there is; the next search follows it. ${MAY} Refused with BAD_USER_INPUT, and with CONFLICT for one that was changed meanwhile or that is more than 500.`,
  })
  saveSearchRule(
    @Ctx() ctx: Context,
    @Arg('input', () => SearchRuleInput, { description: 'The rule as it is to be.' }) input: SearchRuleInput,
  ): Promise<SearchRulePayload> {
    return payload(ctx, async () => ({ searchRule: await saveSearchRule(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description: `Takes a rule away, so that its question finds what it finds by itself. ${MAY} Refused with NOT_FOUND.`,
  })
  async deleteSearchRule(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which rule.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => deleteSearchRule(ctx, id))) };
  }

  @FieldResolver(() => [Product], {
    description:
      'What stands first, in its order; what was removed since is left out, and so is what the caller may not see.',
  })
  pinned(@Ctx() ctx: Context, @Root() { pinnedIds }: Readonly<SearchRule>): Promise<Product[]> {
    return productsOf(ctx, pinnedIds);
  }

  @FieldResolver(() => [Product], {
    description: 'What stands last; what was removed since is left out, and so is what the caller may not see.',
  })
  buried(@Ctx() ctx: Context, @Root() { buriedIds }: Readonly<SearchRule>): Promise<Product[]> {
    return productsOf(ctx, buriedIds);
  }
}

async function productsOf(ctx: Context, ids: readonly string[]): Promise<Product[]> {
  const products = await Promise.all(ids.map((id) => productById(ctx).load(id)));
  return products.filter((product) => product !== undefined);
}
