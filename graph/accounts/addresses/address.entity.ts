import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Node } from '../../shared/schema/node.type.js';
import { User } from '../user.entity.js';

/**
 * A place that a shopper has goods sent to. Its texts are named as those of the billing form, which
 * it fills in (spec §3); orders keep what was typed for them, so changing or removing one changes
 * no order.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: "A place in the viewer's address book. No order changes with it.",
})
@Entity('address')
@Index('address_is_one_default_per_shopper', ['userId'], { unique: true, where: 'is_chosen' })
export class Address {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field(() => String, { nullable: true, description: 'What the shopper calls it, such as Home; null when nothing.' })
  @Column('text', { nullable: true })
  label: string | null;

  @Field({ description: 'Full name of who receives the goods.' })
  @Column('text', { name: 'full_name' })
  fullName: string;

  @Field({ description: 'Phone number as it was typed.' })
  @Column('text', { name: 'phone_number' })
  phoneNumber: string;

  @Field({ description: 'House and street.' })
  @Column('text', { name: 'street_address_line1' })
  streetAddressLine1: string;

  @Field(() => String, { nullable: true, description: 'Flat, landmark and the like; null when there is none.' })
  @Column('text', { name: 'street_address_line2', nullable: true })
  streetAddressLine2: string | null;

  @Field({ description: 'City.' })
  @Column('text')
  city: string;

  @Field({ description: 'State of the country.' })
  @Column('text')
  state: string;

  @Field({ description: 'Country by its display name.' })
  @Column('text')
  country: string;

  @Field({ description: 'PIN code as it was typed.' })
  @Column('text', { name: 'zip_code' })
  zipCode: string;

  /** Whether the shopper said that it is the default. */
  @Column('boolean', { name: 'is_chosen', default: false })
  isChosen: boolean;

  @Field({
    description:
      'Whether a checkout starts with it: the one that the shopper made the default, or else the one used last. Always one of the book.',
  })
  isDefault: boolean;

  @Field(() => Date, { nullable: true, description: 'When goods were last ordered to it; null when never.' })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'clock_timestamp()' })
  createdAt: Date;
}
