import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { Node } from '../shared/schema/node.type.js';

/**
 * A product that a shopper keeps for later, in My List. Only the choice is kept: title, picture,
 * rating and price are the catalogue's, on every read (spec §3, wishlist entry).
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A product kept for later. Title, rating and price are always those of the catalogue now.',
})
@Entity('wishlist_item')
@Unique('wishlist_item_is_one_per_product', ['userId', 'productId'])
export class WishlistItem {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Index()
  @Column('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Field(() => Date, { description: 'When it was put into the list.' })
  @Column('timestamp with time zone', { name: 'added_at', precision: 3, default: () => 'clock_timestamp()' })
  addedAt: Date;
}
