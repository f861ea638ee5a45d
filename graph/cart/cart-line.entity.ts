import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import type { Product } from '../catalogue/product.entity.js';
import { KNOWN_WISH, SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Paise } from '../shared/money/money.js';
import { Node } from '../shared/schema/node.type.js';

/**
 * A variant in a shopper's cart. Only the choice and the number are kept: title, price and stock
 * are the catalogue's, on every read (spec §3, cart item). The price at the time of the choice is
 * kept to tell the shopper when it has changed.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A variant in the cart. Title, price and stock are always those of the catalogue now.',
})
@Entity('cart_line')
@Unique('cart_line_is_one_per_variant', ['userId', 'variantId'])
@Check('cart_line_quantity_is_positive', 'quantity > 0')
@Check('cart_line_wish_is_known', KNOWN_WISH)
export class CartLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @Column('uuid', { name: 'variant_id' })
  variantId: string;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  @Column('integer')
  quantity: number;

  /** What a piece cost when the shopper last chose it; null where that was not written down. */
  @Column('bigint', { name: 'chosen_price_paise', nullable: true })
  chosenPricePaise: Paise | null;

  @Field(() => SubstitutionWish, {
    description: 'What to do where it turns out to be missing; ASK_ME unless it was said.',
  })
  @Column('text', { default: SubstitutionWish.ASK_ME })
  wish: SubstitutionWish;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/**
 * A line with its variant as the catalogue has it now. Both are read by one statement, for a cart
 * is seldom asked for without.
 */
export type PricedCartLine = Pick<
  CartLine,
  'id' | 'userId' | 'variantId' | 'quantity' | 'chosenPricePaise' | 'wish'
> & {
  variant: ProductVariant;
  /**
   * Pieces that this shopper can have: those not held, and those held for the shopper's own
   * open checkout.
   */
  available: number;
  /** What is taken off the whole line, of a line that was priced with its cart; else 0. */
  discountPaise: Paise;
  /** The product of the variant, where it was read with the line. */
  product?: Product;
};
