import { Field, ObjectType } from 'type-graphql';

/** Where a page stands in its list. */
@ObjectType({ simpleResolvers: true, description: 'Where a page stands in its list.' })
export class PageInfo {
  @Field({ description: 'True when there is more after this page; ask with after: endCursor.' })
  hasNextPage: boolean;

  @Field({ description: 'True when this page does not start at the head of the list.' })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first entry of this page; null for an empty page.',
  })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry of this page; null for an empty page.',
  })
  endCursor: string | null;
}
