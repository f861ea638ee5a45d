import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { Node } from '../shared/schema/node.type.js';
import { findNode, findNodes } from './find-node.js';

/** Things by their id alone, as clients refetch what they hold already. */
@Resolver()
export class NodesResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'Anything of the shop by its id, whatever its type; null when there is none, and for what the viewer may not see. For everybody.',
  })
  node(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Its id.' }) id: string): Promise<Node | null> {
    return findNode(ctx, id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'The same for several ids, each in its place; null where there is none. For everybody.',
  })
  nodes(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Their ids, at most 100.' }) ids: string[],
  ): Promise<(Node | null)[]> {
    return findNodes(ctx, ids);
  }
}
