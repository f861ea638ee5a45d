import { Field, ObjectType } from 'type-graphql';

/** Who else has a product open in an editor. */
@ObjectType({ simpleResolvers: true, description: 'Who else has a product open in an editor.' })
export class ProductEditor {
  @Field({ description: 'The name of the account.' })
  name: string;

  @Field(() => Date, { description: 'Since when it is open.' })
  since: Date;
}
