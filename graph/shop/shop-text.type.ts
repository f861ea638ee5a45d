import { Field, ObjectType } from 'type-graphql';

/** A part of a page to read. */
@ObjectType({ simpleResolvers: true, description: 'A part of a page to read, as its owner wrote it.' })
export class ShopTextSection {
  @Field({ description: 'Its anchor within the page.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Its heading; null for what stands before the first one.' })
  heading: string | null;

  @Field({ description: 'What it says, as HTML of paragraphs, lists, tables and links; never with scripts or styles.' })
  html: string;
}
