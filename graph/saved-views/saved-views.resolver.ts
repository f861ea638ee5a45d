import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { payload, UserError } from '../shared/schema/payload.js';
import { SavedView, StaffList } from './saved-view.entity.js';
import { SavedViewInput } from './saved-views.inputs.js';
import { isOwnView, listSavedViews, removeView, saveView } from './saved-views.service.js';

/** What `saveView` answers. */
@ObjectType({ simpleResolvers: true, description: 'What saveView answers.' })
export class SavedViewPayload {
  @Field(() => SavedView, { nullable: true, description: 'The view as it is kept; null when refused.' })
  savedView?: SavedView;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** How those who run the shop like to see its lists. */
@Resolver(() => SavedView)
export class SavedViewsResolver {
  @Query(() => [SavedView], {
    description:
      'The views of a list, by name: those of the viewer, and those that others share. For an admin, a packer or support; anybody else is refused with UNAUTHENTICATED or FORBIDDEN.',
  })
  savedViews(
    @Ctx() ctx: Context,
    @Arg('list', () => StaffList, { description: 'Of which list.' }) list: StaffList,
  ): Promise<SavedView[]> {
    return listSavedViews(ctx, list);
  }

  @Mutation(() => SavedViewPayload, {
    description:
      "Keeps how the viewer likes to see a list, in the place of the viewer's own one of the same name. For an admin, a packer or support. Refused with BAD_USER_INPUT, or with CONFLICT for more than 50 of a list.",
  })
  saveView(
    @Ctx() ctx: Context,
    @Arg('input', () => SavedViewInput, { description: 'The view.' }) input: SavedViewInput,
  ): Promise<SavedViewPayload> {
    return payload(ctx, async () => ({ savedView: await saveView(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'Forgets a view. For an admin, a packer or support: their own views, and for an admin what others share. Refused with NOT_FOUND.',
  })
  async removeView(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the view.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeView(ctx, id))) };
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the viewer's own." })
  isOwn(@Ctx() ctx: Context, @Root() view: Readonly<SavedView>): boolean {
    return isOwnView(ctx, view);
  }
}
