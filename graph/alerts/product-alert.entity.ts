import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Language } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** What a reader wants to be told of a product. */
export enum ProductAlertKind {
  BACK_IN_STOCK = 'BACK_IN_STOCK',
  PRICE_FALL = 'PRICE_FALL',
}

registerEnumType(ProductAlertKind, {
  name: 'ProductAlertKind',
  description: 'What a shopper is told of a product, once.',
  valuesConfig: {
    BACK_IN_STOCK: { description: 'That it can be bought again.' },
    PRICE_FALL: { description: 'That it costs less than when they asked, and can be bought.' },
  },
});

/**
 * That a reader wants to be told of a product by mail, once: an account at its address, or an
 * address by itself once its reader has confirmed it.
 */
@ObjectType({ simpleResolvers: true, description: 'What the viewer is told of a product by mail, once.' })
@Entity('product_alert')
@Index('product_alert_is_one', { synchronize: false })
@Index('product_alert_waits', ['productId'], { where: 'told_at IS NULL' })
@Check('product_alert_kind_is_known', `kind IN ('BACK_IN_STOCK', 'PRICE_FALL')`)
@Check('product_alert_is_for_one', '(user_id IS NULL) <> (email IS NULL)')
@Check('product_alert_compares_prices', `(kind = 'PRICE_FALL') = (price_paise IS NOT NULL)`)
@Check('product_alert_is_confirmed_before', 'confirmed_at IS NOT NULL OR (due_at IS NULL AND told_at IS NULL)')
export class ProductAlert {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => ProductAlertKind, { description: 'What they are told.' })
  @Column('text')
  kind: ProductAlertKind;

  @Column('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Field(() => ID, { nullable: true, description: 'Id of the pack that it is about; null: any of the product.' })
  @Index()
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  /** Whose account it is; null for an address by itself. */
  @Index()
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** In its normal form; null for an account, which is written to at the address that it has. */
  @Index()
  @Column('text', { nullable: true })
  email: string | null;

  /** What the mail is written in. */
  @Column('text')
  language: Language;

  @Field(() => Rupees, {
    name: 'price',
    nullable: true,
    description: 'What it cost in rupees when they asked, for PRICE_FALL; null otherwise.',
  })
  @FromProperty()
  @Column('integer', { name: 'price_paise', nullable: true })
  pricePaise: Paise | null;

  /** When the reader of the address confirmed it; null until then. */
  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** When it had happened and the mail was queued; null before. */
  @Column('timestamp with time zone', { name: 'due_at', precision: 3, nullable: true })
  dueAt: Date | null;

  /** When they were told; the row goes 30 days later, so long its link to leave works. */
  @Column('timestamp with time zone', { name: 'told_at', precision: 3, nullable: true })
  toldAt: Date | null;

  @Field(() => Date, { description: 'When they asked.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
