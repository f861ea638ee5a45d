import { Field, ID, InputType } from 'type-graphql';
import { ProductAlertKind } from './product-alert.entity.js';

/** What a shopper wants to be told of. */
@InputType({ description: 'What a shopper wants to be told of, once.' })
export class ProductAlertInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of one of its packs; none: any of them, and for PRICE_FALL its first.',
  })
  variantId?: string | null;

  @Field(() => ProductAlertKind, { description: 'What to tell.' })
  kind: ProductAlertKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Where to write to, at most 254 characters; for a visitor, as a shopper who is signed in is written to at the address of the account.',
  })
  email?: string | null;
}
